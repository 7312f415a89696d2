import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parquetReadObjects } from 'hyparquet'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon } from '../../src/index.ts'
import { openStore } from '../../src/store/index.ts'
import { okResult, refusedResult } from '../store/records.ts'
import { allOf, temporaryFolder } from '../store/temporary.ts'

test('an engine exports its database, corrections included, as a stream', async () => {
  const folder = temporaryFolder()
  const db = join(folder, 'brands.db')
  const store = await openStore(db, { now: () => new Date('2026-11-20T08:00:00Z') })
  for (const result of [okResult('a.com'), refusedResult('b.com')]) await store.putResult(result)
  await store.putLines('spring', 0, [{ line: 1, input: 'a.com', domain: 'a.com', reason: null }])
  await store.close()
  const blazon = await createBlazon({ db })
  onTestFinished(() => blazon.close())
  await blazon.corrections.set('a.com', 'name', 'Ferncott Ltd')

  const rows = await allOf(blazon.export({ list: 'spring', fields: ['name'] }))
  expect(rows).toHaveLength(1)
  const { record, ...row } = JSON.parse(String(rows[0]))
  expect(row).toEqual({
    ...{ list: 'spring', line: 1, row: 1, input: 'a.com', state: 'ok', domain: 'a.com' },
    ...{ finishedAt: '2026-11-20T08:00:00.000Z', attempts: 1 },
  })
  expect(Object.keys(record.fields)).toEqual(['name'])
  expect(record.fields.name.value).toBe('Ferncott Ltd')

  const file = join(folder, 'brands.parquet')
  await pipeline(blazon.export({ format: 'parquet', state: ['ok', 'refused'] }), createWriteStream(file))
  const read = await parquetReadObjects({ file: new Uint8Array(readFileSync(file)).buffer })
  expect(read.map(({ domain, name }) => [domain, name])).toEqual([
    ['a.com', 'Ferncott Ltd'],
    ['b.com', null],
  ])

  await expect(allOf(blazon.export({ fields: ['nane'] }))).rejects.toThrow(
    /^There is no field "nane"\. Fields: name,/,
  )
  expect(() => blazon.export({ format: 'xml' as never })).toThrow(
    'settings.format is "xml"; it must be one of',
  )
  expect(() => blazon.export({ since: '2026' as never })).toThrow(
    'settings.since is "2026"; it must be a Date.',
  )
  expect(() => blazon.export({ state: ['good' as never] })).toThrow('it must be a list of ok, refused,')
})
