import type { Database } from 'better-sqlite3'
import { inNameOrder, inOrder } from '../../directory/order.ts'
import type { CompanyEntry, CompanyName } from '../../model/directory.ts'
import type { DirectoryStore } from '../directory.ts'
import type { Immediate } from './access.ts'
import { COMPANY, type CompanyRow, companiesIn } from './directory-companies.ts'
import { directoryLookupIn } from './directory-lookup.ts'
import { directoryWritesIn } from './directory-writes.ts'
import { overridesIn } from './overrides.ts'

interface Portions {
  /**
   * Reads the portion after `last` by source and domain; undefined: the first one. An empty one is the end.
   */
  entriesAfter(last: CompanyEntry | undefined): readonly CompanyEntry[]
}

const PORTION_ROWS = 200

/** The directory in the store: the operator's overrides come before imported entries. */
export function directoryIn(
  db: Database,
  nowMs: () => number,
): Immediate<Exclude<keyof DirectoryStore, 'allEntries'>, DirectoryStore> & Portions {
  const imported = directoryLookupIn(db)
  const said = overridesIn(db, imported.companyOf)
  return {
    ...imported,
    namesOf: (keys) => [...said.namesOf(keys), ...imported.namesOf(keys)].sort(inNameOrder),
    namesFrom: (prefix, limit) =>
      [...said.namesFrom(prefix, limit), ...imported.namesFrom(prefix, limit)]
        .sort((a, b) => a.key.length - b.key.length || inNameOrder(a, b))
        .slice(0, limit),
    namesNear: (key) => [...said.namesNear(key), ...imported.namesNear(key)].sort(inNameOrder),
    companyOf: (domain) => imported.companyOf(domain) ?? said.companyOf(domain),
    listingsOf: (symbol) => [...said.listingsOf(symbol), ...imported.listingsOf(symbol)].sort(inOrder),
    isinOf: (isin) => [...said.isinOf(isin), ...imported.isinOf(isin)].sort(inOrder),
    isinsFrom: (prefix) => [...said.isinsFrom(prefix), ...imported.isinsFrom(prefix)].sort(inOrder),
    ...directoryWritesIn(db, nowMs),
    putOverride: said.putOverride,
    removeOverride: said.removeOverride,
    overrides: said.overrides,
    ...entriesIn(db),
  }
}

/** Entries as each source has them. */
function entriesIn(db: Database): Portions {
  const { companyFrom } = companiesIn(db)
  const rows = db.prepare<[string, string, number], CompanyRow>(
    `${COMPANY} WHERE source.imported_at IS NOT NULL AND companies.name <> ''
       AND (companies.source, companies.domain) >
         (coalesce((SELECT id FROM directory_sources WHERE name = ? AND imported_at IS NOT NULL), 0), ?)
     ORDER BY companies.source, companies.domain LIMIT ?`,
  )
  const names = db.prepare<[number], CompanyName>(
    'SELECT name, key, kind, weight FROM company_names WHERE company = ? ORDER BY weight DESC, key',
  )
  return {
    entriesAfter: (last) =>
      rows
        .all(last?.company.source ?? '', last?.company.domain ?? '', PORTION_ROWS)
        .map((row) => ({ company: companyFrom([row], row), names: names.all(row.id) })),
  }
}
