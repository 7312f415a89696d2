import type { Fact } from '../../model/query.ts'
import { linksOf } from '../../snapshot/links.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleTextOf } from '../../snapshot/text.ts'

/** `Label: value`; a time such as 10:30 is none. */
const LABELLED = /^([^:：]{2,60}?)\s*[:：]\s*(?!\/\/)(\S.{0,400})$/u
/** Where a sentence ends. An abbreviation of one letter, and a number, go on. */
const SENTENCE_END = /(?<=[^\s.]{2}[.!?…]["”’)]?)\s+(?=\p{Lu}|\p{N}|["“„])|(?<=[。！？])/u
const MAX_SENTENCE_CHARS = 500

/** Lines of text that name what they say, and all sentences. */
export function lineFacts(snapshot: Snapshot): Fact[] {
  const lines = visibleTextOf(snapshot).split('\n')
  return lines.flatMap((line, at): Fact[] => {
    const where = `line ${at + 1} of the text`
    const [, label = '', value = ''] = LABELLED.exec(line) ?? []
    const labelled: Fact[] =
      /\d$/.test(label) || value === '' ? [] : [{ kind: 'label', label, values: [value], where }]
    const sentences = line
      .split(SENTENCE_END)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '' && sentence.length <= MAX_SENTENCE_CHARS)
    return [
      ...labelled,
      ...sentences.map((value): Fact => ({ kind: 'sentence', label: '', values: [value], where })),
    ]
  })
}

/** Where the links of a page lead, by their texts. */
export function linkFacts(snapshot: Snapshot): Fact[] {
  return linksOf(snapshot).flatMap(({ text, url }): Fact[] =>
    text === '' ? [] : [{ kind: 'link', label: text, values: [url], where: `link "${text.slice(0, 60)}"` }],
  )
}
