import { existsSync, statSync, writeFileSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { Connection as Real } from '../../src/store/sqlite/connection.ts'
import { migrate } from '../../src/store/sqlite/open.ts'

/**
 * Stands for `src/store/sqlite/connection.ts` where the tests open a database (see `build.ts`). Some hundreds
 * of tests make a new one, and each would go through all migrations. In place of that, a new database begins
 * as a copy of the first one that this process has migrated.
 */
export class Connection extends Real {
  constructor(path: string, options: Database.Options) {
    if (!options.readonly && isEmptyFile(path)) writeSchema(path)
    super(path, options)
  }
}

let image: Buffer | undefined

function migratedImage(): Buffer {
  if (image) return image
  const db = new Real(':memory:', {})
  db.pragma('auto_vacuum = INCREMENTAL')
  migrate(db)
  image = db.serialize()
  db.close()
  return image
}

function isEmptyFile(path: string): boolean {
  return existsSync(path) && statSync(path).size === 0
}

/** The lock keeps other processes from making the schema at the same time. */
function writeSchema(path: string): void {
  const lock = new Real(path, {})
  try {
    lock.exec('BEGIN IMMEDIATE')
    if (isEmptyFile(path)) writeFileSync(path, migratedImage())
  } finally {
    lock.close()
  }
}
