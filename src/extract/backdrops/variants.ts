/** Sizes that are written into names: `photo-1024x427.jpg`, `photo@2x.jpg`, `photo_1200w.webp`, `photo-scaled.jpg`. */
const SIZE_IN_NAME =
  /(?:[-_.]\d{2,4}x\d{2,4}|@[1-4]x|[-_]\d{3,4}w?|[-_](?:scaled|large|medium|small|thumb(?:nail)?|mobile|desktop))(?=\.[a-z]+$)/gi
/** Parameters that say how a picture is served, not which one it is. */
const SERVING = /^(?:w|h|width|height|size|sz|q|quality|fit|crop|auto|format|fm|dpr|resize|ixlib|cs|v|ver)$/i

/** What all sizes and formats of one picture have in common, by its address. */
export function variantKey(url: string): string {
  if (url.startsWith('data:')) return url
  const address = new URL(url)
  // An address within an address: that of an image service.
  const inner = address.searchParams.get('url')
  if (inner && URL.canParse(inner, url)) return variantKey(new URL(inner, url).href)
  for (const name of [...address.searchParams.keys()])
    if (SERVING.test(name)) address.searchParams.delete(name)
  const path = address.pathname.replace(SIZE_IN_NAME, '').replace(/\.(?:jpe?g|png|webp|avif|gif)$/i, '')
  return `${address.hostname.replace(/^www\./, '')}${path}${address.search}`
}
