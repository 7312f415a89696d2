import { profileOf } from '../formats/social/urls.ts'
import { FREE_MAIL } from '../lexicon/free-mail.ts'
import { isWithin } from '../lexicon/hosts.ts'
import { PROFILE_DOMAINS } from '../lexicon/social/index.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { type ParseDomainOptions, parseDomain, quoted } from './domain.ts'

/** What an entry of a list names, and by what. */
export interface Listed {
  readonly site: Site
  readonly by: 'site' | 'mail' | 'free-mail' | 'profile'
}

/**
 * Reads a domain out of what people have in their lists: beside what `parseDomain` takes, an e-mail address
 * (`Jane <jane@example.com>` too), the ports 80 and 443, and quotation marks, brackets and commas around it.
 *
 * @throws BlazonError `invalid_input` with the reason: as `parseDomain`, and for an address at a mail host
 * where everybody can have one and a profile at a social network, because those are brands of somebody else.
 */
export function parseListed(input: string, options: ParseDomainOptions = {}): Site {
  const { site, by } = listedAs(input, options)
  if (by === 'site' || by === 'mail') return site
  const { registrable } = site
  const why =
    by === 'profile' ? `it is a profile at ${registrable}` : `everybody can have an address at ${registrable}`
  throw new BlazonError(
    'invalid_input',
    `${quoted(input)} does not tell the brand: ${why}. Write the domain of the brand's own site.`,
  )
}

/**
 * The same for whoever wants to know what a text names before it is looked up. Throws as `parseDomain` does.
 */
export function listedAs(input: string, options: ParseDomainOptions = {}): Listed {
  const text = input.replace(NAMED_MAIL, '$1').replace(AROUND, '')
  const [, mailHost] = MAIL.exec(text) ?? []
  const site = { ...parseDomain(mailHost ?? text.replace(USUAL_PORT, '$1'), options), input }
  if (mailHost !== undefined)
    return { site, by: isWithin(site.registrable, FREE_MAIL) ? 'free-mail' : 'mail' }
  return { site, by: isProfile(text, site) ? 'profile' : 'site' }
}

/**
 * Networks at which the account is a part of the host, as in `acme.tumblr.com`, give it a site of its own.
 */
function isProfile(text: string, { registrable, domain }: Site): boolean {
  if (!isWithin(registrable, PROFILE_DOMAINS)) return false
  const profile = profileOf(/^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`)
  return profile !== undefined && !domain.startsWith(`${profile.handle.toLowerCase()}.`)
}

/** `Jane <jane@example.com>` */
const NAMED_MAIL = /^[^<>]*<([^<>\s]+@[^<>\s]+)>[\s,;]*$/

/** What stands around an entry that was cut out of a table or a text. */
const AROUND = /^[\s"'`“”„‘’«<(]+|[\s"'`“”‘’»>),;]+$/g

/** One `@`, and nothing before it that only an address of a web site has. */
const MAIL = /^(?:mailto:)?[^\s@:/?#]+@([^\s@:/?#]+)(?:\?.*)?$/i

/** The ports that an address has when it names none. */
const USUAL_PORT = /^((?:https?:)?(?:\/\/)?[^\s:/?#@]+):(?:80|443)(?=[/?#]|$)/i
