/**
 * Names that schemas and pages give to the same things, as tables. From schema.org and from schemas in public
 * repositories, 2026.
 */

import { wordsOf } from '../../../lexicon/asked-words.ts'

/** Other names for the properties of schema.org and of products. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  jobTitle: 'role, position, job, title, function',
  image: 'photo, picture, avatar, thumbnail, image url, photo url',
  images: 'photos, pictures, image urls, photo urls',
  logo: 'logo url',
  url: 'link, website, page, profile, href',
  name: 'title, full name, label',
  headline: 'title, name',
  description: 'bio, about, summary, details, text',
  price: 'cost, amount, fee',
  priceCurrency: 'currency, currency code',
  datePublished: 'date, published, published at, publication date',
  datePosted: 'date, posted, posted at',
  startDate: 'date, start, starts at, begins',
  endDate: 'end, ends at',
  ratingValue: 'rating, stars, score',
  reviewCount: 'reviews, number of reviews',
  ratingCount: 'ratings, number of ratings',
  telephone: 'phone, phone number',
  acceptedAnswer: 'answer, response, reply',
  author: 'writer, by',
  location: 'place, venue, where',
  streetAddress: 'street, address',
  addressLocality: 'city, town, locality',
  addressRegion: 'state, region, province',
  postalCode: 'zip, zip code, postcode',
  addressCountry: 'country',
  employmentType: 'type, contract',
  hiringOrganization: 'company, employer',
  availability: 'stock, in stock, available, is available',
  brand: 'manufacturer, vendor, maker',
  sku: 'article number, item number, product number',
  billingFrequency: 'billing, interval, period, billing period, billing cycle, billing interval',
  sameAs: 'socials, profiles, social links',
}

const BY_PROPERTY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(ALSO_CALLED).map(([name, others]) => [name, others.split(', ')]),
)

const keyOf = (name: string) => wordsOf(name).join(' ')

/** Names by the words of each of them. */
const BY_WORDS: ReadonlyMap<string, ReadonlySet<string>> = alsoCalled()

function alsoCalled(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [property, others] of BY_PROPERTY)
    for (const name of [property, ...others])
      found.set(keyOf(name), new Set([...(found.get(keyOf(name)) ?? []), property, ...others]))
  return found
}

/** Returns other names for what a schema calls so, of which each is less certain. */
export const othersFor = (name: string): readonly string[] =>
  [...(BY_WORDS.get(keyOf(name)) ?? [])].filter((other) => keyOf(other) !== keyOf(name))

/** Returns a label of a page with all names for the same thing. */
export function namesOf(label: string): readonly string[] {
  return [label, ...(BY_PROPERTY.get(label) ?? [])]
}

/** Other names for things of a type of schema.org. */
const TYPES: Readonly<Record<string, string>> = {
  Person: 'person people team member staff employee founder author speaker leadership management contact',
  Product: 'product item goods catalog offer',
  Offer: 'offer plan price tier',
  JobPosting: 'job position vacancy opening career role',
  Event: 'event date concert talk',
  Question: 'question faq',
  Review: 'review testimonial',
  Article: 'article post news story',
  NewsArticle: 'article post news story',
  BlogPosting: 'article post news story blog',
  Place: 'place location venue',
  LocalBusiness: 'location store branch office shop business',
  Store: 'location store branch shop',
  Service: 'service',
  Organization: 'company organization business firm',
  Corporation: 'company organization business firm',
  PostalAddress: 'address location',
  ContactPoint: 'contact',
  products: 'product item goods catalog',
  plans: 'plan price tier package',
}

const BY_TYPE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(TYPES).map(([type, others]) => [type, new Set(wordsOf(others))]),
)

/** Returns the words that name the things with this label. The label may begin with a type of schema.org. */
export function wordsOfThings(label: string): ReadonlySet<string> {
  const types = label.split(' ').flatMap((type) => [...(BY_TYPE.get(type) ?? [])])
  return new Set([...wordsOf(label), ...types])
}

/** Words that have no clear meaning without the name of the thing that they belong to. */
const EMPTY: ReadonlySet<string> = new Set(
  wordsOf('name title description url link image id type label value text status category summary'),
)

/** Words for lists of anything, whose entries may have only such a name and a text. */
const OPEN: ReadonlySet<string> = new Set(wordsOf('features items entries cards sections highlights results'))

/** Whether a list may have entries of any kind. */
export const isOpenList = (name: string): boolean => wordsOf(name).some((word) => OPEN.has(word))

/** Whether a name is clear without its context. `vat number` is, and `name` is not. */
export const isTelling = (name: string): boolean => wordsOf(name).some((word) => !EMPTY.has(word))
