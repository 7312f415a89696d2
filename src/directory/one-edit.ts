/**
 * Returns whether one character added, removed or replaced, or two exchanged neighbours, turn `a` into `b`.
 */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || a === b) return false
  let from = 0
  while (from < short.length && short[from] === long[from]) from++
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1)
  if (short.slice(from + 1) === long.slice(from + 1)) return true
  const isExchanged = short[from] === long[from + 1] && short[from + 1] === long[from]
  return isExchanged && short.slice(from + 2) === long.slice(from + 2)
}
