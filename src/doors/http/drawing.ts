import type { FastifyRequest } from 'fastify'
import type { KeptLogo, LogoFormat, LogoStyle } from '../../model/logo.ts'
import type { Site } from '../../model/site.ts'
import { DAY, MINUTE, SECOND } from '../../model/units.ts'
import type { Context, Reply } from './route.ts'
import type { Caller, Work } from './shared-work.ts'

/**
 * Returns the drawing of a site's logo: a stored one, or a new one. Simultaneous requests for the same logo
 * share one drawing.
 */
export async function drawingOf(
  site: Site,
  style: LogoStyle,
  draw: (style: LogoStyle) => Work<KeptLogo>,
  caller: Caller,
  context: Context,
): Promise<Reply> {
  const asked = { ...style, format: style.format ?? accepted(caller.headers.accept) }
  const answer = answerOf(await drawn(site, asked, draw(asked), caller, context))
  return replyWith(answer, caller.headers, style.format === undefined)
}

async function drawn(
  site: Site,
  style: LogoStyle,
  draw: Work<KeptLogo>,
  caller: Caller,
  { engine, shared, now }: Context,
): Promise<KeptLogo> {
  const since = engine.changes.count()
  // The age of a stored drawing is not known here. A caller that names an age therefore gets a drawing from
  // the engine.
  const kept = caller.maxAgeMs === undefined ? await engine.drawings.of(site.domain, style) : undefined
  if (kept) {
    if (caller.cache) caller.cache.read = { domain: site.domain, since, at: now(), age: REPEATED }
    return kept
  }
  return shared.join(`logo ${JSON.stringify(style)} ${site.domain}`, draw, caller)
}

/**
 * How long a drawing is sent again without another query of the database. The time is short, because the age
 * of the record is not known here. After a change of the record, the drawing is not sent again.
 */
const REPEATED = { ageMs: 0, ttlMs: 10 * SECOND }

/**
 * Returns the format for requests that name none: WebP if the header `Accept` of the client names it, and PNG
 * otherwise.
 */
function accepted(accept: string | undefined): LogoFormat {
  return accept !== undefined && /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept)
    ? 'webp'
    : 'png'
}

/** How long caches may use an answer, in milliseconds, by the kind of its picture. */
const AGES = { logo: 7 * DAY, monogram: DAY, unread: 60 * MINUTE } as const
const STALE_MS = 30 * DAY

interface Answer {
  readonly body: Buffer
  readonly contentType: string
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

function answerOf({ bytes, contentType, source, hash }: KeptLogo): Answer {
  const etag = `"${hash.slice(0, 32)}"`
  const age = AGES[source.isUnread ? 'unread' : source.kind] / SECOND
  const headers = {
    etag,
    'cache-control': `public, max-age=${age}, stale-while-revalidate=${STALE_MS / SECOND}`,
    'x-logo-source': source.kind,
    ...SAFETY,
  }
  return { body: Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes), contentType, etag, headers }
}

const SAFETY = {
  'x-content-type-options': 'nosniff',
  // Pages of other origins may show the picture, and may read its pixels.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  // A drawing has content of a page. It must not run scripts or load files, even when it is opened as a
  // document.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

function replyWith(answer: Answer, asked: FastifyRequest['headers'], varies: boolean): Reply {
  const { body, contentType, etag } = answer
  const headers = varies ? { ...answer.headers, vary: 'accept' } : answer.headers
  if (isKnown(asked['if-none-match'], etag)) return { body: '', headers, contentType, status: 304 }
  return { body, headers, contentType }
}

/**
 * Whether the header `If-None-Match` (RFC 9110 §13.1.2) is `*` or a list with this tag, also as a weak tag.
 */
function isKnown(list: string | undefined, etag: string): boolean {
  if (list === undefined) return false
  return list.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}
