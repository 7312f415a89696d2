import { isOf } from '../../formats/psl.ts'
import { bareHost } from '../../formats/url.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'
import { isItem, textIn, textsOf, valuesOf } from './item.ts'
import { type Thing, thingsOf } from './structured.ts'

const TYPE_ENDINGS = words(`
  Organization Business Corporation Company Store Shop Restaurant Hotel Agency Dealer Service
  Airline Brand NGO Hospital Clinic Dentist Physician School University CollegeOrUniversity
  Museum Library Attorney Bakery BarOrPub CafeOrCoffeeShop Winery Brewery Resort Motel Hostel
  BedAndBreakfast Campground Gym HealthClub Salon Spa Electrician Plumber Contractor Consortium
  Cooperative Team Broker Bank Pharmacy Theater Office Church Project Club`)

/** schema.org Organization and subtypes that sites use for themselves, by endings or whole names. */
const ORGANIZATION_TYPES = pattern('')`(?:${TYPE_ENDINGS})$`

const NO_ORGANIZATION = /^(?:Service|WebPage|OfferService|FinancialService)$/

/** Properties whose value is another organisation, or describes only the page, and never the site. */
const FOREIGN_PROPERTIES: ReadonlySet<string> = new Set(
  words(`
  author creator contributor reviewedBy itemReviewed review reviews brand manufacturer seller
  hiringOrganization worksFor affiliation alumniOf memberOf member sponsor funder client customer
  performer organizer subOrganization about mentions citation item offeredBy provider sourceOrganization
  isPartOf interactionService employee department location recipient agent`),
)

/** Holds an organisation in the structured data, with how surely it owns this site. */
export interface SiteOrganization {
  readonly thing: Thing
  /** 0 to 1; the owner of the site has 1. */
  readonly ownership: number
}

/** Organisations that the page describes as its own, the surest first. */
export const siteOrganizationsOf = view((snapshot: Snapshot): readonly SiteOrganization[] =>
  thingsOf(snapshot)
    .filter((thing) =>
      thing.types.some((type) => ORGANIZATION_TYPES.test(type) && !NO_ORGANIZATION.test(type)),
    )
    .map((thing) => ({ thing, ownership: ownershipOf(snapshot, thing) }))
    .filter(({ ownership }) => ownership > 0)
    .sort((a, b) => b.ownership - a.ownership),
)

/** Items of type WebSite that describe this site. */
export const websitesOf = view((snapshot: Snapshot): readonly Thing[] =>
  thingsOf(snapshot).filter(
    (thing) => thing.types.includes('WebSite') && (sameSite(snapshot, thing) ?? true),
  ),
)

/**
 * Rates ownership by values that were tuned by hand on the development pages. The common trap is a foreign
 * organisation: the firm of an author, the maker of a reviewed product, the employer in a job offer.
 */
function ownershipOf(snapshot: Snapshot, thing: Thing): number {
  const same = sameSite(snapshot, thing)
  if (same === false) return 0
  const foreign = lineage(thing).some((property) => FOREIGN_PROPERTIES.has(property))
  if (foreign) return same ? 0.5 : 0
  if (same) return 1
  return thing.property === 'publisher' || thing.property === 'copyrightHolder'
    ? 0.9
    : thing.parent
      ? 0.6
      : 0.8
}

function lineage(thing: Thing): string[] {
  const properties: string[] = []
  for (let at: Thing | undefined = thing; at; at = at.parent) if (at.property) properties.push(at.property)
  return properties
}

/** Returns whether `url` and `@id` name this site; undefined when neither is a web address. */
function sameSite(snapshot: Snapshot, { item }: Thing): boolean | undefined {
  const urls = [...textsOf(item, 'url', ['@id', 'url']), textIn(item, '@id') ?? '']
  const hosts = urls.map(bareHost).filter(Boolean)
  if (hosts.length === 0) return undefined
  return hosts.some((host) => isOf(snapshot.site, host))
}

/** Returns the addresses that an organisation or website declares to be its own profiles. */
export function sameAsOf(thing: Thing): string[] {
  return [
    ...textsOf(thing.item, 'sameAs', ['@id', 'url']),
    ...valuesOf(thing.item, 'socialProfile')
      .filter((value) => !isItem(value))
      .map(String),
  ]
}
