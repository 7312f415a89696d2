import { randomBytes } from 'node:crypto'
import { STORE } from '../../../src/model/options/store.ts'
import { settled } from '../../../src/model/options/validate.ts'
import { openFolder } from '../../../src/store/blobs/folder.ts'
import type { BlobPlace } from '../../../src/store/blobs/place.ts'
import { systemRandom } from '../../../src/store/secrets.ts'
import { openSqlite } from '../../../src/store/sqlite/index.ts'
import { okResult } from '../records.ts'
import { pageOf } from './stores.ts'

/*
 * Ends itself by SIGKILL when the objects of a page are written, and its rows are not: kill(DATABASE,
 * FOLDER).
 */

const [, , db = '', folder = ''] = process.argv
const place = openFolder(folder)
const blobs: BlobPlace = {
  ...place,
  async put(objects) {
    await place.put(objects)
    process.kill(process.pid, 'SIGKILL')
  },
}
const settings = settled(STORE, { keep: 'all' }, { whole: 'store', path: 'store' })
const options = { now: () => new Date(), random: systemRandom, settings, givenBounds: {}, blobs }
const store = await openSqlite(db, options)
await store.putResult(okResult('a.example'), { snapshot: pageOf('a.example', randomBytes(900_000)) })
