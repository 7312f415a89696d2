import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBlazon, createServer } from '../../../src/index.ts'
import { CREDENTIALS, serveBucket, withCredentials } from '../../store/blobs/bucket-server.ts'
import { objectsIn } from '../../store/blobs/stores.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { blazon, fixtureFolder } from './command.ts'

/* Commands and the service, with the bytes of pages in a bucket or in a folder. */

const bucket = await serveBucket()
const { path, hosts } = fixtureFolder()
const DOMAINS = ['pennoray.example', 'ferncott.example']
const CASCADE = ['--hosts', 'hosts', '--producer', 'cascade']

test('a batch goes on when its bucket is back, and its pages are read by other commands', async () => {
  const env = { ...CREDENTIALS, BLAZON_BLOBS: bucket.place('batch') }
  writeFileSync(join(path, 'list.txt'), DOMAINS.join('\n'))
  bucket.weather = 'busy'
  const refused: string[] = []
  bucket.onRequest = (what) => {
    if (refused.push(what) === 3) bucket.weather = 'fair'
  }
  const run = await blazon(path, ['batch', 'list.txt', '--db', 'a.db', ...CASCADE], undefined, env)
  expect([run.code, run.stderr]).toEqual([0, expect.stringContaining('2 described')])
  const explained = await blazon(
    path,
    ['explain', 'ferncott.example', 'name', '--db', 'a.db'],
    undefined,
    env,
  )
  expect([explained.code, explained.stdout]).toEqual([0, expect.stringContaining('Ferncott')])
  const status = await blazon(path, ['status', 'a.db'])
  expect(status.stdout).toMatch(/^ {2}blobs +\d+ +[\d.]+ [kM]B +of these, in s3:\/\/pages\/batch/m)
  const unnamed = await blazon(path, ['explain', 'ferncott.example', 'name', '--db', 'a.db'])
  expect([unnamed.code, unnamed.stderr]).toEqual([
    2,
    expect.stringMatching(
      /^.*The database a\.db has its pages and pictures in s3:\/\/pages\/batch.*: name|name that with/,
    ),
  ])
  const sound = await blazon(path, ['doctor', 'a.db'], undefined, env)
  expect([sound.code, sound.stdout]).toEqual([0, expect.stringContaining('nothing is wrong')])
  const moved = await blazon(path, ['migrate', 'a.db', 'b.db', '--to-blobs', 'database'], undefined, env)
  expect(moved.code).toBe(0)
  expect((await blazon(path, ['explain', 'ferncott.example', 'name', '--db', 'b.db'])).stdout).toBe(
    explained.stdout,
  )
  const forgotten = await blazon(path, ['forget', 'ferncott.example', '--db', 'a.db'], undefined, env)
  expect([forgotten.code, forgotten.stdout]).toEqual([0, expect.stringContaining('1 page of a brand')])
})

test('a stored answer does not load the client of the bucket', async () => {
  const env = { ...CREDENTIALS, BLAZON_BLOBS: bucket.place('stored') }
  const lookup = ['pennoray.example', '--db', 'c.db', '--no-more-pages', ...CASCADE, '--json']
  expect((await blazon(path, lookup, undefined, env)).code).toBe(0)
  const list = join(path, 'loaded')
  writeFileSync(list, '')
  const listed = new URL('../http/modules-listed.mjs', import.meta.url).href
  const watched = { ...env, LISTED: list, NODE_OPTIONS: `--import ${listed}` }
  expect((await blazon(path, lookup, undefined, watched)).code).toBe(0)
  expect(readFileSync(list, 'utf8')).toContain('better-sqlite3')
  expect(readFileSync(list, 'utf8')).not.toContain('@aws-sdk')
})

test('a service answers pictures from its folder, and forgets them there', async () => {
  const folder = temporaryFolder()
  const blobs = join(folder, 'blobs')
  const engine = await createBlazon({ db: join(folder, 'd.db'), blobs, hosts })
  const server = await createServer(engine)
  try {
    const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
    const { secret } = await engine.keys.create('test')
    const asked = `${url}/v1/brand/screenshot?domain=pennoray.example`
    const answer = await fetch(asked, { headers: { Authorization: `Bearer ${secret}` } })
    const { screenshot } = (await answer.json()) as { screenshot: string }
    const picture = await fetch(screenshot)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(4_096)
    expect(objectsIn(blobs).length).toBeGreaterThan(0)
    await engine.forget('pennoray.example')
    expect(objectsIn(blobs)).toEqual([])
    expect((await fetch(screenshot)).status).toBe(404)
  } finally {
    await server.close()
    await engine.close()
  }
})

test('a file of settings that nobody named may not say where bytes go', async () => {
  withCredentials()
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'blazon.config.json'), JSON.stringify({ blobs: 's3://elsewhere' }))
  const { code, stderr } = await blazon(folder, ['status', 'none.db'])
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('sets blobs to a value that only a file may give'),
  ])
})
