import type { Database } from 'better-sqlite3'
import type { KeptLogo } from '../../model/logo.ts'
import type { Immediate } from './access.ts'
import { type FreshSince, IS_FRESH } from './freshness.ts'
import { digestOf } from './split-result.ts'

interface Row {
  readonly content_type: KeptLogo['contentType']
  readonly width: number
  readonly height: number
  readonly source: string
  readonly hash: string
  readonly data: Buffer
}

type Methods = 'freshRenditionOf' | 'putRendition'

/** Drawn logos. A drawing is returned as long as the result from which it was drawn is fresh. */
export function renditionsIn(
  db: Database,
  nowMs: () => number,
  freshSince: () => FreshSince,
): Immediate<Methods> {
  const select = db.prepare<[FreshSince & { domain: string; variant: string }], Row>(
    `SELECT content_type, width, height, source, hash, data FROM renditions JOIN results USING (domain)
     WHERE domain = :domain AND variant = :variant AND ${IS_FRESH}`,
  )
  type Values = [string, string, number, number, string, string, number, number, Uint8Array, string, string]
  const insert = db.prepare<Values>(
    `INSERT OR REPLACE INTO renditions
       (domain, variant, content_type, width, height, source, hash, kept_at, size, data)
     SELECT domain, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM results WHERE domain = ? AND digest = ?
       AND domain NOT IN (SELECT domain FROM corrections)`,
  )
  return {
    freshRenditionOf(domain, variant) {
      const row = select.get({ domain, variant, ...freshSince() })
      if (!row) return undefined
      const { content_type: contentType, width, height, source, hash, data } = row
      return { bytes: data, contentType, width, height, source: JSON.parse(source), hash }
    },
    putRendition(variant, { bytes, contentType, width, height, source, hash }, result) {
      const size = [width, height] as const
      const row = [
        variant,
        contentType,
        ...size,
        JSON.stringify(source),
        hash,
        nowMs(),
        bytes.length,
      ] as const
      insert.run(...row, bytes, result.domain, digestOf(result))
    },
  }
}
