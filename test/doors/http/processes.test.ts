import { fork } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { programFor } from '../../house/build.ts'
import { newDatabase } from '../../store/postgres/databases.ts'
import { okResult } from '../../store/records.ts'
import { temporaryFolder, temporaryStore } from '../../store/temporary.ts'

/** A service in a process of its own; `end` stops it as an operator does. */
async function serviceOver(program: string, db: string) {
  const child = fork(program, [db])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}.`)))
  })
  const end = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url, end }
}

const DATABASES = [
  {
    name: 'SQLite',
    newDatabase: () => join(temporaryFolder(), 'brands.db'),
    soon: (check: () => Promise<void>) => check(),
  },
  // Other processes hear of a change some milliseconds after it.
  { name: 'PostgreSQL', newDatabase, soon: (check: () => Promise<void>) => vi.waitFor(check, 60_000) },
]

test.each(DATABASES)(
  'two processes on one database in $name share a quota, lose no call, and keep to one rate; a suspended key opens neither',
  async ({ newDatabase, soon }) => {
    const path = await newDatabase()
    const store = await temporaryStore({ path })
    const result = okResult('acme.com')
    await store.putResult(result)
    await store.putAnswer('brand', '{}', result)
    const plan = { quota: 70, period: 'once', overageCents: null, prefetch: true } as const
    await store.accounts.putPlan({ ...plan, name: 'quota', perSecond: null })
    await store.accounts.putPlan({ ...plan, name: 'rate', quota: null, perSecond: 20 })
    await store.accounts.createOrganisation('acme', 'quota')
    await store.accounts.createOrganisation('fast', 'rate')
    const keys = await Promise.all(
      ['acme', 'fast'].map((organisation) => store.createKey('k', { organisation })),
    )
    const program = programFor('limited-process')
    const services = await Promise.all([serviceOver(program, path), serviceOver(program, path)])
    const ask = async (n: number, of: 0 | 1, file = 'retrieve?domain=acme.com') => {
      const headers = { authorization: `Bearer ${keys[of]?.secret}` }
      const { status } = await fetch(`${services[n % 2]?.url}/v1/brand/${file}`, { headers })
      return status
    }
    const count = (seen: readonly number[], status: number) => seen.filter((each) => each === status).length

    const wrong = Array.from({ length: 10 }, (_, n) => ask(n, 0, 'retrieve?domain='))
    const seen = await Promise.all([...wrong, ...Array.from({ length: 150 }, (_, n) => ask(n, 0))])
    // While calls that fail hold a credit, one that would succeed may be refused.
    expect(count(seen, 400) + count(seen, 403)).toBe(seen.length - count(seen, 200))
    for (let n = 0; n < 20; n++) seen.push(await ask(n, 0))
    expect(count(seen, 200)).toBeLessThanOrEqual(70)

    const began = performance.now()
    const rates = await Promise.all(Array.from({ length: 120 }, (_, n) => ask(n, 1)))
    const seconds = (performance.now() - began) / 1_000
    expect(count(rates, 200) + count(rates, 429)).toBe(120)
    expect(count(rates, 200)).toBeGreaterThanOrEqual(20)
    expect(count(rates, 200)).toBeLessThanOrEqual(21 + Math.ceil(20 * seconds))

    // A key that is suspended while its calls run opens nothing any more, in either process.
    const running = Promise.all(Array.from({ length: 40 }, (_, n) => ask(n, 1)))
    await store.suspendKey(keys[1]?.id ?? '')
    const suspended = async () => {
      const statuses = await Promise.all([ask(0, 1), ask(1, 1)])
      rates.push(...statuses.filter((status) => status !== 403))
      expect(statuses).toEqual([403, 403])
    }
    await soon(suspended)
    rates.push(...(await running).filter((status) => status !== 403))

    await Promise.all(services.map(({ end }) => end()))
    const used = await store.accounts.usageOf('acme', new Date().toISOString().slice(0, 7))
    expect(used).toMatchObject({ used: count(seen, 200), calls: seen.length })
    const fast = await store.accounts.usageOf('fast', new Date().toISOString().slice(0, 7))
    expect(fast).toMatchObject({ used: count(rates, 200), calls: rates.length })
  },
)
