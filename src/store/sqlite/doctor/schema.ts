import type { Database } from 'better-sqlite3'
import { makeBrandsView } from '../brands-view.ts'
import { Connection } from '../connection.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { migrate, schemaVersion } from '../open.ts'
import type { Check } from './check.ts'

interface Part {
  readonly type: string
  readonly name: string
  readonly sql: string
}

/** The tables, indexes, triggers and views that have a statement. SQLite creates others by itself. */
function partsOf(db: Database): readonly Part[] {
  return db.prepare<[], Part>('SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL').all()
}

/** The parts of the schema of that version, read from an empty database in which it is created. */
function partsOfVersion(version: number): readonly Part[] {
  const db = new Connection(':memory:', {})
  try {
    for (const sql of MIGRATIONS.slice(0, version)) db.exec(sql)
    if (version === MIGRATIONS.length) makeBrandsView(db)
    return partsOf(db)
  } finally {
    db.close()
  }
}

/**
 * Returns the parts that are missing, or differ from those of the migrations. Additions of a user are
 * ignored, as are the columns of the view `brands`, which each version of blazon creates with its own.
 */
function wrongParts(db: Database): readonly Part[] {
  const there = new Map(partsOf(db).map(({ type, name, sql }) => [`${type} ${name}`, sql]))
  return partsOfVersion(schemaVersion(db)).filter(({ type, name, sql }) => {
    const own = there.get(`${type} ${name}`)
    return type === 'view' && name === 'brands' ? own === undefined : own !== sql
  })
}

export const MIGRATIONS_CHECK: Check = {
  name: 'migrations',
  tables: [],
  look({ db }) {
    const count = MIGRATIONS.length - schemaVersion(db)
    if (count === 0) return undefined
    return { count, message: `${count} migrations to the schema of this blazon have not run yet.` }
  },
  mend: ({ db }) => migrate(db),
}

export const SCHEMA_CHECK: Check = {
  name: 'schema',
  tables: [],
  look({ db }) {
    const wrong = wrongParts(db)
    if (wrong.length === 0) return undefined
    const names = wrong.map(({ type, name }) => `${type} ${name}`).join(', ')
    return { count: wrong.length, message: `Missing, or not as blazon made it: ${names}.` }
  },
  /** Tables have stored data and are not changed. All other parts are created again. */
  mend({ db }) {
    const make = db.transaction(() => {
      for (const { type, name, sql } of wrongParts(db)) {
        if (type === 'table') continue
        db.exec(`DROP ${type} IF EXISTS "${name}"`)
        db.exec(sql)
      }
    })
    make.immediate()
  },
}
