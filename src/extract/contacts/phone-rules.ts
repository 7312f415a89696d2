import { type Phone, readPhone } from '../../formats/text/phone.ts'
import { matchesOf } from '../../lexicon/pattern.ts'
import type { Evidence } from '../../model/finding.ts'
import { select, selectorOf, textOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import { writtenAddresses } from './address-rules.ts'
import { plainDigits } from './digits.ts'
import { FOLDED_STRENGTH, linesOf, MAX_PLACES } from './lines.ts'
import { isAnotherNumber, type Label, labelOf, NUMBER } from './phone-words.ts'
import { isFromTemplate } from './postal/templates.ts'
import { countriesOf, foreignCountriesOf } from './site-countries.ts'
import { cardTexts, statedTexts } from './stated.ts'

/** Where telephone numbers are found, strongest first. The weights were set by hand on contact pages. */
export const PHONE_RULES: readonly Rule<string>[] = [
  { id: 'structured-telephone', weight: 0.95, read: fromStructured },
  { id: 'main-line', weight: 0.9, read: (snapshot) => fromText(snapshot, ({ label }) => label === 'main') },
  { id: 'card-tel', weight: 0.88, read: fromCards },
  { id: 'tel-link', weight: 0.85, read: fromLinks },
  {
    id: 'labelled-text',
    weight: 0.75,
    read: (snapshot) => fromText(snapshot, ({ label }) => label !== 'none' && label !== 'main'),
  },
  {
    id: 'formed-text',
    weight: 0.68,
    read: (snapshot) => fromText(snapshot, ({ label, isFormed }) => label === 'none' && isFormed),
  },
  {
    id: 'text',
    weight: 0.5,
    read: (snapshot) => fromText(snapshot, ({ label, isFormed }) => label === 'none' && !isFormed),
  },
]

const FAX = 'is a fax number'

function* fromStructured(snapshot: Snapshot): Generator<Match<string>> {
  for (const [property, rejected] of [['telephone'], ['faxNumber', FAX]] as const) {
    for (const { text, syntax, where, ownership } of statedTexts(snapshot, property)) {
      const phone = readHere(text.replace(/^tel:/i, ''), countriesHere(snapshot))
      if (phone)
        yield {
          value: phone.number,
          evidence: evidence(syntax, where, text),
          strength: ownership,
          ...(rejected && { rejected }),
        }
    }
  }
}

function* fromCards(snapshot: Snapshot): Generator<Match<string>> {
  for (const { text, where, element } of cardTexts(snapshot, 'tel', 'p-tel')) {
    const phone = readHere(text.replace(/^[^\d+(]+/, ''), countriesHere(snapshot))
    const isFax = /fax/i.test(
      `${select(snapshot, '.type', element).map(textOf).join(' ')} ${textOf(element)}`,
    )
    if (phone)
      yield { value: phone.number, evidence: evidence('hcard', where, text), ...(isFax && { rejected: FAX }) }
  }
}

function* fromLinks(snapshot: Snapshot): Generator<Match<string>> {
  for (const element of select(snapshot, 'a[href]')) {
    const href = element.attribs.href?.trim().match(/^(?:tel|callto|phone):(?:\/\/)?([^?;,]+)/i)?.[1]
    if (!href) continue
    const phone = readHere(unescaped(href), countriesHere(snapshot))
    if (!phone) continue
    const where = evidence('link', selectorOf(element), `${textOf(element)} ${href}`)
    yield { value: phone.number, evidence: where, strength: REGION_STRENGTH[regionOf(element)] }
  }
}

function unescaped(href: string): string {
  return href
    .replace(/%2b/gi, '+')
    .replace(/%20|%C2%A0/gi, ' ')
    .replace(/%28|%29/g, '')
}

const REGION_STRENGTH = { footer: 1, header: 1, nav: 1, aside: 0.95, main: 0.95 } as const

/** Factor by the label of a number. It is lower for mobile numbers, because they often belong to a person. */
const LABEL_STRENGTH: Readonly<Record<Label, number>> = {
  main: 1,
  phone: 1,
  mobile: 0.85,
  fax: 0,
  other: 0,
  none: 1,
}

function* fromText(snapshot: Snapshot, isWanted: (phone: WrittenPhone) => boolean): Generator<Match<string>> {
  for (const phone of writtenPhones(snapshot).filter(isWanted)) {
    const { number, label, place, folded } = phone
    yield {
      value: number,
      evidence: place,
      strength: (LABEL_STRENGTH[label] || 1) * (folded ? FOLDED_STRENGTH : 1),
      ...(label === 'fax' && { rejected: FAX }),
    }
  }
}

interface WrittenPhone {
  readonly number: string
  readonly label: Label
  /** True when the number has a plus sign or a bracketed area code, as only telephone numbers have. */
  readonly isFormed: boolean
  readonly place: Evidence
  readonly folded: boolean
}

const writtenPhones = view((snapshot: Snapshot): readonly WrittenPhone[] => {
  const found: WrittenPhone[] = []
  for (const at of linesOf(snapshot).keys()) {
    if (found.length >= MAX_PLACES) break
    found.push(...phonesOnLine(snapshot, at))
  }
  return found
})

function* phonesOnLine(snapshot: Snapshot, at: number): Generator<WrittenPhone> {
  const lines = linesOf(snapshot)
  const line = lines[at]
  if (!line || !/\d{2}/.test(line.text)) return
  const { text, element, folded } = line
  let seen = 0
  let label: Label = 'none'
  for (const { number, index } of numbersOn(text, (whole) => phoneAt(snapshot, at, whole, 'phone'))) {
    const gap = text.slice(seen, index)
    const isFirst = seen === 0
    // The label of a line's first number may be on the line above, if nothing but a country code precedes the
    // number.
    const before =
      isFirst && /^\s*(?:\p{Lu}{2})?\s*$/u.test(gap) ? `${lines[at - 1]?.text ?? ''}\n${gap}` : gap
    seen = index + number.length
    label = labelOf({ before, gap, number, after: text.slice(seen) }, label)
    // Numbers with nothing between them belong to pagination or to a table.
    const isInRow = !isFirst && gap.trim() === '' && label === 'none'
    if (isInRow || isAnotherNumber(number, gap, text.slice(seen), label)) continue
    if (label === 'none' && isOfAddress(snapshot, at, number)) continue
    const phone = phoneAt(snapshot, at, number, label)
    if (!phone) continue
    const place = evidence('text', selectorOf(element), text.slice(Math.max(0, index - CHARS_BEFORE), seen))
    yield { number: phone.number, label, folded, place, isFormed: /^[(+]/.test(number) }
  }
}

/** Matches marks between two numbers, or within one: `021 211 34 56 / 0722 123 456`, `089 / 4567`. */
const BETWEEN = /\s*\/\s*|\s[-–]\s|\s\((?=\d)/

/** Matches the bracket that begins a remark after a number: `0251 618900 (14 Cent/Min)`. */
const BEFORE_REMARK = /\s\((?=[^)]*$)/

/**
 * Returns the numbers of a line. Parts around a slash or a dash are read one by one unless they are one
 * number. In `22-33074700/01/02`, `01` and `02` are only the last digits of further numbers.
 */
function numbersOn(text: string, read: (whole: string) => Phone | undefined) {
  return matchesOf(text, NUMBER).flatMap(({ 0: whole, index }) => {
    const parts = whole
      .split(BEFORE_REMARK)
      .flatMap((part) => (!BETWEEN.test(part) || read(part) ? [part] : part.split(BETWEEN)))
    let from = 0
    return parts.map((number) => {
      from = whole.indexOf(number, from)
      return { number, index: index + from }
    })
  })
}

/** How much text before a number is shown in its evidence. */
const CHARS_BEFORE = 30

const NONE: ReadonlySet<string> = new Set()

function phoneAt(snapshot: Snapshot, line: number, number: string, label: Label): Phone | undefined {
  const near = countriesAt(snapshot, line)
  const here = countriesHere(snapshot)
  const foreign = label === 'none' ? foreignCountriesOf(snapshot) : NONE
  const phone = readHere(number, [...near, ...here.filter((country) => !foreign.has(country))])
  if (phone || label === 'none' || !BRACKETED_CODE.test(number)) return phone
  return readPhone(`+${number.replace('(', '')}`)
}

/** Whether the digits are part of an address, such as a house number and a postcode. */
function isOfAddress(snapshot: Snapshot, line: number, number: string): boolean {
  return writtenAddresses(snapshot).some(
    ({ found }) => found.firstLine <= line && line <= found.lastLine && found.written.includes(number.trim()),
  )
}

/** The telephone numbers of an address are within this many lines of it. */
const LINES_AROUND = { above: 3, below: 8 } as const

/** Addresses that are not from templates. Their countries show where the page's numbers are dialled. */
const placesOn = view((snapshot: Snapshot) =>
  writtenAddresses(snapshot).filter(({ found }) => !isFromTemplate(found.address)),
)

function countriesAt(snapshot: Snapshot, line: number): string[] {
  return placesOn(snapshot)
    .filter(
      ({ found }) =>
        line >= found.firstLine - LINES_AROUND.above && line <= found.lastLine + LINES_AROUND.below,
    )
    .sort((a, b) => Math.abs(line - a.found.lastLine) - Math.abs(line - b.found.lastLine))
    .flatMap(({ found }) => found.address.countryCode ?? [])
}

/** Countries in which numbers may be dialled: those of the site, and of addresses on the page. */
const countriesHere = view((snapshot: Snapshot): readonly string[] => [
  ...new Set([
    ...countriesOf(snapshot).slice(0, 1),
    ...placesOn(snapshot).flatMap(({ found }) => found.address.countryCode ?? []),
    ...countriesOf(snapshot),
  ]),
])

/**
 * Matches numbers in a North American form: groups of three, three and four digits, such as `(212) 334-5100`,
 * and numbers with letters.
 */
const NORTH_AMERICAN =
  /^1?[-.\s]?8\d\d[-.][\d-]*[A-Z]|^\+?(?:1[-.\s]*)?(?:\(\d{3}\)|\d{3})[-.\s/]*\d{3}[-.\s]+\d{4}$/

/** Reads a number as dialled in one of the countries, most likely first, unless it has a `+`. */
function readHere(written: string, countries: readonly string[]): Phone | undefined {
  const text = plainDigits(written.trim())
  const more = text.includes('+') ? [undefined] : NORTH_AMERICAN.test(text) ? ['US'] : []
  for (const country of [...countries, ...more]) {
    const phone = readPhone(text, country)
    if (phone && !FICTION.test(phone.number)) return phone
  }
  return undefined
}

/** Numbers that are reserved for fiction, such as 555-0100 to 0199, and numbers in templates. */
const FICTION =
  /^\+1(?:\d{3}55501\d\d|\d{3}555(?:1234|5555|1212)|2345678901|1234567890)$|^\+44(?:1632960|2079460)\d{3}$/

/** Matches a country calling code in brackets, `(41 21) 802 7000`, which only counts beside a label. */
const BRACKETED_CODE = /^\([1-9]\d{0,2}[-\s]?\d{0,3}\)/
