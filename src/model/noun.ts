/** Returns the noun for a number, as in `1 company` and `2 companies`. */
export function noun(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}
