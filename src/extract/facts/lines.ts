import { beginning } from '../../formats/text/excerpt.ts'
import { SENTENCE_END } from '../../formats/text/sentences.ts'
import { labelMeaning } from '../../lexicon/labels/index.ts'
import { LEGAL_FORMS } from '../../lexicon/legal-forms.ts'
import type { Fact } from '../../model/facts.ts'
import { select } from '../../snapshot/dom.ts'
import { linksOf } from '../../snapshot/links.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleTextOf } from '../../snapshot/text.ts'

/** Matches `Label: value`, but not a time such as 10:30. */
const LABELLED = /^([^:：]{2,70}?)(?<!\d(?=[:：]\d))\s*[:：]\s*(?!\/\/)(\S.{0,400})$/u
const MAX_SENTENCE_CHARS = 500

/** Matches a line with only a number. The line below names the counted things. */
const FIGURE = /^[\p{Sc}<>~+]?\s*\d[\d.,\s]*\s*(?:[%+kKmM]|\p{Sc})?$/u

/** Matches a line with a number and a few words for the counted things: `97% natural ingredients`. */
const COUNTED =
  /^(\d[\d.,]*\s?(?:[%+]|[kKmM]\+?(?!\p{L}))|\d{1,3}(?:[.,]\d{3})+|\d{2,4})\s+(\p{L}[\p{L}-]*(?:\s[\p{L}&-]+){0,3})$/u
/** Matches a line that is the label of the next one: `Opening hours:`. */
const ANNOUNCED = /^(\p{L}[^:：.!?]{1,70})\s?[:：]$/u
const MAX_BELOW_CHARS = 200
/** The most lines below a label that belong to its value, such as the hours of each day. */
const MAX_LINES_BELOW = 16
const YEAR = /^(?:19|20)\d\d$/

/** Makes facts of lines with a label, of numbers with the line below them, and of all sentences. */
export function lineFacts(snapshot: Snapshot): Fact[] {
  const lines = visibleTextOf(snapshot).split('\n')
  return lines.flatMap((line, at): Fact[] => {
    const where = `line ${at + 1} of the text`
    const below = lines[at + 1]
    const figure: Fact[] =
      below && isFigure(line) && !FIGURE.test(below)
        ? [{ kind: 'label', label: below, values: [line], where }]
        : []
    const [, amount = '', counted = ''] = COUNTED.exec(line) ?? []
    const leading: Fact[] =
      isFigure(amount) && !YEAR.test(amount)
        ? [{ kind: 'label', label: counted, values: [amount], where }]
        : []
    const announced = ANNOUNCED.exec(line)?.[1] ?? (labelMeaning(line) && line)
    const isValue = below && below.length <= MAX_BELOW_CHARS && !below.endsWith(':') && !labelMeaning(below)
    const following = lines.slice(at + 1, at + 1 + MAX_LINES_BELOW)
    const value: Fact[] =
      announced && isValue
        ? [{ kind: 'label', label: announced, values: [below], lines: following, where }]
        : []
    const sentences = line
      .split(SENTENCE_END)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '' && sentence.length <= MAX_SENTENCE_CHARS)
    return [
      ...figure,
      ...leading,
      ...value,
      ...[...new Set([line, ...sentences])].flatMap((said) => labelled(said, where)),
      ...sentences.map((value): Fact => ({ kind: 'sentence', label: '', values: [value], where })),
    ]
  })
}

/**
 * Whether a line is a number. `0` is left out, because it is often a counter before its animation starts.
 * `1.` is left out, because it numbers a chapter.
 */
function isFigure(line: string): boolean {
  return FIGURE.test(line) && /[1-9]/.test(line) && !line.endsWith('.')
}

function labelled(line: string, where: string): Fact[] {
  const [, label = '', value = ''] = LABELLED.exec(line) ?? []
  if (value === '') return []
  const isName = value.split(/\s+/).length <= 6
  return [{ kind: 'label', label, values: [isName ? withoutStop(value) : value], where }]
}

/** Removes a final full stop, except that of a legal form such as `Ltd.` */
function withoutStop(value: string): string {
  const [, last = ''] = /(?<!\S)(\S+)\.$/u.exec(value) ?? []
  return LEGAL_FORMS.has(last.toLowerCase().replaceAll('.', '')) ? value : value.replace(/[.。]$/, '')
}

const MAILBOX = /^mailto:(([\w.+-]+)@[\w-]+(?:\.[\w-]+)+)/i

/** Makes facts of the mailboxes in links, labelled by the part before `@`: `careers email`. */
export function mailboxFacts(snapshot: Snapshot): Fact[] {
  return select(snapshot, 'a[href^="mailto:" i]').flatMap((link): Fact[] => {
    const [, address, name = ''] = MAILBOX.exec(link.attribs.href ?? '') ?? []
    if (address === undefined) return []
    const label = `${name.replace(/[._-]/g, ' ')} email`
    return [{ kind: 'phrase', label, values: [address], where: `link to ${address}` }]
  })
}

/** Makes facts of the links of a page, labelled by their texts. */
export function linkFacts(snapshot: Snapshot): Fact[] {
  return linksOf(snapshot).flatMap(({ text, url }): Fact[] =>
    text === '' || url.endsWith('#')
      ? []
      : [{ kind: 'link', label: text, values: [url], where: `link "${beginning(text, 60)}"` }],
  )
}
