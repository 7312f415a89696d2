/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** The tree as it is shown: shadow roots in the place of their hosts' children, what is slotted in its slot. */
export interface ShownTree {
  /** Null when a script took the whole document away. */
  readonly root: Element | null
  /** True when the document has a shadow root that was found. */
  readonly hasShadows: boolean
  shadowOf(element: Element): ShadowRoot | null
  /** Elements without content that may have a closed shadow root, which only the browser's debugger sees. */
  closedHosts(): Element[]
  nodesOf(element: Element): Node[]
  childrenOf(element: Element): Element[]
  /** The host of a shadow root's top elements, else the parent. */
  parentOf(element: Element): Element | null
  /** Matches in the document and in its shadow roots. */
  findAll(selector: string): Element[]
  tagOf(element: Element): string
  boxOf(element: Element): DOMRect
  /** Rendered, and of some size. */
  isVisible(element: Element): boolean
  /** Text that is shown, white space folded, at most `maxChars` of it. */
  textOf(element: Element, maxChars: number): string
  /** Elements that were put out of sight by `hide`. */
  readonly hidden: Set<Element>
  hide(element: Element): void
}

/**
 * Runs in the page. Reads by the prototypes' own means: a form with a field called `children`, or a picture called `body`, would
 * otherwise answer in their place. Closed shadow roots are those that were made known in `blazonClosedRoots`.
 */
export function shownTree(): ShownTree {
  const own = globalThis as unknown as {
    blazonClosedRoots?: WeakMap<Element, ShadowRoot>
    blazonHidden?: Set<Element>
  }
  own.blazonHidden ??= new Set()
  const hidden = own.blazonHidden
  const read = <T>(prototype: object, name: string, of: object): T => Reflect.get(prototype, name, of) as T
  const shadowOf = (element: Element): ShadowRoot | null =>
    read<ShadowRoot | null>(Element.prototype, 'shadowRoot', element) ??
    own.blazonClosedRoots?.get(element) ??
    null
  const root = read<Element | null>(Document.prototype, 'documentElement', document)
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
  const nodesOf = (element: Element): Node[] => {
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
  }
  const childrenOf = (element: Element): Element[] =>
    nodesOf(element).filter((node): node is Element => node instanceof Element)
  const boxOf = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element)
  const isVisible = (element: Element): boolean => {
    const { width, height } = boxOf(element)
    const options = { opacityProperty: true, visibilityProperty: true }
    return width > 0 && height > 0 && Element.prototype.checkVisibility.call(element, options)
  }
  const tagOf = (element: Element): string =>
    read<string>(Element.prototype, 'localName', element).toLowerCase()
  const textOf = (element: Element, maxChars: number): string => {
    let text = ''
    const open: Node[] = [element]
    for (let next = open.pop(); next && text.length < maxChars; next = open.pop()) {
      if (next instanceof Text) text += `${next.data} `
      if (!(next instanceof Element) || /^(?:script|style|template|noscript)$/.test(tagOf(next))) continue
      if (getComputedStyle(next).display === 'none') continue
      open.push(...nodesOf(next).reverse())
    }
    return text.replace(/\s+/g, ' ').trim().slice(0, maxChars)
  }
  return {
    root,
    hasShadows: roots.length > 1,
    shadowOf,
    closedHosts: () =>
      all(document, 'body :empty')
        .filter((element) => tagOf(element).includes('-') || element.matches('body > div'))
        .filter((element) => shadowOf(element) === null)
        .slice(0, 20),
    nodesOf,
    childrenOf,
    parentOf: (element) => {
      const parent = read<Node | null>(Node.prototype, 'parentNode', element)
      if (parent instanceof ShadowRoot) return parent.host
      return parent instanceof Element ? parent : null
    },
    findAll: (selector) => roots.flatMap((from) => all(from, selector)),
    tagOf,
    boxOf,
    isVisible,
    textOf,
    hidden,
    hide: (element) => {
      hidden.add(element)
      const style = read<CSSStyleDeclaration | undefined>(HTMLElement.prototype, 'style', element)
      style?.setProperty('display', 'none', 'important')
    },
  }
}
