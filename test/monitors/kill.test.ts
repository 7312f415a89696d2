import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { openStore, type Store } from '../../src/store/index.ts'
import { serveSites } from '../capture/sites.ts'
import { COMMAND } from '../house/build.ts'
import { monitorOf } from '../store/contract/monitors.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { temporaryFolder } from '../store/temporary.ts'

const COUNT = 12

/** A service over that database, once it serves. */
async function service(folder: string, db: string) {
  const args = ['serve', '--db', db, '--hosts', 'hosts', '--port', '0', '--producer', 'cascade']
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    env: { ...process.env, BLAZON_NO_BROWSER: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of createInterface(child.stderr)) if (line.includes('serving http')) return child
  throw new Error('The service did not start.')
}

const completed = async (store: Store) =>
  (await store.monitorRuns({ status: 'completed', limit: 100 })).items.length

for (const [kind, database] of [
  ['SQLite', undefined],
  ['PostgreSQL', newDatabase],
] as const)
  test(`no change is lost or doubled when services are killed (${kind})`, { timeout: 240_000 }, async () => {
    let version = 1
    const names = Array.from({ length: COUNT }, (_, at) => `site-${at}.example`)
    const page = () => `<!doctype html><h1>Rope</h1><p>Version ${version} of the rope.</p>`
    const site = { '/': (_: unknown, response: { end(text: string): void }) => response.end(page()) }
    const events: string[] = []
    const hook = {
      '/': (
        request: { headers: Record<string, string | string[] | undefined> },
        response: { end(): void },
      ) => {
        events.push(String(request.headers['x-context-id']))
        response.end()
      },
    }
    const sites = Object.fromEntries(names.map((name) => [name, site]))
    const { port } = await serveSites({ ...sites, 'hook.example': hook } as never)
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'hosts'), `127.0.0.1:${port} - *\n`)
    const db = (await database?.()) ?? join(folder, 'brands.db')
    const store = await openStore(db, { now: () => new Date() })
    onTestFinished(() => store.close())
    const webhook = {
      url: 'http://hook.example/',
      events: ['change.detected'],
      retry: [1, 1, 1],
      secret: 's',
    } as const
    for (const name of names) {
      const target = { type: 'page', url: `http://${name}/` } as const
      await store.createMonitor(monitorOf(name, { target, webhook }))
    }
    const first = await service(folder, db)
    await expect.poll(() => completed(store), { interval: 50, timeout: 60_000 }).toBe(COUNT)
    version = 2
    for (const { id } of (await store.monitors({ limit: 100 })).items) await store.queueMonitorRun(id)
    let child = first
    for (const more of [2, 5]) {
      await expect
        .poll(() => completed(store), { interval: 5, timeout: 60_000 })
        .toBeGreaterThanOrEqual(COUNT + more)
      child.kill('SIGKILL')
      await once(child, 'exit')
      child = await service(folder, db)
    }
    await expect.poll(() => completed(store), { interval: 50, timeout: 120_000 }).toBe(2 * COUNT)
    const changes = (await store.monitorChanges({ limit: 100 })).items
    expect(changes.map(({ url }) => url).sort()).toEqual(names.map((name) => `http://${name}/`).sort())
    expect(changes.every(({ diff }) => diff === '- Version 1 of the rope.\n+ Version 2 of the rope.')).toBe(
      true,
    )
    const deliveries = (await store.deliveries({ type: 'monitor', limit: 100 })).items
    expect(deliveries).toHaveLength(COUNT)
    // An attempt that was interrupted is repeated with the same id.
    await expect.poll(() => new Set(events).size, { timeout: 60_000 }).toBe(COUNT)
    expect(new Set(events)).toEqual(new Set(deliveries.map(({ eventId }) => eventId)))
  })
