import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { hostParts, labelOf, ownerOf, registrableOf } from '../formats/psl.ts'
import { parsedUrl } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { authorityOf } from './authority.ts'
import { meantBy } from './meant.ts'

export interface ParseDomainOptions {
  /**
   * True for a host that the operator's host map names. Only such hosts may have a reserved or unknown
   * ending.
   */
  readonly isMapped?: ((host: string) => boolean) | undefined
  /** Accepts a port and removes it. Default: false. */
  readonly allowPort?: boolean | undefined
}

/**
 * Endings that no site of the public internet has: RFC 2606, 6761, 6762 (local), 7686 (onion), 8375
 * (home.arpa), 9476 (alt), and ICANN's resolution of 29 July 2024 (internal). arpa is for infrastructure.
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

/**
 * Categories in which registries sell names, as labels before the ending of a country: those that at least
 * seven endings have in the Public Suffix List of November 2026. No site is a category. Other suffixes of the
 * list may be one, such as those of states and towns (`gov.uk`) or of hosts of pages (`readthedocs.io`).
 */
const CATEGORIES: ReadonlySet<string> = new Set(
  'ac asso biz co com coop edu info me med name ne net nom or org pro sc sch tm tv web'.split(' '),
)

/**
 * A character that IDNA 2008 (RFC 5892) does not allow in a label. It allows letters, marks, digits, hyphens,
 * and a few signs inside words.
 */
const FOREIGN_TO_NAMES = /[^\p{L}\p{M}\p{Nd}\-.·͵׳״・\u200c\u200d]/gu

/**
 * IDNA 2008 has no emoji, but some registries, such as that of .ws, sell names with them, and browsers open
 * those (UTS 46). Pictures alone are emoji here: other signs of Unicode's table, such as the heavy minus sign
 * and the wavy dash, pass for a hyphen or another sign of ASCII.
 */
const EMOJI = /^(?=[\p{So}\p{Sk}])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]$/u
const LIKE_ASCII = /[✖➕➖➗]/u

/**
 * The longest host with each of its bytes encoded. A longer one would cost much to be read, because one
 * character may become eighteen.
 */
const MAX_WRITTEN_CHARS = 3 * 253

const NO_HOST = 'it has characters that no host name can have'

/** The rules for hosts in their order. Each gives the reason why a host is not a domain, or undefined. */
const HOST_RULES: readonly ((host: string) => string | undefined)[] = [
  (host) => (isIP(host.replace(/^\[|\]$/g, '')) ? 'it is an IP address' : undefined),
  (host) => (host.length > 253 ? 'it is longer than 253 characters' : undefined),
  (host) => (host.split('.').includes('') ? 'it begins with a dot, or has two dots in a row' : undefined),
  (host) => (host.includes('.') ? undefined : 'it is a single word without an ending such as .com'),
  (host) =>
    host.split('.').some((label) => label.length > 63) ? 'a label is longer than 63 characters' : undefined,
  (host) => (hasBrokenPunycode(host) ? NO_HOST : undefined),
  (host) =>
    host.split('.').some((label) => /^-|-$/.test(label)) ? 'a label begins or ends with a hyphen' : undefined,
  (host) => {
    const foreign = domainToUnicode(host).match(FOREIGN_TO_NAMES)
    const sign = foreign?.find((one) => !EMOJI.test(one) || LIKE_ASCII.test(one))
    return sign === undefined
      ? undefined
      : `“${sign}” is not allowed in a domain name; letters, digits, hyphens and emoji are`
  },
]

/**
 * Reads a domain as people write it: any case, with or without `http(s)://`, `www.`, path, query, trailing
 * dot, in its own script or in punycode.
 *
 * @throws BlazonError `invalid_input` with the reason, for everything that is not the domain of a public web
 * site.
 */
export function parseDomain(input: string, options: ParseDomainOptions = {}): Site {
  const refuse = (reason: string, advice = 'Write it like example.com.'): never => {
    throw new BlazonError('invalid_input', `${quoted(input)} is not a domain: ${reason}. ${advice}`)
  }
  if (typeof input !== 'string')
    throw new BlazonError('invalid_input', 'A domain is a text such as example.com.')
  const written = authorityOf(input.trim(), options.allowPort ?? false, refuse)
  if (written.length > MAX_WRITTEN_CHARS) refuse('it is longer than 253 characters')
  const host = canonicalHost(written) ?? refuse(whyUnreadable(written))
  for (const rule of HOST_RULES) {
    const reason = rule(host)
    if (reason !== undefined) refuse(reason)
  }
  const domain = withoutWww(host)
  const isMapped = options.isMapped ?? (() => false)
  if (!isMapped(host) && !isMapped(domain)) {
    const ending = host.slice(host.lastIndexOf('.') + 1)
    if (RESERVED_ENDINGS.includes(ending)) refuse(`.${ending} is reserved and never on the public internet`)
    const parts = hostParts(host)
    if (!parts?.known) {
      const meant = meantBy(host)
      refuse(`.${ending} is not a known top-level domain`, meant && `Did you mean ${meant}?`)
    }
    if (parts?.registrable === null && CATEGORIES.has(domain.replace(/\..*/, '')))
      refuse(`names are registered below .${domain}, which is no site itself`)
  }
  return {
    input,
    domain,
    registrable: ownerOf(host),
    label: labelOf(host) ?? host,
    unicode: domainToUnicode(domain),
  }
}

/** The host as browsers read it (WHATWG URL: UTS 46, all notations of IPv4), without one trailing dot. */
function canonicalHost(written: string): string | undefined {
  return parsedUrl(`http://${written}/`)?.hostname.replace(/\.$/, '')
}

function whyUnreadable(written: string): string {
  if (/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(written)) return 'it ends in a number, as only IP addresses do'
  return NO_HOST
}

/**
 * True when a label begins as Punycode and stands for nothing beyond ASCII. Newer versions of Node read such
 * hosts, older ones do not.
 */
function hasBrokenPunycode(host: string): boolean {
  const labels = domainToUnicode(host).split('.')
  return host
    .split('.')
    .some((label, at) => label.startsWith('xn--') && /^[\0-\x7f]*$/.test(labels[at] ?? ''))
}

/** Removes `www.`, except where it is the registered name itself, as in www.gov.uk. */
function withoutWww(host: string): string {
  const rest = host.replace(/^www\./, '')
  return registrableOf(rest) === undefined ? host : rest
}

/** The input as a message shows it: one line without control characters, at most 80 characters. */
export function quoted(input: string): string {
  const shown = Array.from(input.trim().slice(0, 200).replace(/\p{C}/gu, '\u{fffd}'))
  return shown.length > 80 ? `“${shown.slice(0, 79).join('')}…”` : `“${shown.join('')}”`
}
