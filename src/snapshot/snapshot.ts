import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { withoutFragment } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import { oncePer } from '../model/keyed.ts'
import { accepts, object } from '../model/options/schema.ts'
import type { ColorScheme } from '../model/options.ts'
import type { Pictures } from '../model/picture.ts'
import type { Reduction } from '../model/reductions.ts'
import type { Site } from '../model/site.ts'
import type { StyleSample } from '../model/style.ts'
import type { AppliedAction } from '../model/visit.ts'

/** A resource was fetched for one of these purposes. */
export type ResourceKind =
  | 'document'
  | 'stylesheet'
  | 'manifest'
  | 'icon'
  | 'image'
  | 'script'
  | 'font'
  /** The document of a frame of the page. */
  | 'frame'
  /** Another page of the site, fetched because extractors may need it; see `pagesOf`. */
  | 'page'
  /** A page that the site links, of which only the HTTP status was fetched. */
  | 'link'
  /** A page that the sitemap lists and the page does not link to, of which only the status was fetched. */
  | 'listed'
  | 'other'

/** A resource records one exchange with the network. */
export interface Resource {
  /** The absolute URL that was requested, without fragment. */
  readonly url: string
  /** The URL that answered, after redirects. */
  readonly finalUrl: string
  readonly kind: ResourceKind
  /** The HTTP status of the answer; 0 when there was none. */
  readonly status: number
  /** Header names in lower case. Cookies and headers about the transfer are left out. */
  readonly headers: Readonly<Record<string, string>>
  /**
   * The SHA-256 of the body in hexadecimal; null when there is none. Style sheets, manifests and pages are
   * kept decoded, as UTF-8.
   */
  readonly body: string | null
  /** True when only the beginning of the body was read. */
  readonly partial: boolean
  /** Lists each URL that redirected, with its status, in order. */
  readonly redirects: readonly { readonly url: string; readonly status: number }[]
  /** Says why there is no usable answer, as a sentence. */
  readonly error: string | null
}

/**
 * A captured page with everything that is needed to read it: plain JSON, and bodies by content hash. It
 * serves as a fixture, a cache entry and a bug report. Extractors read nothing else.
 */
export interface Snapshot {
  readonly format: 1
  readonly site: Site
  /** ISO 8601 in UTC, for people only: no extractor reads it. */
  readonly capturedAt: string
  /** Says where the document comes from: the bytes as served, or the browser's tree after rendering. */
  readonly producer: 'http' | 'browser'
  readonly viewport: { readonly width: number; readonly height: number }
  /** The visitor preferred this colour scheme; light when left out. */
  readonly colorScheme?: ColorScheme
  /**
   * The tag of the language that the visitor asked for; left out when there was none. The language of the
   * page itself is found by its words.
   */
  readonly language?: string
  /** The URL of the document, after redirects. */
  readonly url: string
  /** The document, whose body is always UTF-8. `charset` is the encoding that it was decoded from. */
  readonly document: { readonly status: number; readonly charset: string; readonly body: string }
  /** Resources are in the order in which they were first needed. */
  readonly resources: readonly Resource[]
  /** Styles from the browser; null when the cascade is to compute them. */
  readonly samples: readonly StyleSample[] | null
  /**
   * The samples in the form in which the process that read the page packed them; see
   * `snapshot/packed-samples.ts`. `samples` is null then. Callers of an engine find them in `samples`.
   */
  readonly packedSamples?: Uint8Array
  /** Notes name missing parts in sentences for people: a missing browser, a limit that was reached. */
  readonly notes: readonly string[]
  /** True when the browser read the page while it was still changing. Absent for every other page. */
  readonly unfinished?: true
  /** The outcomes of the requested actions. Absent when there were none. */
  readonly actions?: readonly AppliedAction[]
  /** Codes for parts that were left out because the request asked for less. Absent if there are none. */
  readonly reductions?: readonly Reduction[]
  readonly bodies: ReadonlyMap<string, Uint8Array>
  /**
   * The facts about its pictures. They are made from the bodies and not saved; see `snapshot/pictures.ts`.
   */
  readonly pictures?: Pictures
  /**
   * The facts about pictures of which only the beginning is stored, in a page from the database; see
   * `snapshot/kept-page.ts`.
   */
  readonly knownPictures?: Pictures
}

/** Throws `invalid_input` when a caller passed a value that is not a snapshot. */
export function assertSnapshot(given: unknown): asserts given is Snapshot {
  if (accepts(SNAPSHOT, given)) return
  throw new BlazonError(
    'invalid_input',
    'This is no snapshot: one comes from snapshotFromHtml, from snapshotFromHar or from the capture of an engine.',
  )
}

const SNAPSHOT = z.looseObject({
  bodies: z.instanceof(Map),
  document: z.looseObject({ body: z.string() }),
  resources: z.array(z.looseObject({ url: z.string() })),
  samples: z.nullable(z.array(object())),
  site: z.looseObject({ domain: z.string() }),
  url: z.string(),
  viewport: object(),
  notes: z.array(z.string()),
})

/** The part of a snapshot that is saved as JSON. */
export type SnapshotIndex = Omit<Snapshot, 'bodies' | 'packedSamples' | 'pictures'>

export function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}

/** Returns the JSON part for storage, without packed samples. The same snapshot gives the same text. */
export function indexOf(snapshot: Snapshot): SnapshotIndex {
  const { bodies: _, packedSamples: __, pictures: ___, ...index } = snapshot
  return index
}

/** Returns the answer for a URL, ignoring its fragment. The URL may be one that a redirect led to. */
export function resourceAt(snapshot: Snapshot, url: string): Resource | undefined {
  return resourcesByUrl(snapshot).get(withoutFragment(url))
}

/** Returns the body of a resource; undefined when it has none. */
export function bodyOf(snapshot: Snapshot, resource: Resource): Uint8Array | undefined {
  return resource.body === null ? undefined : snapshot.bodies.get(resource.body)
}

const resourcesByUrl = oncePer((snapshot: Snapshot): ReadonlyMap<string, Resource> => {
  const map = new Map<string, Resource>()
  for (const resource of snapshot.resources) {
    map.set(withoutFragment(resource.url), resource)
    if (!map.has(resource.finalUrl)) map.set(resource.finalUrl, resource)
  }
  return map
}, new WeakMap<Snapshot, ReadonlyMap<string, Resource>>())
