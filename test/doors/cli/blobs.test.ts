import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBlazon, createServer } from '../../../src/index.ts'
import { CREDENTIALS, serveBucket, withCredentials } from '../../store/blobs/bucket-server.ts'
import { objectsIn } from '../../store/blobs/stores.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { blazon, command, fixtureFolder } from './command.ts'

/* Commands and the service, with the bytes of pages in a bucket or in a folder. */

const bucket = await serveBucket()
const { path, hosts } = fixtureFolder()
const DOMAINS = ['pennoray.example', 'ferncott.example']
const CASCADE = ['--hosts', 'hosts', '--producer', 'cascade']

test('a batch goes on when its bucket is back, and its pages are read by other commands', async () => {
  const place = { BLAZON_BLOBS: bucket.place('batch') }
  const env = { ...CREDENTIALS, ...place }
  const db = join(path, 'a.db')
  writeFileSync(join(path, 'list.txt'), DOMAINS.join('\n'))
  bucket.weather = 'busy'
  const refused: string[] = []
  bucket.onRequest = (what) => {
    if (refused.push(what) === 3) bucket.weather = 'fair'
  }
  const run = await blazon(path, ['batch', 'list.txt', '--db', db, ...CASCADE], undefined, env)
  expect([run.code, run.stderr]).toEqual([0, expect.stringContaining('2 described')])
  // A stored answer needs no object, and does not load the client of the bucket.
  const loaded = join(path, 'loaded')
  writeFileSync(loaded, '')
  const listed = new URL('../http/modules-listed.mjs', import.meta.url).href
  const watched = { ...env, LISTED: loaded, NODE_OPTIONS: `--import ${listed}` }
  const lookup = ['pennoray.example', '--db', db, ...CASCADE, '--json']
  expect((await blazon(path, lookup, undefined, watched)).code).toBe(0)
  expect(readFileSync(loaded, 'utf8')).toContain('better-sqlite3')
  expect(readFileSync(loaded, 'utf8')).not.toContain('@aws-sdk')

  const explain = (file: string) => command('explain', 'ferncott.example', 'name', '--db', file)
  const unnamed = await explain(db)
  expect(unnamed.code).toBe(2)
  expect(unnamed.stderr).toContain(`${db} has its pages and pictures in s3://pages/batch`)
  expect((await command('status', db)).stdout).toMatch(/^ {2}blobs +\d+ .* of these, in s3:\/\/pages\/batch/m)
  withCredentials(env)
  const explained = await explain(db)
  expect([explained.code, explained.stdout]).toEqual([0, expect.stringContaining('Ferncott')])
  expect((await command('doctor', db)).stdout).toContain('nothing is wrong')
  const copy = join(path, 'b.db')
  expect((await command('migrate', db, copy, '--to-blobs', 'database')).code).toBe(0)
  expect((await command('forget', 'ferncott.example', '--db', db)).stdout).toContain('1 page of a brand')
  expect((await explain(copy)).stdout).toBe(explained.stdout)
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
