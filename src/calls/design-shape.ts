import { okShape, type Zod } from './doors.ts'

/** The schema of the answer of the design route. */
export const designShape = (z: Zod) => {
  const guide = z
    .record(z.string(), z.unknown())
    .describe('The style guide as the library has it: each value is a finding with its evidence.')
  const hex = z.string().describe('Such as #1a2b3c.')
  const read = z.object({ source: z.string(), where: z.string(), text: z.string() })
  const design = z.object({
    domain: z.string(),
    name: z.string(),
    url: z.string(),
    styleguide: guide,
    dark: guide.optional().describe('The same page in its dark scheme; left out when it has none.'),
    darkBy: z
      .object({
        by: z.enum(['media', 'class', 'attribute']),
        on: z.enum(['html', 'body']).optional(),
        name: z.string().optional(),
        value: z.string().optional(),
      })
      .optional()
      .describe('How the page changes to its dark scheme.'),
    pairs: z.array(z.object({ role: z.string(), light: hex, dark: hex })),
    contrast: z.array(
      z.object({
        role: z.string().optional(),
        text: hex,
        ground: hex,
        ratio: z.number(),
        level: z.string().describe('AAA, AA, AA large or fail, by WCAG 2.2.'),
        words: z.number(),
      }),
    ),
    gradients: z.array(z.string()),
    radii: z.array(z.object({ name: z.string(), px: z.number(), count: z.number() })),
    breakpoints: z.array(z.number()).describe('Widths in CSS pixels at which the layout changes.'),
    states: z.array(
      z.object({
        component: z.string().describe('Such as button-primary.'),
        state: z.string().describe('hover, focus or active.'),
        properties: z.record(z.string(), z.string()),
      }),
    ),
    fontFiles: z.array(
      z.object({
        family: z.string(),
        weight: z.array(z.number()).describe('The lowest and the highest weight.'),
        style: z.string(),
        url: z.string(),
        format: z.string(),
        licence: z.string().optional(),
      }),
    ),
    evidence: z.record(z.string(), z.array(read)).describe('By part of the design.'),
    notes: z.array(z.string()),
  })
  const file = z.object({
    path: z.string().describe('Relative to the folder of the design.'),
    mediaType: z.string(),
    text: z.string().optional(),
    base64: z.string().optional().describe('The bytes of a picture.'),
  })
  return z
    .object({ ...okShape(z), domain: z.string(), design, files: z.array(file) })
    .meta({ id: 'DesignAnswer' })
}
