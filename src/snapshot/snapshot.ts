import { createHash } from 'node:crypto'
import { withoutFragment } from '../formats/url.ts'
import type { ColorScheme } from '../model/options.ts'
import type { Pictures } from '../model/picture.ts'
import type { Site } from '../model/site.ts'
import type { StyleSample } from '../model/style.ts'

/** What a resource was fetched for. */
export type ResourceKind =
  | 'document'
  | 'stylesheet'
  | 'manifest'
  | 'icon'
  | 'image'
  | 'script'
  | 'font'
  /** Another page of the site, asked for because of what it may tell; see `pagesOf`. */
  | 'page'
  /** A page that the site links, of which it was only seen whether it is there. */
  | 'link'
  /** The same of a page that the site's sitemap lists and the page does not link. */
  | 'listed'
  | 'other'

/** One exchange with the network. */
export interface Resource {
  /** Absolute URL that was asked for, without fragment. */
  readonly url: string
  /** URL that answered, after redirects. */
  readonly finalUrl: string
  readonly kind: ResourceKind
  /** HTTP status of the answer; 0 when there was none. */
  readonly status: number
  /** Lower-case names. Cookies are not kept, nor what speaks of the transfer and not of the content. */
  readonly headers: Readonly<Record<string, string>>
  /** SHA-256 of the body, hex; null when there is none. Stylesheets, manifests and pages are kept decoded, as UTF-8. */
  readonly body: string | null
  /** True when only the beginning of the body was read. */
  readonly partial: boolean
  /** Each URL passed through on the way, with its status. */
  readonly redirects: readonly { readonly url: string; readonly status: number }[]
  /** Why there is no usable answer, in words. */
  readonly error: string | null
}

/**
 * A captured page and what it needs: plain JSON, and bodies by content hash. A fixture, a cache entry and a
 * bug report alike. Everything that is extracted comes from here and from nowhere else.
 */
export interface Snapshot {
  readonly format: 1
  readonly site: Site
  /** ISO 8601, UTC. For people; no extractor reads it. */
  readonly capturedAt: string
  /** Who made the document: the bytes as served, or the browser's tree after rendering. */
  readonly producer: 'http' | 'browser'
  readonly viewport: { readonly width: number; readonly height: number }
  /** What the visitor preferred; light when left out. */
  readonly colorScheme?: ColorScheme
  /** Tag of the language that the visitor asked for; left out when it was none. What the page is in, its words tell. */
  readonly language?: string
  /** URL of the document after redirects. */
  readonly url: string
  /** The document, decoded: always UTF-8 in `bodies`. `charset` is what it was decoded from. */
  readonly document: { readonly status: number; readonly charset: string; readonly body: string }
  /** In the order of first need. */
  readonly resources: readonly Resource[]
  /** From the browser; null when the cascade is to make them. */
  readonly samples: readonly StyleSample[] | null
  /** What could not be had, in words for people: a browser that is missing, a limit that was reached. */
  readonly notes: readonly string[]
  readonly bodies: ReadonlyMap<string, Uint8Array>
  /** What was measured of its pictures. It follows from the bodies and is not saved; see `snapshot/pictures.ts`. */
  readonly pictures?: Pictures
}

/** The JSON part of a snapshot. */
export type SnapshotIndex = Omit<Snapshot, 'bodies' | 'pictures'>

export function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}

/** Splits a snapshot for storage. Keys keep their order, so the same snapshot gives the same text. */
export function indexOf(snapshot: Snapshot): SnapshotIndex {
  const { bodies: _, pictures: __, ...index } = snapshot
  return index
}

/** Finds the answer for a URL, with the fragment ignored; follows what the page's own request was redirected to. */
export function resourceAt(snapshot: Snapshot, url: string): Resource | undefined {
  return resourcesByUrl(snapshot).get(withoutFragment(url))
}

/** Body of a resource, or undefined when it has none. */
export function bodyOf(snapshot: Snapshot, resource: Resource): Uint8Array | undefined {
  return resource.body === null ? undefined : snapshot.bodies.get(resource.body)
}

const byUrl = new WeakMap<Snapshot, Map<string, Resource>>()

function resourcesByUrl(snapshot: Snapshot): Map<string, Resource> {
  let map = byUrl.get(snapshot)
  if (!map) {
    map = new Map()
    for (const resource of snapshot.resources) {
      map.set(withoutFragment(resource.url), resource)
      if (!map.has(resource.finalUrl)) map.set(resource.finalUrl, resource)
    }
    byUrl.set(snapshot, map)
  }
  return map
}
