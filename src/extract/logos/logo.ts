import { alphaOf, distance } from '../../formats/color.ts'
import { colorName } from '../../formats/color-names.ts'
import { groundFor, type SvgArt } from '../../formats/svg.ts'
import type { PictureFacts } from '../../model/picture.ts'
import type { Color, Logo, LogoMode, Resolution } from '../../model/values.ts'
import { type Art, artAt } from '../../snapshot/marks/art.ts'
import { factsAt } from '../../snapshot/pictures.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Mark } from './sighting.ts'

const MAX_COLORS = 5

/** A mark with what its pixels say; where they were not measured, what its file and the page tell. */
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
  }
}

export function isDrawing(snapshot: Snapshot, { url }: Mark): boolean {
  return artAt(snapshot, url).svg !== undefined || /\.svg($|\?)/i.test(url)
}

/** Contract: about square (0.8 to 1.25) and at most 512 pixels is an icon; of unknown size it is what it is declared for. */
function typeOf(mark: Mark, resolution: Resolution | undefined): Logo['type'] {
  if (!resolution) return mark.kind === 'icon' ? 'icon' : 'logo'
  const { width, height, aspectRatio } = resolution
  return aspectRatio >= 0.8 && aspectRatio <= 1.25 && Math.max(width, height) <= 512 ? 'icon' : 'logo'
}

/** From the picture itself; else from the attributes of the element that shows it, or the size that a link declares. */
function resolutionOf(mark: Mark, art: Art, facts: PictureFacts | undefined): Resolution | undefined {
  const stated = ['width', 'height'].map((name) => Number(mark.element?.attribs[name]?.replace(/px$/, '')))
  const size = facts ?? art.size
  const [width = 0, height = 0] = size
    ? [size.width, size.height]
    : stated.every((side) => side > 0)
      ? stated
      : [mark.side ?? 0, mark.side ?? 0]
  if (!(width > 0 && height > 0)) return undefined
  return {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
    aspectRatio: Math.round((width / height) * 10_000) / 10_000,
  }
}

function modeOf(svg: SvgArt): LogoMode | undefined {
  return svg.opaqueGround ? 'has_opaque_background' : groundFor(svg)
}

/** Largest first. */
function hexesOf({ svg }: Art, facts: PictureFacts | undefined): Color['hex'][] {
  if (!facts) return svg ? fillsOf(svg) : []
  const { ground, ink } = facts
  const inks = ink.colors.map(({ hex, share }) => ({ hex, share: share * ink.share }))
  const shades = ground ? [ground, ...inks] : inks
  return shades.sort((a, b) => b.share - a.share).map(({ hex }) => hex)
}

/** Colours of a drawing that take at least 2 % of it, near twins (0.03 in OKLab) once. */
function fillsOf({ fills }: SvgArt): Color['hex'][] {
  const kept: string[] = []
  for (const { hex, share } of fills) {
    if (share >= 0.02 && alphaOf(hex) === 1 && !kept.some((other) => distance(hex, other) < 0.03))
      kept.push(hex)
  }
  return kept
}
