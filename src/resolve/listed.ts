import { sharedHostOf } from '../formats/shared-page.ts'
import { profileOf } from '../formats/social/urls.ts'
import { isWithin } from '../lexicon/hosts.ts'
import { FREE_MAIL } from '../lexicon/mail-hosts.ts'
import { PROFILE_DOMAINS } from '../lexicon/social/index.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { type ParseDomainOptions, parseDomain, quoted } from './domain.ts'

/** The site that an entry of a list names, and the form of the entry. */
export interface Listed {
  readonly site: Site
  readonly by: 'site' | 'mail' | 'free-mail' | 'profile' | 'page'
}

/**
 * Reads the domain of a brand, as `parseDomain` does, and refuses a page at a host of another owner.
 *
 * @throws BlazonError `invalid_input` with the reason, as `parseDomain` does, and also for a profile at a
 * social network and a user's page at a shared host, because the host is another brand.
 */
export function parseBrand(input: string, options: ParseDomainOptions = {}): Site {
  const site = parseDomain(input, options)
  return refusedElsewhere({ site, by: placeAt(input.trim(), site) })
}

/**
 * Reads a domain from an entry of a list. It accepts the forms that `parseDomain` accepts, and also an e-mail
 * address (such as `Jane <jane@example.com>`), the ports 80 and 443, and quotation marks, brackets and commas
 * around the entry.
 *
 * @throws BlazonError `invalid_input` with the reason, as `parseDomain` does, and also for an address at a
 * free mail host and a profile at a social network, because these hosts are other brands.
 */
export function parseListed(input: string, options: ParseDomainOptions = {}): Site {
  return refusedElsewhere(listedAs(input, options))
}

const WHY: Readonly<Record<Exclude<Listed['by'], 'site' | 'mail'>, (site: Site) => string>> = {
  'free-mail': ({ registrable }) => `everybody can have an address at ${registrable}`,
  profile: ({ registrable }) => `it is a profile at ${registrable}`,
  page: ({ domain }) => `it is a page at ${domain}, where anybody can have one`,
}

function refusedElsewhere({ site, by }: Listed): Site {
  if (by === 'site' || by === 'mail') return site
  throw new BlazonError(
    'invalid_input',
    `${quoted(site.input)} does not tell the brand: ${WHY[by](site)}. Write the domain of the brand's own site.`,
  )
}

/** Returns the site that an entry of a list names, and its form. Throws as `parseDomain` does. */
export function listedAs(input: string, options: ParseDomainOptions = {}): Listed {
  const text = input.replace(NAMED_MAIL, '$1').replace(AROUND, '')
  const [, mailHost] = MAIL.exec(text) ?? []
  const site = { ...parseDomain(mailHost ?? text.replace(USUAL_PORT, '$1'), options), input }
  if (mailHost !== undefined)
    return { site, by: isWithin(site.registrable, FREE_MAIL) ? 'free-mail' : 'mail' }
  return { site, by: placeAt(text, site) }
}

/** Returns the bare e-mail address in a text such as `Jane <jane@example.com>`; undefined for other texts. */
export function mailIn(input: string): string | undefined {
  const text = input.replace(NAMED_MAIL, '$1').replace(AROUND, '')
  return MAIL.test(text) ? text.replace(/^mailto:/i, '').replace(/\?.*$/, '') : undefined
}

/** Returns whether an address is a site, an account at a network, or a page at a shared host. */
function placeAt(text: string, site: Site): 'site' | 'profile' | 'page' {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`
  if (isProfile(address, site)) return 'profile'
  return sharedHostOf(address) === undefined ? 'site' : 'page'
}

/** Returns whether an address is a profile. An account in a host name, `acme.tumblr.com`, is a site. */
function isProfile(address: string, { registrable, domain }: Site): boolean {
  if (!isWithin(registrable, PROFILE_DOMAINS)) return false
  const profile = profileOf(address)
  return profile !== undefined && !domain.startsWith(`${profile.handle.toLowerCase()}.`)
}

/** Matches an e-mail address after a name, such as `Jane <jane@example.com>`. */
const NAMED_MAIL = /^[^<>]*<([^<>\s]+@[^<>\s]+)>[\s,;]*$/

/** Matches characters around an entry that was copied from a table or a text. */
const AROUND = /^[\s"'`“”„‘’«<(]+|[\s"'`“”‘’»>),;]+$/g

/** Matches one `@`, with nothing before it that occurs only in addresses of web sites. */
const MAIL = /^(?:mailto:)?[^\s@:/?#]+@([^\s@:/?#]+)(?:\?.*)?$/i

/** Matches the default ports of http and https. */
const USUAL_PORT = /^((?:https?:)?(?:\/\/)?[^\s:/?#@]+):(?:80|443)(?=[/?#]|$)/i
