import { judge } from '../describe.ts'
import { extractAll } from '../extract/index.ts'
import { BlazonError } from '../model/errors.ts'
import type { Candidate, Finding } from '../model/finding.ts'
import type { FieldName } from '../model/record.ts'
import { withPictures } from '../pictures/index.ts'
import { parseDomain } from '../resolve/domain.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { verdictOf } from '../snapshot/verdict/index.ts'
import type { Store } from '../store/index.ts'
import { openExisting } from './database.ts'
import { cut, type Painter, painterFor, safe } from './terminal.ts'

const SHOWN_CANDIDATES = 15

/** `blazon explain DOMAIN FIELD`: from the stored snapshot, no network. */
export async function explainCommand(
  domain: string,
  field: FieldName,
  flags: { db: string; json?: boolean },
): Promise<number> {
  const store = openExisting(flags.db)
  try {
    const key = parseDomain(domain, { isMapped: () => true }).domain
    const snapshot = store.snapshotOf(key)
    if (!snapshot) throw new BlazonError('not_found', whyNoSnapshot(store, key, flags.db))
    process.stdout.write(explanation(await withPictures(snapshot), field, flags))
    return 0
  } finally {
    store.close()
  }
}

function whyNoSnapshot(store: Store, domain: string, db: string): string {
  const result = store.resultOf(domain)
  if (!result) return `${db} holds nothing of ${domain}. Look it up first: blazon ${domain} --db ${db}`
  if (result.state === 'failed') return `There is no page of ${domain} to explain: ${result.message}`
  return `${db} holds ${domain} without its page (--no-snapshots). Look it up anew: blazon ${domain} --refresh --db ${db}`
}

/** How a field came to its value, for people or, with every candidate, as JSON; of a page that is no brand's, its refusal. */
export function explanation(snapshot: Snapshot, field: FieldName, { json }: { json?: boolean }): string {
  if (!json) return explanationText(snapshot, field, painterFor(process.stdout))
  const result = judge(snapshot)
  const explained = result.state === 'ok' ? extractAll(snapshot)[field] : result
  return `${JSON.stringify(explained, null, 2)}\n`
}

/** The rules tried, what each saw, the candidates with their scores, and why one won. */
function explanationText(snapshot: Snapshot, field: FieldName, painter: Painter): string {
  const verdict = verdictOf(snapshot)
  const head = `${painter.bold(field)} of ${painter.bold(snapshot.site.domain)}, from ${snapshot.url} as captured ${snapshot.capturedAt}\n`
  if (verdict.class !== 'brand') {
    const why = verdict.evidence.map((line) => `  ${safe(line)}\n`).join('')
    return `${head}\nnothing is described: the page is classed ${painter.yellow(verdict.class)}\n${why}`
  }
  const finding = extractAll(snapshot)[field]
  if ('error' in finding) return `${head}\nthe extractor failed: ${finding.error}\n`
  const tried = finding.trace?.tried ?? []
  const candidates = finding.trace?.candidates ?? []
  return [head, rulesText(tried), candidatesText(candidates, painter), outcomeText(finding, painter)].join(
    '\n',
  )
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
    const where = evidence.map(
      (one) => `      ${one.source} at ${cut(safe(one.where), 90)}: ${cut(safe(one.text), 90)}\n`,
    )
    const lost = rejected ? `      ${painter.yellow(`out: ${rejected}`)}\n` : ''
    return `  ${score.toFixed(3)}  ${cut(safe(valueText(value)), 90)}  ${painter.dim(rule)}\n${where.slice(0, 4).join('')}${lost}`
  })
  const more = candidates.length - rows.length
  return `candidates, best first\n${rows.join('')}${more > 0 ? `  and ${more} more\n` : ''}`
}

function outcomeText(finding: Exclude<Finding<unknown>, { error: string }>, painter: Painter): string {
  if (finding.value === null)
    return `outcome: ${painter.yellow('absent')}, no rule gave a candidate that may win\n`
  const { value, rule, confidence } = finding as { value: unknown; rule: string; confidence: number }
  return `outcome: ${painter.green(cut(safe(valueText(value)), 300))}\n  by ${rule}, confidence ${confidence.toFixed(2)}: the highest score that was not ruled out\n`
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
