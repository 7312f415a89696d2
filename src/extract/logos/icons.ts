import { largestSide } from '../../formats/manifest.ts'
import { manifestOf } from '../../snapshot/manifest.ts'
import { artAt } from '../../snapshot/marks/art.ts'
import { iconTags } from '../../snapshot/meta.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import { describeUrl, type Mark } from './mark.ts'

/** Sources of icons, best first: SVGs, then the kinds of icons by their usual size. */
export const ICON_RULES: readonly Rule<Mark>[] = [
  {
    id: 'svg-icon',
    weight: 0.5,
    read: (snapshot) => linkedIcons(snapshot, 'icon', (url, type) => isSvg(url, type)),
  },
  { id: 'touch-icon', weight: 0.48, read: touchIcons },
  { id: 'manifest-icon', weight: 0.46, read: manifestIcons },
  {
    id: 'icon',
    weight: 0.44,
    read: (snapshot) => linkedIcons(snapshot, 'icon', (url, type) => !isSvg(url, type)),
  },
  { id: 'mask-icon', weight: 0.4, read: (snapshot) => linkedIcons(snapshot, 'mask-icon', () => true) },
  { id: 'well-known-icon', weight: 0.35, read: wellKnownIcons },
]

function isSvg(url: string, type: string | undefined): boolean {
  if (url.startsWith('data:')) return /^data:image\/svg/i.test(url)
  return /svg/i.test(type ?? '') || /\.svg$/i.test(new URL(url).pathname)
}

function* linkedIcons(
  snapshot: Snapshot,
  rel: string,
  wanted: (url: string, type: string | undefined) => boolean,
): Generator<Match<Mark>> {
  const links = iconTags(snapshot, rel).filter((link) => wanted(link.url, link.type))
  const where = `link[rel=${rel}]`
  const icons = links.map(({ url, sizes, media }) => ({ url, side: largestSide(sizes), media, where }))
  yield* largestFirst(snapshot, icons, 'link')
}

function* touchIcons(snapshot: Snapshot): Generator<Match<Mark>> {
  const links = ['apple-touch-icon', 'apple-touch-icon-precomposed'].flatMap((rel) => iconTags(snapshot, rel))
  const where = 'link[rel=apple-touch-icon]'
  // A touch icon without `sizes` usually has 180 pixels.
  const icons = links.map(({ url, sizes, media }) => ({ url, side: largestSide(sizes) || 180, media, where }))
  yield* largestFirst(snapshot, icons, 'link')
}

function* manifestIcons(snapshot: Snapshot): Generator<Match<Mark>> {
  const found = manifestOf(snapshot)
  const icons = found?.manifest.icons.filter(({ purpose }) => /any/.test(purpose)) ?? []
  const where = found?.url ?? ''
  const listed = icons.map(({ url, side }) => ({ url, side, media: undefined, where }))
  yield* largestFirst(snapshot, listed, 'manifest')
}

/** Reads icons from paths that browsers try by default, if the capture found them there. */
function* wellKnownIcons(snapshot: Snapshot): Generator<Match<Mark>> {
  for (const path of ['/apple-touch-icon.png', '/favicon.svg', '/favicon.ico']) {
    const url = new URL(path, snapshot.url).href
    const resource = resourceAt(snapshot, url)
    if (resource?.status !== 200 || /text\/html/.test(resource.headers['content-type'] ?? '')) continue
    yield { value: { url, kind: 'icon' }, evidence: evidence('well-known', path, url) }
  }
}

/** The number for `sizes=any`, which counts as an unknown size. */
const SCALABLE = largestSide('any')

interface Icon {
  readonly url: string
  readonly side: number
  readonly media: string | undefined
  readonly where: string
}

/**
 * Yields the icons of a list. Icons with the same media condition as the largest loaded icon are rejected as
 * smaller copies of it.
 */
function* largestFirst(snapshot: Snapshot, icons: readonly Icon[], source: string): Generator<Match<Mark>> {
  const isBroken = ({ url }: Icon) => Number(artAt(snapshot, url).broken !== undefined)
  const sorted = [...icons].sort((a, b) => isBroken(a) - isBroken(b) || b.side - a.side)
  for (const [at, { url, side, media, where }] of sorted.entries()) {
    const smaller = at > 0 && media === sorted[0]?.media && sorted[0]?.url !== url
    yield {
      value: { url, kind: 'icon', side: side === SCALABLE ? 0 : side, ...(media ? { media } : {}) },
      evidence: evidence(source, where, describeUrl(url)),
      ...(smaller ? { rejected: 'a smaller copy of the same icon' } : {}),
    }
  }
}
