import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { beforeEach, describe } from 'vitest'
import { STORING } from '../../../src/store/bounds.ts'
import { openStore } from '../../../src/store/index.ts'
import { bounded } from '../../house/bounded.ts'
import { pagesContract } from '../contract/pages.ts'
import { resultsContract } from '../contract/results.ts'
import { screenshotsContract } from '../contract/screenshots.ts'
import { type StoreMaker, storesOf } from '../contract/stores.ts'
import { emptyDatabase, newDatabase } from '../postgres/databases.ts'
import { temporaryFolder } from '../temporary.ts'
import { serveBucket, withCredentials } from './bucket-server.ts'

/* What a store must do with pages and pictures, when all of their bytes are outside of the database. */

const bucket = await serveBucket()

beforeEach(() => {
  bounded(STORING, { minBlobBytes: 1 })
  withCredentials()
})

let any: Promise<string> | undefined

/** A maker whose stores of one database have one place. */
function makerWith(newPlace: () => string, databases: StoreMaker['newDatabase']): StoreMaker {
  const places = new Map<string, string>()
  return {
    newDatabase: databases,
    ...(databases === newDatabase && { emptyDatabase, anyDatabase: () => (any ??= newDatabase()) }),
    openStore(db, options) {
      const blobs = places.get(db) ?? newPlace()
      places.set(db, blobs)
      return openStore(db, { blobs, ...options })
    },
  }
}

const inFile = () => join(temporaryFolder(), 'brands.db')
const inFolder = () => join(temporaryFolder(), 'blobs')
const inBucket = () => bucket.place(randomUUID())

describe.each([
  ['SQLite and a folder', inFolder, inFile],
  ['SQLite and a bucket', inBucket, inFile],
  ['PostgreSQL and a bucket', inBucket, newDatabase],
] as const)('a store in %s', (_, place, database) => {
  const stores = storesOf(makerWith(place, database))
  if (place === inFolder) resultsContract(stores)
  pagesContract(stores)
  screenshotsContract(stores)
})
