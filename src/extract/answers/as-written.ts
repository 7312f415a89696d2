/** Answers with an address in the form in which a page has it. */

import type { Fact } from '../../model/facts.ts'
import type { DataAnswer } from '../../model/query.ts'
import type { Asked } from './match.ts'

const MAX_ADDRESS_CHARS = 160
/** Matches a text with another sentence behind it, and words before an address that are no name. */
const [SENTENCES, WORDS] = [/[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u, /\p{L}(?!.*,\s*$)/u]

/**
 * An address that was put together from its parts is replaced by the shortest text of a page that has them.
 */
export function asWritten(
  answer: DataAnswer,
  { words }: Asked,
  said: readonly { readonly fact: Fact; readonly url: string }[],
): DataAnswer {
  const parts = String(answer.value).split(', ')
  if (answer.rule !== 'record' || !words.has('address') || parts.length < 3) return answer
  const needed = parts.slice(0, -1).flatMap((part) => part.split(' '))
  const texts = said.flatMap(({ fact: { kind, values, where }, url }) =>
    values
      .filter((text) => text.length <= MAX_ADDRESS_CHARS && !SENTENCES.test(text))
      .filter((text) => needed.every((part) => text.includes(part)))
      .filter((text) => !WORDS.test(text.slice(0, Math.min(...needed.map((part) => text.indexOf(part))))))
      .map((text) => ({ text, kind, where, url })),
  )
  const [shortest] = texts
    .filter(({ kind }) => kind !== 'record')
    .sort((a, b) => a.text.length - b.text.length)
  if (!shortest) return answer
  const { text, kind, where, url } = shortest
  return { ...answer, value: text, url, evidence: [{ source: kind, where, text }] }
}
