/** Tells what kind of picture one is, by its pixels and by how the page refers to it. */

import type { PictureFacts } from '../model/picture.ts'
import type { ImageType, PageImage } from '../model/scrape.ts'

/** An icon is at most so large, in pixels. */
const MAX_ICON_PX = 96
/** A mark that is so much wider than high is a name written out. */
const MIN_WORDMARK_RATIO = 2.5
/** Artwork with more colours than signs have shows something. */
const MIN_ILLUSTRATION_COLORS = 5
const MIN_ILLUSTRATION_PX = 160

interface Shown {
  readonly facts: PictureFacts
  readonly ratio: number
  readonly isNamedLogo: boolean
  readonly isIconLink: boolean
}

/** The first rule that holds decides. Copies of a photograph in few colours count as graphics. */
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
