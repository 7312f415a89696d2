import { anyOf } from '../../lexicon/pattern.ts'

/**
 * Separators between a brand and the name of a page: a hyphen or angle quote («Roma») in white space, a colon
 * before it. Chinese titles have none; but after 中国 a hyphen joins two partners, as in 中国-东盟博览会.
 */
const SEPARATOR = anyOf(
  [
    /\s*[|｜•·⋅∙]\s*/,
    /\s+[-–—−~:/»«›‹]+\s+/,
    /\s*::\s*/,
    /\s*[–—]\s*/,
    /\s*[－：]\s*/,
    /:\s+/,
    /(?<=\p{Script=Han})(?<!(?<!\p{Script=Han})中国)[-_](?=\p{Script=Han})/u,
  ],
  'u',
)

/** Splits a page title into its parts, in their order. */
export function splitTitle(title: string): string[] {
  return (
    title
      // White space is collapsed first, because each position of a long run would begin a match.
      .replace(/\s{2,}/gu, ' ')
      .split(SEPARATOR)
      .map((part) => part.trim())
      .filter(Boolean)
  )
}
