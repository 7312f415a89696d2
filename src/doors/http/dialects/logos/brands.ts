import { z } from 'zod'
import type { RawParams } from '../../params.ts'
import type { RefusalForm } from '../../refusals.ts'
import { type Route, route } from '../../route.ts'
import { bodyOf } from '../asking.ts'

/** The parts of an answer about a brand that are used here. */
interface Brand {
  readonly domain: string
  readonly title?: string
  readonly description?: string
  readonly slogan?: string
  readonly is_nsfw: boolean
  readonly colors: readonly { readonly hex: string }[]
  readonly logos: readonly Picture[]
  readonly backdrops: readonly Picture[]
  readonly socials: readonly { readonly type: string; readonly url: string }[]
  readonly fonts?: readonly { readonly name: string; readonly usage?: string | null }[]
  readonly address?: { readonly city?: string; readonly country?: string; readonly country_code?: string }
  readonly industries?: {
    readonly eic: readonly { readonly industry: string; readonly subindustry: string }[]
  }
}

interface Picture {
  readonly url: string
  readonly type?: string | null
  readonly mode?: string | null
  readonly resolution?: { readonly width: number; readonly height: number }
}

/** Writes a refusal in Brandfetch's form. */
const refused: RefusalForm = ({ status, message }, requestId) => ({
  status,
  body: { message, request_id: requestId },
})

/**
 * Makes the route for the brand of a domain in Brandfetch's form. It needs a secret key, and has the
 * permission and the price of the brand.
 */
export function brandRoute(brand: Route): Route {
  return route({
    ...{ method: 'GET', path: '/v2/brands/{domain}', aliases: ['/v2/brands/domain/{domain}'] },
    summary: 'the brand of a domain, as Brandfetch answers it',
    ...{ endpoint: brand.endpoint, errors: brand.errors, refused, obeysStorage: true },
    answer: z.looseObject({ domain: z.string() }),
    params: { domain: z.string().describe('Domain of the brand.') },
    async run({ domain }, caller, context) {
      const body = await bodyOf(brand, { domain }, { ...caller, cache: undefined }, context)
      return JSON.stringify(brandOf(body.brand as Brand))
    },
  })
}

function brandOf(brand: Brand): RawParams {
  const { domain, title, description, slogan, address, industries } = brand
  return {
    ...{ id: domain, name: title ?? null, domain, claimed: false },
    ...{ description: slogan ?? null, longDescription: description ?? null },
    links: brand.socials.map(({ type, url }) => ({ name: type, url })),
    logos: brand.logos.map((logo) => ({
      ...{ theme: themeOf(logo), type: logo.type ?? 'other', tags: [] },
      formats: [formatOf(logo)],
    })),
    colors: brand.colors.map(({ hex }, at) => ({
      ...{ hex, type: at === 0 ? 'brand' : 'accent', brightness: brightnessOf(hex) },
    })),
    fonts: (brand.fonts ?? []).map(({ name, usage }) => ({
      ...{ name, type: usage === 'heading' ? 'title' : 'body' },
      ...{ origin: null, originId: null, weights: [] },
    })),
    images: brand.backdrops.map((picture) => ({ type: 'banner', tags: [], formats: [formatOf(picture)] })),
    qualityScore: null,
    company: {
      ...{ employees: null, foundedYear: null, kind: null },
      industries: (industries?.eic ?? []).map(({ industry, subindustry }) => ({
        ...{ name: subindustry, parent: { name: industry } },
      })),
      location: {
        city: address?.city ?? null,
        country: address?.country ?? null,
        countryCode: address?.country_code ?? null,
      },
    },
    isNsfw: brand.is_nsfw,
    urn: null,
  }
}

/** Brandfetch names the colour of a logo: a logo for light backgrounds is `dark`. */
function themeOf({ mode }: Picture): string | null {
  return mode === 'light' ? 'dark' : mode === 'dark' ? 'light' : null
}

function formatOf({ url, mode, resolution }: Picture): object {
  const format = /\.(\w{3,4})(?:$|[?#])/.exec(url)?.[1]?.toLowerCase().replace('jpeg', 'jpg') ?? null
  return {
    ...{ src: url, background: mode === 'has_opaque_background' ? null : 'transparent', format },
    ...{ width: resolution?.width ?? null, height: resolution?.height ?? null, size: null },
  }
}

/** The brightness of a colour, 0 to 255 (ITU-R BT.709). */
function brightnessOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
}
