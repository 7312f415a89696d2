import type { KeptLogo } from '../../model/logo.ts'
import type { Store } from '../store.ts'
import { type FreshSince, IS_FRESH } from './freshness.ts'
import { shortened } from './short-names.ts'
import { digestOf } from './split-result.ts'
import type { Computed, Sql } from './sql.ts'

interface Row {
  readonly content_type: KeptLogo['contentType']
  readonly width: number
  readonly height: number
  readonly source: string
  readonly hash: string
  readonly data: Buffer
}

/** The values of a row from its variant on. */
type Drawn = [string, string, number, number, string, string, number, number, Uint8Array]

type Methods = 'freshRenditionOf' | 'putRendition'

/** Drawn logos. A drawing is returned as long as the result from which it was drawn is fresh. */
export function renditionsIn(
  sql: Sql,
  nowMs: () => number,
  freshSince: () => FreshSince,
): Computed<Methods, Store> {
  const select = sql.prepare<[FreshSince & { domain: string; variant: string }], Row>(
    `SELECT content_type, width, height, source, hash, data FROM renditions JOIN results USING (domain)
     WHERE domain = :domain AND variant = :variant AND ${IS_FRESH}`,
  )
  const insert = sql.prepare<[...Drawn, domain: string, digest: string]>(
    `INSERT INTO renditions
       (domain, variant, content_type, width, height, source, hash, kept_at, size, data)
     SELECT domain, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM results WHERE domain = ? AND digest = ?
       AND domain NOT IN (SELECT domain FROM corrections)
     ON CONFLICT (domain, variant) DO UPDATE SET
       content_type = excluded.content_type, width = excluded.width, height = excluded.height,
       source = excluded.source, hash = excluded.hash, kept_at = excluded.kept_at, size = excluded.size,
       data = excluded.data`,
  )
  // No other result and no correction may be stored between the check and the write.
  const put = sql.write(
    (domain) => `result ${domain}`,
    (domain: string, digest: string, drawn: Drawn) => insert.run(...drawn, domain, digest),
  )
  return {
    *freshRenditionOf(domain, variant) {
      const row = yield* select.get({ domain, variant: shortened(variant), ...freshSince() })
      if (!row) return undefined
      const { content_type: contentType, width, height, source, hash, data } = row
      return { bytes: data, contentType, width, height, source: JSON.parse(source), hash }
    },
    *putRendition(variant, { bytes, contentType, width, height, source, hash }, result) {
      const size = [width, height] as const
      const origin = [JSON.stringify(source), hash] as const
      const drawn: Drawn = [shortened(variant), contentType, ...size, ...origin, nowMs(), bytes.length, bytes]
      yield* put(result.domain, digestOf(result), drawn)
    },
  }
}
