import { anyOf } from '../../lexicon/pattern.ts'

/**
 * Separators between a brand and the name of a page. A hyphen or an angle quote («Roma») needs white space
 * on both sides, and a colon needs white space after it. Chinese titles have hyphens and underscores without
 * white space; but after 中国 a hyphen joins the names of two partners, as in 中国-东盟博览会.
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
