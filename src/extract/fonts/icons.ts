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
  let pictures = 0
  let letters = 0
  for (const text of texts) {
    pictures += text.match(/\p{Co}/gu)?.length ?? 0
    letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  }
  return pictures > 0 && pictures >= letters
}
