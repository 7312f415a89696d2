import { largestSide } from '../../formats/manifest.ts'
import { manifestOf } from '../../snapshot/manifest.ts'
import { linkTags } from '../../snapshot/meta.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Rule, type Sighting } from '../extractor.ts'
import type { Mark } from './sighting.ts'

/** Icons by what they are made for: drawings first, then by how large they usually are. */
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
  return /svg/i.test(type ?? '') || /\.svg$/i.test(new URL(url).pathname)
}

function* linkedIcons(
  snapshot: Snapshot,
  rel: string,
  wanted: (url: string, type: string | undefined) => boolean,
): Generator<Sighting<Mark>> {
  const links = linkTags(snapshot, rel).filter((link) => wanted(link.url, link.type))
  yield* largestFirst(
    links.map((link) => ({
      url: link.url,
      side: largestSide(link.sizes),
      media: link.media,
      where: `link[rel=${rel}]`,
    })),
    'link',
  )
}

function* touchIcons(snapshot: Snapshot): Generator<Sighting<Mark>> {
  const links = ['apple-touch-icon', 'apple-touch-icon-precomposed'].flatMap((rel) => linkTags(snapshot, rel))
  // 180 pixels is what the format has when no size is given.
  yield* largestFirst(
    links.map((link) => ({
      url: link.url,
      side: largestSide(link.sizes) || 180,
      media: link.media,
      where: 'link[rel=apple-touch-icon]',
    })),
    'link',
  )
}

function* manifestIcons(snapshot: Snapshot): Generator<Sighting<Mark>> {
  const found = manifestOf(snapshot)
  const icons = found?.manifest.icons.filter(({ purpose }) => /any/.test(purpose)) ?? []
  yield* largestFirst(
    icons.map(({ url, side }) => ({ url, side, media: undefined, where: found?.url ?? '' })),
    'manifest',
  )
}

/** Addresses that browsers try unasked: only when the capture saw them answer. */
function* wellKnownIcons(snapshot: Snapshot): Generator<Sighting<Mark>> {
  for (const path of ['/apple-touch-icon.png', '/favicon.svg', '/favicon.ico']) {
    const url = new URL(path, snapshot.url).href
    const resource = resourceAt(snapshot, url)
    if (resource?.status !== 200 || /text\/html/.test(resource.headers['content-type'] ?? '')) continue
    yield { value: { url, kind: 'icon' }, evidence: evidence('well-known', path, url) }
  }
}

/** What `sizes=any` counts as for the order: no size at all. */
const SCALABLE = largestSide('any')

interface Icon {
  readonly url: string
  readonly side: number
  readonly media: string | undefined
  readonly where: string
}

/** The largest of each list can win; the smaller ones are the same picture again. */
function* largestFirst(icons: readonly Icon[], source: string): Generator<Sighting<Mark>> {
  const sorted = [...icons].sort((a, b) => b.side - a.side)
  for (const [at, { url, side, media, where }] of sorted.entries()) {
    const smaller = at > 0 && media === sorted[0]?.media && sorted[0]?.url !== url
    yield {
      value: { url, kind: 'icon', side: side === SCALABLE ? 0 : side, ...(media ? { media } : {}) },
      evidence: evidence(source, where, url),
      ...(smaller ? { rejected: 'a smaller copy of the same icon' } : {}),
    }
  }
}
