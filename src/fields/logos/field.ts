import * as z from 'zod/mini'
import { pageKey } from '../../formats/url.ts'
import type { Logo } from '../../model/values.ts'
import { picturesCompared } from '../compare-pictures.ts'
import type { Field } from '../field.ts'
import {
  colors,
  list,
  object,
  resolution,
  sizeOf,
  toWireColor,
  toWireResolution,
  wireColors,
  wireResolution,
} from '../shapes.ts'
import { picture, statedList } from '../stated.ts'
import { objectWith, urls } from '../truth.ts'

type Gold = {
  readonly logos?: {
    /** URLs, any of which is right as the best logo. */
    readonly first?: readonly string[]
    /** How the site shows its logo; a `text` logo has no image. Default: `image`. */
    readonly form?: 'image' | 'inline svg' | 'text'
    /** URLs of icons, one of which must be listed. */
    readonly icons?: readonly string[]
    /** URLs of pictures that are not logos of the site. */
    readonly wrong?: readonly string[]
  }
}

/** A logo that is inline in the page has no address, so the view shows the next one. */
const ADDRESSED = { member: 'url', isNoneWith: 'data:' }

export const logos: Field<readonly Logo[], Gold> = {
  about: 'Logos and icons of the brand with their facts, best first.',
  value: (z) =>
    list(
      z,
      object(z, {
        url: z.string().describe('Absolute URL, or a data: URL of an inline SVG.'),
        type: z.enum(['icon', 'logo']),
        mode: z.enum(['light', 'dark', 'has_opaque_background']).exactOptional(),
        colors: colors(z),
        resolution: resolution(z),
        group: z.number().describe('Variants of one artwork have the same number, from 1.'),
        missing: z
          .literal(true)
          .exactOptional()
          .describe('The address answered that there is none, or with what is no picture.'),
      }),
    ),
  stated: () =>
    statedList('addresses of pictures, or objects with a url', picture(), (given, at) => ({
      type: 'logo',
      colors: [],
      group: at + 1,
      ...given,
    })),
  wire: {
    key: 'logos',
    shape: (z) =>
      z
        .array(
          z.object({
            url: z.string().describe('Absolute URL of the picture.'),
            mode: z
              .enum(['light', 'dark', 'has_opaque_background'])
              .optional()
              .describe('The background that it suits: light, dark, or any, because it brings its own.'),
            type: z
              .enum(['icon', 'logo'])
              .describe('An icon is nearly square and small; a logo is everything else.'),
            colors: wireColors(z),
            resolution: wireResolution(z),
            group: z.int().describe('Variants of one artwork have the same number, from 1.'),
          }),
        )
        .describe('Best first.'),
    of: (logos = []) => toWire(logos),
  },
  columns: [
    { name: 'logo', first: 'url', in: 'export' },
    { name: 'logo_url', first: 'url', where: [ADDRESSED], in: 'view' },
    { name: 'icon_url', first: 'url', where: [{ member: 'type', is: 'icon' }, ADDRESSED], in: 'view' },
  ],
  line: { label: 'logo', text: (logos, { pictures }) => pictures(logos.slice(0, 2).map(partsOf)) },
  compare: (before, after, by) => picturesCompared(before, after, ({ type }) => type, by),
  truth: () => ({
    keys: {
      logos: [
        'an object of first, icons and wrong (lists of URLs) and form (image, inline svg or text)',
        objectWith({
          ...{ first: urls, icons: urls, wrong: urls },
          form: z.enum(['image', 'inline svg', 'text']),
        }),
      ],
    },
    scores: {
      logo_first: ({ logos }, [first] = []) => {
        if (!logos || (!logos.first && (logos.form ?? 'image') === 'image')) return undefined
        if (logos.form === 'text') return Number(!first || first.type === 'icon')
        if (logos.form === 'inline svg') return Number(first?.url.startsWith('data:image/svg+xml') ?? false)
        return Number(logos.first?.some((url) => first && pageKey(url) === pageKey(first.url)) ?? false)
      },
      logo_icons: ({ logos }, found = []) => {
        if (!logos?.icons?.length) return undefined
        const urls = found.map(({ url }) => pageKey(url))
        return Number(logos.icons.some((url) => urls.includes(pageKey(url))))
      },
      logo_no_strangers: ({ logos }, found = []) => {
        if (!logos?.wrong?.length) return undefined
        const wrong = new Set(logos.wrong.map(pageKey))
        return Number(!found.some(({ url }) => wrong.has(pageKey(url))))
      },
    },
  }),
}

/** Moves logos without a file to the end, because clients show the first. Empty without any other logo. */
function toWire(logos: readonly Logo[]): object[] {
  const there = logos.filter(({ missing }) => !missing)
  return there.length === 0 ? [] : [...there, ...logos.filter(({ missing }) => missing)].map(toWireLogo)
}

function toWireLogo({ url, mode, type, colors, resolution, group }: Logo): object {
  return {
    url,
    ...(mode && { mode }),
    type,
    colors: colors.map(toWireColor),
    ...(resolution && { resolution: toWireResolution(resolution) }),
    group,
  }
}

const GROUNDS = {
  light: 'for light backgrounds',
  dark: 'for dark backgrounds',
  has_opaque_background: 'on its own background',
} as const

function partsOf({ url, type, mode, resolution }: Logo): [url: string, facts: string] {
  return [url, [type, mode && GROUNDS[mode], sizeOf(resolution)].filter(Boolean).join(', ')]
}
