import { type ChildNode, type Document, type Element, isTag } from 'domhandler'

/** An element with what selectors ask for, made once. */
export interface ElementNode {
  readonly element: Element
  /** Lower case. */
  readonly tag: string
  readonly id: string
  readonly classes: readonly string[]
  /** Names of all attributes. */
  readonly attributes: readonly string[]
  readonly parent: ElementNode | null
  /** Child elements. */
  readonly children: ElementNode[]
  /** Position among the child elements of the parent, from 0. */
  readonly index: number
  /** Position among those of the same tag, from 0. */
  readonly typeIndex: number
  /** 0 for the document element. */
  readonly depth: number
  /** Position in document order, from 0; -1 for an element beyond the limits. */
  place: number
  readonly svg: boolean
  /** Natural size of the picture it shows, CSS pixels; null when that is not known. */
  picture: { readonly width: number; readonly height: number } | null
  /** What it offers to selectors: `div`, `#id`, `.class`. */
  readonly keys: readonly string[]
}

/** The element tree in document order; what was left out for a limit is counted. */
export interface Tree {
  readonly root: ElementNode | null
  /** Document order. */
  readonly nodes: readonly ElementNode[]
  readonly quirks: boolean
}

/** Something for each of the elements of one tree: a map in the form of a list, which takes a fraction of the time. */
export class NodeMap<T> {
  private readonly values: (T | undefined)[] = []

  get(node: ElementNode): T | undefined {
    return this.values[node.place]
  }

  /** Nothing is kept for an element beyond the limits. */
  set(node: ElementNode, value: T): void {
    if (node.place >= 0) this.values[node.place] = value
  }
}

export interface TreeLimits {
  readonly maxNodes: number
  readonly maxDepth: number
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Builds the tree. Elements beyond a limit, and what stands in a `template`, are left out. */
export function buildTree(document: Document, limits: TreeLimits): Tree {
  const nodes: ElementNode[] = []
  const top = document.children.find(isTag)
  const root = top ? nodeOf(top, null, 0, 0) : null
  const pending: ElementNode[] = root ? [root] : []
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (nodes.length >= limits.maxNodes) break
    node.place = nodes.push(node) - 1
    if (node.depth + 1 >= limits.maxDepth || node.tag === 'template') continue
    addChildren(node)
    for (let at = node.children.length - 1; at >= 0; at--) pending.push(node.children[at] as ElementNode)
  }
  return { root, nodes, quirks: document['x-mode'] === 'quirks' }
}

function addChildren(node: ElementNode): void {
  const perTag = new Map<string, number>()
  for (const child of node.element.children as ChildNode[]) {
    if (!isTag(child)) continue
    const typeIndex = perTag.get(child.name) ?? 0
    perTag.set(child.name, typeIndex + 1)
    node.children.push(nodeOf(child, node, node.children.length, typeIndex))
  }
}

function nodeOf(element: Element, parent: ElementNode | null, index: number, typeIndex: number): ElementNode {
  const tag = element.name.toLowerCase()
  const id = element.attribs.id ?? ''
  const classText = element.attribs.class
  const classes = classText ? classText.split(/[\t\n\f\r ]+/).filter(Boolean) : NO_CLASSES
  const keys = [tag]
  if (id) keys.push(`#${id}`)
  for (const name of classes) keys.push(`.${name}`)
  return {
    element,
    tag,
    id,
    classes,
    attributes: Object.keys(element.attribs),
    keys,
    parent,
    children: [],
    index,
    typeIndex,
    depth: parent ? parent.depth + 1 : 0,
    place: -1,
    svg: element.namespace === SVG_NAMESPACE,
    picture: null,
  }
}

const NO_CLASSES: readonly string[] = []

/** Child-element indexes from the document element, as in `StyleSample.path`. */
export function treePath(node: ElementNode): string {
  const steps: number[] = []
  for (let at: ElementNode | null = node; at?.parent; at = at.parent) steps.push(at.index)
  return steps.reverse().join('/')
}
