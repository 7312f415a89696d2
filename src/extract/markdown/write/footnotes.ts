import { type AnyNode, type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { parsedUrl, withoutFragment } from '../../../formats/url.ts'
import { ancestors, parentOf } from '../../../snapshot/dom.ts'
import { isInline } from '../content/blocks.ts'

/** The footnotes of a page's content: references, notes, and links from notes back to the text. */
export interface Footnotes {
  /** Labels by reference: the link, or a `sup` that contains nothing but the link. */
  readonly references: ReadonlyMap<Element, string>
  /** Labels by note. */
  readonly notes: ReadonlyMap<Element, string>
  /** Links from a note back to its reference, with brackets around them, and repeated labels. */
  readonly returns: ReadonlySet<Element>
}

/** Matches the text of a reference: a number, a letter or a symbol, possibly in brackets. */
const LABEL = /^[[(]?\s*([\p{L}\p{N}]{1,4}|[*†‡§])\s*[\])]?$/u

const REFERENCE_WORDS = /(?:^|\s)(?:footnote-?ref|fn-?ref|footnote|footnote-anchor|noteref|note-ref)(?:\s|$)/i

/**
 * Matches ids of footnotes. Citations in a bibliography are not footnotes: a bibliography has its own heading
 * and stays a list.
 */
const NOTE_ID =
  /^(?:user-content-)?[_-]*(?:fn|ftn|footnote|endnote|edn|sdfootnote|note)(?![a-z]*ref)[-_:.]?\w*/i

/** Matches class words of lists of footnotes, because WordPress gives footnotes random ids. */
const NOTE_LIST = /(?:^|[\s_-])(?:foot|end)notes(?:[\s_-]|$)/i

const NOTES: ReadonlySet<string> = new Set(['li', 'p', 'div', 'aside', 'dd', 'section'])

/** Finds footnotes by their references: superscript links to a block of the content on the same page. */
export function footnotesIn(
  roots: readonly Element[],
  isDropped: (element: Element) => boolean,
  { url, mainContentOnly }: { readonly url: string; readonly mainContentOnly?: boolean },
): Footnotes {
  const ids = new Map<string, Element>()
  const links: InnerLink[] = []
  const visit = (node: AnyNode) => {
    if (!isTag(node) || isDropped(node)) return
    const { id, name, href } = node.attribs
    for (const place of [id, node.name === 'a' ? name : undefined]) {
      if (place && !ids.has(place)) ids.set(place, node)
    }
    const target = node.name === 'a' && href !== undefined ? placeOf(href, url) : undefined
    if (target !== undefined) links.push({ link: node, id: target })
    for (const child of node.children) visit(child)
  }
  for (const root of roots) visit(root)
  return paired(ids, links, mainContentOnly ? [] : citedFrom(ids, links))
}

/** A link within the page. */
interface InnerLink {
  readonly link: Element
  readonly id: string
}

function paired(
  ids: ReadonlyMap<string, Element>,
  links: readonly InnerLink[],
  citedFrom: readonly Element[],
): Footnotes {
  const references = new Map<Element, string>()
  const notes = new Map<Element, string>()
  const origins = new Set<Element>()
  const labels = new Map<string, number>()
  const texts = new Map<Element, string>()
  const textOf = (element: Element) => {
    const text = texts.get(element) ?? textContent(element).trim()
    texts.set(element, text)
    return text
  }
  for (const { link, id } of links) {
    const [, said] = LABEL.exec(textOf(link)) ?? []
    const raised = raisedAround(link)
    const isNote = said !== undefined && (raised || isNamed(link)) && isNoteId(id, ids.get(id))
    const note = isNote ? noteAt(ids.get(id)) : undefined
    if (!note || said === undefined || [...ancestors(link)].includes(note)) continue
    const label = notes.get(note) ?? freeLabel(said, labels)
    notes.set(note, label)
    const whole = raised && textOf(raised) === textOf(link) ? raised : link
    references.set(whole, label)
    for (const element of [link, ...[...ancestors(link)].slice(0, 2)]) origins.add(element)
  }
  const returns = links.filter(({ link, id }) => {
    const origin = ids.get(id)
    return (
      origin !== undefined && origins.has(origin) && [...ancestors(link)].some((above) => notes.has(above))
    )
  })
  const backs = new Set([...returns.map(({ link }) => link), ...citedFrom])
  return { references, notes, returns: withFrames(backs, notes) }
}

/**
 * Returns the links from entries of a bibliography back to their citations: an arrow, or letters after an
 * arrow if there are several citations. In a main content these links stay, because Readability does not
 * remove them.
 */
function citedFrom(ids: ReadonlyMap<string, Element>, links: readonly InnerLink[]): readonly Element[] {
  const leadsTo = new Map<Element, Set<string>>()
  for (const { link, id } of links) {
    for (const element of [link, ...[...ancestors(link)].slice(0, 2)])
      leadsTo.set(element, (leadsTo.get(element) ?? new Set()).add(id))
  }
  // The beginning of an element is read once, because the element may contain thousands of links.
  const begins = new Map<Element, boolean>()
  const beginsWithSign = (around: Element): boolean => {
    const known = begins.get(around) ?? BACK.test(textContent(around).trim().slice(0, 1))
    begins.set(around, known)
    return known
  }
  return links.flatMap(({ link, id }) => {
    const entry = [...ancestors(link)].find(({ name }) => name === 'li')
    const origin = ids.get(id)
    if (!entry?.attribs.id || !origin || !leadsTo.get(origin)?.has(entry.attribs.id)) return []
    const said = textContent(link).trim()
    const isListed = /^[a-z]{1,2}$/.test(said) && beginsWithSign(parentOf(link) ?? link)
    return BACK.test(said) || isListed ? [link] : []
  })
}

/** Matches symbols of a link back to the text. */
const BACK = /^(?:[\^↑↩⬆]|\ufe0e|\ufe0f)+$/

/** Adds elements with only such links and punctuation, and the label at the beginning of a note. */
function withFrames(links: ReadonlySet<Element>, notes: ReadonlyMap<Element, string>): Set<Element> {
  const returns = new Set(links)
  const seen = new Set<Element>()
  for (const link of links) {
    for (const frame of [...ancestors(link)].slice(0, 2)) {
      if (seen.has(frame) || notes.has(frame) || !isInline(frame)) break
      seen.add(frame)
      const rest = frame.children.filter((child) => !(isTag(child) && returns.has(child)))
      if (!MARKS.test(rest.map(textContent).join(''))) break
      returns.add(frame)
    }
  }
  for (const [note, label] of notes) {
    const first = note.children.find((child) => textContent(child).trim() !== '')
    if (
      first &&
      isTag(first) &&
      first.attribs.class === 'label' &&
      LABEL.exec(textContent(first).trim())?.[1] === label
    )
      returns.add(first)
  }
  return returns
}

const MARKS = /^[\s[\](),;:.|^↑]*$/

const isNoteId = (id: string, place: Element | undefined): boolean =>
  NOTE_ID.test(id) || /^doc-(?:foot|end)note$/.test(place?.attribs.role ?? '') || isInNoteList(place)

const isInNoteList = (place: Element | undefined): boolean =>
  place?.name === 'li' && NOTE_LIST.test(parentOf(place)?.attribs.class ?? '')

/** Returns the fragment of a link within the page; undefined for other links. */
function placeOf(href: string, url: string): string | undefined {
  const hash = href.indexOf('#')
  if (hash < 0 || hash === href.length - 1) return undefined
  const page = href.slice(0, hash)
  if (page !== '' && parsedUrl(page, url)?.href !== withoutFragment(url)) return undefined
  try {
    return decodeURIComponent(href.slice(hash + 1))
  } catch {
    // The fragment is not valid percent-encoding, so it is compared as it is written.
    return href.slice(hash + 1)
  }
}

function raisedAround(link: Element): Element | undefined {
  return [...ancestors(link)].slice(0, 2).find(({ name }) => name === 'sup')
}

/** Whether a link is marked as a reference by its role or class, or is superscript. */
function isNamed({ attribs, children }: Element): boolean {
  return (
    attribs.role === 'doc-noteref' ||
    REFERENCE_WORDS.test(attribs.class ?? '') ||
    children.some((child) => isTag(child) && child.name === 'sup')
  )
}

/** Returns the block that is or contains the target of a reference, if it may be a note. */
function noteAt(place: Element | undefined): Element | undefined {
  if (!place) return undefined
  const block = [place, ...ancestors(place)].find((element) => !isInline(element))
  return block && NOTES.has(block.name) ? block : undefined
}

/** Makes a unique label: a number is appended to a label that another note already has. */
function freeLabel(said: string, taken: Map<string, number>): string {
  const plain = /^[\p{L}\p{N}]+$/u.test(said) ? said : 'note'
  const before = taken.get(plain) ?? 0
  taken.set(plain, before + 1)
  return before === 0 ? plain : `${plain}-${before + 1}`
}
