/** Recognises a user's page at a host with pages of many users, such as `linktr.ee/acme`. */

import { type Domains, isWithin } from '../lexicon/hosts.ts'
import { pattern, phrases } from '../lexicon/pattern.ts'
import { PLACEHOLDER_HOSTS, SHARED_HOSTS } from '../lexicon/shared-hosts.ts'
import { isRoot, parsedUrl } from './url.ts'

/**
 * Labels before a firm's domain that belong to the firm and not to a customer: for a language, a small
 * screen, a shop or maps, as in `en.wikipedia.org`.
 */
const OF_FIRM = /^(?:[a-z]{2}|[a-z]{2}-[a-z]{2}|www|m|mobile|shop|store|tienda|loja|maps|mail)\./
/** Words in the paths of pages that a firm has about itself. */
const OWN_NAMES = phrases(`
  about, about-us, blog, careers, contact, cookies, developer, developers, explore, faq, features, help
  impressum, imprint, investors, jobs, legal, login, news, newsroom, plans, press, pricing, privacy, register, signin
  signup, support, templates, terms, tos`)
const OWN_PAGE = pattern('i')`
  ^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?\/)?(?:(?:${OWN_NAMES})(?:[/.?#]|$)|company\/?$)
`

/**
 * Returns the host of an address that is a user's page at a host with pages of many users. Undefined for the
 * start page of such a host and for pages about the host itself, because these show the brand of the host.
 * Undefined also for a name below such a host, such as `acme.myshopify.com`, because it is a separate site,
 * and for all other addresses.
 */
export function sharedHostOf(address: string): string | undefined {
  const url = parsedUrl(address)
  const host = url?.hostname.toLowerCase().replace(/^www\./, '')
  if (!url || !host || !isShared(host, SHARED_HOSTS) || isWithin(host, PLACEHOLDER_HOSTS)) return undefined
  return isRoot(url.href) || OWN_PAGE.test(url.pathname) ? undefined : host
}

function isShared(host: string, domains: Domains): boolean {
  if (domains.has(host)) return true
  const rest = host.replace(OF_FIRM, '')
  if (domains.has(rest)) return true
  // `amazon.co.uk` is the firm's host for a country, and not a customer's name below `co.uk`.
  return rest.split('.').length <= 3 && isWithin(rest, domains) && domains.has(`${rest.split('.', 1)[0]}.*`)
}
