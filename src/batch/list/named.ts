import { type Listed, listedAs } from '../../resolve/listed.ts'

/** Longer texts are no domains and no addresses. */
const MAX_CHARS = 2_000

/** What a text that looks like a domain, an address or an e-mail address names; undefined for other texts. */
export function namedBy(value: string): Listed | undefined {
  if (!/[.。．｡]/.test(value)) return undefined
  try {
    return listedAs(value.slice(0, MAX_CHARS), { isMapped: hasEnding })
  } catch {
    return undefined
  }
}

/** Which endings there are, and which of them the operator has mapped, is for the lookup to say. */
function hasEnding(host: string): boolean {
  return /\.(?:[a-z]{2,63}|xn--[\w-]{1,59})$/.test(host)
}
