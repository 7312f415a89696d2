import { extractAll } from '../../extract/index.ts'
import type { Candidate, Finding } from '../../model/finding.ts'
import { findingIn } from '../../model/record.ts'
import { explainedPage } from '../../paths/explained.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { verdictOf } from '../../snapshot/verdict/index.ts'
import { cut, cutAtWord, hanging, wrapped } from './layout.ts'
import { type Painter, safe } from './terminal.ts'

type OwnFindings = Readonly<Record<string, Finding<unknown>>>

const SHOWN_CANDIDATES = 15

/**
 * The findings of fields with every candidate, by the names of the fields; for one field only its finding.
 * For a page that is not a brand's page, the reason of the refusal. `corrected` has the operator's
 * corrections, and `own` the findings of the user's fields.
 */
export function explained(
  snapshot: Snapshot | undefined,
  fields: readonly string[],
  own: OwnFindings,
  corrected: ReadonlyMap<string, unknown> = new Map(),
): unknown {
  const isOpen = snapshot && fields.some((field) => !corrected.has(field))
  const page = isOpen ? explainedPage(snapshot, fields) : undefined
  if (page && page.state !== 'ok') return page
  const findingOf = (field: string) => own[field] ?? page?.findings[field]
  const all = fields.map((field) => [field, corrected.get(field) ?? findingOf(field)] as const)
  return all.length === 1 ? all[0]?.[1] : Object.fromEntries(all)
}

/** Returns the rules that were tried, what they found, the candidates' scores, and why one was chosen. */
export function explanationText(
  snapshot: Snapshot,
  field: string,
  own: OwnFindings,
  painter: Painter,
): string {
  const verdict = verdictOf(snapshot)
  const whose = `${painter.bold(field)} of ${painter.bold(snapshot.site.domain)}`
  const head = line(0, `${whose}, from ${snapshot.url} as captured ${snapshot.capturedAt}`, painter)
  const notes = notesOf(snapshot)
  if (verdict.class !== 'brand') {
    const why = verdict.evidence.map((sign) => line(2, safe(sign), painter)).join('')
    return `${head}${notes}\nnothing is described: the page is classed ${painter.yellow(verdict.class)}\n${why}`
  }
  const finding = own[field] ?? findingIn(extractAll(snapshot), field)
  if (!finding) return head + notes
  if ('error' in finding) return `${head}${notes}\nthe extractor failed: ${safe(finding.error)}\n`
  const tried = finding.trace?.tried ?? []
  const candidates = finding.trace?.candidates ?? []
  return [
    head + notes,
    rulesText(tried),
    candidatesText(candidates, painter),
    outcomeText(finding, painter),
  ].join('\n')
}

/** The notes of the page, such as that some of its files were not stored. */
export function notesOf({ notes }: Snapshot): string {
  return notes.map((note) => `note: ${safe(note)}\n`).join('')
}

function rulesText(tried: readonly { rule: string; saw: number }[]): string {
  const width = Math.max(0, ...tried.map(({ rule }) => rule.length))
  const rows = tried.map(({ rule, saw }) => `  ${rule.padEnd(width)}  saw ${saw === 0 ? 'nothing' : saw}\n`)
  return `rules, strongest first\n${rows.join('')}`
}

function candidatesText(candidates: readonly Candidate<unknown>[], painter: Painter): string {
  if (candidates.length === 0) return 'no candidates\n'
  const rows = candidates.slice(0, SHOWN_CANDIDATES).map((candidate) => {
    const { score, rule, value, evidence, rejected } = candidate
    const places = evidence.map(({ source, where, text }) =>
      line(6, `${source} at ${cut(safe(where), 90)}: ${cutAtWord(safe(text), 90)}`, painter),
    )
    const lost = rejected ? line(6, painter.yellow(`out: ${rejected}`), painter) : ''
    const head = `${score.toFixed(3)}  ${cutAtWord(safe(valueText(value)), 90)}  ${painter.dim(rule)}`
    return `${line(2, head, painter)}${places.slice(0, 4).join('')}${lost}`
  })
  const more = candidates.length - rows.length
  return `candidates, best first\n${rows.join('')}${more > 0 ? `  and ${more} more\n` : ''}`
}

function outcomeText(finding: Exclude<Finding<unknown>, { error: string }>, painter: Painter): string {
  if (finding.value === null)
    return `outcome: ${painter.yellow('absent')}, no rule gave a candidate that may win\n`
  const { value, rule, confidence } = finding as { value: unknown; rule: string; confidence: number }
  const outcome = `outcome: ${painter.green(cutAtWord(safe(valueText(value)), 300))}`
  const by = `by ${rule}, confidence ${confidence.toFixed(2)}${Array.isArray(value) ? ' of the first' : ''}`
  return line(0, outcome, painter) + line(2, by, painter)
}

/** A line with this indentation. The rest of a long text continues below, indented by two more cells. */
function line(indent: number, text: string, { columns }: Painter): string {
  return `${' '.repeat(indent)}${hanging(wrapped(text, Math.max(20, columns - indent - 2)), indent + 2)}\n`
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
