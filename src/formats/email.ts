import { hostParts } from './psl.ts'

/** RFC 5321's limits: 64 before the @, 254 in all. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-](?:[a-z0-9.!#$%&'*+/=?^_`{|}~-]{0,62}[a-z0-9_+-])?@[a-z0-9.-]{3,190}$/i

/** An e-mail address in lower case; undefined for text that is none. */
export function readEmail(text: string): string | undefined {
  const address = text.trim().replace(/\.$/, '').toLowerCase()
  const host = address.slice(address.lastIndexOf('@') + 1)
  const isWritten =
    ADDRESS.test(address) && /[a-z0-9]\.[a-z][a-z0-9-]+$/.test(host) && !address.includes('..')
  return isWritten && !FILE.test(host) ? address : undefined
}

/** Whether a host may have mail: something below a public suffix that the list knows. */
export function isMailHost(host: string): boolean {
  const parts = hostParts(host)
  return parts?.known === true && parts.registrable !== null
}

/** `logo@2x.png`, `lib@1.2.3.min.js` */
const FILE =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|css|m?js|map|woff2?|mp4|webm|pdf)$|^\d+(?:\.\d+)*(?:x|\.|$)/

/** Addresses in running text, as written and in the order of the text. */
export function emailsIn(text: string): string[] {
  if (!text.includes('@')) return []
  return [...text.matchAll(/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,6}/gi)].map(
    ([found]) => found.replace(/^[^a-z\d]+/i, ''),
  )
}

/** What stands for @ and for the dot where an address is written so that programs overlook it, in brackets or as spaced words. */
const AT = String.raw`(?:\s*[[({<]\s*(?:at|arroba|chez|ät|@|kukac|zavináč|malpa|małpa|snabel-?a)\s*[\])}>]\s*|\s+(?:at|AT|arroba)\s+|\s+@\s+)`
const DOT = String.raw`(?:\s*[[({<]\s*(?:dot|punkt|point|punto|ponto|tečka|kropka|\.)\s*[\])}>]\s*|\s+(?:dot|DOT|punkt|punto|ponto)\s+)`
const DISGUISED = new RegExp(
  String.raw`([\w.+-]{1,64})${AT}([\w-]{1,63}(?:(?:${DOT}|\.)[\w-]{2,63}){1,4})`,
  'gi',
)
const DOTS = new RegExp(DOT, 'gi')

/** Without any of these there is nothing to put right; looking for them first is what a page of plain text costs. */
const SIGN_OF_DISGUISE =
  /[[({<]\s*(?:at|arroba|chez|ät|@|kukac|zav|ma[lł]pa|snabel)|\s@\s|\s(?:dot|punkt|punto|ponto)\s|[[({<]\s*(?:dot|punkt|punto|ponto|\.)\s*[\])}>]/i

/** Addresses like `info [at] acme dot com` in running text, put right, each with the text as written. */
export function disguisedEmailsIn(text: string): { readonly email: string; readonly written: string }[] {
  if (!SIGN_OF_DISGUISE.test(text)) return []
  return [...text.matchAll(DISGUISED)].flatMap(([written, user = '', host = '']) => {
    // Two plain words with a full stop after them, `look at acme.com`, are no address: something has to be disguised on purpose.
    const plain = !/[[({<]|@/.test(written) && !DOTS.test(host)
    DOTS.lastIndex = 0
    return plain ? [] : [{ email: `${user}@${host.replace(DOTS, '.')}`, written }]
  })
}

/** Cloudflare's `data-cfemail`: hex bytes, each but the first crossed (XOR) with the first. */
export function decodeCfEmail(hex: string): string | undefined {
  if (!/^(?:[\da-f]{2}){4,320}$/i.test(hex)) return undefined
  const [key = 0, ...bytes] = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key))
}
