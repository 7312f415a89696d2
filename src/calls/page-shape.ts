import type { VisitEnd } from '../model/scrape.ts'
import type { Zod } from './doors.ts'

/** The keys of all answers about one page. */
export const pageShape = (z: Zod) => ({
  success: z.literal(true),
  url: z.string().describe('The URL as it was asked for.'),
  finalDOMState: z
    .enum(['loaded', 'still-loading'])
    .describe('Whether the page had come to rest, and its scripts had filled it.'),
  actionsApplied: z
    .array(
      z.object({
        instruction: z.string(),
        status: z.enum(['applied', 'failed', 'skipped']),
        method: z.string().optional(),
        targetDescription: z.string().optional(),
        completionEvidence: z.string().optional(),
        durationMs: z.int().optional(),
        error: z.string().optional(),
      }),
    )
    .optional()
    .describe('The outcomes of the actions, in their order.'),
})

/** The first keys of an answer about one page. */
export const pageKeys = (url: string) => ({ success: true, url })

/** The keys of an answer that describe the end of the visit. */
export const endKeys = ({ finalDOMState, actionsApplied }: VisitEnd) => ({
  finalDOMState,
  ...(actionsApplied && { actionsApplied }),
})

/**
 * Makes the schema for the metadata of a page. It has its own name in the description of the service, so it
 * is made only once.
 */
export function metadataShape(z: Zod) {
  const known = made.get(z) ?? makeMetadataShape(z)
  made.set(z, known)
  return known
}

const made = new WeakMap<Zod, ReturnType<typeof makeMetadataShape>>()

function makeMetadataShape(z: Zod) {
  const text = () => z.string().optional()
  const tags = () => z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional()
  return z
    .object({
      sourceUrl: z.string(),
      finalUrl: z.string(),
      statusCode: z.int().describe('HTTP status of the document.'),
      contentType: text().describe('As the server states it.'),
      ...{ title: text(), description: text(), canonicalUrl: text(), language: text(), siteName: text() },
      ...{ author: text(), favicon: text(), image: text(), robots: text() },
      keywords: z.array(z.string()).optional(),
      publishedTime: text().describe('As the page writes it.'),
      modifiedTime: text(),
      openGraph: tags().describe('By names without og:, in camel case.'),
      twitter: tags().describe('By names without twitter:, in camel case.'),
      additionalMeta: tags().describe('All other named tags.'),
      jsonLd: z.array(z.record(z.string(), z.unknown())).optional(),
      alternates: z
        .array(z.object({ href: z.string(), hreflang: text(), type: text(), title: text() }))
        .optional(),
      headings: z
        .array(z.object({ level: z.int().min(1).max(6), text: z.string() }))
        .optional()
        .describe('The first 500 of the whole document.'),
    })
    .meta({ id: 'PageMetadata' })
}
