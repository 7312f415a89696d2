import type { Database } from 'better-sqlite3'
import type { Immediate } from './access.ts'

const MAX_DOMAINS = 20

/** Telephone numbers of records, by an index over the findings. */
export function phonesIn(db: Database): Immediate<'domainsOfPhone'> {
  const domains = db
    .prepare<[string, number], string>(
      `SELECT domain FROM findings WHERE extractor = 'phone' AND finding ->> '$.value' = ?
       AND finding ->> '$.confidence' >= ? ORDER BY domain LIMIT ${MAX_DOMAINS}`,
    )
    .pluck()
  return { domainsOfPhone: (phone, confidence) => domains.all(phone, confidence) }
}
