/** Headers that speak of how an answer was sent and not of what it holds (RFC 9110, sections 7 and 8). */
const OF_THE_TRANSFER: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers, in lower case, that are still true of a body that was unpacked and perhaps cut; by name, since their order says nothing. */
export function withoutTransfer(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_TRANSFER.has(name))
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
}
