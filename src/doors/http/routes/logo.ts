import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type KeptLogo,
  LOGO_FALLBACKS,
  LOGO_FORMATS,
  LOGO_PADDING,
  LOGO_SCALE,
  LOGO_SIZE,
  LOGO_THEMES,
  LOGO_TYPES,
  type LogoFormat,
  type LogoResult,
  type LogoStyle,
} from '../../../model/logo.ts'
import { DAY, MINUTE, SECOND } from '../../../model/units.ts'
import { errorOfResult, WireError } from '../errors.ts'
import { flag, integer } from '../params.ts'
import { type Context, type Reply, route } from '../route.ts'
import type { Caller, Work } from '../shared-work.ts'

/** The path of logos, without the domain. Public keys are accepted for this path only. */
export const LOGOS = '/v1/logo/'

const NO_LOGO = { status: 404, errorCode: 'LOGO_NOT_FOUND', message: 'The brand has no logo of this kind' }

/**
 * Our addition to the contract: the picture itself, for the `src` of an `<img>`. Everything about a request
 * is in its address, so that caches on the way can store the answer.
 */
export const logo = route({
  method: 'GET',
  path: `${LOGOS}{domain}`,
  summary: 'the logo of a brand, as a picture',
  answer: { media: ['image/png', 'image/webp', 'image/svg+xml'] },
  errors: [NO_LOGO],
  params: {
    domain: z.string().describe('Domain of the brand.'),
    size: integer(LOGO_SIZE.min, LOGO_SIZE.max)
      .default(LOGO_SIZE.byDefault)
      .describe('Longer side in CSS pixels. A bitmap is enlarged to twice its own pixels at most.'),
    scale: integer(LOGO_SCALE.min, LOGO_SCALE.max)
      .default(LOGO_SCALE.byDefault)
      .describe('Pixels for each CSS pixel: 2 for dense screens.'),
    format: z.enum(LOGO_FORMATS).optional().describe('Left out: WebP for those who accept it, else PNG.'),
    theme: z
      .enum(LOGO_THEMES)
      .optional()
      .describe('The ground that the picture will stand on; light if left out.'),
    type: z.enum(LOGO_TYPES).default('icon').describe('icon is about square; logo may be a wide wordmark.'),
    fallback: z.enum(LOGO_FALLBACKS).default('monogram').describe('What a brand without a logo gets.'),
    square: flag().optional().describe('Sides of one length, by empty space. Left out: for icons alone.'),
    padding: integer(LOGO_PADDING.min, LOGO_PADDING.max)
      .default(LOGO_PADDING.byDefault)
      .describe('Empty space at each side, in percent of the longer side.'),
    background: z
      .string()
      .regex(/^#?[\da-f]{6}$/i, { error: 'must be a colour of six hexadecimal digits, such as 1a2b3c' })
      .optional()
      .describe('Colour that is painted behind it; none if left out.'),
    key: z.string().optional().describe('A public key, in place of the header.'),
  },
  async run({ key: _, format, ...params }, caller, context) {
    const asked = { ...params, format: format ?? accepted(caller.headers.accept) }
    const answer = answerOf(await drawn(asked, caller, context))
    return replyWith(answer, caller.headers, format === undefined)
  },
})

type Asked = LogoStyle & { readonly domain: string }

/** The stored drawing, or a new one, which is shared by all requests for the same logo at that time. */
async function drawn(
  { domain, background, ...style }: Asked,
  caller: Caller,
  { engine, resolve, shared, now }: Context,
): Promise<KeptLogo> {
  const site = resolve(domain)
  const painted = background === undefined ? undefined : `#${background.replace('#', '').toLowerCase()}`
  const asked = { ...style, background: painted }
  const since = engine.changes.count()
  const kept = await engine.drawings.of(site.domain, asked)
  if (kept) {
    if (caller.cache) caller.cache.read = { domain: site.domain, since, at: now(), age: REPEATED }
    return kept
  }
  const draw: Work<KeptLogo> = async (limits) => logoIn(await engine.logo({ ...site, ...asked, ...limits }))
  return shared.join(`logo ${JSON.stringify(asked)} ${site.domain}`, draw, caller)
}

/**
 * How long a drawing is sent again without reading it from the database. The age of its record is not known
 * here, so that the time is short. A change of the record ends it at once.
 */
const REPEATED = { ageMs: 0, ttlMs: 10 * SECOND }

/** The format for requests that name none: browsers state that they accept WebP. */
function accepted(accept: string | undefined): LogoFormat {
  return accept !== undefined && /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept)
    ? 'webp'
    : 'png'
}

/** The drawn logo. When there is no logo and the request excludes monograms, the answer is a 404. */
function logoIn(result: LogoResult): KeptLogo {
  if (result.state === 'ok') return result
  const error = errorOfResult(result)
  const isOfSite = result.state === 'refused' || OF_SITE.has(result.code)
  if (!isOfSite) throw error
  const message = result.state === 'failed' && result.code === 'not_found' ? NO_LOGO.message : error.message
  throw new WireError({ ...NO_LOGO, message }, { cause: error })
}

const OF_SITE: ReadonlySet<string> = new Set(['not_found', 'unreachable', 'too_large'])

/** How long caches may use an answer, in milliseconds, by the kind of its picture. */
const AGES = { logo: 7 * DAY, monogram: DAY, unread: 60 * MINUTE } as const
const STALE_MS = 30 * DAY

/** A picture with the headers that every client gets. */
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

/** RFC 9110 §13.1.2: a list of tags, of which a weak one counts as well, or `*`. */
function isKnown(list: string | undefined, etag: string): boolean {
  if (list === undefined) return false
  return list.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}
