/** Returns a JSON value with `safe` applied to each text in it. */
export function safeIn(value: unknown, safe: (text: string) => string): unknown {
  if (typeof value === 'string') return safe(value)
  if (Array.isArray(value)) return value.map((each) => safeIn(each, safe))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [safe(key), safeIn(each, safe)]))
}
