import { anyOf, pattern } from '../../lexicon/pattern.ts'
import { isPrivateUse } from './coverage.ts'
import type { WebFamily } from './web-families.ts'

const ICON_FAMILY = anyOf(
  [
    ...['awesome', /icons$/, /(^|[-_ ])icons?([-_ ]|$)/, 'iconfont', /icon-?font/, 'icomoon', 'glyph'],
    'material symbols',
    pattern('')`
      ^(slick|swiper|fontello|themify|flaticon|feather|star|woocommerce|revicons|etmodules|etline|
      linea(-\w+)?|wpr-\w+|vc-?\w*icons?\w*|codicon|videojs|lg|remixicon|uicons.*|fl-?icon\w*|
      social-?icons?|simple-line-icons)$
    `,
  ],
  'i',
)

export function isIconName(family: string): boolean {
  return ICON_FAMILY.test(family)
}

/** Whether all faces of the family are for private-use characters. */
export function isIconFace(family: WebFamily | undefined): boolean {
  return family?.ranges != null && isPrivateUse(family.ranges)
}

/** Whether a text looks like a ligature of an icon font: `home`, `shopping_cart`. */
export function isLigature(text: string): boolean {
  return /^[a-z][a-z\d]*(_[a-z\d]+)*$/.test(text.trim())
}

/** Whether the texts have at least as many private-use characters as letters and digits. */
export function isPictures(texts: readonly string[]): boolean {
  const pictures = countOf(/\p{Co}/gu, texts)
  return pictures > 0 && pictures >= countOf(/[\p{L}\p{N}]/gu, texts)
}

function countOf(pattern: RegExp, texts: readonly string[]): number {
  return texts.reduce((count, text) => count + (text.match(pattern)?.length ?? 0), 0)
}
