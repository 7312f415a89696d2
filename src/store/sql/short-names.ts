import { createHash } from 'node:crypto'

/** PostgreSQL has no index over texts of more than 2,700 bytes, and a character has up to three. */
const MAX_CHARS = 600

/**
 * Returns a text that identifies a row. A long text is replaced by its beginning and its SHA-256, so that an
 * index can contain all texts. The function does not change texts that it has returned.
 */
export function shortened(text: string): string {
  if (text.length <= MAX_CHARS) return text
  const hash = createHash('sha256').update(text).digest('hex')
  return `${text.slice(0, MAX_CHARS - hash.length - 1)} ${hash}`
}
