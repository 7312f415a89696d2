/**
 * Makes a table for names that come from a page. Such names may be `constructor`, `toString` or `__proto__`,
 * for which a plain object would have values; this table has only its own rows.
 */
export function byName<T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.freeze(Object.assign(Object.create(null), rows))
}
