/** Determines the kind of a picture by its pixels and by the element that refers to it. */

import type { PictureFacts } from '../model/picture.ts'
import type { ImageType, PageImage } from '../model/scrape.ts'

/** The largest side of an icon in pixels. */
const MAX_ICON_PX = 96
/** A mark with at least this ratio of width to height is a name in letters. */
const MIN_WORDMARK_RATIO = 2.5
/** A graphic with at least this many colours is an illustration and not a sign. */
const MIN_ILLUSTRATION_COLORS = 5
const MIN_ILLUSTRATION_PX = 160

interface Shown {
  readonly facts: PictureFacts
  readonly ratio: number
  readonly isNamedLogo: boolean
  readonly isIconLink: boolean
}

/** The first rule that matches decides. A photograph that was reduced to few colours counts as a graphic. */
const RULES: readonly (readonly [type: ImageType, holds: (shown: Shown) => boolean])[] = [
  ['icon', ({ isIconLink, ratio }) => isIconLink && ratio < 1.5],
  ['wordmark', ({ isNamedLogo, facts }) => isNamedLogo && facts.ink.aspectRatio >= MIN_WORDMARK_RATIO],
  ['logo', ({ isNamedLogo, facts }) => isNamedLogo && facts.kind === 'flat'],
  ['icon', ({ facts, ratio }) => Math.max(facts.width, facts.height) <= MAX_ICON_PX && ratio < 1.5],
  ['photography', ({ facts }) => facts.kind === 'photo'],
  [
    'illustration',
    ({ facts: { ink, width, height } }) =>
      ink.colors.length >= MIN_ILLUSTRATION_COLORS && Math.min(width, height) >= MIN_ILLUSTRATION_PX,
  ],
  ['graphic', ({ facts }) => facts.ink.colors.length > 0],
]

/** Returns the kind of a picture. */
export function typeOfPicture(facts: PictureFacts, { src, type, element, alt }: PageImage): ImageType {
  const file = type === 'url' ? (src.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : ''
  const ratio = Math.max(facts.width, facts.height) / Math.max(1, Math.min(facts.width, facts.height))
  const isNamedLogo = /(?:^|[^a-z])(?:logo|wordmark|logotype)(?![a-rt-z])/i.test(`${file} ${alt ?? ''}`)
  const shown = { facts, ratio, isNamedLogo, isIconLink: element === 'link' }
  return RULES.find(([, holds]) => holds(shown))?.[0] ?? 'other'
}
