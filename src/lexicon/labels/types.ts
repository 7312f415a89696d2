/**
 * Labels of one language: what a label means, as words of `lexicon/concepts.ts`, and how it is written, comma
 * between phrases. Case, accents, dots and hyphens do not count.
 */
export type Labels = Readonly<Record<string, string>>

/** By language (ISO 639-1). */
export type LabelsByLanguage = Readonly<Record<string, Labels>>
