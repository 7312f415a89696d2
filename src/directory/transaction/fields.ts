import { LABELLED, TAIL_LABELS } from '../../lexicon/transactions/fields.ts'
import { cut, type Line, plain } from './line.ts'

/** Returns the line with only the labelled party, as in `NAAM: Example BV OMSCHRIJVING: 123`. */
export function withParty(line: Line): Line {
  const upper = plain(line.text)
  for (const form of LABELLED) {
    const found = form.exec(upper)
    const name = found?.groups?.name?.trim()
    if (!found || !name || !/\p{L}{2}/u.test(name)) continue
    const at = upper.indexOf(name, found.index)
    const text = line.text.slice(at, at + name.length)
    const rest = `${line.text.slice(0, at)}… ${line.text.slice(at + name.length)}`
    return cut(line, 'labelled-party', text, rest)
  }
  return line
}

/** Removes the labelled parts after the name: dates, amounts, numbers of cards, and references. */
export function withoutTailLabels(line: Line): Line {
  let left = line
  for (const label of TAIL_LABELS) {
    const upper = plain(left.text)
    const at = label.exec(upper)?.index ?? -1
    if (at <= 0 || !/\p{L}{2}/u.test(upper.slice(0, at))) continue
    left = cut(left, 'reference', left.text.slice(0, at), left.text.slice(at))
  }
  return left
}
