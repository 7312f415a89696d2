import { oklchOf } from '../../formats/css/color.ts'
import type { PictureFacts, Shade } from '../../model/picture.ts'
import { manifestOf } from '../../snapshot/manifest.ts'
import { artAt } from '../../snapshot/marks/art.ts'
import { iconTags } from '../../snapshot/meta.ts'
import { factsAt } from '../../snapshot/pictures.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'

/** A colour of a picture and how it was read. */
interface PictureShade extends Shade {
  readonly source: 'pixels' | 'svg'
}

/** Returns colours with shares from the pixels, or an SVG's source; none for photographs. */
export function shadesAt(snapshot: Snapshot, url: string): PictureShade[] {
  const { broken, svg } = artAt(snapshot, url)
  if (broken) return []
  const facts = factsAt(snapshot, url)
  if (facts?.kind === 'photo') return []
  if (facts) return shadesOf(facts).map((shade) => ({ ...shade, source: 'pixels' }))
  return (svg?.fills ?? []).map((shade) => ({ ...shade, source: 'svg' }))
}

/** Chroma in OKLCH. A background with less chroma is like paper; a background with more was chosen. */
const PAPER_CHROMA = 0.03

function shadesOf({ ground, ink }: PictureFacts): Shade[] {
  const isPaper = !ground || oklchOf(ground.hex).c < PAPER_CHROMA
  if (isPaper) return [...ink.colors]
  const whole = ground.share + ink.share
  return [
    { hex: ground.hex, share: ground.share / whole },
    ...ink.colors.map(({ hex, share }) => ({ hex, share: (share * ink.share) / whole })),
  ]
}

interface Icon {
  readonly url: string
  /** True for an icon that is only shown in the dark colour scheme. */
  readonly isDark: boolean
}

/** Returns icons for tabs and home screens, each once. Mask icons are left out because they must be black. */
export function iconsOf(snapshot: Snapshot): Icon[] {
  const linked = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed']
    .flatMap((rel) => iconTags(snapshot, rel))
    .filter(({ rels }) => !rels.includes('mask-icon'))
    .map(({ url, media }) => ({ url, isDark: /dark/i.test(media ?? '') }))
  const wellKnown = ['/apple-touch-icon.png', '/favicon.ico']
    .map((path) => new URL(path, snapshot.url).href)
    .filter((url) => resourceAt(snapshot, url)?.status === 200)
  const others = [...(manifestOf(snapshot)?.manifest.icons ?? []).map(({ url }) => url), ...wellKnown]
  const all = [...linked, ...others.map((url) => ({ url, isDark: false }))]
  return [...new Map(all.map((icon) => [icon.url, icon])).values()]
}
