import { isPrivateUse } from './coverage.ts'
import type { WebFamily } from './web-families.ts'

/** Fonts of pictures, by what their makers call them. */
const ICON_FAMILY =
  /awesome|icons$|(^|[-_ ])icons?([-_ ]|$)|iconfont|icon-?font|icomoon|glyph|material symbols|^(slick|swiper|fontello|themify|flaticon|feather|star|woocommerce|revicons|etmodules|etline|linea(-\w+)?|wpr-\w+|vc-?\w*icons?\w*|codicon|videojs|lg|remixicon|uicons.*|fl-?icon\w*|social-?icons?|simple-line-icons)$/i

export function isIconName(family: string): boolean {
  return ICON_FAMILY.test(family)
}

/** Every face of it is for private-use characters alone. */
export function isIconFace(family: WebFamily | undefined): boolean {
  return family?.ranges != null && isPrivateUse(family.ranges)
}

/** One word as an icon font's ligatures are called: `home`, `shopping_cart`. */
export function isLigature(text: string): boolean {
  return /^[a-z][a-z\d]*(_[a-z\d]+)*$/.test(text.trim())
}

/** As many private-use characters as letters and digits, or more. */
export function isPictures(texts: readonly string[]): boolean {
  const pictures = countOf(/\p{Co}/gu, texts)
  return pictures > 0 && pictures >= countOf(/[\p{L}\p{N}]/gu, texts)
}

function countOf(pattern: RegExp, texts: readonly string[]): number {
  return texts.reduce((count, text) => count + (text.match(pattern)?.length ?? 0), 0)
}
