import { beginning } from '../../formats/text/excerpt.ts'
import { QUESTIONS } from '../../lexicon/page-names/index.ts'
import { FACT_KINDS, type Fact, type PageFacts } from '../../model/facts.ts'
import type { Product } from '../../model/product.ts'
import { foldSpace, select } from '../../snapshot/dom.ts'
import { langOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleText } from '../../snapshot/text.ts'
import { definitionFacts, sectionFacts } from './blocks.ts'
import { lineFacts, linkFacts, mailboxFacts } from './lines.ts'
import { pairFacts } from './pairs.ts'
import { phraseFacts } from './phrases.ts'
import { structuredFacts } from './structured.ts'
import { tableFacts } from './tables.ts'

/** The most facts of a page. Above it, the least certain kinds are cut. Long pages have about 600. */
const MAX_FACTS = 5000
const MAX_LABEL_CHARS = 200
const MAX_VALUE_CHARS = 2000
const MAX_VALUES = 100
const MAX_ROWS = 100
const MAX_COLUMNS = 60

/** The readers of facts, the most certain kind first. */
const READERS: readonly ((snapshot: Snapshot) => Fact[])[] = [
  structuredFacts,
  definitionFacts,
  tableFacts,
  lineFacts,
  pairFacts,
  phraseFacts,
  mailboxFacts,
  sectionFacts,
  linkFacts,
]

/** Reads each fact of a page once, the most certain kinds first. `products` become facts too. */
export function factsOf(snapshot: Snapshot, products: readonly Product[] = []): PageFacts {
  const read = [...READERS.flatMap((reader) => reader(snapshot)), ...offerFacts(products, snapshot.url)]
  const facts = [...read, ...questionList(read, snapshot.url)].map(bounded)
  const seen = new Set<string>()
  const unique = facts.filter((fact) => {
    const key = JSON.stringify([fact.kind, fact.label, fact.values])
    return !seen.has(key) && seen.add(key)
  })
  const ranked = unique.sort((a, b) => FACT_KINDS.indexOf(a.kind) - FACT_KINDS.indexOf(b.kind))
  const language = langOf(snapshot)?.split('-')[0]?.toLowerCase()
  const about = aboutOf(snapshot)
  return {
    ...{ url: snapshot.url, facts: ranked.slice(0, MAX_FACTS) },
    ...(about !== '' && { about }),
    ...(language && { language }),
  }
}

/** Returns the subject of the page. A landing page has none, because it is about the whole company. */
function aboutOf(snapshot: Snapshot): string {
  const { pathname } = new URL(snapshot.url)
  const [last = ''] = pathname.split('/').filter(Boolean).slice(-1)
  if (last === '' || /^index\.\w+$/.test(pathname.slice(1))) return ''
  const [heading] = select(snapshot, 'h1').slice(0, 1)
  const said = heading ? foldSpace(visibleText(heading)) : ''
  return beginning(`${last.replace(/\.\w+$/, '')} ${said}`, MAX_LABEL_CHARS)
}

function bounded({ label, values, lines, rows, ...fact }: Fact): Fact {
  return {
    ...fact,
    label: beginning(label, MAX_LABEL_CHARS),
    values: values.slice(0, MAX_VALUES).map((value) => beginning(value, MAX_VALUE_CHARS)),
    ...(lines && { lines: lines.map((line) => beginning(line, MAX_LABEL_CHARS)) }),
    ...(rows && { rows: rows.slice(0, MAX_ROWS).map(boundedRow) }),
  }
}

function boundedRow(row: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const cells = Object.entries(row).slice(0, MAX_COLUMNS)
  return Object.fromEntries(
    cells.map(([name, text]) => [beginning(name, MAX_LABEL_CHARS), beginning(text, MAX_VALUE_CHARS)]),
  )
}

/** `Questions and answers` may be no heading. It is a title only with this many questions. */
const MANY_QUESTIONS = 4

const isTitleOfList = ({ kind, values: [line = ''] }: Fact) => kind === 'sentence' && QUESTIONS.isText(line)

/** Matches a question in the place of an answer, as below `More questions?`. */
const ASKS = /^[^.!?。？！]{1,80}[?？]/u

/** Matches the sign of a button behind a question. */
const SIGN = /([?？])\s*[^\p{L}\p{N}\s]{1,2}$/u

/** Makes one fact of all questions under such a title. Elsewhere, those in headings are rhetorical. */
function questionList(facts: readonly Fact[], url: string): Fact[] {
  const isCalledSo =
    /faq|question/i.test(new URL(url).pathname) ||
    facts.some(({ kind, label }) => kind === 'section' && QUESTIONS.isText(label)) ||
    (facts.filter(({ kind }) => kind === 'question').length >= MANY_QUESTIONS && facts.some(isTitleOfList)) ||
    facts.some(({ kind, label }) => kind === 'structured-data' && label === 'Question')
  if (!isCalledSo) return []
  const asked = facts.filter(
    ({ kind, values: [answer = ''] }) => kind === 'question' && answer !== '' && !ASKS.test(answer),
  )
  const placeOf = ({ where }: Fact) =>
    where
      .split(' > ')
      .at(-1)
      ?.replace(/[#\d]\S*/g, '')
  const places = asked.map(placeOf)
  // Beside a list of questions, one of another form invites to ask more.
  const listed = asked.filter((fact) => places.filter((place) => place === placeOf(fact)).length > 1)
  const byQuestion = new Map(
    listed.map(({ label, values: [answer = ''] }) => [label.replace(SIGN, '$1'), answer] as const),
  )
  if (byQuestion.size < 2) return []
  const rows = [...byQuestion].map(([question, answer]) => ({ question, answer }))
  return [{ kind: 'question', label: 'FAQ', values: [...byQuestion.keys()], rows, where: 'all questions' }]
}

/**
 * Makes a fact of each product by its name. Also makes one fact that has all products as rows, with prices
 * and currencies.
 */
function offerFacts(products: readonly Product[], url: string): Fact[] {
  const where = `products of ${url}`
  const rows = products.map(rowOf)
  const each = rows.flatMap((row): Fact[] =>
    Object.entries(row).flatMap(([name, value]) => {
      if (name === 'name' || name === 'description' || value === undefined) return []
      const fact = { kind: 'product', values: [value], where } as const
      const own: Fact = { ...fact, label: `${row.name} ${name}` }
      return products.length === 1 ? [own, { ...fact, label: name }] : [own]
    }),
  )
  if (products.filter(({ price }) => price !== undefined).length < 2) return each
  const isPlans = products.some(({ billingFrequency, pricingModel }) => billingFrequency ?? pricingModel)
  const all = {
    kind: 'product',
    values: products.map(({ name }) => name),
    rows: rows.map(filled),
    where,
  } as const
  return [...each, { ...all, label: isPlans ? 'plans' : 'products' }, { ...all, label: 'prices' }]
}

type Row = Readonly<Record<string, string | undefined>> & { readonly name: string }

function rowOf(product: Product): Row {
  const { name, price, currency, description, sku, brand, availability, billingFrequency } = product
  return {
    name,
    price: price === undefined ? undefined : `${price} ${currency ?? ''}`.trim(),
    description: description === '' ? undefined : description,
    sku,
    brand,
    availability: availability?.replaceAll('_', ' '),
    billing: billingFrequency?.replaceAll('_', ' '),
  }
}

function filled(row: Row): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )
}
