import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { hostParts, labelOf, ownerOf, registrableOf } from '../formats/psl.ts'
import { parsedUrl } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { authorityOf } from './authority.ts'
import { meantBy } from './meant.ts'

export interface ParseDomainOptions {
  /** Returns whether a host map names a host. Only such hosts may have a reserved or unknown ending. */
  readonly isMapped?: ((host: string) => boolean) | undefined
  /** Accepts a port, which is removed. Default: false. */
  readonly allowPort?: boolean | undefined
}

/**
 * Endings that no site on the public internet has: RFC 2606, 6761, 6762 (local), 7686 (onion), 8375
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
 * Labels before the ending of a country under which registries sell names, such as `co` in `co.uk`. These are
 * the labels that at least seven endings have in the Public Suffix List of November 2026. No site has such a
 * suffix as its domain, while other suffixes of the list may be sites, such as `gov.uk` or `readthedocs.io`.
 */
const CATEGORIES: ReadonlySet<string> = new Set(
  'ac asso biz co com coop edu info me med name ne net nom or org pro sc sch tm tv web'.split(' '),
)

/**
 * Matches a character that IDNA 2008 (RFC 5892) does not allow in a label. It allows letters, marks, digits,
 * hyphens, and a few signs inside words.
 */
const FOREIGN_TO_NAMES = /[^\p{L}\p{M}\p{Nd}\-.·͵׳״・\u200c\u200d]/gu

/**
 * Matches emoji, which IDNA 2008 does not allow, but some registries sell (.ws) and browsers open (UTS 46).
 * Signs that can be mistaken for ASCII, such as the heavy minus sign and the wavy dash, do not count.
 */
const EMOJI = /^(?=[\p{So}\p{Sk}])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]$/u
const LIKE_ASCII = /[✖➕➖➗]/u

/**
 * The length of the longest host when each byte is percent-encoded. A longer text is refused, because reading
 * it would take long. One character may become eighteen, because its normal form may be that long.
 */
const MAX_WRITTEN_CHARS = 3 * 253

const NO_HOST = 'it has characters that no host name can have'

/** The rules for hosts. Each returns the reason why a host is not a domain. The first reason counts. */
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
 * Reads a domain as people write it: in any case, with or without `http(s)://`, `www.`, path, query or
 * trailing dot, in its own script or in punycode.
 *
 * @throws BlazonError `invalid_input` with the reason, for any text that is not the domain of a public web
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

/** Returns the host as browsers read it (WHATWG URL: UTS 46, IPv4 notations), without a trailing dot. */
function canonicalHost(written: string): string | undefined {
  return parsedUrl(`http://${written}/`)?.hostname.replace(/\.$/, '')
}

function whyUnreadable(written: string): string {
  if (/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(written)) return 'it ends in a number, as only IP addresses do'
  return NO_HOST
}

/** Returns whether a label begins as punycode but decodes to ASCII, which newer versions of Node read. */
function hasBrokenPunycode(host: string): boolean {
  const labels = domainToUnicode(host).split('.')
  return host
    .split('.')
    .some((label, at) => label.startsWith('xn--') && /^[\0-\x7f]*$/.test(labels[at] ?? ''))
}

/** Removes `www.`, except where `www` is the registered name itself, as in www.gov.uk. */
function withoutWww(host: string): string {
  const rest = host.replace(/^www\./, '')
  return registrableOf(rest) === undefined ? host : rest
}

/** Quotes a text for a message: on one line, without control characters, with at most 80 characters. */
export function quoted(input: string): string {
  const shown = Array.from(input.trim().slice(0, 200).replace(/\p{C}/gu, '\u{fffd}'))
  return shown.length > 80 ? `“${shown.slice(0, 79).join('')}…”` : `“${shown.join('')}”`
}
