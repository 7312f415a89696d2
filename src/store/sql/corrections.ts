import type { Correction } from '../../model/corrections.ts'
import type { CorrectionStore } from '../directory.ts'
import { brandNameWriter } from './brand-names.ts'
import type { Computed, Sql, Steps } from './sql.ts'

interface Row {
  readonly domain: string
  readonly field: string
  readonly value: string
  readonly who: string
  readonly why: string
  readonly at: number
}

interface Portions {
  /** Reads the portion after `last`, or the first one, by domain and field. An empty portion is the end. */
  correctionsAfter(last: Correction | undefined): Steps<readonly Correction[]>
}

const PORTION_ROWS = 500

type Methods = 'putCorrection' | 'removeCorrection' | 'correctionsOf'

export function correctionsIn(sql: Sql): Computed<Methods, CorrectionStore> & Portions {
  const insert = sql.prepare<[string, string, string, string, string, number]>(
    `INSERT INTO corrections (domain, field, value, who, why, at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (domain, field) DO UPDATE SET
       value = excluded.value, who = excluded.who, why = excluded.why, at = excluded.at`,
  )
  const writeNames = brandNameWriter(sql)
  const forgetAnswers = sql.prepare<[string]>('DELETE FROM answers WHERE domain = ?')
  const forgetRenditions = sql.prepare<[string]>('DELETE FROM renditions WHERE domain = ?')
  const remove = sql.prepare<[string, string]>('DELETE FROM corrections WHERE domain = ? AND field = ?')
  const select = sql.prepare<[string], Row>('SELECT * FROM corrections WHERE domain = ? ORDER BY field')
  const selectPortion = sql.prepare<[string, string, number], Row>(
    'SELECT * FROM corrections WHERE (domain, field) > (?, ?) ORDER BY domain, field LIMIT ?',
  )
  return {
    putCorrection: sql.write(
      ({ domain }) => `result ${domain}`,
      function* ({ domain, field, value, who, why, at }: Correction) {
        yield* insert.run(domain, field, JSON.stringify(value), who, why, Date.parse(at))
        yield* forgetAnswers.run(domain)
        yield* forgetRenditions.run(domain)
        yield* writeNames(domain)
      },
    ),
    removeCorrection: sql.write(
      (domain) => `result ${domain}`,
      function* (domain: string, field: string) {
        const isRemoved = (yield* remove.run(domain, field)) > 0
        yield* writeNames(domain)
        return isRemoved
      },
    ),
    *correctionsOf(domain) {
      return (yield* select.all(domain)).map(correctionFrom)
    },
    *correctionsAfter(last) {
      const rows = yield* selectPortion.all(last?.domain ?? '', last?.field ?? '', PORTION_ROWS)
      return rows.map(correctionFrom)
    },
  }
}

function correctionFrom({ value, at, ...row }: Row): Correction {
  return { ...row, value: JSON.parse(value), at: new Date(at).toISOString() }
}
