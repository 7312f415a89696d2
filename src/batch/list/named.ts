import { type Listed, listedAs } from '../../resolve/listed.ts'

/** Longer texts are neither domains nor addresses. */
const MAX_CHARS = 2_000

/**
 * The site in a text that looks like a domain, an address or an e-mail address; undefined for other texts.
 */
export function namedBy(value: string): Listed | undefined {
  if (!/[.。．｡]/.test(value)) return undefined
  try {
    return listedAs(value.slice(0, MAX_CHARS), { isMapped: hasEnding })
  } catch {
    return undefined
  }
}

/**
 * Only the form is checked here: the lookup checks whether the suffix exists or the operator has mapped it.
 */
function hasEnding(host: string): boolean {
  return /\.(?:[a-z]{2,63}|xn--[\w-]{1,59})$/.test(host)
}
