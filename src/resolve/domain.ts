import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { hostParts } from '../formats/psl.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { authorityOf } from './authority.ts'

export interface ParseDomainOptions {
  /** True for a host that the operator's host map names: only such hosts may have a reserved or unknown ending. */
  readonly isMapped?: (host: string) => boolean
  /** Accept a port and drop it; default false. */
  readonly allowPort?: boolean
}

/**
 * Endings that are never sites of the public internet: RFC 2606, 6761, 6762 (local), 7686 (onion), 8375 (home.arpa),
 * 9476 (alt), ICANN's resolution of 29 July 2024 (internal); arpa is infrastructure.
 */
const RESERVED_ENDINGS = [
  'example',
  'test',
  'invalid',
  'localhost',
  'local',
  'onion',
  'internal',
  'alt',
  'arpa',
]

/** What IDNA 2008 (RFC 5892) lets stand in a label: letters, marks, digits, hyphen, and a few signs inside words. */
const FOREIGN_TO_NAMES = /[^\p{L}\p{M}\p{Nd}\-.·͵׳״・\u200c\u200d]/u

/** Each says why a host is no domain, in the order in which they are asked. */
const HOST_RULES: readonly ((host: string) => string | undefined)[] = [
  (host) => (isIP(host.replace(/^\[|\]$/g, '')) ? 'it is an IP address' : undefined),
  (host) => (host.length > 253 ? 'it is longer than 253 characters' : undefined),
  (host) => (host.split('.').includes('') ? 'two dots stand together, or one stands first' : undefined),
  (host) => (host.includes('.') ? undefined : 'it is a single word without an ending such as .com'),
  (host) =>
    host.split('.').some((label) => label.length > 63) ? 'a label is longer than 63 characters' : undefined,
  (host) =>
    host.split('.').some((label) => /^-|-$/.test(label)) ? 'a label begins or ends with a hyphen' : undefined,
  (host) => {
    const sign = FOREIGN_TO_NAMES.exec(domainToUnicode(host))?.[0]
    return sign === undefined
      ? undefined
      : `“${sign}” cannot stand in a domain name; letters, digits and hyphens can`
  },
]

/**
 * Reads a domain as people write it: any case, with or without `http(s)://`, `www.`, path, query, trailing dot, in
 * its own script or in punycode.
 *
 * @throws BlazonError `invalid_input` with the reason, for everything that is not the domain of a public web site.
 */
export function parseDomain(input: string, options: ParseDomainOptions = {}): Site {
  const refuse = (reason: string): never => {
    throw new BlazonError(
      'invalid_input',
      `${quoted(input)} is not a domain: ${reason}. Write it like example.com.`,
    )
  }
  const written = authorityOf(input.trim(), options.allowPort ?? false, refuse)
  const host = canonicalHost(written) ?? refuse(whyUnreadable(written))
  for (const rule of HOST_RULES) {
    const reason = rule(host)
    if (reason !== undefined) refuse(reason)
  }
  const parts = hostParts(host)
  if (!parts?.registrable || !parts.label)
    return refuse(`${host} is a public ending under which others register`)
  const domain = withoutWww(host)
  const isMapped = options.isMapped ?? (() => false)
  if (!isMapped(host) && !isMapped(domain)) {
    const ending = host.slice(host.lastIndexOf('.') + 1)
    if (RESERVED_ENDINGS.includes(ending)) refuse(`.${ending} is reserved and never on the public internet`)
    if (!parts.known) refuse(`.${ending} is not a known top-level domain`)
  }
  return {
    input,
    domain,
    registrable: parts.registrable,
    label: parts.label,
    unicode: domainToUnicode(domain),
  }
}

/** The host as browsers read it (WHATWG URL: UTS 46, all notations of IPv4), without one trailing dot. */
function canonicalHost(written: string): string | undefined {
  const url = `http://${written}/`
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined
}

function whyUnreadable(written: string): string {
  if (/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(written)) return 'it ends in a number, as only IP addresses do'
  return 'it has signs that no host name can have'
}

/** `www.` goes, except where it is the registered name itself, as in www.gov.uk. */
function withoutWww(host: string): string {
  const rest = host.replace(/^www\./, '')
  return hostParts(rest)?.registrable ? rest : host
}

/** The input for a message: one line, no control characters, at most 80 characters. */
function quoted(input: string): string {
  const shown = Array.from(input.trim().slice(0, 200).replace(/\p{C}/gu, '\u{fffd}'))
  return shown.length > 80 ? `“${shown.slice(0, 79).join('')}…”` : `“${shown.join('')}”`
}
