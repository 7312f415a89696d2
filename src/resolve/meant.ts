import { LARGE_ENDINGS } from '../data/places/large-endings.ts'
import { hostParts } from '../formats/psl.ts'

/** The dot is included because it may be missing, as in `couk`. */
const INSERTED = 'abcdefghijklmnopqrstuvwxyz0123456789-.'
const REPLACED = INSERTED.slice(0, -1)

/**
 * Returns the probable host for one with an unknown suffix, if correcting one typing error gives a clear
 * choice: the largest suffix. It is only for messages: no lookup may use it.
 */
export function meantBy(host: string): string | undefined {
  const at = host.lastIndexOf('.') + 1
  const suffixes = typedAs(host.slice(at)).filter((ending) => isSuffix(host.slice(0, at), ending))
  const large = LARGE_ENDINGS.find((ending) => suffixes.includes(ending))
  const [first, second] = suffixes
  const ending = large ?? (second === undefined ? first : undefined)
  return ending === undefined ? undefined : host.slice(0, at) + ending
}

function isSuffix(before: string, ending: string): boolean {
  const parts = hostParts(before + ending)
  return parts?.known === true && parts.suffix.endsWith(ending)
}

/** Returns the endings that are one typing error away, each once. */
function typedAs(ending: string): readonly string[] {
  const letters = [...ending]
  const swapped = letters.flatMap((_, at) =>
    at === 0
      ? []
      : ending.slice(0, at - 1) + ending.charAt(at) + ending.charAt(at - 1) + ending.slice(at + 1),
  )
  // Replacing one of two letters could give the code of nearly any country.
  if (ending.length <= 2) return swapped
  const left = (at: number) => ending.slice(0, at)
  const places = [...letters.keys(), ending.length]
  return [
    ...new Set([
      ...swapped,
      ...letters.map((_, at) => left(at) + ending.slice(at + 1)),
      ...letters.flatMap((_, at) => [...REPLACED].map((letter) => left(at) + letter + ending.slice(at + 1))),
      ...places.flatMap((at) => [...INSERTED].map((letter) => left(at) + letter + ending.slice(at))),
    ]),
  ]
}
