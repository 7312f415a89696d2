import { decoded } from '../../formats/url.ts'

/** Matches a segment that is a language, or a language and a country. */
export const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i

/** Returns the segments of a path, decoded, without file extensions and without an index file. */
export function segmentsOf(url: string): string[] {
  const segments = decoded(new URL(url).pathname)
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/\.\w{2,5}$/, ''))
  return segments.at(-1)?.toLowerCase() === 'index' ? segments.slice(0, -1) : segments
}
