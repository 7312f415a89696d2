import { bareHost } from '../formats/url.ts'
import { isItem, textIn, textsOf, valuesOf } from './item.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'
import { type Thing, thingsOf } from './structured.ts'

/** schema.org Organization and the subtypes that sites use for themselves, by their endings or whole names. */
const ORGANIZATION_TYPES =
  /(?:Organization|Business|Corporation|Company|Store|Shop|Restaurant|Hotel|Agency|Dealer|Service|Airline|Brand|NGO|Hospital|Clinic|Dentist|Physician|School|University|CollegeOrUniversity|Museum|Library|Attorney|Bakery|BarOrPub|CafeOrCoffeeShop|Winery|Brewery|Resort|Motel|Hostel|BedAndBreakfast|Campground|Gym|HealthClub|Salon|Spa|Electrician|Plumber|Contractor|Consortium|Cooperative|Team|Broker|Bank|Pharmacy|Theater|Office|Church|Project|Club)$/

const NO_ORGANIZATION = /^(?:Service|WebPage|OfferService|FinancialService)$/

/** Properties whose value is someone else, or only the page's: they never describe the site. */
const FOREIGN_PROPERTIES: ReadonlySet<string> = new Set([
  'author',
  'creator',
  'contributor',
  'reviewedBy',
  'itemReviewed',
  'review',
  'reviews',
  'brand',
  'manufacturer',
  'seller',
  'hiringOrganization',
  'worksFor',
  'affiliation',
  'alumniOf',
  'memberOf',
  'member',
  'sponsor',
  'funder',
  'client',
  'customer',
  'performer',
  'organizer',
  'subOrganization',
  'about',
  'mentions',
  'citation',
  'item',
  'offeredBy',
  'provider',
  'sourceOrganization',
  'isPartOf',
  'interactionService',
  'employee',
  'department',
  'location',
  'recipient',
  'agent',
])

/** How well an organisation in the structured data is tied to this site; best first. */
export interface SiteOrganization {
  readonly thing: Thing
  /** 0 to 1. */
  readonly tie: number
}

/** Organisations that the page states about its own site, best first. */
export const siteOrganizationsOf = view((snapshot: Snapshot): readonly SiteOrganization[] =>
  thingsOf(snapshot)
    .filter((thing) =>
      thing.types.some((type) => ORGANIZATION_TYPES.test(type) && !NO_ORGANIZATION.test(type)),
    )
    .map((thing) => ({ thing, tie: tieOf(snapshot, thing) }))
    .filter(({ tie }) => tie > 0)
    .sort((a, b) => b.tie - a.tie),
)

/** WebSite things of this site. */
export const websitesOf = view((snapshot: Snapshot): readonly Thing[] =>
  thingsOf(snapshot).filter(
    (thing) => thing.types.includes('WebSite') && (sameSite(snapshot, thing) ?? true),
  ),
)

/**
 * Tuned by hand on the development pages, where a foreign organisation is the common trap: an author's firm, a
 * reviewed product's maker, the employer in a job offer.
 */
function tieOf(snapshot: Snapshot, thing: Thing): number {
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

/** Whether url and @id name this site; undefined when neither is a web address. */
function sameSite(snapshot: Snapshot, { item }: Thing): boolean | undefined {
  const { registrable } = snapshot.site
  const urls = [...textsOf(item, 'url', ['@id', 'url']), textIn(item, '@id') ?? '']
  const hosts = urls.map(bareHost).filter(Boolean)
  if (hosts.length === 0) return undefined
  return hosts.some((host) => host === registrable || host.endsWith(`.${registrable}`))
}

/** Addresses that an organisation or site says are the same as itself. */
export function sameAsOf(thing: Thing): string[] {
  return [
    ...textsOf(thing.item, 'sameAs', ['@id', 'url']),
    ...valuesOf(thing.item, 'socialProfile')
      .filter((value) => !isItem(value))
      .map(String),
  ]
}
