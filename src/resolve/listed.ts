import { sharedHostOf } from '../formats/shared-page.ts'
import { profileOf } from '../formats/social/urls.ts'
import { isWithin } from '../lexicon/hosts.ts'
import { FREE_MAIL } from '../lexicon/mail-hosts.ts'
import { PROFILE_DOMAINS } from '../lexicon/social/index.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { type ParseDomainOptions, parseDomain, quoted } from './domain.ts'

/** The site that an entry of a list names, and the form in which it names it. */
export interface Listed {
  readonly site: Site
  readonly by: 'site' | 'mail' | 'free-mail' | 'profile' | 'page'
}

/**
 * Reads the domain of a brand, as `parseDomain` does, and refuses a page at a host of another owner.
 *
 * @throws BlazonError `invalid_input` with the reason: as `parseDomain`, and for a profile at a social
 * network and a page at a host where many have one, because the host is another brand.
 */
export function parseBrand(input: string, options: ParseDomainOptions = {}): Site {
  const site = parseDomain(input, options)
  return refusedElsewhere({ site, by: placeAt(input.trim(), site) })
}

/**
 * Reads a domain from an entry of a list: in addition to the forms that `parseDomain` accepts, an e-mail
 * address (`Jane <jane@example.com>` too), the ports 80 and 443, and quotation marks, brackets and commas
 * around the entry.
 *
 * @throws BlazonError `invalid_input` with the reason: as `parseDomain`, and for an address at a mail host
 * where everybody can have one and a profile at a social network, because these hosts are other brands.
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

/**
 * Returns the site that an entry of a list names, and the form in which the text names it. Throws as
 * `parseDomain` does.
 */
export function listedAs(input: string, options: ParseDomainOptions = {}): Listed {
  const text = input.replace(NAMED_MAIL, '$1').replace(AROUND, '')
  const [, mailHost] = MAIL.exec(text) ?? []
  const site = { ...parseDomain(mailHost ?? text.replace(USUAL_PORT, '$1'), options), input }
  if (mailHost !== undefined)
    return { site, by: isWithin(site.registrable, FREE_MAIL) ? 'free-mail' : 'mail' }
  return { site, by: placeAt(text, site) }
}

/** The bare e-mail address in a text such as `Jane <jane@example.com>`; undefined for other texts. */
export function mailIn(input: string): string | undefined {
  const text = input.replace(NAMED_MAIL, '$1').replace(AROUND, '')
  return MAIL.test(text) ? text.replace(/^mailto:/i, '').replace(/\?.*$/, '') : undefined
}

/** Tells an address of a site from that of an account at a network and of a user's page at a shared host. */
function placeAt(text: string, site: Site): 'site' | 'profile' | 'page' {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`
  if (isProfile(address, site)) return 'profile'
  return sharedHostOf(address) === undefined ? 'site' : 'page'
}

/**
 * Networks at which the account is a part of the host, as in `acme.tumblr.com`, give it a site of its own.
 */
function isProfile(address: string, { registrable, domain }: Site): boolean {
  if (!isWithin(registrable, PROFILE_DOMAINS)) return false
  const profile = profileOf(address)
  return profile !== undefined && !domain.startsWith(`${profile.handle.toLowerCase()}.`)
}

/** Matches an e-mail address behind a name, such as `Jane <jane@example.com>`. */
const NAMED_MAIL = /^[^<>]*<([^<>\s]+@[^<>\s]+)>[\s,;]*$/

/** Characters around an entry that was cut out of a table or a text. */
const AROUND = /^[\s"'`“”„‘’«<(]+|[\s"'`“”‘’»>),;]+$/g

/** One `@`, and nothing before it that occurs only in addresses of web sites. */
const MAIL = /^(?:mailto:)?[^\s@:/?#]+@([^\s@:/?#]+)(?:\?.*)?$/i

/** The ports that an address has when it names none. */
const USUAL_PORT = /^((?:https?:)?(?:\/\/)?[^\s:/?#@]+):(?:80|443)(?=[/?#]|$)/i
