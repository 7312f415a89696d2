import { isIP, isIPv6 } from 'node:net'
import { domainToUnicode } from 'node:url'
import { LARGE_ENDINGS } from '../data/places/large-endings.ts'
import { hostParts, labelOf, ownerOf, registrableOf } from '../formats/psl.ts'
import { parsedUrl } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'

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
 * Matches emoji. IDNA 2008 does not allow them, but some registries, such as that of .ws, sell names with
 * them, and browsers open these names (UTS 46). Only pictures count as emoji here, because other signs of
 * Unicode's table, such as the heavy minus sign and the wavy dash, can be mistaken for ASCII characters.
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

/** The dot is included because it may be missing, as in `couk`. */
const INSERTED = 'abcdefghijklmnopqrstuvwxyz0123456789-.'
const REPLACED = INSERTED.slice(0, -1)

/**
 * Returns the probable host for one with an unknown suffix, if correcting one typing error gives a clear
 * choice: the largest suffix. It is only for messages: no lookup may use it.
 */
function meantBy(host: string): string | undefined {
  const at = host.lastIndexOf('.') + 1
  const suffixes = typedAs(host.slice(at)).filter((ending) => isSuffix(host.slice(0, at), ending))
  const large = LARGE_ENDINGS.find((ending) => suffixes.includes(ending))
  const [first, second] = suffixes
  const ending = large ?? (second === undefined ? first : undefined)
  return ending === undefined ? undefined : host.slice(0, at) + ending
}

function isSuffix(before: string, ending: string): boolean {
  const parts = hostParts(before + ending)
  return parts?.known === true && parts.suffix.endsWith(ending)
}

/** Returns the endings that are one typing error away, each once. */
function typedAs(ending: string): readonly string[] {
  const letters = [...ending]
  const swapped = letters.flatMap((_, at) =>
    at === 0
      ? []
      : ending.slice(0, at - 1) + ending.charAt(at) + ending.charAt(at - 1) + ending.slice(at + 1),
  )
  // Replacing one of two letters could give the code of nearly any country.
  if (ending.length <= 2) return swapped
  const left = (at: number) => ending.slice(0, at)
  const places = [...letters.keys(), ending.length]
  return [
    ...new Set([
      ...swapped,
      ...letters.map((_, at) => left(at) + ending.slice(at + 1)),
      ...letters.flatMap((_, at) => [...REPLACED].map((letter) => left(at) + letter + ending.slice(at + 1))),
      ...places.flatMap((at) => [...INSERTED].map((letter) => left(at) + letter + ending.slice(at))),
    ]),
  ]
}

/**
 * Returns the host in a text that somebody typed as a domain, in its original spelling. A text that has more
 * than scheme, host, port and path is refused with the reason, by a call of `refuse`, which throws.
 */
function authorityOf(text: string, allowPort: boolean, refuse: (reason: string) => never): string {
  if (text === '') return refuse('it is empty')
  if (/\s/.test(text)) return refuse('it has white space inside')
  if (isIPv6(text)) return refuse('it is an IP address')
  const { scheme, rest } = splitScheme(text)
  const authority = rest.split(/[/?#]/, 1)[0] ?? ''
  if (authority.includes('\\')) return refuse('it has a backslash in it')
  if (authority.includes('@')) return refuse(whyAt(scheme, authority))
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    return refuse(`${scheme}: is not a web address; only http and https are`)
  }
  if (authority === '')
    return refuse(scheme === undefined ? 'there is no host in it' : 'there is nothing after the scheme')
  return withoutPort(authority, allowPort, refuse)
}

/** Separates the scheme. `localhost:3000` and `user:secret@host` have none. */
function splitScheme(text: string): { scheme: string | undefined; rest: string } {
  const [whole, scheme, slashes] = /^(?:([a-z][a-z\d+-]*):(\/*)|\/\/)/i.exec(text) ?? ['']
  const rest = text.slice(whole.length)
  const name = scheme?.toLowerCase()
  if (name === undefined || slashes !== '' || name === 'http' || name === 'https' || name === 'mailto') {
    return { scheme: name, rest }
  }
  const isHostOrUser = /^\d+([/?#]|$)/.test(rest) || /^[^/?#]*@/.test(rest)
  return isHostOrUser ? { scheme: undefined, rest: text } : { scheme: name, rest }
}

function whyAt(scheme: string | undefined, authority: string): string {
  const isMail = scheme === 'mailto' || (scheme === undefined && /^[^@:]+@[^@:]+$/.test(authority))
  if (!isMail) return 'it carries a user name or password'
  return `it is an e-mail address; give only what stands after the @`
}

function withoutPort(authority: string, allowPort: boolean, refuse: (reason: string) => never): string {
  if (authority.startsWith('['))
    return refuse(
      /^\[[\da-f]*:[\da-f:.%]*\]/i.test(authority) ? 'it is an IP address' : 'it begins with a bracket',
    )
  const [host = '', port, ...more] = authority.split(':')
  if (port === undefined) return host
  if (more.length > 0) return refuse('it has more than one colon')
  if (!allowPort) return refuse('it has a port; leave the colon and what follows away')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return refuse(`“${port.slice(0, 20)}” is not a port`)
  return host
}
