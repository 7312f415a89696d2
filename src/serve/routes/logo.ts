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
} from '../../model/logo.ts'
import { DAY, MINUTE, SECOND } from '../../model/units.ts'
import { errorOfResult, WireError } from '../errors.ts'
import { flag, integer } from '../params.ts'
import { type Reply, route } from '../route.ts'
import type { Work } from '../shared-work.ts'

/** The path of logos, without the domain. A public key is good for it alone. */
export const LOGOS = '/v1/logo/'

const NO_LOGO = { status: 404, errorCode: 'LOGO_NOT_FOUND', message: 'The brand has no logo of this kind' }

/**
 * Our addition to the contract: the picture itself, for the `src` of an `<img>`. Everything about a request is
 * in its address, so that caches between here and the reader can keep the answer.
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
  async run({ domain, key: _, background, format, ...style }, caller, { engine, resolve, shared }) {
    const site = resolve(domain)
    const painted = background === undefined ? undefined : `#${background.replace('#', '')}`
    const { headers } = caller
    const asked = { ...style, background: painted, format: format ?? accepted(headers.accept) }
    const kept = await engine.drawings.of(site.domain, asked)
    const varies = format === undefined
    if (kept) return replyWith(kept, headers, varies)
    const draw: Work<KeptLogo> = async (limits) => logoIn(await engine.logo({ ...site, ...asked, ...limits }))
    const name = `logo ${JSON.stringify(asked)} ${site.domain}`
    return replyWith(await shared.join(name, draw, caller), headers, varies)
  },
})

/** The format for those who name none: browsers say that they take WebP. */
function accepted(accept: string | undefined): LogoFormat {
  return accept !== undefined && /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept)
    ? 'webp'
    : 'png'
}

/** The drawn logo. Whatever the site is like, there is none where no monogram is wanted: that is a 404. */
function logoIn(result: LogoResult): KeptLogo {
  if (result.state === 'ok') return result
  const error = errorOfResult(result)
  const isOfSite = result.state === 'refused' || OF_SITE.has(result.code)
  if (!isOfSite) throw error
  const message = result.state === 'failed' && result.code === 'not_found' ? NO_LOGO.message : error.message
  throw new WireError({ ...NO_LOGO, message }, { cause: error })
}

const OF_SITE: ReadonlySet<string> = new Set(['not_found', 'unreachable', 'too_large'])

/** How long an answer may be used, in milliseconds, by what it shows. */
const AGES = { logo: 7 * DAY, monogram: DAY, unread: 60 * MINUTE } as const
const STALE_MS = 30 * DAY

function replyWith(
  { bytes, contentType, source, hash }: KeptLogo,
  headers: FastifyRequest['headers'],
  varies: boolean,
): Reply {
  const etag = `"${hash.slice(0, 32)}"`
  const age = AGES[source.isUnread ? 'unread' : source.kind] / SECOND
  const sent = {
    etag,
    'cache-control': `public, max-age=${age}, stale-while-revalidate=${STALE_MS / SECOND}`,
    ...(varies && { vary: 'accept' }),
    'x-logo-source': source.kind,
    'x-content-type-options': 'nosniff',
    // Pages of other origins show it, and may read its pixels.
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    // A drawing is written from what a page had. Nothing in it may run or load, also as a document.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  }
  if (isKnown(headers['if-none-match'], etag)) return { body: '', headers: sent, contentType, status: 304 }
  const body = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes)
  return { body, headers: sent, contentType }
}

/** RFC 9110 §13.1.2: a list of tags, of which a weak one counts as well, or `*`. */
function isKnown(list: string | undefined, etag: string): boolean {
  if (list === undefined) return false
  return list.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}
