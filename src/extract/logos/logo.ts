import { alphaOf, distance } from '../../formats/css/color.ts'
import { colorName } from '../../formats/css/color-names.ts'
import { backgroundFor, type SvgArt } from '../../formats/svg/art.ts'
import type { PictureFacts } from '../../model/picture.ts'
import { type Color, type Logo, type LogoMode, type Resolution, resolutionIn } from '../../model/values.ts'
import { type Art, artAt } from '../../snapshot/marks/art.ts'
import { factsAt } from '../../snapshot/pictures.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Mark } from './mark.ts'

const MAX_COLORS = 5

/**
 * Makes the logo of the result from a picture, with facts from its pixels or, if it was not decoded, from its
 * file and the page.
 */
export function logoOf(snapshot: Snapshot, mark: Mark, group: number): Logo {
  const art = artAt(snapshot, mark.url)
  const facts = factsAt(snapshot, mark.url)
  const resolution = resolutionOf(mark, art, facts)
  const mode = facts?.mode ?? (art.svg && modeOf(art.svg))
  return {
    url: mark.url,
    type: typeOf(mark, resolution),
    ...(mode ? { mode } : {}),
    colors: hexesOf(art, facts)
      .slice(0, MAX_COLORS)
      .map((hex) => ({ hex, name: colorName(hex) })),
    ...(resolution ? { resolution } : {}),
    group,
    ...(art.gone && { missing: true }),
  }
}

export function isDrawing(snapshot: Snapshot, { url }: Mark): boolean {
  return artAt(snapshot, url).svg !== undefined || /\.svg($|\?)/i.test(url)
}

/**
 * Returns the type by the size: an icon is about square (ratio 0.8 to 1.25) and has at most 512 pixels, by
 * the contract of the HTTP service. A picture of unknown size has its declared type.
 */
function typeOf(mark: Mark, resolution: Resolution | undefined): Logo['type'] {
  if (!resolution) return mark.kind === 'icon' ? 'icon' : 'logo'
  const { width, height, aspectRatio } = resolution
  return aspectRatio >= 0.8 && aspectRatio <= 1.25 && Math.max(width, height) <= 512 ? 'icon' : 'logo'
}

/** Returns the size of the picture, or else what the element or the link states. */
function resolutionOf(mark: Mark, art: Art, facts: PictureFacts | undefined): Resolution | undefined {
  const stated = ['width', 'height'].map((name) => Number(mark.element?.attribs[name]?.replace(/px$/, '')))
  const size = facts ?? art.size
  const [width = 0, height = 0] = size
    ? [size.width, size.height]
    : stated.every((side) => side > 0)
      ? stated
      : [mark.side ?? 0, mark.side ?? 0]
  if (!(width > 0 && height > 0)) return undefined
  return resolutionIn(width, height)
}

function modeOf(svg: SvgArt): LogoMode | undefined {
  return svg.hasOpaqueBackground ? 'has_opaque_background' : backgroundFor(svg)
}

function hexesOf({ svg }: Art, facts: PictureFacts | undefined): Color['hex'][] {
  if (!facts) return svg ? fillsOf(svg) : []
  const { ground, ink } = facts
  const inks = ink.colors.map(({ hex, share }) => ({ hex, share: share * ink.share }))
  const shades = ground ? [ground, ...inks] : inks
  return shades.sort((a, b) => b.share - a.share).map(({ hex }) => hex)
}

/**
 * Returns the colours that cover at least 2 % of an SVG. Of colours closer than 0.03 in OKLab, only one is
 * returned.
 */
function fillsOf({ fills }: SvgArt): Color['hex'][] {
  const kept: string[] = []
  for (const { hex, share } of fills) {
    if (share >= 0.02 && alphaOf(hex) === 1 && !kept.some((other) => distance(hex, other) < 0.03))
      kept.push(hex)
  }
  return kept
}
