import type { Extra, ExtraKind, StoredExtra } from '../../model/extras.ts'
import type { DataPoint } from '../../model/query.ts'
import type { Store } from '../store.ts'
import type { Computed, Sql } from './sql.ts'

interface Row {
  readonly kind: ExtraKind
  readonly asked: string
  readonly found: string
  readonly finished_at: number
}

/** Products and answers that a batch has requested: a row for each domain and kind. */
export function extrasIn(
  sql: Sql,
  nowMs: () => number,
): Computed<'putExtra' | 'extrasOf' | 'extrasAsked', Store> {
  // The replaced row gets the last row number, so that an export has the newest questions last.
  const replace = sql.prepare<[string, string, string, string, number]>(
    `INSERT INTO extras (domain, kind, asked, found, finished_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (domain, kind) DO UPDATE SET rowid = excluded.rowid, asked = excluded.asked,
       found = excluded.found, finished_at = excluded.finished_at`,
  )
  const select = sql.prepare<[string], Row>(
    'SELECT kind, asked, found, finished_at FROM extras WHERE domain = ? ORDER BY kind DESC',
  )
  const selectAsked = sql.value<[ExtraKind], string>(
    'SELECT asked FROM extras WHERE kind = ? GROUP BY asked ORDER BY min(rowid)',
  )
  return {
    *putExtra(domain, { kind, asked, found }) {
      yield* replace.run(domain, kind, JSON.stringify(asked), JSON.stringify(found), nowMs())
    },
    *extrasOf(domain) {
      return (yield* select.all(domain)).map(storedFrom)
    },
    *extrasAsked() {
      const answers = yield* selectAsked.all('answers')
      const points = answers.flatMap((asked): readonly DataPoint[] => JSON.parse(asked))
      return {
        products: (yield* selectAsked.get('products')) !== undefined,
        questions: [...new Set(points.map(({ name }) => name))],
      }
    },
  }
}

function storedFrom({ kind, asked, found, finished_at }: Row): StoredExtra {
  const extra: Extra = { kind, asked: JSON.parse(asked), found: JSON.parse(found) }
  return { ...extra, finishedAt: new Date(finished_at) }
}
