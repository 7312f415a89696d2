import { LANGUAGES } from '../../data/codes/languages.ts'
import { COMMON_WORDS } from '../../data/languages/common-words.ts'

type WordsByTag = ReadonlyMap<string, readonly string[]>

/** Common words by script and language tag, in the order of the ranks in data/codes/languages.csv. */
export const WORDS_BY_SCRIPT: ReadonlyMap<string, WordsByTag> = wordsByScript()

/** Languages by the Unicode name of a script that hardly any other language uses. */
export const LANGUAGE_OF_SCRIPT: ReadonlyMap<string, string> = new Map(
  ranked().flatMap(({ tag, script }) => (script === '' ? [] : [[script, tag] as const])),
)

/** Characters that only written Cantonese uses. */
export const CANTONESE = /[嘅咗喺唔嘢啲佢冇嚟咁]/gu

function ranked() {
  return LANGUAGES.toSorted((a, b) => a.rank - b.rank)
}

function wordsByScript(): ReadonlyMap<string, WordsByTag> {
  const found = new Map<string, Map<string, readonly string[]>>()
  for (const { tag } of ranked()) {
    const words = COMMON_WORDS[tag] ?? {}
    for (const [script, list] of Object.entries(words))
      found.set(script, (found.get(script) ?? new Map<string, readonly string[]>()).set(tag, list))
  }
  return found
}
