import { words } from '../../lexicon/pattern.ts'
import type { Fact } from '../../model/facts.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Item, isItem, textsOf, valuesOf } from '../../snapshot/structured/item.ts'
import { dereference, type Thing, thingsOf } from '../../snapshot/structured/structured.ts'

/** Types of items about the page itself or its place in the site, not about its subject. */
const ABOUT_PAGES: ReadonlySet<string> = new Set(
  words(`
  BreadcrumbList ImageObject OpeningHoursSpecification ListItem SearchAction SiteNavigationElement
  WebPage WebSite`),
)

/** Properties that are references, not texts. */
const REFERENCES: ReadonlySet<string> = new Set(['@context', '@id', '@type', 'mainEntityOfPage'])

/** Properties that name a nested item, best first. */
const NAMES = ['name', 'headline', 'streetAddress', 'value', 'url']

/** Makes a fact of each property in the structured data, and rows of each list of items. */
export function structuredFacts(snapshot: Snapshot): Fact[] {
  const things = thingsOf(snapshot).filter(({ types }) => !types.some((type) => ABOUT_PAGES.has(type)))
  return [...things.flatMap((thing) => factsOfThing(snapshot, thing)), ...rowsOfTypes(things)]
}

function factsOfThing(snapshot: Snapshot, { types, item, where, property }: Thing): Fact[] {
  if (types.includes('Question')) return questionOf(item, where)
  if (types.includes('ItemList')) return listedIn(item, where)
  return Object.keys(item).flatMap((name): Fact[] => {
    if (REFERENCES.has(name)) return []
    const inner = valuesOf(item, name).map((value) => (isItem(value) ? dereference(snapshot, value) : value))
    const values = inner.flatMap((value) =>
      isItem(value) ? textOfItem(value) : textsOf({ name: value }, 'name'),
    )
    if (values.length === 0) return []
    if (name === 'openingHoursSpecification' || name === 'openingHours') {
      const hours = values.join('; ')
      return [{ kind: 'structured-data', label: 'openingHours', values: [hours], where: `${where}.${name}` }]
    }
    // The item around a founder labels the name `founder`. The founder's own item labels it `founder name`.
    const label = property === undefined ? name : `${property} ${name}`
    return [{ kind: 'structured-data', label, values, where: `${where}.${name}` }]
  })
}

/** Only a list with a name is a fact, because without a name its subject is unknown. */
function listedIn(item: Item, where: string): Fact[] {
  const [label] = textsOf(item, 'name')
  const values = valuesOf(item, 'itemListElement').flatMap((entry) => {
    if (!isItem(entry)) return typeof entry === 'string' ? [entry] : []
    const inner = valuesOf(entry, 'item').filter(isItem).slice(0, 1)
    return [...textsOf(entry, 'name'), ...inner.flatMap((each) => textsOf(each, 'name'))].slice(0, 1)
  })
  return label === undefined || values.length < 2 ? [] : [{ kind: 'structured-data', label, values, where }]
}

function questionOf(item: Item, where: string): Fact[] {
  const label = textsOf(item, 'name')[0]
  const answers = valuesOf(item, 'acceptedAnswer').flatMap((answer) =>
    isItem(answer) ? textsOf(answer, 'text') : [],
  )
  const values = answers.map((answer) => answer.replace(/<[^<>]*>/g, ' '))
  return label === undefined || values.length === 0 ? [] : [{ kind: 'question', label, values, where }]
}

function textOfItem(item: Item): string[] {
  const [opens] = textsOf(item, 'opens')
  const [closes] = textsOf(item, 'closes')
  if (opens !== undefined && closes !== undefined) {
    const days = textsOf(item, 'dayOfWeek').map((day) => day.replace(/^https?:\/\/schema\.org\//, ''))
    return [`${days.join(', ')} ${opens} - ${closes}`.trim()]
  }
  if (textsOf(item, 'streetAddress').length > 0)
    return [
      ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry']
        .flatMap((part) => textsOf(item, part).slice(0, 1))
        .join(', '),
    ]
  for (const name of NAMES) {
    const [text] = textsOf(item, name)
    if (text !== undefined) return [text]
  }
  return []
}

function rowsOfTypes(things: readonly Thing[]): Fact[] {
  const byType = new Map<string, Thing[]>()
  for (const thing of things) {
    const type = thing.types[0] ?? ''
    byType.set(type, [...(byType.get(type) ?? []), thing])
  }
  return [...byType].flatMap(([type, members]): Fact[] => {
    const rows = members.map(({ item }) => rowOf(item)).filter((row) => Object.keys(row).length > 0)
    if (rows.length < 2) return []
    const values = members.flatMap(({ item }) => textsOf(item, 'name').slice(0, 1))
    return [{ kind: 'structured-data', label: type, values, rows, where: members[0]?.where ?? type }]
  })
}

function rowOf(item: Item): Readonly<Record<string, string>> {
  const cells = Object.keys(item).flatMap((name): [string, string][] => {
    if (REFERENCES.has(name)) return []
    const [text] = textsOf(item, name)
    const inner = valuesOf(item, name)
      .filter(isItem)
      .slice(0, 1)
      .flatMap((value) => Object.entries(rowOf(value)))
    return [...(text === undefined ? [] : ([[name, text]] as [string, string][])), ...inner]
  })
  return Object.fromEntries(cells.reverse())
}
