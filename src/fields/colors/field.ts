import * as z from 'zod/mini'
import type { Change } from '../../model/diff.ts'
import type { BrandColor } from '../../model/values.ts'
import { type Comparison, partsCompared, SAME_SHADE } from '../compare.ts'
import type { Field, Truth } from '../field.ts'
import { color, list, object, toWireColor, wireColors } from '../shapes.ts'
import { orText, statedList } from '../stated.ts'
import type { Tools } from '../tools.ts'

type Gold = {
  /** All colours are CSS colours. */
  readonly colors?: {
    /** Colours, any of which is right as the first one. */
    readonly primary: readonly string[]
    /** Other colours of the brand. */
    readonly palette?: readonly string[]
    readonly wrong?: readonly string[]
  }
}

export const colors: Field<readonly BrandColor[], Gold> = {
  about: 'The colours of the brand, most prominent first.',
  value: (z) =>
    list(
      z,
      object(z, {
        hex: z.string(),
        name: z.string(),
        role: z.enum(['primary', 'secondary', 'accent', 'background', 'text']).exactOptional(),
        dark: color(z).exactOptional().describe('What replaces it in the dark scheme.'),
      }),
    ),
  stated: ({ colorName }) =>
    statedList(
      'colours such as "#1a2b3c", or objects with hex, name and role',
      orText('hex', HEX),
      (given) => {
        const hex = given.hex.toLowerCase()
        return { name: colorName(hex), ...given, hex }
      },
    ),
  wire: { key: 'colors', shape: wireColors, of: (colors = []) => colors.map(toWireColor) },
  columns: [
    { name: 'primary_color', first: 'hex', where: [{ member: 'role', is: 'primary' }], in: 'view' },
    { name: 'colors', all: 'hex' },
  ],
  line: { label: 'colours', text: (all, { palette }) => palette(all) },
  compare: colorsCompared,
  truth: truthOf,
}

const HEX = /^#[\da-f]{6}$/i

/**
 * Two colours count as the same below this OKLab distance. Rounding, alpha and anti-aliasing change a
 * declared colour by about this much when it is rendered; neighbouring steps of common palettes are twice as
 * far apart.
 */
const SAME_COLOR = 0.03

/** The name of the part that has all colours without a role. */
const PALETTE = 'palette'

/**
 * Compares colours by their roles. Not every lookup finds the role of a colour, so a colour without a role is
 * the same as any similar colour, except the primary colour.
 */
function colorsCompared(
  before: readonly BrandColor[],
  after: readonly BrandColor[],
  { deltaE }: Comparison,
): readonly Change[] {
  const isSame = (one: string, other: string) =>
    one === other || (one !== 'primary' && other !== 'primary' && [one, other].includes(PALETTE))
  const changes = partsCompared(
    partsOf(before),
    partsOf(after),
    (one, other) => isSame(one.part, other.part) && deltaE(one.entry.hex, other.entry.hex) <= SAME_SHADE,
  )
  return changes.map((change) => {
    if (change.kind !== 'changed') return change
    const [one, other] = [change.before as BrandColor, change.after as BrandColor]
    return { ...change, distance: Math.round(deltaE(one.hex, other.hex) * 10) / 10 }
  })
}

/**
 * Groups colours by their roles. Without a primary colour, the first colour counts as primary, because it is
 * the most prominent one.
 */
function partsOf(colors: readonly BrandColor[]) {
  const isNamed = colors.some(({ role }) => role === 'primary')
  return colors.map((entry, at) => ({
    part: entry.role ?? (at === 0 && !isNamed ? 'primary' : PALETTE),
    entry,
  }))
}

function truthOf({ distance, parseColor }: Tools): Truth<readonly BrandColor[], Gold> {
  const colors = z.array(z.string().check(z.refine((text) => parseColor(text) !== undefined)))
  const isOneOf = (hex: string, accepted: readonly string[]) =>
    accepted.some((one) => distance(hex, one) <= SAME_COLOR)
  return {
    keys: {
      colors: [
        'an object of primary, palette and wrong, lists of CSS colours',
        z.strictObject({ primary: colors, palette: z.optional(colors), wrong: z.optional(colors) }),
      ],
    },
    scores: {
      color_first: ({ colors }, [first] = []) =>
        colors && Number(first !== undefined && isOneOf(first.hex, colors.primary)),
      color_precision: ({ colors }, found = []) => {
        if (!colors) return undefined
        const right = [...colors.primary, ...(colors.palette ?? [])]
        return found.length === 0 ? 0 : found.filter(({ hex }) => isOneOf(hex, right)).length / found.length
      },
      color_no_strangers: ({ colors }, found = []) => {
        if (!colors?.wrong?.length) return undefined
        const { wrong } = colors
        return Number(!found.some(({ hex }) => isOneOf(hex, wrong)))
      },
    },
  }
}
