import type { LinkKind } from '../../model/values.ts'

/**
 * What links to key pages are called, by language (ISO 639-1). Lower case, comma between phrases, the
 * plainest first; `~` marks a phrase that often leads elsewhere. Paths are compared with the same phrases.
 */
export type Words = Readonly<Record<string, Readonly<Record<LinkKind, string>>>>

/** The same for what stands in paths alone. */
export type Slugs = Readonly<Record<string, Readonly<Partial<Record<LinkKind, string>>>>>
