import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../../../src/library/lookups.ts'
import { openStore, type StoreOptions } from '../../../src/store/index.ts'
import { newDatabase } from '../postgres/databases.ts'
import { okResult } from '../records.ts'
import { temporaryFolder } from '../temporary.ts'
import { serveBucket, withCredentials } from './bucket-server.ts'
import { columnIn, objectsIn, pageOf } from './stores.ts'

const bucket = await serveBucket()
const FILE = new Uint8Array(randomBytes(50_000))

async function withStore<T>(
  db: string,
  blobs: string,
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>,
): Promise<T> {
  const options: StoreOptions = { now: () => new Date(), keep: 'all', blobs }
  const store = await openStore(db, options)
  return work(store).finally(store.close)
}

test('bytes arrive in a folder, a bucket, and the rows of a database, and are compared', async () => {
  withCredentials()
  const folder = temporaryFolder()
  const [first, third] = [join(folder, 'first.db'), join(folder, 'third.db')]
  const [inFolder, inBucket] = [join(folder, 'blobs'), bucket.place('copied')]
  const second = await newDatabase()
  const page = pageOf('a.example', FILE)
  const name = await withStore(first, inFolder, async (store) => {
    await store.putResult(okResult('a.example'), { snapshot: page })
    await store.putPage({ url: 'https://a.example/', producer: 'auto', files: true }, page)
    return store.putPicture(randomBytes(70_000))
  })
  const there = await withStore(first, inFolder, (store) => store.pictureAt(name))
  const one = await migrate(first, second, { blobs: inFolder, toBlobs: inBucket })
  const two = await migrate(second, third, { blobs: inBucket, toBlobs: 'database' })
  expect(two.tables).toEqual(one.tables)
  expect(objectsIn(inFolder)).toHaveLength(3)
  expect(columnIn(third, 'SELECT count(*) FROM blobs')).toEqual([0])
  for (const [db, blobs] of [
    [second, inBucket],
    [third, 'database'],
  ] as const)
    await withStore(db, blobs, async (store) => {
      expect(await store.snapshotOf('a.example')).toEqual(page)
      expect(await store.pictureAt(name)).toEqual(there)
      const pages = { url: 'https://a.example/', producer: 'auto', files: true } as const
      expect(await store.freshPageOf(pages)).toEqual(page)
    })
  await withStore(second, inBucket, async (store) => {
    const { blobs, kinds } = await store.status()
    expect(blobs).toMatchObject({ entries: 3, bytes: 170_000 })
    expect(kinds.pictures.bytes).toBe(70_000)
  })
})

test('a source whose place is not named is refused', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'brands.db')
  await withStore(path, join(folder, 'blobs'), (store) => store.putPicture(Buffer.from(FILE)))
  await expect(migrate(path, join(folder, 'copy.db'))).rejects.toMatchObject({ code: 'invalid_input' })
})
