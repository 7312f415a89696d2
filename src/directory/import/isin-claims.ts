import type { ContestedIsin } from '../../model/directory-import.ts'
import { coreWords } from '../keys.ts'

/**
 * Decides which company has an ISIN: the one with most of the rows, or whose name most of the rows share;
 * else undefined, because a wrong ISIN is worse than none.
 */
export function ownerOfIsin({ claims }: ContestedIsin): string | undefined {
  const all = claims.reduce((sum, { listings }) => sum + listings, 0)
  const most = claims.find(({ listings }) => listings * 2 > all)
  if (most) return most.domain
  const rowsWith = new Map<string, number>()
  const wordOf = (name: string) => coreWords(name)[0] ?? ''
  for (const { name, listings } of claims)
    rowsWith.set(wordOf(name), (rowsWith.get(wordOf(name)) ?? 0) + listings)
  const [word] = [...rowsWith].find(([, rows]) => rows * 2 > all) ?? []
  // Companies that share a name in most of the rows count as one company. The first claim with the name has
  // the most rows.
  return word === undefined ? undefined : claims.find(({ name }) => wordOf(name) === word)?.domain
}
