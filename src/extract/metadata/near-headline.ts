import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler'
import { pattern, phrases, words } from '../../lexicon/pattern.ts'
import { ancestors, foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { titleOf } from '../../snapshot/meta.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isShown } from '../../snapshot/text.ts'
import { evidence, type Match } from '../extractor.ts'

const VERBS = words('written posted published reported words story text')
const PREPOSITIONS = words('by von par por di door av af przez автор от')
const LABELS = words('author authors autor autoren auteur auteurs autore autores redaktion text')

/** Words before the name of an author. */
export const BY = pattern('iu')`^(?:(?:${VERBS}) )?(?:${PREPOSITIONS})[:\s]+|^(?:${LABELS}):\s*`

const PARTICLES = words('de da dos del della di la le van von der den ter bin al el y e and &')

/** A name: up to five words that begin with capitals, and particles between them. */
export const NAME = pattern(
  'u',
)`^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:(?:${PARTICLES}) )*\p{Lu}[\p{L}\p{M}.'’-]*){0,4}`

/** What may stand before `by`: a date, and a sign between. */
const DATED = /^.{0,30}?\b(?:19|20)\d\d\b[\s,|•·–—-]+(?=\p{Ll})/u

/** The name in a line such as `By Jo Smith | 1 May` or `1 May 2021 by Jo Smith`. */
export function nameInByline(line: string): string | undefined {
  const text = line.replace(DATED, '')
  return BY.test(text) ? NAME.exec(text.replace(BY, ''))?.[0] : undefined
}

/** Lines such as `By Jo Smith | 1 May`. */
export function bylinesIn(snapshot: Snapshot): readonly Match<string>[] {
  return linesNearHeadline(snapshot).flatMap(({ element, text }) => {
    const name = nameInByline(text)
    return name ? [{ value: name, evidence: evidence('text', selectorOf(element), text) }] : []
  })
}

/** Lines with a date. */
export function datesIn(snapshot: Snapshot): readonly Match<string>[] {
  return linesNearHeadline(snapshot)
    .filter(({ text }) => /\p{Nd}/u.test(text))
    .map(({ element, text }) => ({ value: text, evidence: evidence('text', selectorOf(element), text) }))
}

/** Words with which a line of its own says when the page was written or changed. By hand, 2026. */
const DATED_LINE = pattern('iu')`^(?:${[
  /(?:first )?(?:published|posted)(?: on)?/,
  /(?:page )?last (?:updated|modified|reviewed|revised|changed)(?: on)?/,
  ...phrases(`
    veröffentlicht am, zuletzt aktualisiert, zuletzt geändert, publié le, mis à jour le, publicado el, publicado em, actualizado el
    atualizado em, pubblicato il, aggiornato il, gepubliceerd op, laatst bijgewerkt, publicerad, senast uppdaterad, opublikowano
    опубликовано, обновлено`),
]})[:\s]`

/** Lines with such words, wherever they stand in the content. */
export function datedLinesIn(snapshot: Snapshot): readonly Match<string>[] {
  return select(snapshot, 'p, span, small, em, time, li').flatMap((element) => {
    const [first] = element.children
    if (!first || !isText(first) || !DATED_LINE.test(first.data.trimStart())) return []
    const line = lineOf(element)
    if (line.length > MAX_LINE_CHARS || regionOf(element) !== 'main') return []
    return [{ value: line, evidence: evidence('text', selectorOf(element), line) }]
  })
}

/** A short text beside the headline, as one line. */
export interface Line {
  readonly element: Element
  readonly text: string
}

/** A longer text is a sentence, and neither a name nor a date. */
const MAX_LINE_CHARS = 80

/** A text of this length is the text of the page, which ends what stands below the headline. */
const MIN_TEXT_CHARS = 200

/** So many lines are read before the text begins. */
const MAX_LINES = 20

/**
 * The short lines that stand beside and below the headline of the content, before its text begins: those in
 * which pages without any markup say who wrote it and when. Empty without a headline.
 */
export const linesNearHeadline = view((snapshot: Snapshot): readonly Line[] => {
  const headline = contentHeadlineOf(snapshot)
  if (!headline) return []
  const lines: Line[] = []
  for (const at of [headline, ...ancestors(headline)]) {
    if (at.name === 'body') break
    for (let beside = at.next; beside; beside = beside.next)
      if (isTag(beside) && !collect(beside, lines)) return lines
  }
  return lines
})

/** The headline of the content: the one that begins the title, or else the first large one. */
export const contentHeadlineOf = view((snapshot: Snapshot): Element | undefined => {
  const title = titleOf(snapshot)
  const headlines = ['h1', 'h2']
    .flatMap((name) => select(snapshot, name))
    .filter((one) => regionOf(one) === 'main' && lineOf(one) !== '')
  return (
    headlines.find((one) => title?.startsWith(lineOf(one))) ?? headlines.find(({ name }) => name === 'h1')
  )
})

/** Adds the lines of an element; false when the text has begun. */
function collect(root: Element, lines: Line[]): boolean {
  const open: Element[] = [root]
  for (let element = open.pop(); element; element = open.pop()) {
    if (!isShown(element) || regionOf(element) !== 'main') continue
    const text = lineOf(element)
    if (text === '') continue
    if (text.length <= MAX_LINE_CHARS) lines.push({ element, text })
    const children = element.children.filter(isTag)
    if (lines.length >= MAX_LINES || (children.every(isShort) && text.length >= MIN_TEXT_CHARS)) return false
    if (text.length > MAX_LINE_CHARS) open.push(...children.reverse())
  }
  return true
}

const isShort = (element: Element): boolean => lineOf(element).length < MIN_TEXT_CHARS

/** So many nodes of an element are read; a line has fewer. */
const MAX_NODES = 500

/** The text below an element; a space stands between the texts of different elements. No more than is asked. */
export function lineOf(root: Element): string {
  const pieces: string[] = []
  let chars = 0
  let nodes = 0
  const open: AnyNode[] = [root]
  for (let node = open.pop(); node && chars <= MIN_TEXT_CHARS * 2; node = open.pop()) {
    if (nodes++ >= MAX_NODES) break
    if (isText(node)) {
      pieces.push(node.data)
      chars += node.data.trim().length
    } else if (hasChildren(node) && (!isTag(node) || isShown(node))) {
      open.push(...node.children.slice(0, MAX_NODES).reverse())
    }
  }
  return foldSpace(pieces.join(' '))
}
