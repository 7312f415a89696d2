import { domainToUnicode } from 'node:url'
import { toUSVString } from 'node:util'
import { labelOf, ownerOf } from '../../formats/psl.ts'
import { bareHost, parsedUrl, withoutFragment } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import { GIVEN_FILE, GIVEN_PAGE } from '../../model/options/given.ts'
import { checkSettings, checkValue } from '../../model/options/validate.ts'
import { type PartialOptions, withDefaults } from '../../model/options.ts'
import type { Site } from '../../model/site.ts'
import type { StyleSample } from '../../model/style.ts'
import { htmlOf } from '../dom.ts'
import { hashOf, type Resource, type ResourceKind, type Snapshot } from '../snapshot.ts'

/** A file that the page refers to. */
interface GivenResource {
  /** The URL is absolute. */
  readonly url: string
  readonly body: string | Uint8Array
  /** The MIME type is guessed from the URL when left out. */
  readonly contentType?: string
  /** The HTTP status is 200 when left out. */
  readonly status?: number
}

export interface GivenPage {
  /** The URL of the page is an absolute http(s) URL. */
  readonly url: string
  readonly html: string
  /** Resources are style sheets, manifest and images; a record maps each URL to its body. */
  readonly resources?: readonly GivenResource[] | Readonly<Record<string, string | Uint8Array>>
  /** Other pages of the site that may hold contact data: contact, imprint, about. */
  readonly pages?: readonly { readonly url: string; readonly html: string }[]
  readonly samples?: readonly StyleSample[] | null
  /** ISO 8601; the epoch when left out, so that the same page gives the same snapshot. */
  readonly capturedAt?: string
  /** The window and the colour scheme in which the page is read; the defaults are those of the options. */
  readonly options?: PartialOptions
}

/**
 * Makes a snapshot of one page offline, without the gate's refusals. Throws `invalid_input` with the reason
 * for a page that does not fit `GivenPage`.
 */
export function snapshotFromHtml(page: GivenPage): Snapshot {
  assertPage(page)
  const options = withDefaults(page.options)
  const bodies = new Map<string, Uint8Array>()
  const keep = (body: string | Uint8Array): string => {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
    const hash = hashOf(bytes)
    bodies.set(hash, bytes)
    return hash
  }
  const url = new URL(page.url).href
  const snapshot: Snapshot = {
    format: 1,
    site: siteOf(url, page.url),
    capturedAt: page.capturedAt ?? '1970-01-01T00:00:00.000Z',
    producer: page.samples ? 'browser' : 'http',
    viewport: { width: options.viewportWidth, height: options.viewportHeight },
    ...(options.colorScheme === 'dark' && { colorScheme: options.colorScheme }),
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
  if (isSameDecoded(page.html)) htmlOf.give(snapshot, page.html)
  return snapshot
}

/** Whether a text is the same again after it was written as UTF-8 and decoded. */
function isSameDecoded(html: string): boolean {
  return toUSVString(html) === html && !html.startsWith('\uFEFF')
}

function assertPage(page: GivenPage): void {
  checkSettings(GIVEN_PAGE, page, { whole: 'the page' })
  const { url, resources = [], pages = [] } = page
  const refuse = (what: string) => {
    throw new BlazonError('invalid_input', what)
  }
  if (!isWebUrl(url)) refuse(`${quoted(url)} is not an absolute http(s) URL.`)
  for (const [at, file] of resourcesOf(resources).entries()) {
    const whole = `resources[${at}]`
    checkSettings(GIVEN_FILE, file, { whole, path: whole })
    if (!parsedUrl(file.url)) refuse(`${quoted(file.url)} is not the absolute URL of a file.`)
  }
  for (const [at, { url, html }] of pages.entries()) {
    checkValue(`pages[${at}].html`, html, GIVEN_PAGE.html)
    if (!isWebUrl(url)) refuse(`pages[${at}].url: ${quoted(url)} is not an absolute http(s) URL.`)
  }
}

const isWebUrl = (url: unknown) =>
  typeof url === 'string' && /^https?:/i.test(url) && parsedUrl(url) !== undefined

const quoted = (url: unknown) => (typeof url === 'string' ? `"${url.slice(0, 100)}"` : 'This')

function siteOf(url: string, input: string): Site {
  const domain = bareHost(url)
  const label = labelOf(domain) ?? domain
  return { input, domain, registrable: ownerOf(domain), label, unicode: domainToUnicode(domain) }
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

/** Tells what a file was fetched for, and its type: by its content type, else by its name. */
export function kindOf({
  url,
  contentType,
}: Pick<GivenResource, 'url' | 'contentType'>): [ResourceKind, string] {
  const { pathname } = new URL(url)
  const row = KINDS.find(([type, path]) => (contentType ? type.test(contentType) : path.test(pathname)))
  return row ? [row[2], row[3]] : ['other', '']
}
