import { type Listed, listedAs } from '../../resolve/listed.ts'

/** A longer text is neither a domain nor an address. */
const MAX_CHARS = 2_000

/** Returns the site of a text that looks like a domain, an address or an e-mail address, else undefined. */
export function namedBy(value: string): Listed | undefined {
  if (!/[.。．｡]/.test(value)) return undefined
  try {
    return listedAs(value.slice(0, MAX_CHARS), { isMapped: hasEnding })
  } catch {
    return undefined
  }
}

/** Checks only the form of the suffix, because the lookup checks whether it exists or is mapped. */
function hasEnding(host: string): boolean {
  return /\.(?:[a-z]{2,63}|xn--[\w-]{1,59})$/.test(host)
}
