import { FREE_MAIL } from '../lexicon/free-mail.ts'
import { isWithin } from '../lexicon/hosts.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { type ParseDomainOptions, parseDomain, quoted } from './domain.ts'

/**
 * Reads a domain out of what people have in their lists: beside what `parseDomain` takes, an e-mail address
 * (`Jane <jane@example.com>` too), the ports 80 and 443, and quotation marks, brackets and commas around it.
 *
 * @throws BlazonError `invalid_input` with the reason: as `parseDomain`, and for an address at a mail host
 * where everybody can have one, because that is the brand of somebody else.
 */
export function parseListed(input: string, options: ParseDomainOptions = {}): Site {
  const text = input.replace(NAMED_MAIL, '$1').replace(AROUND, '')
  const [, mailHost] = MAIL.exec(text) ?? []
  const site = parseDomain(mailHost ?? text.replace(USUAL_PORT, '$1'), options)
  if (mailHost === undefined || !isWithin(site.registrable, FREE_MAIL)) return { ...site, input }
  throw new BlazonError(
    'invalid_input',
    `${quoted(input)} does not tell the brand: everybody can have an address at ${site.registrable}. Write the domain of the brand's own site.`,
  )
}

/** `Jane <jane@example.com>` */
const NAMED_MAIL = /^[^<>]*<([^<>\s]+@[^<>\s]+)>[\s,;]*$/

/** What stands around an entry that was cut out of a table or a text. */
const AROUND = /^[\s"'`“”„‘’«<(]+|[\s"'`“”‘’»>),;]+$/g

/** One `@`, and nothing before it that only an address of a web site has. */
const MAIL = /^(?:mailto:)?[^\s@:/?#]+@([^\s@:/?#]+)(?:\?.*)?$/i

/** The ports that an address has when it names none. */
const USUAL_PORT = /^((?:https?:)?(?:\/\/)?[^\s:/?#@]+):(?:80|443)(?=[/?#]|$)/i
