/** Shapes that several fields have. */

import type { z } from 'zod'
import type { Color, Resolution } from '../model/values.ts'
import type { Zod } from './field.ts'

export const list = <T extends z.ZodType>(z: Zod, entry: T) => z.array(entry).readonly()

/** Makes the shape of an object with read-only members. */
export const object = <T extends z.ZodRawShape>(z: Zod, members: T) => z.object(members).readonly()

export const color = (z: Zod) =>
  object(z, { hex: z.string().describe('As #rrggbb, in lower case.'), name: z.string() })

export const colors = (z: Zod) => list(z, color(z)).describe('Most prominent first.')

export const resolution = (z: Zod) =>
  object(z, { width: z.number(), height: z.number(), aspectRatio: z.number() }).exactOptional()

/** The shape of `colors` in answers of the HTTP service. */
export const wireColors = (z: Zod) =>
  z
    .array(
      z.object({
        hex: z.string().meta({ description: 'As #rrggbb, in lower case.', examples: ['#0b5fff'] }),
        name: z.string().meta({ description: 'The nearest name of a fixed list.', examples: ['blue'] }),
      }),
    )
    .describe('Most prominent first.')

export const toWireColor = ({ hex, name }: Color): Color => ({ hex, name })

export const wireResolution = (z: Zod) =>
  z
    .object({
      width: z.number().describe('In pixels; of a drawing, in the units of its own size.'),
      height: z.number().describe('As the width.'),
      aspect_ratio: z.number().describe('Width divided by height.'),
    })
    .optional()

export const toWireResolution = ({ width, height, aspectRatio }: Resolution) => ({
  ...{ width, height },
  aspect_ratio: aspectRatio,
})

/** Returns the size of a picture for people: `600x400`. */
export function sizeOf(size: { width: number; height: number } | null | undefined): string | undefined {
  return size ? `${size.width}x${size.height}` : undefined
}
