/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Reads the nodes of the page's tree, shadow roots included. */

export interface PageNodes {
  /** Null when a script has removed the whole document. */
  readonly root: Element | null
  /** True when a shadow root was found in the document. */
  readonly hasShadows: boolean
  /** Reads a property by the getter of a prototype. */
  read<T>(prototype: object, name: string, of: object): T
  shadowOf(element: Element): ShadowRoot | null
  /**
   * Child nodes as they are shown: for a host the nodes of its shadow root, for a slot the nodes assigned to
   * it.
   */
  nodesOf(element: Element): Node[]
  /** The parent. For an element at the top of a shadow root it is the host. */
  parentOf(element: Element): Element | null
  /** Elements in the document and in its shadow roots that match. */
  findAll(selector: string): Element[]
  tagOf(element: Element): string
}

/**
 * Runs in the page. It reads properties by the getters of the prototypes, because an element may hide them: a
 * form with a field named `children` returns that field as its `children`. Closed shadow roots are found only
 * when they were registered in `blazonClosedRoots`.
 */
export function pageNodes(): PageNodes {
  const own = globalThis as unknown as { blazonClosedRoots?: WeakMap<Element, ShadowRoot> }
  const read = <T>(prototype: object, name: string, of: object): T => Reflect.get(prototype, name, of) as T
  const shadowOf = (element: Element): ShadowRoot | null =>
    read<ShadowRoot | null>(Element.prototype, 'shadowRoot', element) ??
    own.blazonClosedRoots?.get(element) ??
    null
  const all = (from: Document | ShadowRoot, selector: string): Element[] => [
    ...(from instanceof Document
      ? Document.prototype.querySelectorAll.call(from, selector)
      : DocumentFragment.prototype.querySelectorAll.call(from, selector)),
  ]
  const roots: (Document | ShadowRoot)[] = [document]
  for (let at = 0; at < roots.length; at++) {
    const from = roots[at]
    if (from)
      for (const element of all(from, '*')) roots.push(...[shadowOf(element)].filter((it) => it !== null))
  }
  return {
    root: read<Element | null>(Document.prototype, 'documentElement', document),
    hasShadows: roots.length > 1,
    read,
    shadowOf,
    nodesOf(element) {
      if (element instanceof HTMLSlotElement) {
        const assigned = element.assignedNodes()
        if (assigned.length > 0) return assigned
      }
      const nodes: Node[] = []
      const from: Node = roots.length > 1 ? (shadowOf(element) ?? element) : element
      let next = read<Node | null>(Node.prototype, 'firstChild', from)
      while (next) {
        nodes.push(next)
        next = read<Node | null>(Node.prototype, 'nextSibling', next)
      }
      return nodes
    },
    parentOf(element) {
      const parent = read<Node | null>(Node.prototype, 'parentNode', element)
      if (parent instanceof ShadowRoot) return parent.host
      return parent instanceof Element ? parent : null
    },
    findAll: (selector) => roots.flatMap((from) => all(from, selector)),
    tagOf: (element) => read<string>(Element.prototype, 'localName', element).toLowerCase(),
  }
}
