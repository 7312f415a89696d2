import { BlazonError } from '../model/errors.ts'
import {
  LOGO_FALLBACKS,
  LOGO_FORMATS,
  LOGO_PADDING,
  LOGO_SCALE,
  LOGO_SIZE,
  LOGO_THEMES,
  LOGO_TYPES,
  type LogoFormat,
  type LogoRequest,
  type LogoResult,
  type LogoStyle,
} from '../model/logo.ts'
import { CALLER_REQUEST, LOGO_STYLE } from '../model/options/requests.ts'
import { flag } from '../model/options/setting.ts'
import type { Hex } from '../model/style.ts'
import type { BrandHandle, Call } from './call.ts'
import { OUT_FLAG, PICTURE_FLAG, REFRESH_FLAG } from './doors.ts'

export interface LogoMethod {
  /**
   * Returns the logo of a brand, drawn for a background and in a size. Handle and style are one object, such
   * as `{ domain: 'example.com', size: 64, theme: 'dark' }`. A drawing is stored with the brand's result and
   * is valid as long as that result is fresh. A brand without a logo of this kind, or whose site cannot be
   * read, gets a monogram. With `fallback: '404'` the result is then `failed` with `not_found` instead.
   * Rejects like `brand`.
   */
  logo(asked: BrandHandle & LogoRequest): Promise<LogoResult>
}

const { producer: _, ...CALLER } = CALLER_REQUEST

const NO_LOGO = { status: 404, errorCode: 'LOGO_NOT_FOUND', message: 'The brand has no logo of this kind' }

/** Codes of failures that are caused by the site. */
const OF_SITE: ReadonlySet<string> = new Set(['not_found', 'unreachable', 'too_large'])

export const logo: Call<LogoRequest, LogoResult, LogoMethod> = {
  ways: ['domain', 'company'],
  request: { ...LOGO_STYLE, ...CALLER, visit: flag(true) },
  takes: 'together',
  /*
   * This route is not in the contract. It answers with the picture, for the `src` of an `<img>`. Caches can
   * store the answer, because the address contains the whole request.
   */
  http: {
    path: '/v1/logo/{domain}',
    summary: 'the logo of a brand, as a picture',
    subject: 'domain',
    subjectIs: 'Domain of the brand.',
    takesPublicKeys: true,
    answer: () => ({ media: ['image/png', 'image/webp', 'image/svg+xml', 'image/jpeg'] }),
    errors: [NO_LOGO],
    // When there is no logo and the request excludes monograms, the answer is a 404.
    refusal(found, message) {
      if (found.state === 'failed' && found.code === 'not_found') return NO_LOGO
      return found.state === 'refused' || OF_SITE.has(found.code) ? { ...NO_LOGO, message } : undefined
    },
    params: ({ z, flag, integer }) => ({
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
        .describe('The background that the picture will stand on; light if left out.'),
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
      greyscale: flag().default(false).describe('In shades of grey.'),
      key: z.string().optional().describe('A public key, in place of the header.'),
    }),
    request: ({ key: _, background, ...style }: LogoStyle & { readonly key?: string }) => ({
      ...style,
      background: background === undefined ? undefined : `#${background.replace('#', '').toLowerCase()}`,
    }),
    isDrawing: true,
  },
  command: {
    subject: 'brand',
    description: 'the logo of a brand as a picture, in a size and for a background',
    examples: [
      ['blazon logo example.com', 'shown on a terminal'],
      ['blazon logo example.com --out a.png', 'an icon of 128 pixels'],
      ['blazon logo example.com --type logo --out a.svg', 'the whole mark'],
      ['blazon logo example.com --theme dark > a.png', 'for dark pages'],
    ],
    failure: 'with --fallback 404: no logo; else no answer in time',
    flags: [
      ['--size <pixels>', 'longer side; default 128', [LOGO_SIZE.min, LOGO_SIZE.max]],
      ['--scale <n>', 'pixels for each of these', [LOGO_SCALE.min, LOGO_SCALE.max]],
      ['--format <format>', `${LOGO_FORMATS.join(', ')}; default: that of the file, else png`, LOGO_FORMATS],
      ['--theme <theme>', 'the background it will stand on: light or dark', LOGO_THEMES],
      ['--type <type>', 'icon (about square) or logo (the whole mark)', LOGO_TYPES],
      ['--fallback <what>', 'without a logo: monogram, or 404 to fail', LOGO_FALLBACKS],
      ['--square', 'sides of one length; default for icons'],
      ['--no-square', 'as long and as wide as the logo'],
      ['--padding <percent>', 'empty space at each side', [LOGO_PADDING.min, LOGO_PADDING.max]],
      ['--greyscale', 'in shades of grey'],
      ['--background <color>', 'painted behind it: 1a2b3c, or a name of CSS such as white'],
      ...[PICTURE_FLAG, OUT_FLAG, REFRESH_FLAG],
    ],
    request: async ({ out, background, picture: _, ...style }: LogoStyle & LogoFlags) => ({
      ...style,
      format: style.format ?? formatOf(out),
      background: background === undefined ? undefined : await opaqueColor(background),
    }),
    picture: ({ bytes }) => bytes,
    account({ domain, width, height, source: { kind, url, letters, evidence } }) {
      const what = kind === 'monogram' ? `a monogram, ${letters}` : url
      return [`${domain}: ${what}, ${width} by ${height} pixels`, ...evidence]
    },
  },
  run: async (...asked) => (await import('../paths/logo.ts')).logoOf(...asked),
}

/** Flags that are not part of a style. */
interface LogoFlags {
  readonly out?: string
  readonly picture?: string
}

/** Returns the format for the extension of a file's name. */
function formatOf(out: string | undefined): LogoFormat | undefined {
  const ending = out?.split('.').pop()?.toLowerCase()
  return LOGO_FORMATS.find((format) => format === ending)
}

/** Reads six hexadecimal digits with or without `#`, or any other opaque CSS colour. */
async function opaqueColor(text: string): Promise<Hex> {
  const { parseColor } = await import('../formats/css/color.ts')
  const color = parseColor(/^[\da-f]{6}$/i.test(text) ? `#${text}` : text)
  if (color?.length === 7) return color
  throw new BlazonError(
    'invalid_input',
    `--background ${text} is no opaque colour: write six hexadecimal digits, such as 1a2b3c, or a name of CSS, such as white.`,
  )
}
