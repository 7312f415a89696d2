import { z } from 'zod'

const page = { success: z.literal(true), url: z.string().describe('The URL as it was asked for.') }

export const HTML_ANSWER = z.object({ ...page, html: z.string() }).meta({ id: 'HtmlAnswer' })

/** Images of a page, with an additional key for other sizes of a picture. */
export const IMAGES_ANSWER = z
  .object({
    ...page,
    images: z.array(
      z.object({
        src: z
          .string()
          .describe('An absolute URL, the markup of an inline SVG, or a data: URL, by its type.'),
        type: z.enum(['url', 'html', 'base64']),
        element: z.enum(['img', 'svg', 'link', 'source', 'video']),
        alt: z.string().nullable().describe('Empty for decoration; null when there is none.'),
        candidates: z.array(z.string()).optional().describe('The same picture in other sizes.'),
      }),
    ),
  })
  .meta({ id: 'ImagesAnswer' })

export const MARKDOWN_ANSWER = z
  .object({
    ...page,
    markdown: z.string().describe('GitHub-flavoured Markdown with absolute URLs.'),
    chunks: z
      .array(z.object({ headings: z.array(z.string()), markdown: z.string() }))
      .optional()
      .describe('Present when chunks are asked for.'),
  })
  .meta({ id: 'MarkdownAnswer' })

export const SITEMAP_ANSWER = z
  .object({
    success: z.literal(true),
    domain: z.string(),
    urls: z.array(z.string()),
    meta: z.object({
      sitemapsDiscovered: z.int(),
      sitemapsFetched: z.int(),
      sitemapsSkipped: z.int(),
      errors: z.int(),
    }),
  })
  .meta({ id: 'SitemapAnswer' })
