/** The forms of addresses. Each of them says which brand an address names and how the logo is drawn. */

import { z } from 'zod'
import { parsedUrl } from '../../../../formats/url.ts'
import type { CompanyHandle } from '../../../../model/company.ts'
import { LOGO_FALLBACKS, LOGO_FORMATS, LOGO_THEMES, type LogoStyle } from '../../../../model/logo.ts'
import { flag, integer, type Params, type RawParams } from '../../params.ts'
import { TICKER } from '../../subject.ts'
import { brandfetchStyle } from './brandfetch.ts'

export interface LogoForm {
  readonly paths: readonly [path: string, ...aliases: string[]]
  readonly summary: string
  readonly params: Params
  readonly names: (given: RawParams) => { readonly domain: string } | CompanyHandle
  readonly style: (given: RawParams) => LogoStyle
}

/** Other services allow more sizes. `logo.ts` limits them to the range of `/v1/logo`. */
const SIZE = integer(1, 10_000).optional()
const FORMAT = z.preprocess((given) => (given === 'jpeg' ? 'jpg' : given), z.enum(LOGO_FORMATS)).optional()

/** The parameters of pictures that have the same names at most services. */
const PICTURE = {
  size: SIZE.describe('Longer side in pixels.'),
  format: FORMAT.describe('Left out: WebP for those who accept it, else PNG.'),
  greyscale: flag().optional().describe('In shades of grey.'),
  theme: z
    .enum(['auto', ...LOGO_THEMES])
    .optional()
    .describe('The background that it will stand on.'),
  fallback: z.enum(LOGO_FALLBACKS).optional().describe('Without a logo: a monogram, or a 404.'),
  retina: flag().optional().describe('Twice as many pixels.'),
} as const

/** The rest of a path, in which Brandfetch names the style. */
const REST = { '*': z.string().optional() }

/** Returns the style for the rest of the path, or else for these parameters. */
function styleOf({ theme, retina, '*': rest, c, ...given }: RawParams): LogoStyle {
  if (c !== undefined || rest !== undefined) return brandfetchStyle(String(rest ?? ''))
  return {
    ...pick(given, ['size', 'format', 'greyscale', 'fallback']),
    ...(theme !== 'auto' && pick({ theme }, ['theme'])),
    ...(retina === true && { scale: 2 }),
  }
}

function pick(given: RawParams, names: readonly string[]): LogoStyle {
  return Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])))
}

/** Returns the host of an address. A domain is returned unchanged. */
const hostIn = (text: unknown): string => parsedUrl(String(text))?.host ?? String(text)

const iconOf = (size: unknown, byDefault: number): LogoStyle => ({
  ...{ type: 'icon', size: typeof size === 'number' ? size : byDefault },
})

export const FORMS: readonly LogoForm[] = [
  {
    paths: ['/{domain}', '/domain/{domain}', '/{domain}/{*}', '/domain/{domain}/{*}'],
    summary: 'the logo of a domain, as Clearbit, logo.dev and Brandfetch write its address',
    params: { domain: z.string(), ...PICTURE, ...REST },
    names: ({ domain }) => ({ domain: String(domain) }),
    // Only addresses of Clearbit have none of these parameters. Clearbit has no picture for a brand without a
    // logo.
    style: (given) => ({
      ...(['token', 'c', '*'].every((name) => given[name] === undefined) && { fallback: '404' }),
      ...styleOf(given),
    }),
  },
  {
    paths: ['/ticker/{ticker}', '/ticker/{ticker}/{*}'],
    summary: 'the logo of a company by its ticker',
    params: { ticker: TICKER, ...PICTURE, ...REST },
    names: ({ ticker }) => ({ ticker: String(ticker) }),
    style: styleOf,
  },
  {
    paths: ['/name/{name}'],
    summary: 'the logo of a company by its name',
    params: { name: z.string(), ...PICTURE },
    names: ({ name }) => ({ name: String(name) }),
    style: styleOf,
  },
  {
    paths: ['/isin/{isin}', '/isin/{isin}/{*}'],
    summary: 'the logo of a company by the ISIN of a security',
    params: { isin: z.string(), ...PICTURE, ...REST },
    names: ({ isin }) => ({ isin: String(isin) }),
    style: styleOf,
  },
  {
    paths: ['/s2/favicons'],
    summary: 'the icon of a site, as Google writes its address',
    params: {
      domain: z.string().optional().describe('A domain or an address of the site.'),
      domain_url: z.string().optional().describe('The same.'),
      sz: SIZE.describe('Pixels. Default: 16.'),
    },
    names: ({ domain, domain_url }) => ({ domain: hostIn(domain ?? domain_url ?? '') }),
    style: ({ sz }) => iconOf(sz, 16),
  },
  {
    paths: ['/faviconV2'],
    summary: 'the icon of a page’s site, as Google writes its address',
    params: {
      client: z.string().optional(),
      type: z.string().optional(),
      fallback_opts: z.string().optional(),
      url: z.string().describe('An address of the site.'),
      size: SIZE.describe('Pixels. Default: 16.'),
    },
    names: ({ url }) => ({ domain: hostIn(url) }),
    style: ({ size }) => iconOf(size, 16),
  },
  {
    paths: ['/ip3/{file}', '/ip2/{file}'],
    summary: 'the icon of a site, as DuckDuckGo writes its address',
    params: { file: z.string().describe('The domain with .ico at its end.') },
    names: ({ file }) => ({ domain: String(file).replace(/\.ico$/i, '') }),
    style: () => iconOf(undefined, 32),
  },
]
