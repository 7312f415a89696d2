import { inNameOrder, inOrder } from '../../directory/order.ts'
import type { CompanyEntry, CompanyName } from '../../model/directory.ts'
import type { DirectoryStore } from '../directory.ts'
import { COMPANY, type CompanyRow, companiesIn } from './directory-companies.ts'
import { directoryLookupIn } from './directory-lookup.ts'
import { directoryWritesIn } from './directory-writes.ts'
import { overridesIn } from './overrides.ts'
import type { Computed, Sql, Steps } from './sql.ts'

interface Portions {
  /** Reads the portion after `last`, or the first one, by source and domain. An empty portion is the end. */
  entriesAfter(last: CompanyEntry | undefined): Steps<readonly CompanyEntry[]>
}

const PORTION_ROWS = 200

/** The directory in the store. The operator's overrides take precedence over imported entries. */
export function directoryIn(
  sql: Sql,
  nowMs: () => number,
): Computed<Exclude<keyof DirectoryStore, 'allEntries'>, DirectoryStore> & Portions {
  const imported = directoryLookupIn(sql)
  const said = overridesIn(sql, imported.companyOf)
  return {
    ...imported,
    *namesOf(keys) {
      return [...(yield* said.namesOf(keys)), ...(yield* imported.namesOf(keys))].sort(inNameOrder)
    },
    *namesFrom(prefix, limit) {
      return [...(yield* said.namesFrom(prefix, limit)), ...(yield* imported.namesFrom(prefix, limit))]
        .sort((a, b) => a.key.length - b.key.length || inNameOrder(a, b))
        .slice(0, limit)
    },
    *namesNear(key) {
      return [...(yield* said.namesNear(key)), ...(yield* imported.namesNear(key))].sort(inNameOrder)
    },
    *companyOf(domain) {
      return (yield* imported.companyOf(domain)) ?? (yield* said.companyOf(domain))
    },
    *listingsOf(symbol) {
      return [...(yield* said.listingsOf(symbol)), ...(yield* imported.listingsOf(symbol))].sort(inOrder)
    },
    *isinOf(isin) {
      return [...(yield* said.isinOf(isin)), ...(yield* imported.isinOf(isin))].sort(inOrder)
    },
    *isinsFrom(prefix) {
      return [...(yield* said.isinsFrom(prefix)), ...(yield* imported.isinsFrom(prefix))].sort(inOrder)
    },
    ...directoryWritesIn(sql, nowMs),
    putOverride: said.putOverride,
    removeOverride: said.removeOverride,
    overrides: said.overrides,
    ...entriesIn(sql),
  }
}

function entriesIn(sql: Sql): Portions {
  const { companyFrom } = companiesIn(sql)
  const rows = sql.prepare<[string, string, number], CompanyRow>(
    `${COMPANY} WHERE source.imported_at IS NOT NULL AND companies.name <> ''
       AND (companies.source, companies.domain) >
         (coalesce((SELECT id FROM directory_sources WHERE name = ? AND imported_at IS NOT NULL), 0), ?)
     ORDER BY companies.source, companies.domain LIMIT ?`,
  )
  const names = sql.prepare<[number], CompanyName>(
    'SELECT name, key, kind, weight FROM company_names WHERE company = ? ORDER BY weight DESC, key',
  )
  return {
    *entriesAfter(last) {
      const { source = '', domain = '' } = last?.company ?? {}
      const entries: CompanyEntry[] = []
      for (const row of yield* rows.all(source, domain, PORTION_ROWS))
        entries.push({ company: yield* companyFrom([row], row), names: yield* names.all(row.id) })
      return entries
    },
  }
}
