/**
 * Finds e-mail addresses in texts, including addresses that are written so that programs do not recognise
 * them.
 */

import { anyOf, pattern, words } from '../../lexicon/pattern.ts'
import { hostParts } from '../psl.ts'

/** Follows the limits of RFC 5321: 64 characters before the @, 254 in all. */
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

/** Tells whether a host may have mail: it is below a public suffix that the list knows. */
export function isMailHost(host: string): boolean {
  const parts = hostParts(host)
  return parts?.known === true && parts.registrable !== null
}

/** Matches the host of a file name with an @, such as `logo@2x.png` or `lib@1.2.3.min.js`. */
const FILE =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|css|m?js|map|woff2?|mp4|webm|pdf)$|^\d+(?:\.\d+)*(?:x|\.|$)/

/** Returns the addresses in running text, as they are written, in the order of the text. */
export function emailsIn(text: string): string[] {
  if (!text.includes('@')) return []
  return [...text.matchAll(/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,6}/gi)].map(
    ([found]) => found.replace(/^[^a-z\d]+/i, ''),
  )
}

/**
 * Matches what stands for @ and for the dot in a disguised address: words in brackets, or words with spaces
 * around them.
 */
const AT_WORDS = [...words('at arroba chez ät @ kukac zavináč malpa małpa'), /snabel-?a/]
const AT = pattern('')`(?:\s*[[({<]\s*(?:${AT_WORDS})\s*[\])}>]\s*|\s+(?:at|AT|arroba)\s+|\s+@\s+)`.source
const DOT = String.raw`(?:\s*[[({<]\s*(?:dot|punkt|point|punto|ponto|tečka|kropka|\.)\s*[\])}>]\s*|\s+(?:dot|DOT|punkt|punto|ponto)\s+)`
const DISGUISED = new RegExp(
  String.raw`([\w.+-]{1,64})${AT}([\w-]{1,63}(?:(?:${DOT}|\.)[\w-]{2,63}){1,4})`,
  'gi',
)
const DOTS = new RegExp(DOT, 'gi')

/**
 * A text without any of these has no disguised address. Testing for them first keeps ordinary pages cheap.
 */
const SIGN_OF_DISGUISE = anyOf(
  [
    ...[/[[({<]\s*(?:at|arroba|chez|ät|@|kukac|zav|ma[lł]pa|snabel)/, /\s@\s/],
    ...[/\s(?:dot|punkt|punto|ponto)\s/, /[[({<]\s*(?:dot|punkt|punto|ponto|\.)\s*[\])}>]/],
  ],
  'i',
)

/**
 * Returns disguised addresses such as `info [at] acme dot com`, in their plain form and as they are written.
 */
export function disguisedEmailsIn(text: string): { readonly email: string; readonly written: string }[] {
  if (!SIGN_OF_DISGUISE.test(text)) return []
  return [...text.matchAll(DISGUISED)].flatMap(([written, user = '', host = '']) => {
    // Two plain words before a full stop, as in `look at acme.com`, are no address: some part must be
    // disguised on purpose.
    const plain = !/[[({<]|@/.test(written) && !DOTS.test(host)
    DOTS.lastIndex = 0
    return plain ? [] : [{ email: `${user}@${host.replace(DOTS, '.')}`, written }]
  })
}

/** Decodes Cloudflare's `data-cfemail`: bytes in hexadecimal, each combined with the first by XOR. */
export function decodeCfEmail(hex: string): string | undefined {
  if (!/^(?:[\da-f]{2}){4,320}$/i.test(hex)) return undefined
  const [key = 0, ...bytes] = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key))
}
