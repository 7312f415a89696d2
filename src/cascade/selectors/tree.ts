import { type ChildNode, type Document, type Element, isTag } from 'domhandler'
import { MAX_DEPTH, MAX_NODES } from '../../model/limits.ts'
import type { UserState } from './user-states.ts'

/** The properties of an element that selectors test, computed once. */
export interface ElementNode {
  readonly element: Element
  /** The tag is in lower case. */
  readonly tag: string
  readonly id: string
  readonly classes: readonly string[]
  readonly attributes: readonly string[]
  readonly parent: ElementNode | null
  readonly children: ElementNode[]
  /** The index among the child elements of the parent, from 0. */
  readonly index: number
  /** The result of `typeIndexOf`; -1 before it is known. */
  typeIndex: number
  /** The document element has depth 0. */
  readonly depth: number
  /** The index among all elements in document order, from 0; -1 for an element beyond the limits. */
  position: number
  /** The result of `treePath`; null before it is known. */
  path: string | null
  readonly svg: boolean
  /** The natural size of the picture that it shows, in CSS pixels; null when it is not known. */
  picture: { readonly width: number; readonly height: number } | null
  /** The states of the element that a user causes. Null while nobody uses the page. */
  states: ReadonlySet<UserState> | null
  /** Selectors find the element by these keys: `div`, `#id`, `.class`. */
  readonly keys: readonly string[]
}

/** The elements of a document, within the limits. */
export interface Tree {
  readonly root: ElementNode | null
  /** In document order. */
  readonly nodes: readonly ElementNode[]
  readonly quirks: boolean
}

/** A map from the elements of one tree, kept as an array, which takes a fraction of the time of a `Map`. */
export class NodeMap<T> {
  private readonly values: (T | undefined)[] = []

  get(node: ElementNode): T | undefined {
    return this.values[node.position]
  }

  /** Does nothing for an element beyond the limits. */
  set(node: ElementNode, value: T): void {
    if (node.position >= 0) this.values[node.position] = value
  }
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Builds the tree. Elements beyond a limit, and the content of `template`, are left out. */
export function buildTree(document: Document): Tree {
  const nodes: ElementNode[] = []
  const top = document.children.find(isTag)
  const named = new Named()
  const root = top ? nodeOf(top, named, null, 0) : null
  const pending: ElementNode[] = root ? [root] : []
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (nodes.length >= MAX_NODES) break
    node.position = nodes.push(node) - 1
    if (node.depth + 1 >= MAX_DEPTH || node.tag === 'template') continue
    if (node.element.children.length > 0) addChildren(node, named)
    for (let at = node.children.length - 1; at >= 0; at--) pending.push(node.children[at] as ElementNode)
  }
  return { root, nodes, quirks: document['x-mode'] === 'quirks' }
}

function addChildren(node: ElementNode, named: Named): void {
  for (const child of node.element.children as ChildNode[])
    if (isTag(child)) node.children.push(nodeOf(child, named, node, node.children.length))
}

/**
 * Counts the siblings with the same tag before an element. The counts of all siblings are computed at once.
 */
export function typeIndexOf(node: ElementNode): number {
  if (node.typeIndex < 0) {
    const perTag = new Map<string, number>()
    for (const sibling of node.parent?.children ?? [node]) {
      sibling.typeIndex = perTag.get(sibling.element.name) ?? 0
      perTag.set(sibling.element.name, sibling.typeIndex + 1)
    }
  }
  return node.typeIndex
}

/** The classes and keys of elements, shared by those with the same tag and `class` attribute. */
class Named {
  private readonly byTag = new Map<string, Map<string, Pick<ElementNode, 'classes' | 'keys'>>>()

  of(tag: string, classText: string): Pick<ElementNode, 'classes' | 'keys'> {
    let ofTag = this.byTag.get(tag)
    if (!ofTag) {
      ofTag = new Map()
      this.byTag.set(tag, ofTag)
    }
    let found = ofTag.get(classText)
    if (!found) {
      const classes = classText ? classText.split(/[\t\n\f\r ]+/).filter(Boolean) : []
      found = { classes, keys: [tag, ...classes.map((name) => `.${name}`)] }
      ofTag.set(classText, found)
    }
    return found
  }
}

function nodeOf(element: Element, named: Named, parent: ElementNode | null, index: number): ElementNode {
  const tag = element.name.toLowerCase()
  const { id = '' } = element.attribs
  const { classes, keys } = named.of(tag, element.attribs.class ?? '')
  return {
    element,
    tag,
    id,
    classes,
    attributes: Object.keys(element.attribs),
    keys: id ? [tag, `#${id}`, ...keys.slice(1)] : keys,
    parent,
    children: [],
    index,
    typeIndex: -1,
    depth: parent ? parent.depth + 1 : 0,
    position: -1,
    path: null,
    svg: element.namespace === SVG_NAMESPACE,
    picture: null,
    states: null,
  }
}

/** Returns the child-element indexes from the document element, as in `StyleSample.path`. */
export function treePath(node: ElementNode): string {
  const { parent, index } = node
  node.path ??= parent ? (parent.parent ? `${treePath(parent)}/${index}` : String(index)) : ''
  return node.path
}
