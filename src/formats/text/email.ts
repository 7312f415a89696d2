/** Finds e-mail addresses in texts, including addresses that are disguised to hide them from programs. */

import { matchesOf, pattern, words } from '../../lexicon/pattern.ts'
import { hostParts } from '../psl.ts'

/** Matches an address within the limits of RFC 5321: 64 characters before the @, 254 in all. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-](?:[a-z0-9.!#$%&'*+/=?^_`{|}~-]{0,62}[a-z0-9_+-])?@[a-z0-9.-]{3,190}$/i

/** Returns an e-mail address in lower case; undefined for other texts. */
export function readEmail(text: string): string | undefined {
  const address = text.trim().replace(/\.$/, '').toLowerCase()
  const host = address.slice(address.lastIndexOf('@') + 1)
  const isWritten =
    ADDRESS.test(address) && /[a-z0-9]\.[a-z][a-z0-9-]+$/.test(host) && !address.includes('..')
  return isWritten && !FILE.test(host) ? address : undefined
}

/** Returns whether a host may receive mail: it is below a suffix of the Public Suffix List. */
export function isMailHost(host: string): boolean {
  const parts = hostParts(host)
  return parts?.known === true && parts.registrable !== null
}

/** Matches the host of a file name with an @, such as `logo@2x.png` or `lib@1.2.3.min.js`. */
const FILE =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|css|m?js|map|woff2?|mp4|webm|pdf)$|^\d+(?:\.\d+)*(?:x|\.|$)/

/**
 * Returns the addresses in running text, in their order and spelling. An address with a masked part is left
 * out: `reinhard.n...@acme.com`, `j***@acme.com`, `[…] .miller@acme.com`.
 */
export function emailsIn(text: string): string[] {
  if (!text.includes('@')) return []
  return matchesOf(text, IN_TEXT).flatMap(({ 0: found, index }) =>
    MASKED.test(found) || MASK.test(text.charAt(index - 1))
      ? []
      : [unglued(found.replace(/^[^a-z\d]+/i, ''))],
  )
}

const IN_TEXT = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,6}/gi

/** Matches the signs that hide letters of a mailbox. */
const MASKED = /^[^@]*(?:\.{2}|\*{2}|\*@)|^\./
const MASK = /[…•●∗×]/

/**
 * Removes the word or number that follows an address without a space: `info@acme.es.Thank you`,
 * `info@acme.esTel:`. It begins with a capital letter or a digit, after a host that may receive mail.
 */
function unglued(address: string): string {
  const at = address.indexOf('@') + 1
  const host = address.slice(at)
  if (!/[a-z]\.?[A-Z\d]/.test(host) || isMailHost(host.toLowerCase())) return address
  const heads = [...host.matchAll(/(?<=\.[a-z-]*[a-z])(?=\.?[A-Z\d])/g)].map(({ index }) =>
    host.slice(0, index),
  )
  return address.slice(0, at) + (heads.find((head) => isMailHost(head)) ?? host)
}

const OPENING = '[[({<［（【〔＜]'
const CLOSING = '[\\])}>］）】〕＞]'

/** Words that only mean @, and (`AT_WORDS`) words that mean @ only in brackets. */
const AT_NAMES = [...words('arroba arobase chiocciola kukac zavináč malpa małpa'), /snabel-?a/]
const AT_WORDS = [...AT_NAMES, ...words('at chez bei ät @ собака アット アットマーク at-mark 골뱅이')]

/**
 * Matches the replacements of @ and of the dot in a disguised address: words in brackets, words between
 * spaces, and `(a)` or stars without spaces, as Nordic and Japanese pages write them.
 */
const AT = pattern('')`
  (?:\s*${OPENING}\s*(?:${AT_WORDS})\s*${CLOSING}\s*|\s+(?:at|AT|${AT_NAMES})\s+|\s+@\s+|
  (?:[★☆]|[[(]a[\])](?=[a-z]))(?<=[a-z][\w.+-]{0,63}(?:[★☆]|[[(]a[\])]))|@)
`.source
const DOT_WORDS = words('dot punkt punto ponto')
const BRACKETED_DOT = pattern('')`${OPENING}\s*(?:${DOT_WORDS}|point|tečka|kropka|\.)\s*${CLOSING}`.source
const DOT = pattern('')`(?:\s*${BRACKETED_DOT}\s*|\s+(?:DOT|${DOT_WORDS})\s+)`.source
const DISGUISED = new RegExp(
  String.raw`([\w.+-]{1,64})${AT}([\w-]{1,63}(?:(?:${DOT}|\.)[\w-]{2,63}){1,4})`,
  'gi',
)
const DOTS = new RegExp(DOT, 'gi')

/** Matches texts that may have a disguised address. Most pages have none, so this cheap test comes first. */
const SIGN_OF_DISGUISE = pattern('i')`
  [★☆]|[[(]a[\])]|${OPENING}\s*(?:${AT_WORDS})\s*${CLOSING}|${BRACKETED_DOT}|\s@\s|\s(?:${DOT_WORDS}|${AT_NAMES})\s
`

/** Matches a replacement of @ that is in brackets, or that has no other meaning. */
const ON_PURPOSE = pattern('i')`${OPENING}|\s@|[★☆]|\s(?:${AT_NAMES})\s`

/** Returns disguised addresses such as `info [at] acme dot com`, in plain form and as written. */
export function disguisedEmailsIn(text: string): { readonly email: string; readonly written: string }[] {
  if (!SIGN_OF_DISGUISE.test(text)) return []
  return matchesOf(text, DISGUISED).flatMap(([written, user = '', host = '']) => {
    // Two plain words before a full stop, `look at acme.com`, are no address.
    const plain = !ON_PURPOSE.test(written) && !DOTS.test(host)
    DOTS.lastIndex = 0
    return plain ? [] : [{ email: `${user}@${host.replace(DOTS, '.')}`, written }]
  })
}

/** Decodes Cloudflare's `data-cfemail`: hexadecimal bytes. All but the first are XORed with the first. */
export function decodeCfEmail(hex: string): string | undefined {
  if (!/^(?:[\da-f]{2}){4,320}$/i.test(hex)) return undefined
  const [key = 0, ...bytes] = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key))
}
