import type { Database } from 'better-sqlite3'
import type { Extra, ExtraKind, StoredExtra } from '../../model/extras.ts'
import type { DataPoint } from '../../model/query.ts'
import type { Immediate } from './access.ts'

interface Row {
  readonly kind: ExtraKind
  readonly asked: string
  readonly found: string
  readonly finished_at: number
}

/** Products and answers that a batch asked for: a row for each domain and kind. */
export function extrasIn(
  db: Database,
  nowMs: () => number,
): Immediate<'putExtra' | 'extrasOf' | 'extrasAsked'> {
  const replace = db.prepare<[string, string, string, string, number]>(
    'INSERT OR REPLACE INTO extras (domain, kind, asked, found, finished_at) VALUES (?, ?, ?, ?, ?)',
  )
  const select = db.prepare<[string], Row>(
    'SELECT kind, asked, found, finished_at FROM extras WHERE domain = ? ORDER BY kind DESC',
  )
  const selectAsked = db
    .prepare<[ExtraKind], string>(
      'SELECT asked FROM extras WHERE kind = ? GROUP BY asked ORDER BY min(rowid)',
    )
    .pluck()
  return {
    putExtra(domain, { kind, asked, found }) {
      replace.run(domain, kind, JSON.stringify(asked), JSON.stringify(found), nowMs())
    },
    extrasOf: (domain) => select.all(domain).map(storedFrom),
    extrasAsked() {
      const points = selectAsked.all('answers').flatMap((asked): readonly DataPoint[] => JSON.parse(asked))
      return {
        products: selectAsked.get('products') !== undefined,
        questions: [...new Set(points.map(({ name }) => name))],
      }
    },
  }
}

function storedFrom({ kind, asked, found, finished_at }: Row): StoredExtra {
  const extra: Extra = { kind, asked: JSON.parse(asked), found: JSON.parse(found) }
  return { ...extra, finishedAt: new Date(finished_at) }
}
