/** Removes headers that are no longer true once a body has been received. */

import { words } from '../../lexicon/pattern.ts'

/** Headers about how an answer was sent, not about its content (RFC 9110, sections 7 and 8). */
const OF_THE_TRANSFER: ReadonlySet<string> = new Set(
  words(`
  connection content-encoding content-length keep-alive proxy-connection te trailer transfer-encoding
  upgrade`),
)

/**
 * Returns the headers that are still true for a body that was unpacked and perhaps cut. Their names must be
 * in lower case. The headers are sorted by name and not as they came, which loses nothing because their order
 * has no meaning.
 */
export function withoutTransfer(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_TRANSFER.has(name))
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
}
