/**
 * Makes a table that is looked up with names from a page. It has only its own rows. A plain object would also
 * have values for `constructor`, `toString` and `__proto__`, and a page may give an element or a unit such a
 * name.
 */
export function byName<T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.freeze(Object.assign(Object.create(null), rows))
}
