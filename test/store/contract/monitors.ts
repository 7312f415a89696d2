import { expect, test } from 'vitest'
import type { RunEnd, TakenRun } from '../../../src/model/monitor-runs.ts'
import { MONITORS } from '../../../src/model/monitors.ts'
import type { Store } from '../../../src/store/index.ts'
import type { CheckedMonitor } from '../../../src/store/monitors.ts'
import { Clock } from '../temporary.ts'
import type { Stores } from './stores.ts'

/** A monitor of a page of its own host, every hour. */
export const monitorOf = (name: string, more: Partial<CheckedMonitor> = {}): CheckedMonitor => ({
  ...{ owner: 'org_1', name: `Monitor ${name}`, tags: ['prices'], webhook: null },
  target: { type: 'page', url: `https://w${name}.example/` },
  changeDetection: { type: 'exact' },
  schedule: { frequency: 1, unit: 'hours' },
  ...more,
})

const HOUR = 3_600_000
const HOOK = {
  ...{ url: 'https://hook.example/', events: ['change.detected', 'run.completed'] as const },
  ...{ retry: [10], secret: 'whsec_1' },
}
const FAILED: RunEnd = { status: 'failed', error: { code: 'unreachable', message: 'It is away.' } }
const same: RunEnd = { status: 'completed', credits: 1 }
const seen = (text: string) => ({ type: 'page', text, unstable: {} }) as const
const CHANGE = { title: '1 passage changed', summary: '“a” became “b”.', diff: '- a\n+ b' }

async function taken(store: Store, holder: string): Promise<TakenRun> {
  const one = await store.takeMonitorRun(holder, [])
  if (!one) throw new Error('One is due.')
  return one
}

/** What a store must do with monitors. */
export function monitorsContract(stores: Stores): void {
  test('a monitor makes a baseline, runs on its schedule, and its change has its events', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const { monitor, runId } = await store.createMonitor(monitorOf('1', { webhook: HOOK }))
    expect(monitor).toMatchObject({ status: 'active', nextRunAt: new Date(clock.ms + HOUR), lastRunAt: null })
    const holder = await store.acquireLease('monitors 1')
    const first = await taken(store, holder)
    expect(first).toMatchObject({ id: runId, monitorId: monitor.id, owner: 'org_1', baseline: null })
    expect(await store.takeMonitorRun(holder, [])).toBeUndefined()
    expect(await store.endMonitorRun(first, { ...same, baseline: seen('a') } as RunEnd)).toBe(true)
    expect(await store.endMonitorRun(first, same)).toBe(false)
    expect(await store.monitorOf(monitor.id)).toMatchObject({
      baseline: { text: 'a', capturedAt: clock.now() },
    })

    clock.ms += HOUR
    const second = await taken(store, holder)
    expect(second.baseline).toMatchObject({ type: 'page', text: 'a' })
    await store.endMonitorRun(second, { ...same, baseline: seen('b'), change: CHANGE } as RunEnd)
    const runs = await store.monitorRuns({ monitorId: monitor.id })
    expect(runs.items).toMatchObject([
      { id: second.id, runType: 'scheduled', status: 'completed', baselineCreated: false, credits: 1 },
      { id: first.id, runType: 'baseline', status: 'completed', baselineCreated: true, changeId: null },
    ])
    const changes = await store.monitorChanges({ tag: 'prices' })
    expect(changes.items).toMatchObject([
      {
        ...CHANGE,
        id: runs.items[0]?.changeId,
        runId: second.id,
        url: 'https://w1.example/',
        tags: ['prices'],
      },
    ])
    const deliveries = await store.deliveries({ monitorId: monitor.id })
    expect(deliveries.items.map(({ event }) => event).sort()).toEqual([
      'change.detected',
      'run.completed',
      'run.completed',
    ])
    expect(await store.monitorCredits({ owner: 'org_1' })).toEqual([
      { monitorId: monitor.id, name: 'Monitor 1', credits: 2, runs: 2 },
    ])
    expect(await store.monitorCredits({ owner: 'org_2' })).toEqual([])
    expect((await store.deliveriesOfRuns([second.id])).map(({ lastAttempt }) => lastAttempt)).toEqual([
      null,
      null,
    ])
  })

  test('a new secret signs what is sent from then on, and a run is found by its owner', async () => {
    const store = await stores.open()
    const { monitor, runId } = await store.createMonitor(monitorOf('1', { webhook: HOOK }))
    const holder = await store.acquireLease('monitors 1')
    const first = await taken(store, holder)
    const bare = await store.createMonitor(monitorOf('2'))
    await store.endMonitorRun(first, { ...same, baseline: seen('a') } as RunEnd)
    expect(await store.setMonitorSecret(monitor.id, 'whsec_2', { owner: 'org_2' })).toBeUndefined()
    expect(await store.setMonitorSecret(bare.monitor.id, 'whsec_2')).toBe(false)
    expect(await store.setMonitorSecret(monitor.id, 'whsec_2', { owner: 'org_1' })).toMatchObject({
      webhook: { ...HOOK, secret: 'whsec_2' },
    })
    const sending = await store.takeDelivery(await store.acquireLease('webhooks 1'), [])
    expect(sending?.secret).toBe('whsec_2')
    expect(await store.monitorRunOf(runId, { owner: 'org_1' })).toMatchObject({
      id: runId,
      status: 'completed',
    })
    expect(await store.monitorRunOf(runId, { owner: 'org_2' })).toBeUndefined()
    expect(await store.monitorRunOf('run_1')).toBeUndefined()
  })

  test('a run whose process has ended is made again, and one that never ends fails', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const { monitor } = await store.createMonitor(monitorOf('1'))
    for (let n = 1; n <= 5; n++) {
      const holder = await store.acquireLease(`monitors ${n}`)
      const run = await taken(store, holder)
      expect(await store.freeMonitorRuns()).toBe(0)
      await store.releaseLease(holder)
      expect(await store.freeMonitorRuns()).toBe(1)
      expect(await store.endMonitorRun(run, { ...same, baseline: seen('a') } as RunEnd)).toBe(false)
    }
    expect(await store.monitorOf(monitor.id)).toMatchObject({
      status: 'failed',
      lastError: { code: 'interrupted' },
    })
  })

  test('failures leave the baseline, rest longer, and pause the monitor in the end', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const { monitor } = await store.createMonitor(monitorOf('1'))
    const holder = await store.acquireLease('monitors 1')
    await store.endMonitorRun(await taken(store, holder), { ...same, baseline: seen('a') } as RunEnd)
    const rests: number[] = []
    for (let n = 0; n < MONITORS.pausesAfter; n++) {
      clock.ms = ((await store.monitorOf(monitor.id))?.nextRunAt ?? clock.now()).getTime()
      await store.endMonitorRun(await taken(store, holder), FAILED)
      const now = await store.monitorOf(monitor.id)
      rests.push(((now?.nextRunAt?.getTime() ?? clock.ms) - clock.ms) / HOUR)
    }
    expect(rests.slice(0, 5)).toEqual([1, 1, 2, 4, 8])
    expect(Math.max(...rests)).toBe(7 * 24)
    expect(await store.monitorOf(monitor.id)).toMatchObject({
      ...{ status: 'paused', nextRunAt: null, lastError: FAILED.status === 'failed' && FAILED.error },
      baseline: { text: 'a' },
    })
    const again = await store.updateMonitor(monitor.id, { status: 'active' })
    expect(again).toMatchObject({ status: 'active', nextRunAt: clock.now() })
  })

  test('runs are skipped with their reason', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const { monitor } = await store.createMonitor(monitorOf('1'))
    const holder = await store.acquireLease('monitors 1')
    const first = await taken(store, holder)
    // Its time comes while the first run is still under way, and then it watches another page.
    clock.ms += HOUR
    expect(await store.takeMonitorRun(holder, [])).toBeUndefined()
    await store.updateMonitor(monitor.id, { target: { type: 'page', url: 'https://w2.example/' } })
    expect(await store.endMonitorRun(first, { ...same, baseline: seen('a') } as RunEnd)).toBe(true)
    expect((await store.monitorOf(monitor.id))?.baseline).toBeNull()
    const next = await taken(store, holder)
    expect(next).toMatchObject({ target: { url: 'https://w2.example/' }, baseline: null })
    await store.endMonitorRun(next, { status: 'skipped', reason: 'insufficient_credits' })
    await store.updateMonitor(monitor.id, { status: 'paused' })
    const asked = await store.queueMonitorRun(monitor.id)
    expect(await store.queueMonitorRun(monitor.id)).toBe(asked)
    expect(await store.takeMonitorRun(holder, [])).toBeUndefined()
    const { items } = await store.monitorRuns({ status: 'skipped' })
    expect(items.map(({ skipReason }) => skipReason).sort()).toEqual([
      ...['insufficient_credits', 'monitor_paused', 'superseded', 'superseded'],
    ])
  })

  test('each owner sees and deletes its own monitors, page by page and by words', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    for (const name of ['1', '2', '3']) {
      clock.ms += 1
      await store.createMonitor(monitorOf(name))
    }
    const other = await store.createMonitor(monitorOf('4', { owner: 'key_1', tags: ['news'] }))
    const page = await store.monitors({ owner: 'org_1', limit: 2 })
    expect(page.items.map(({ name }) => name)).toEqual(['Monitor 3', 'Monitor 2'])
    const rest = await store.monitors({ owner: 'org_1', limit: 2, cursor: page.nextCursor ?? '' })
    expect(rest).toMatchObject({ items: [{ name: 'Monitor 1' }], nextCursor: null })
    expect((await store.monitors({ q: 'moni 4' })).items).toHaveLength(1)
    expect((await store.monitors({ q: 'moni', searchType: 'exact' })).items).toHaveLength(0)
    expect((await store.monitors({ q: 'w2', searchBy: ['url'] })).items).toHaveLength(1)
    expect((await store.monitors({ tags: ['news', 'none'] })).items).toHaveLength(1)
    expect(await store.countMonitors('org_1')).toBe(3)
    expect(await store.deleteMonitor(other.monitor.id, { owner: 'org_1' })).toBe(false)
    expect(await store.deleteMonitor(other.monitor.id, { owner: 'key_1' })).toBe(true)
    expect(await store.monitorOf(other.monitor.id)).toBeUndefined()
    await expect(store.monitors({ cursor: 'x' })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('a failure that names a forgotten domain is forgotten, and its monitor stays', async () => {
    const store = await stores.open({ now: new Clock().now })
    const { monitor } = await store.createMonitor(monitorOf('1'))
    await store.createMonitor(monitorOf('2', { target: { type: 'page', url: 'https://gone.example/' } }))
    const holder = await store.acquireLease('monitors 1')
    const message = 'https://w1.example/ redirects to https://www.gone.example/, which is away.'
    const end: RunEnd = { status: 'failed', error: { code: 'unreachable', message } }
    for (const run of [await taken(store, holder), await taken(store, holder)])
      await store.endMonitorRun(run, end)
    await store.forget({ domain: 'gone.example', unicode: 'gone.example', isSuffix: false })
    expect((await store.monitors()).items).toMatchObject([
      {
        ...{ id: monitor.id, status: 'failed' },
        lastError: { code: 'unreachable', message: 'The reason named a domain that was forgotten.' },
      },
    ])
    expect((await store.monitorRuns()).items).toEqual([])
  })

  test('the monitors of one owner do not keep those of another one waiting', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    for (let n = 0; n < 5; n++) {
      clock.ms += 1
      await store.createMonitor(monitorOf(`${n}`))
    }
    clock.ms += 1
    await store.createMonitor(monitorOf('late', { owner: 'key_1' }))
    const holder = await store.acquireLease('monitors 1')
    expect((await taken(store, holder)).owner).toBe('org_1')
    expect((await taken(store, holder)).owner).toBe('key_1')
    expect(
      await store.takeMonitorRun(holder, ['w1.example', 'w2.example', 'w3.example', 'w4.example']),
    ).toBeUndefined()
    expect(await store.takeMonitorRun(holder, [], ['org_1'])).toBeUndefined()
    expect((await taken(store, holder)).owner).toBe('org_1')
  })
}
