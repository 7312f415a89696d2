/** Everything that a page says in a form that can answer a question: a label, and what stands beside it. */

import { beginning } from '../../formats/text/excerpt.ts'
import { FACT_KINDS, type Fact, type PageFacts } from '../../model/facts.ts'
import { langOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { definitionFacts, sectionFacts } from './blocks.ts'
import { lineFacts, linkFacts } from './lines.ts'
import { structuredFacts } from './structured.ts'
import { tableFacts } from './tables.ts'

/** How many facts of a page are kept: those of the surest kinds. Long pages have some 600. */
const MAX_FACTS = 5000
const MAX_LABEL_CHARS = 200
const MAX_VALUE_CHARS = 2000
const MAX_VALUES = 100
const MAX_ROWS = 100

/** Strongest first; each reads all of its kind. */
const READERS: readonly ((snapshot: Snapshot) => Fact[])[] = [
  structuredFacts,
  definitionFacts,
  tableFacts,
  lineFacts,
  sectionFacts,
  linkFacts,
]

/** The facts of a page, the surest kinds first, each once. Pure; page input never makes it throw. */
export function factsOf(snapshot: Snapshot): PageFacts {
  const facts = READERS.flatMap((read) => read(snapshot)).map(bounded)
  const seen = new Set<string>()
  const unique = facts.filter((fact) => {
    const key = JSON.stringify([fact.kind, fact.label, fact.values])
    return !seen.has(key) && seen.add(key)
  })
  const ranked = unique.sort((a, b) => FACT_KINDS.indexOf(a.kind) - FACT_KINDS.indexOf(b.kind))
  const language = langOf(snapshot)?.split('-')[0]?.toLowerCase()
  return { url: snapshot.url, ...(language && { language }), facts: ranked.slice(0, MAX_FACTS) }
}

function bounded({ label, values, rows, ...fact }: Fact): Fact {
  return {
    ...fact,
    label: beginning(label, MAX_LABEL_CHARS),
    values: values.slice(0, MAX_VALUES).map((value) => beginning(value, MAX_VALUE_CHARS)),
    ...(rows && { rows: rows.slice(0, MAX_ROWS) }),
  }
}
