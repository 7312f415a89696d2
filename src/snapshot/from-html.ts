import { domainToUnicode } from 'node:url'
import { hostParts } from '../formats/psl.ts'
import { bareHost, withoutFragment } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import { DEFAULTS } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import type { StyleSample } from '../model/style.ts'
import { hashOf, type Resource, type ResourceKind, type Snapshot } from './snapshot.ts'

/** A file that the page refers to. */
interface GivenResource {
  /** Absolute. */
  readonly url: string
  readonly body: string | Uint8Array
  /** MIME type; guessed from the URL when left out. */
  readonly contentType?: string
  /** HTTP status, 200 when left out. */
  readonly status?: number
}

export interface GivenPage {
  /** Absolute http(s) URL that the page is taken to be at. */
  readonly url: string
  readonly html: string
  /** Stylesheets, manifest, images; a record maps URL to body. */
  readonly resources?: readonly GivenResource[] | Readonly<Record<string, string | Uint8Array>>
  /** Other pages of the site that may tell how to reach it: contact, imprint, about. */
  readonly pages?: readonly { readonly url: string; readonly html: string }[]
  readonly samples?: readonly StyleSample[] | null
  /** ISO 8601; the epoch when left out, so that the same page gives the same snapshot. */
  readonly capturedAt?: string
}

/** A snapshot of one page at hand: offline, without the gate's refusals. A URL that is no web address throws `invalid_input`. */
export function snapshotFromHtml(page: GivenPage): Snapshot {
  if (!/^https?:/i.test(page.url) || !URL.canParse(page.url)) {
    throw new BlazonError('invalid_input', `"${page.url}" is not an absolute http(s) URL.`)
  }
  const bodies = new Map<string, Uint8Array>()
  const keep = (body: string | Uint8Array): string => {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
    const hash = hashOf(bytes)
    bodies.set(hash, bytes)
    return hash
  }
  const url = new URL(page.url).href
  return {
    format: 1,
    site: siteOf(url, page.url),
    capturedAt: page.capturedAt ?? '1970-01-01T00:00:00.000Z',
    producer: page.samples ? 'browser' : 'http',
    viewport: { width: DEFAULTS.viewportWidth, height: DEFAULTS.viewportHeight },
    url,
    document: { status: 200, charset: 'utf-8', body: keep(page.html) },
    resources: [
      ...resourcesOf(page.resources ?? []).map((given) => toResource(given, keep(given.body))),
      ...(page.pages ?? []).map(({ url, html }) => {
        const given = { url, body: html, contentType: 'text/html' }
        return { ...toResource(given, keep(html)), kind: 'page' as const }
      }),
    ],
    samples: page.samples ?? null,
    notes: [],
    bodies,
  }
}

function siteOf(url: string, input: string): Site {
  const domain = bareHost(url)
  const parts = hostParts(domain)
  const registrable = parts?.registrable ?? domain
  return { input, domain, registrable, label: parts?.label ?? domain, unicode: domainToUnicode(domain) }
}

function resourcesOf(resources: NonNullable<GivenPage['resources']>): readonly GivenResource[] {
  return isList(resources) ? resources : Object.entries(resources).map(([url, body]) => ({ url, body }))
}

function isList(resources: NonNullable<GivenPage['resources']>): resources is readonly GivenResource[] {
  return Array.isArray(resources)
}

function toResource(given: GivenResource, body: string): Resource {
  const [kind, guessed] = kindOf(given)
  const type = given.contentType ?? guessed
  const url = withoutFragment(new URL(given.url).href)
  return {
    url,
    finalUrl: url,
    kind,
    status: given.status ?? 200,
    headers: type ? { 'content-type': type } : {},
    body,
    partial: false,
    redirects: [],
    error: null,
  }
}

const KINDS: readonly (readonly [type: RegExp, path: RegExp, kind: ResourceKind, type: string])[] = [
  [/text\/css/, /\.css$/, 'stylesheet', 'text/css'],
  [/manifest\+json/, /\.webmanifest$|manifest\.json$/, 'manifest', 'application/manifest+json'],
  [/icon/, /\.ico$/, 'icon', 'image/x-icon'],
  [/svg/, /\.svg$/, 'image', 'image/svg+xml'],
  [/image\/png/, /\.png$/, 'image', 'image/png'],
  [/image\/jpeg/, /\.jpe?g$/, 'image', 'image/jpeg'],
  [/image\//, /\.(gif|webp|avif)$/, 'image', ''],
  [/javascript/, /\.m?js$/, 'script', 'text/javascript'],
  [/font/, /\.(woff2?|ttf|otf)$/, 'font', ''],
]

/** What a file was fetched for, and the type it may be taken to have: by its own type, else by its name. */
export function kindOf({
  url,
  contentType,
}: Pick<GivenResource, 'url' | 'contentType'>): [ResourceKind, string] {
  const { pathname } = new URL(url)
  const row = KINDS.find(([type, path]) => (contentType ? type.test(contentType) : path.test(pathname)))
  return row ? [row[2], row[3]] : ['other', '']
}
