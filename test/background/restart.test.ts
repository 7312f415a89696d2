import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { serveSites } from '../capture/sites.ts'
import { COMMAND } from '../house/build.ts'
import { until } from '../house/until.ts'
import { temporaryFolder } from '../store/temporary.ts'

const PAGE = `<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1>${'<p>We make anvils.'.repeat(20)}`
const COUNT = 12

/** A service over that database, once it serves. */
async function service(folder: string) {
  const args = [
    'serve',
    '--db',
    'brands.db',
    '--hosts',
    'hosts',
    '--port',
    '0',
    '--set',
    'background.concurrency=1',
  ]
  const child = spawn(process.execPath, [COMMAND, ...args, '--producer', 'cascade'], {
    cwd: folder,
    env: { ...process.env, BLAZON_NO_BROWSER: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of createInterface(child.stderr)) {
    const [, port] = /serving http:\/\/127\.0\.0\.1:(\d+)\/v1/.exec(line) ?? []
    if (port !== undefined) return { child, port: Number(port) }
  }
  throw new Error('The service did not start.')
}

test('prefetches of a service that is killed, or told to end, are done by the next one, each once', {
  timeout: 240_000,
}, async () => {
  const domains = Array.from({ length: COUNT }, (_, at) => `site-${at}.example`)
  const { port } = await serveSites(Object.fromEntries(domains.map((domain) => [domain, { '/': PAGE }])))
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'hosts'), `127.0.0.1:${port} - *\n`)
  const path = join(folder, 'brands.db')
  const store = await openStore(path, { now: () => new Date() })
  for (const domain of domains)
    await store.addTask({ call: 'brand', handle: { domain }, request: {} }, { maxWaiting: COUNT, restMs: 0 })
  await store.close()
  const db = new Database(path, { readonly: true })
  onTestFinished(() => void db.close())
  const done = () => Number(db.prepare(`SELECT count(*) FROM tasks WHERE state = 'done'`).pluck().get())
  for (const [signal, count] of [
    ['SIGKILL', 2],
    ['SIGTERM', COUNT],
  ] as const) {
    const { child, port: own } = await service(folder)
    await until(() => done() >= count)
    // A caller who is connected and says nothing holds nothing up.
    const silent = connect(own, '127.0.0.1')
    silent.on('error', () => undefined)
    const ended = once(child, 'exit')
    child.kill(signal)
    expect(await ended).toEqual(signal === 'SIGKILL' ? [null, 'SIGKILL'] : [0, null])
  }
  const rows = db.prepare('SELECT state, completed, count(*) FROM tasks GROUP BY 1, 2').raw().all()
  expect(rows).toEqual([['done', 1, COUNT]])
  expect(db.prepare(`SELECT count(*) FROM results WHERE state = 'ok'`).pluck().get()).toBe(COUNT)
})
