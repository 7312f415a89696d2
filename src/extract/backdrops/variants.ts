/** Recognises, by their URLs, the size variants of one picture. */

import { resolvedUrl } from '../../formats/url.ts'

/** Sizes in file names: `photo-1024x427.jpg`, `photo@2x.jpg`, `photo_1200w.webp`, `photo-scaled.jpg`. */
const SIZE_IN_NAME =
  /(?:[-_.]\d{2,4}x\d{2,4}|@[1-4]x|[-_]\d{3,4}w?|[-_](?:scaled|large|medium|small|thumb(?:nail)?|mobile|desktop))(?=\.[a-z]+$)/gi
/** Parameters that choose size or format of a picture, not the picture itself. */
const SERVING = /^(?:w|h|width|height|size|sz|q|quality|fit|crop|auto|format|fm|dpr|resize|ixlib|cs|v|ver)$/i

/** A key that all sizes and formats of one picture have in common. */
export function variantKey(url: string): string {
  if (url.startsWith('data:')) return url
  const address = new URL(url)
  // Image services take the URL of the picture as a parameter.
  const inner = address.searchParams.get('url')
  const shown = inner ? resolvedUrl(inner, url) : undefined
  if (shown) return variantKey(shown.href)
  for (const name of [...address.searchParams.keys()])
    if (SERVING.test(name)) address.searchParams.delete(name)
  const path = address.pathname.replace(SIZE_IN_NAME, '').replace(/\.(?:jpe?g|png|webp|avif|gif)$/i, '')
  return `${address.hostname.replace(/^www\./, '')}${path}${address.search}`
}
