import type { Store } from '../store.ts'
import type { Computed, Sql } from './sql.ts'

const MAX_DOMAINS = 20

/** Finds domains by telephone numbers in their records, with an index over the findings. */
export function phonesIn(sql: Sql): Computed<'domainsOfPhone', Store> {
  const domains = sql.value<[string, number], string>(
    `SELECT domain FROM findings WHERE extractor = 'phone' AND finding ->> '$.value' = ?
     AND CAST(finding ->> '$.confidence' AS DOUBLE PRECISION) >= ? ORDER BY domain LIMIT ${MAX_DOMAINS}`,
  )
  return { domainsOfPhone: (phone, confidence) => domains.all(phone, confidence) }
}
