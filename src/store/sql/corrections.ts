import type { Database } from 'better-sqlite3'
import type { Correction } from '../../model/corrections.ts'
import type { CorrectionStore } from '../directory.ts'
import type { Immediate } from './access.ts'

interface Row {
  readonly domain: string
  readonly field: string
  readonly value: string
  readonly who: string
  readonly why: string
  readonly at: number
}

interface Portions {
  /**
   * Reads the portion after `last` by domain and field; undefined: the first one. An empty one is the end.
   */
  correctionsAfter(last: Correction | undefined): readonly Correction[]
}

const PORTION_ROWS = 500

type Methods = 'putCorrection' | 'removeCorrection' | 'correctionsOf'

export function correctionsIn(db: Database): Immediate<Methods, CorrectionStore> & Portions {
  const insert = db.prepare<[string, string, string, string, string, number]>(
    'INSERT OR REPLACE INTO corrections (domain, field, value, who, why, at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const forgetAnswers = db.prepare<[string]>('DELETE FROM answers WHERE domain = ?')
  const forgetRenditions = db.prepare<[string]>('DELETE FROM renditions WHERE domain = ?')
  const remove = db.prepare<[string, string]>('DELETE FROM corrections WHERE domain = ? AND field = ?')
  const select = db.prepare<[string], Row>('SELECT * FROM corrections WHERE domain = ? ORDER BY field')
  const selectPortion = db.prepare<[string, string, number], Row>(
    'SELECT * FROM corrections WHERE (domain, field) > (?, ?) ORDER BY domain, field LIMIT ?',
  )
  const put = db.transaction(({ domain, field, value, who, why, at }: Correction) => {
    insert.run(domain, field, JSON.stringify(value), who, why, Date.parse(at))
    forgetAnswers.run(domain)
    forgetRenditions.run(domain)
  })
  return {
    putCorrection: (correction) => put.immediate(correction),
    removeCorrection: (domain, field) => remove.run(domain, field).changes > 0,
    correctionsOf: (domain) => select.all(domain).map(correctionFrom),
    correctionsAfter: (last) =>
      selectPortion.all(last?.domain ?? '', last?.field ?? '', PORTION_ROWS).map(correctionFrom),
  }
}

function correctionFrom({ value, at, ...row }: Row): Correction {
  return { ...row, value: JSON.parse(value), at: new Date(at).toISOString() }
}
