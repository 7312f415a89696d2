import { okShape, type Zod } from './doors.ts'

/**
 * Makes the schema of the answer with a style guide, with the keys of newer clients. Values that the page
 * does not have are left out.
 */
export function styleguideShape(z: Zod) {
  const css = z.string().describe('A CSS value.')

  const type = z.object({
    fontFamily: z.string().describe('A family, or `inherit` where the page sets no font.'),
    fontFallbacks: z.array(z.string()),
    fontSize: css,
    fontWeight: z.number(),
    lineHeight: css,
    letterSpacing: css,
  })

  const box = {
    backgroundColor: css,
    borderColor: css.describe('One colour, that of the widest side that is seen.'),
    borderRadius: css,
    borderWidth: css.describe('As CSS writes it: several widths, where the sides differ.'),
    borderStyle: css.describe('One style, that of the widest side that is seen.'),
    padding: css,
    boxShadow: css,
    css: z.string().describe('All of it as declarations.'),
  }

  const button = z.object({
    ...box,
    color: css,
    fontFamily: z.string().optional().describe('Left out where the page sets no font.'),
    fontFallbacks: z.array(z.string()),
    fontSize: css,
    fontWeight: z.number(),
    textDecoration: css,
    textDecorationColor: css,
    minWidth: css,
    minHeight: css,
  })

  const steps = { sm: css, md: css, lg: css, xl: css }

  const styleguide = z.object({
    fontLinks: fontLinksShape(z),
    mode: z.enum(['light', 'dark']),
    colors: z
      .object({ accent: z.string(), background: z.string(), text: z.string() })
      .describe('As #rrggbb.'),
    typography: z.object({
      headings: z.object({
        h1: type.optional(),
        h2: type.optional(),
        h3: type.optional(),
        h4: type.optional(),
      }),
      p: type.optional(),
    }),
    elementSpacing: z.object({ xs: css, ...steps }),
    shadows: z.object({ ...steps, inner: css }),
    components: z.object({
      button: z.object({
        primary: button.optional(),
        secondary: button.optional(),
        link: button.optional(),
      }),
      card: z.object({ ...box, textColor: css }).optional(),
    }),
  })

  return z.object({ ...okShape(z), domain: z.string(), styleguide }).meta({ id: 'StyleguideAnswer' })
}

/** Makes the schema of font files. */
export function fontLinksShape(z: Zod) {
  const links = z.object({
    type: z.enum(['google', 'custom']).describe('google: the files come from Google Fonts.'),
    files: z.record(z.string(), z.string()).describe('Absolute URLs of upright files by weight.'),
    displayName: z.string().optional().describe('The name for people, of a custom family.'),
  })
  return z.record(z.string(), links).describe('The files of fonts by family.')
}
