/**
 * Makes a new page from a part of another one: with the documents of its frames, with some of its elements,
 * or without some.
 */

import { type ChildNode, type Document, type Element, isTag, type ParentNode } from 'domhandler'
import { getOuterHTML } from 'domutils'
import { absoluteUrl } from '../formats/url.ts'
import type { PagePart } from '../model/page-part.ts'
import { pageOfText, servedAs } from './document/served-text.ts'
import { parseTree } from './document/tree.ts'
import { attribute, baseUrlOf, htmlOf, treeOf } from './dom.ts'
import { allBelow, firstBelow } from './selectors.ts'
import { bodyOf, resourceAt, type Snapshot } from './snapshot.ts'

/** A part of a page, and the HTML of this part. */
export interface PartOfPage {
  /** The page with its head. Its body only has the part. */
  readonly page: Snapshot
  readonly html: string
}

const decoder = new TextDecoder('utf-8')

/**
 * Returns the part of a page that selectors choose. If requested, the documents of frames are read at the
 * position of the frames. Without selectors and frames, the page is returned unchanged.
 */
export function partOf(
  snapshot: Snapshot,
  { includeSelectors = [], excludeSelectors = [], includeFrames = false }: PartWanted,
): PartOfPage {
  if (!includeFrames && includeSelectors.length + excludeSelectors.length === 0)
    return { page: snapshot, html: htmlOf(snapshot) }
  // The tree of the snapshot is shared and must not change, so the text is parsed again.
  const text = htmlOf(snapshot)
  const isText = snapshot.producer === 'http' && servedAs(snapshot) !== undefined
  const { document, pruned } = parseTree(isText ? pageOfText(text) : text)
  if (includeFrames) openFrames(snapshot, document)
  const included = includeSelectors.length > 0 ? matches(document, includeSelectors) : undefined
  const excluded = matches(document, excludeSelectors)
  drop(document, excluded)
  const kept = included && outermost(document, included)
  const html = written(kept ?? document.children)
  if (kept) refill(document, kept)
  const { packedSamples: _, ...rest } = snapshot
  // The samples of the browser belong to elements of the first tree.
  const page = { ...rest, samples: null }
  treeOf.give(page, { document, pruned })
  htmlOf.give(page, kept ? written(document.children) : html)
  return { page, html }
}

export interface PartWanted extends Omit<PagePart, 'mainContentOnly'> {
  /** Default: false. */
  readonly includeFrames?: boolean | undefined
}

const written = (nodes: readonly ChildNode[]): string => getOuterHTML([...nodes], { encodeEntities: 'utf8' })

function matches(document: Document, selectors: readonly string[]): ReadonlySet<Element> {
  return new Set(selectors.flatMap((selector) => allBelow(selector, document)))
}

/** Removes elements from the tree below a node. */
function drop(root: ParentNode, out: ReadonlySet<Element>): void {
  if (out.size === 0) return
  const open: ParentNode[] = [root]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    const kept = parent.children.filter((child) => !(isTag(child) && out.has(child)))
    if (kept.length < parent.children.length) adopt(parent, kept)
    for (const child of kept) if ('children' in child) open.push(child)
  }
}

/** Returns the elements in a tree that are not inside another one of them, in document order. */
function outermost(root: ParentNode, elements: ReadonlySet<Element>): Element[] {
  const found: Element[] = []
  const open: ChildNode[] = root.children.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTag(node)) continue
    if (elements.has(node)) found.push(node)
    else for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] as ChildNode)
  }
  return found
}

/** Replaces the content of a document's body by some of its elements. The head does not change. */
function refill(document: Document, elements: readonly Element[]): void {
  // The whole document or its body was chosen, so nothing has to be moved.
  if (elements.some(({ name }) => name === 'html' || name === 'body')) return
  const body = firstBelow('body', document)
  if (body) adopt(body, elements)
}

function adopt(parent: ParentNode, children: readonly ChildNode[]): void {
  parent.children = [...children]
  for (const [at, child] of children.entries()) {
    child.parent = parent
    child.prev = children[at - 1] ?? null
    child.next = children[at + 1] ?? null
  }
}

/**
 * Elements in the document of a frame that show nothing, or that would have an effect on the page around it.
 */
const LEFT_OUT = 'script, style, link, meta, base, title, noscript, template'

/** Replaces each `iframe` by the body of its document, if that was fetched. */
function openFrames(snapshot: Snapshot, document: Document): void {
  const base = baseUrlOf(snapshot)
  for (const frame of allBelow('iframe', document)) {
    const inside = frameDocument(snapshot, frame, base)
    const body = inside && firstBelow('body', inside.document)
    if (!body) continue
    drop(body, new Set(allBelow(LEFT_OUT, body)))
    for (const element of allBelow('[href], [src], [poster]', body)) withWholeAddresses(element, inside.base)
    frame.name = 'div'
    frame.attribs = { 'data-frame': inside.url }
    adopt(frame, body.children)
  }
}

function frameDocument(snapshot: Snapshot, frame: Element, base: string) {
  const written = frame.attribs.srcdoc
  if (written !== undefined) return { document: parseTree(written).document, base, url: 'about:srcdoc' }
  const url = absoluteUrl(attribute(frame, 'src'), base)
  const resource = url === undefined ? undefined : resourceAt(snapshot, url)
  const bytes = resource?.kind === 'frame' ? bodyOf(snapshot, resource) : undefined
  if (!resource || !bytes) return undefined
  const { document } = parseTree(decoder.decode(bytes))
  const own = firstBelow('base[href]', document)
  const { finalUrl } = resource
  return { document, base: absoluteUrl(own?.attribs.href, finalUrl) ?? finalUrl, url: finalUrl }
}

/** Makes addresses absolute, because they are relative to the document of the frame. */
function withWholeAddresses({ attribs }: Element, base: string): void {
  for (const name of ['href', 'src', 'poster']) {
    const url = attribs[name]?.startsWith('#') ? undefined : absoluteUrl(attribs[name], base)
    if (url !== undefined) attribs[name] = url
  }
  Reflect.deleteProperty(attribs, 'srcset')
}
