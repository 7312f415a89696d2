import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { TASKS } from '../../src/background/bounds.ts'
import { createBlazon } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { bounded } from '../house/bounded.ts'
import { patient } from '../house/patient.ts'
import { until } from '../house/until.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { temporaryFolder } from '../store/temporary.ts'

const PATIENT = patient()

const PAGE = `<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1>${'<p>We make anvils.'.repeat(20)}`

test('a service that only queues wakes two workers on its database, and each prefetch is made once', async () => {
  // Nobody would find the tasks by looking for them.
  bounded(TASKS, { pollIntervalMs: 600_000, heardPollIntervalMs: 600_000 })
  const domains = Array.from({ length: 12 }, (_, at) => `site-${at}.example`)
  const { port, seen } = await serveSites(
    Object.fromEntries(domains.map((domain) => [domain, { '/': PAGE }])),
  )
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - *\n`)
  const db = await newDatabase()
  const engine = async (concurrency: number) => {
    const options = { ...PATIENT, producer: 'cascade', background: { concurrency } } as const
    const blazon = await createBlazon({ db, hosts, options })
    onTestFinished(() => blazon.close())
    return blazon
  }
  const [service, ...workers] = [await engine(0), await engine(2), await engine(2)]
  const stop = new AbortController()
  const working = [service, ...workers].map((each) => each.background.work({ signal: stop.signal }))
  await working[0]
  for (const domain of domains) await service.prefetch({ domain })
  let done = 0
  await until(() => {
    void service.background.counts().then((counts) => {
      done = counts.done
    })
    return done === 12
  })
  stop.abort()
  await Promise.all(working)
  expect(seen.filter((url) => url.endsWith('.example/')).toSorted()).toEqual(
    domains.map((domain) => `${domain}/`).toSorted(),
  )
})
