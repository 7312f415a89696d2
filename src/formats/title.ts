/** Separators between a brand and a page name. A hyphen needs white space on both sides (angle quotes too: «Roma»), a colon behind it. */
const SEPARATOR = /\s*[|｜•·⋅∙]\s*|\s+[-–—−~:/»«›‹]+\s+|\s*::\s*|\s*[–—]\s*|\s*[－：]\s*|:\s+/u

/** Parts of a page title in their order. */
export function splitTitle(title: string): string[] {
  return title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)
}
