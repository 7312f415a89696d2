import { unescaped } from '../../formats/text/escaped.ts'
import { countryName, countryNamed, countryStated } from '../../lexicon/countries.ts'
import { pattern, phrases } from '../../lexicon/pattern.ts'
import type { Evidence } from '../../model/finding.ts'
import type { Address } from '../../model/values.ts'
import { foldSpace, select, selectorOf, textOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Item, isItem, textIn, valuesOf } from '../../snapshot/structured/item.ts'
import { type Syntax, type Thing, thingsOf } from '../../snapshot/structured/structured.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import { plainDigits } from './digits.ts'
import { FOLDED_STRENGTH, type Line, linesIn, linesOf, MAX_PLACES } from './lines.ts'
import { placeOf } from './places.ts'
import { addressesIn, type FoundAddress } from './postal/find.ts'
import { postcodeOf } from './postal/formats.ts'
import { stateOf } from './postal/states.ts'
import { countriesOf } from './site-countries.ts'
import { cardElements, ownershipOf, STRANGER_OWNERSHIP } from './stated.ts'

/** Where addresses are found, strongest first. The weights were set by hand on contact pages. */
export const ADDRESS_RULES: readonly Rule<Address>[] = [
  { id: 'structured-address', weight: 0.95, read: fromStructured },
  { id: 'address-card', weight: 0.88, read: fromCards },
  { id: 'address-element', weight: 0.82, read: fromElements },
  { id: 'text', weight: 0.7, read: fromText },
  { id: 'place', weight: 0.5, read: fromPlace },
]

function* fromStructured(snapshot: Snapshot): Generator<Match<Address>> {
  for (const thing of thingsOf(snapshot)) {
    const where = { syntax: thing.syntax, where: thing.where, ownership: ownershipOf(snapshot, thing) }
    if (thing.types.includes('PostalAddress'))
      yield* stated(addressOf(thing.item, snapshot), where, thing.item)
    for (const value of ADDRESS_PROPERTIES.flatMap((name) => valuesOf(thing.item, name))) {
      if (isItem(value)) {
        if (!('@type' in value)) yield* stated(addressOf(value, snapshot), where, value)
      } else if (typeof value === 'string') {
        for (const { address } of addressesIn(
          plainDigits(unescaped(value)).split(/\s*\n\s*/),
          countriesOf(snapshot),
        ))
          yield* stated(address, where, value)
      }
    }
  }
}

const ADDRESS_PROPERTIES = ['address', 'location'] as const

type Where = Pick<Thing, 'where'> & { readonly syntax: Syntax; readonly ownership: number }

function* stated(
  address: Address | undefined,
  { syntax, where, ownership }: Where,
  value: Item | string,
): Generator<Match<Address>> {
  if (!address) return
  const text =
    typeof value === 'string'
      ? value
      : Object.values(value)
          .filter((part) => typeof part === 'string')
          .join(', ')
  const rejected = ownership <= STRANGER_OWNERSHIP ? 'is the address of something else' : undefined
  yield {
    value: address,
    evidence: evidence(syntax, where, foldSpace(text)),
    strength: ownership,
    ...(rejected && { rejected }),
  }
}

/** Reads a `PostalAddress` of schema.org with a city, or with a street and a postcode. */
function addressOf(item: Item, snapshot: Snapshot): Address | undefined {
  const read = (name: string) => foldSpace(unescaped(textIn(item, name) ?? '')) || undefined
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
  const { city, region, country } = separated(parts)
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

type Localities = Pick<Parts, 'city' | 'region' | 'country'>

/** Separates a state or country that was written into the city: `Gainesville, FL` or `Paris, France`. */
function separated({ city, region, country }: Localities): Localities {
  const [, before, after] = city?.match(/^(.+?),\s*([^,]+)$/) ?? []
  if (!before || !after) return { city, region, country }
  if (!country && countryNamed(after)) return { city: before, region, country: after }
  const state = region ? undefined : stateOf((country && countryStated(country)) || 'US', after)
  return state ? { city: before, region: after, country } : { city, region, country }
}

/**
 * Returns the first likely country with this form of postcode, or else the country of `STATES_SPEAK` that has
 * the state and this form of postcode.
 */
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

/** Reads an `adr` of the hCard by its parts, or as text if it has no parts. */
function* fromCards(snapshot: Snapshot): Generator<Match<Address>> {
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

function* fromElements(snapshot: Snapshot): Generator<Match<Address>> {
  for (const element of select(snapshot, 'address').slice(0, MAX_PLACES)) {
    yield* readLines(snapshot, linesIn(element), ({ written }) =>
      evidence('address', selectorOf(element), written),
    )
  }
}

/** Footers and headers hold the site's own address; articles may mention others. */
const REGION_STRENGTH = { footer: 1, header: 1, nav: 0.95, aside: 0.95, main: 0.9 } as const

function* fromText(snapshot: Snapshot): Generator<Match<Address>> {
  for (const { found, line, isHeadOffice } of writtenAddresses(snapshot)) {
    const place = REGION_STRENGTH[regionOf(line.element)] * (line.folded ? FOLDED_STRENGTH : 1)
    yield {
      value: found.address,
      evidence: evidence('text', selectorOf(line.element), found.written),
      strength: wholeness(found.address) * (isHeadOffice ? 1 : place),
    }
  }
}

function* fromPlace(snapshot: Snapshot): Generator<Match<Address>> {
  if (writtenAddresses(snapshot).length > 0) return
  const place = placeOf(snapshot)
  if (place)
    yield {
      value: place.address,
      evidence: evidence('text', selectorOf(place.line.element), place.written),
    }
}

interface WrittenAddress {
  readonly found: FoundAddress
  readonly line: Line
  /** True when the text names the address as the head office. */
  readonly isHeadOffice: boolean
}

export const writtenAddresses = view((snapshot: Snapshot): readonly WrittenAddress[] => {
  const lines = linesOf(snapshot)
  const texts = lines.map(({ text }) => text)
  return addressesIn(texts, countriesOf(snapshot))
    .slice(0, MAX_PLACES)
    .flatMap((found) => {
      const line = lines[found.firstLine]
      const above = texts.slice(Math.max(0, found.firstLine - 2), found.firstLine + 1)
      return line
        ? [
            {
              found,
              line,
              isHeadOffice: above.some((text) => HEAD_OFFICE.test(text.slice(0, MAX_HEADING_CHARS))),
            },
          ]
        : []
    })
})

const MAX_HEADING_CHARS = 80

const HEAD_OFFICE_WORDS = [
  /headquarters?/,
  ...phrases(`
    hq, head office, main office, corporate office, registered office, hauptsitz, firmensitz
    zentrale`),
  /siège(?: social)?/,
  /sede (?:legale|central|social|principal[e]?)/,
  /oficinas? central(?:es)?/,
  ...phrases(`
    casa matriz, hoofdkantoor, huvudkontor, hovedkontor, pääkonttori, siedziba, centrala, sídlo
    székhely, genel merkez, merkez ofis, главный офис, 本社, 总部, 總部, 본사`),
]

/** Words for the head office. Firms with several offices write them above the address of the main one. */
const HEAD_OFFICE = pattern('iu')`(?<![\p{L}])(?:${HEAD_OFFICE_WORDS})(?![\p{L}])`

function* readLines(
  snapshot: Snapshot,
  lines: readonly Line[],
  where: (found: FoundAddress) => Evidence,
): Generator<Match<Address>> {
  for (const found of addressesIn(
    lines.map(({ text }) => text),
    countriesOf(snapshot),
    true,
  ))
    yield { value: found.address, evidence: where(found), strength: wholeness(found.address) }
}

/** Factor for an address without a postcode, which makes it less certain. */
function wholeness({ postalCode }: Address): number {
  return postalCode ? 1 : 0.85
}
