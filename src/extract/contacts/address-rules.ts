import type { Evidence } from '../../model/finding.ts'
import { DEFAULTS } from '../../model/options.ts'
import type { Address } from '../../model/values.ts'
import { foldSpace, select, selectorOf, textOf } from '../../snapshot/dom.ts'
import { type Item, isItem, textIn, valuesOf } from '../../snapshot/item.ts'
import { view } from '../../snapshot/memo.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Syntax, type Thing, thingsOf } from '../../snapshot/structured.ts'
import { evidence, type Rule, type Sighting } from '../extractor.ts'
import { countryName, countryNamed, countryStated } from './countries.ts'
import { plainDigits } from './digits.ts'
import { FOLDED_STRENGTH, type Line, linesIn, linesOf } from './lines.ts'
import { countriesOf } from './place.ts'
import { addressesIn, type FoundAddress } from './postal/find.ts'
import { postcodeOf } from './postal/formats.ts'
import { stateOf } from './postal/states.ts'
import { cardElements, STRANGER_TIE, tieOf } from './stated.ts'

/** Where a postal address stands, strongest first. Weights set by hand on contact pages: what is declared, marked up, and only written. */
export const ADDRESS_RULES: readonly Rule<Address>[] = [
  { id: 'structured-address', weight: 0.95, read: fromStructured },
  { id: 'address-card', weight: 0.88, read: fromCards },
  { id: 'address-element', weight: 0.82, read: fromElements },
  { id: 'text', weight: 0.7, read: fromText },
]

function* fromStructured(snapshot: Snapshot): Generator<Sighting<Address>> {
  for (const thing of thingsOf(snapshot)) {
    const where = { syntax: thing.syntax, where: thing.where, tie: tieOf(snapshot, thing) }
    if (thing.types.includes('PostalAddress'))
      yield* stated(addressOf(thing.item, snapshot), where, thing.item)
    for (const value of ADDRESS_PROPERTIES.flatMap((name) => valuesOf(thing.item, name))) {
      if (isItem(value)) {
        if (!('@type' in value)) yield* stated(addressOf(value, snapshot), where, value)
      } else if (typeof value === 'string') {
        for (const { address } of addressesIn(plainDigits(value).split(/\s*\n\s*/), countriesOf(snapshot)))
          yield* stated(address, where, value)
      }
    }
  }
}

const ADDRESS_PROPERTIES = ['address', 'location'] as const

type Where = Pick<Thing, 'where'> & { readonly syntax: Syntax; readonly tie: number }

function* stated(
  address: Address | undefined,
  { syntax, where, tie }: Where,
  value: Item | string,
): Generator<Sighting<Address>> {
  if (!address) return
  const text =
    typeof value === 'string'
      ? value
      : Object.values(value)
          .filter((part) => typeof part === 'string')
          .join(', ')
  const rejected = tie <= STRANGER_TIE ? 'is where something else is' : undefined
  yield {
    value: address,
    evidence: evidence(syntax, where, foldSpace(text)),
    strength: tie,
    ...(rejected && { rejected }),
  }
}

/** A `PostalAddress` of schema.org; undefined when neither street nor city is in it. */
function addressOf(item: Item, snapshot: Snapshot): Address | undefined {
  const read = (name: string) => foldSpace(textIn(item, name) ?? '') || undefined
  const box = read('postOfficeBoxNumber')
  return assembled(
    {
      street: read('streetAddress') ?? (box && /^\d+$/.test(box) ? `P.O. Box ${box}` : box),
      city: read('addressLocality'),
      region: read('addressRegion'),
      code: read('postalCode'),
      country: read('addressCountry'),
    },
    snapshot,
  )
}

interface Parts {
  readonly street: string | undefined
  readonly city: string | undefined
  readonly region: string | undefined
  readonly code: string | undefined
  readonly country: string | undefined
}

function assembled(parts: Parts, snapshot: Snapshot): Address | undefined {
  const { street, code } = parts
  if (!parts.city && !(street && code)) return undefined
  const { city, region, country } = placesApart(parts)
  const likely = country === undefined ? countryBy(region, code, snapshot) : countryStated(country)
  const state = likely && region ? stateOf(likely, region) : undefined
  const name = likely === undefined ? country : countryName(likely)
  const province = state?.name ?? region
  return {
    ...(street && { street: street.replace(/[\s,]+$/, '') }),
    ...(city && { city: city.replace(/[\s,]+$/, '') }),
    ...(name && { country: name }),
    ...(likely && { countryCode: likely }),
    ...(province && { stateProvince: province }),
    ...(state?.code && { stateCode: state.code }),
    ...(code && { postalCode: (likely && postcodeOf(likely, code)) ?? code }),
  }
}

type Places = Pick<Parts, 'city' | 'region' | 'country'>

/** A state or country that was put into the city's field, `Gainesville, FL` or `Paris, France`, on its own. */
function placesApart({ city, region, country }: Places): Places {
  const [, before, after] = city?.match(/^(.+?),\s*([^,]+)$/) ?? []
  if (!before || !after) return { city, region, country }
  if (!country && countryNamed(after)) return { city: before, region, country: after }
  const state = region ? undefined : stateOf((country && countryStated(country)) || 'US', after)
  return state ? { city: before, region: after, country } : { city, region, country }
}

/** The country of which the state and the postcode are: one that something speaks for, or one whose states they can only be. */
function countryBy(
  region: string | undefined,
  code: string | undefined,
  snapshot: Snapshot,
): string | undefined {
  const isWrittenSo = (country: string) => code !== undefined && postcodeOf(country, code) !== undefined
  const own = countriesOf(snapshot).find(isWrittenSo)
  return own ?? STATES_SPEAK.find((country) => region && stateOf(country, region) && isWrittenSo(country))
}

const STATES_SPEAK: readonly string[] = ['US', 'CA', 'AU']

/** `adr` of the hCard, by its parts; one without parts is read as text. */
function* fromCards(snapshot: Snapshot): Generator<Sighting<Address>> {
  for (const element of new Set([
    ...cardElements(snapshot, 'adr', 'p-adr'),
    ...select(snapshot, '.adr, .h-adr'),
  ])) {
    const part = (...classes: string[]) =>
      foldSpace(
        select(snapshot, classes.map((name) => `.${name}, .p-${name}`).join(', '), element)
          .map((inner) => textOf(inner).replace(/[\s,]+$/, ''))
          .join(', '),
      ) || undefined
    const where = evidence('hcard', selectorOf(element), textOf(element))
    const address = assembled(
      {
        street: part('street-address', 'extended-address', 'post-office-box'),
        city: part('locality'),
        region: part('region'),
        code: part('postal-code'),
        country: part('country-name'),
      },
      snapshot,
    )
    if (address) yield { value: address, evidence: where }
    else yield* readLines(snapshot, linesIn(element), () => where)
  }
}

function* fromElements(snapshot: Snapshot): Generator<Sighting<Address>> {
  for (const element of select(snapshot, 'address').slice(0, DEFAULTS.contacts.maxPlaces)) {
    yield* readLines(snapshot, linesIn(element), ({ written }) =>
      evidence('address', selectorOf(element), written),
    )
  }
}

/** How surely an address in a part of the page is the site's own: footers and headers have theirs, articles speak of others'. */
const REGION_STRENGTH = { footer: 1, header: 1, nav: 0.95, aside: 0.95, main: 0.9 } as const

function* fromText(snapshot: Snapshot): Generator<Sighting<Address>> {
  for (const { found, line, isSeat } of writtenAddresses(snapshot)) {
    const place = REGION_STRENGTH[regionOf(line.element)] * (line.folded ? FOLDED_STRENGTH : 1)
    yield {
      value: found.address,
      evidence: evidence('text', selectorOf(line.element), found.written),
      strength: wholeness(found.address) * (isSeat ? 1 : place),
    }
  }
}

interface WrittenAddress {
  readonly found: FoundAddress
  readonly line: Line
  /** It is called the head office. */
  readonly isSeat: boolean
}

/** Addresses in the text of the page. */
export const writtenAddresses = view((snapshot: Snapshot): readonly WrittenAddress[] => {
  const lines = linesOf(snapshot)
  const texts = lines.map(({ text }) => text)
  return addressesIn(texts, countriesOf(snapshot))
    .slice(0, DEFAULTS.contacts.maxPlaces)
    .flatMap((found) => {
      const line = lines[found.firstLine]
      const above = texts.slice(Math.max(0, found.firstLine - 2), found.firstLine + 1)
      return line
        ? [{ found, line, isSeat: above.some((text) => SEAT.test(text.slice(0, MAX_HEADING_CHARS))) }]
        : []
    })
})

const MAX_HEADING_CHARS = 80

/** What firms with several offices call the first of them. */
const SEAT =
  /(?<![\p{L}])(?:headquarters?|hq|head office|main office|corporate office|registered office|hauptsitz|firmensitz|zentrale|siège(?: social)?|sede (?:legale|central|social|principal[e]?)|oficinas? central(?:es)?|casa matriz|hoofdkantoor|huvudkontor|hovedkontor|pääkonttori|siedziba|centrala|sídlo|székhely|genel merkez|merkez ofis|главный офис|本社|总部|總部|본사)(?![\p{L}])/iu

function* readLines(
  snapshot: Snapshot,
  lines: readonly Line[],
  where: (found: FoundAddress) => Evidence,
): Generator<Sighting<Address>> {
  for (const found of addressesIn(
    lines.map(({ text }) => text),
    countriesOf(snapshot),
  ))
    yield { value: found.address, evidence: where(found), strength: wholeness(found.address) }
}

/** Less for an address that a postcode does not speak for. */
function wholeness({ postalCode }: Address): number {
  return postalCode ? 1 : 0.85
}
