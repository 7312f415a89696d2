import { extractAll } from '../extract/index.ts'
import type { Finding } from '../model/finding.ts'
import { findingIn, type Result } from '../model/record.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { verdictOf } from '../snapshot/verdict/index.ts'
import { judge } from './describe.ts'

/** The findings of a page with their traces, or the reason why the page has none. */
export type ExplainedPage =
  | { readonly state: 'ok'; readonly findings: Readonly<Record<string, Finding<unknown>>> }
  | Exclude<Result, { readonly state: 'ok' }>

/** Finds fields on a page, with the rules that were tried and all candidates. Pure. */
export function explainedPage(snapshot: Snapshot, fields: readonly string[]): ExplainedPage {
  if (verdictOf(snapshot).class !== 'brand') {
    const result = judge(snapshot)
    if (result.state !== 'ok') return result
  }
  const all = extractAll(snapshot)
  const found = fields.flatMap((field) => {
    const finding = findingIn(all, field)
    return finding ? [[field, finding] as const] : []
  })
  return { state: 'ok', findings: Object.fromEntries(found) }
}
