import { describe, expect, it } from 'vitest'
import { FIRST_PLANS } from '../../../src/model/plans.ts'
import type { Call } from '../../../src/model/usage.ts'
import { Clock } from '../temporary.ts'
import type { Stores } from './stores.ts'

const NOVEMBER = Date.UTC(2026, 10, 20)

/** What a store must do with organisations, plans and what is used of them. */
export function accountsContract(stores: Stores): void {
  describe('plans and organisations', () => {
    it('are those of the contract in a new database, and are changed', async () => {
      const { accounts } = await stores.open()
      const told = (await accounts.listPlans()).map((p) => [p.name, p.quota, p.perSecond, p.overageCents])
      expect(told).toEqual([
        ['trial', 50, 1, null],
        ['basic', 3_000, 2, 1_900],
        ['pro', 20_000, 5, 900],
        ['scale', 250_000, 20, 600],
        ['enterprise', null, null, null],
      ])
      expect(told.map(([name]) => name)).toEqual(FIRST_PLANS)
      const [trial] = await accounts.listPlans()
      if (!trial) throw new Error('There is a plan.')
      await accounts.putPlan({ ...trial, quota: 60 })
      expect((await accounts.listPlans())[0]).toEqual({ ...trial, quota: 60 })
      for (const wrong of [{ quota: 1.5 }, { perSecond: 0 }, { name: 'No Name' }])
        await expect(accounts.putPlan({ ...trial, ...wrong })).rejects.toMatchObject({
          code: 'invalid_input',
        })
    })

    it('decide about keys from the next call on, whoever changes them', async () => {
      const db = await stores.newDatabase()
      const [store, other] = [await stores.open({ db }), await stores.open({ db })]
      const { id } = await store.accounts.createOrganisation('acme', 'basic')
      const { secret } = await store.createKey('crm', { organisation: 'acme' })
      expect((await store.keyOf(secret))?.account).toMatchObject({
        id,
        state: 'active',
        plan: { perSecond: 2 },
      })
      await other.accounts.setPlan('acme', 'pro')
      await other.accounts.putEndpointCredits('brand/screenshot', 5)
      await stores.soon(async () => {
        const account = (await store.keyOf(secret))?.account
        expect(account?.plan.name).toBe('pro')
        expect(account?.credits.get('brand/screenshot')).toBe(5)
      })
      await other.accounts.suspendOrganisation(id)
      await stores.soon(async () => expect((await store.keyOf(secret))?.account?.state).toBe('suspended'))
      await expect(store.accounts.createOrganisation('acme', 'pro')).rejects.toThrow('acme already')
      await expect(store.accounts.setPlan('acme', 'none')).rejects.toMatchObject({ code: 'not_found' })
      await expect(store.createKey('x', { organisation: 'none' })).rejects.toMatchObject({
        code: 'not_found',
      })
    })
  })

  describe('a bucket', () => {
    it('holds one second, fills steadily, and promises each who waits a time of their own', async () => {
      const clock = new Clock()
      const { accounts } = await stores.open({ now: clock.now })
      const take = (want: number) => accounts.takeTokens('a', 5, want, { call: 'x', isFirst: false })
      expect(await take(3)).toEqual({ granted: 3, left: 2, waitMs: 0 })
      expect(await take(3)).toEqual({ granted: 2, left: 0, waitMs: 0 })
      const waits = []
      for (let n = 0; n < 3; n++) waits.push((await take(1)).waitMs)
      expect(waits).toEqual([200, 400, 600])
      for (const _ of waits) {
        clock.ms += 200
        expect(await take(1)).toMatchObject({ granted: 1 })
      }
      clock.ms += 60_000
      expect(await take(9)).toMatchObject({ granted: 5, left: 0 })
      await accounts.returnTokens('a', 5, 2)
      expect(await take(9)).toMatchObject({ granted: 2 })
    })

    it('keeps a token for each who waits as told, beside others who never wait, and never gives more', async () => {
      const clock = new Clock()
      const start = clock.ms
      const db = await stores.newDatabase()
      const each = [
        await stores.open({ db, now: clock.now }),
        await stores.open({ db, now: clock.now }),
      ] as const
      const take = (n: number, call: string, isFirst: boolean) =>
        each[n % 2 ? 1 : 0].accounts.takeTokens('a', 3, 1, { call, isFirst })
      /** One call after the other; each is told to wait at times, and waits for whole seconds or less. */
      const waiting = ['ms', 's'].map((by) => ({ by, calls: 0, at: 0, isRepeat: false }))
      let newcomers = 0
      for (let ms = 0; ms < 30_000; ms += 14) {
        clock.ms = start + ms
        if (ms % 490 === 0) newcomers += (await take(ms, `new ${ms}`, false)).granted
        // What it asks for is the same as for one who waits; it says that it was never told to.
        newcomers += (await take(ms, 'ms 3', true)).granted
        for (const one of waiting.filter(({ at }) => at <= ms)) {
          const { granted, waitMs } = await take(ms, `${one.by} ${one.calls}`, !one.isRepeat)
          expect(granted === 1 || !one.isRepeat, `${one.by} ${one.calls} at ${ms}`).toBe(true)
          one.calls += granted
          one.isRepeat = granted === 0
          one.at = ms + (one.by === 'ms' ? waitMs : Math.ceil(waitMs / 1_000) * 1_000)
        }
      }
      const answered = waiting.map(({ calls }) => calls)
      expect(Math.min(newcomers, ...answered)).toBeGreaterThan(1)
      expect(newcomers + answered.reduce((sum, calls) => sum + calls)).toBeLessThanOrEqual(3 + 3 * 30)
    })
  })

  describe('a quota', () => {
    const quota = { period: '2026-11', quota: 10, least: 1, want: 1, leaseMs: 1_000 }

    it('is never leased twice, and what a holder did not use comes back', async () => {
      const clock = new Clock()
      const { accounts } = await stores.open({ now: clock.now })
      const { id: organisation } = await accounts.createOrganisation('acme', 'trial')
      const lease = async (holder: string) =>
        (await accounts.leaseCredits({ organisation, holder, ...quota })).credits
      const leased = []
      for (let n = 0; n < 12; n++) leased.push(await lease(n % 2 ? 'a' : 'b'))
      expect(leased).toEqual([...Array(10).fill(1), 0, 0])
      await accounts.putCalls([], 'a', [{ organisation, period: '2026-11', credits: 3, leaseMs: 1_000 }])
      expect([await lease('c'), await lease('c'), await lease('c')]).toEqual([1, 1, 0])
      clock.ms += 1_000
      expect(await lease('c')).toBe(1)
    })

    it('counts what calls cost, by month and endpoint', async () => {
      const clock = new Clock()
      const { accounts } = await stores.open({ now: clock.now })
      const { id: organisation } = await accounts.createOrganisation('acme', 'basic')
      const call = (of: Partial<Call>): Call => ({
        ...{ requestId: 'r', keyId: 'k', organisation, method: 'GET', endpoint: 'brand/retrieve' },
        ...{ status: 200, at: NOVEMBER, elapsedMs: 7, credits: 1, ...of },
      })
      await accounts.putCalls([call({}), call({ status: 404, credits: 0 })], 'a', [])
      await accounts.putCalls([call({ endpoint: 'brand/fonts', credits: 4_000, requestId: 'last' })], 'a', [])
      expect(await accounts.usageOf('acme', '2026-11')).toEqual({
        ...{ organisation: 'acme', plan: 'basic', month: '2026-11', quota: 3_000, used: 4_001, left: 0 },
        ...{ overage: 1_001, overageCents: 1_902, calls: 3 },
        endpoints: [
          { endpoint: 'brand/retrieve', calls: 2, answered: 1, credits: 1 },
          { endpoint: 'brand/fonts', calls: 1, answered: 1, credits: 4_000 },
        ],
      })
      expect(await accounts.usageOf('acme', '2026-10')).toMatchObject({ used: 0, calls: 0, endpoints: [] })
      const [last, ...rest] = await accounts.callsOf('acme', { limit: 2 })
      expect(last).toMatchObject({ requestId: 'last', endpoint: 'brand/fonts', elapsedMs: 7 })
      const older = await accounts.callsOf('acme', { before: rest[0]?.seq })
      expect(older.map(({ status }) => status)).toEqual([200])
    })

    it('counts calls once that are stored a second time, as after a lost answer', async () => {
      const { accounts } = await stores.open()
      const call = { requestId: 'r', keyId: 'k', method: 'GET', endpoint: 'brand/retrieve', status: 200 }
      const calls: Call[] = []
      for (const name of ['acme', 'other']) {
        const { id: organisation } = await accounts.createOrganisation(name, 'basic')
        calls.push({ ...call, organisation, at: NOVEMBER, elapsedMs: 7, credits: 2 })
      }
      for (let n = 0; n < 2; n++) await accounts.putCalls(calls, 'a', [])
      // The same endpoint, answered at the same time, is another call.
      await accounts.putCalls(
        calls.slice(0, 1).map((one) => ({ ...one, requestId: 's' })),
        'a',
        [],
      )
      expect(await accounts.usageOf('acme', '2026-11')).toMatchObject({ calls: 2, used: 4 })
      expect(await accounts.usageOf('other', '2026-11')).toMatchObject({ calls: 1, used: 2 })
      expect((await accounts.callsOf('acme')).map(({ requestId }) => requestId)).toEqual(['s', 'r'])
    })

    it('keeps single calls for a while only, and their sums for ever', async () => {
      const clock = new Clock()
      const { accounts } = await stores.open({ now: clock.now, callMaxAgeMs: 1_000 })
      const { id: organisation } = await accounts.createOrganisation('acme', 'basic')
      const call = { requestId: 'r', keyId: 'k', organisation, method: 'GET', endpoint: 'brand/retrieve' }
      await accounts.putCalls([{ ...call, status: 200, at: clock.ms, elapsedMs: 7, credits: 1 }], 'a', [])
      clock.ms += 1_001
      await accounts.putCalls([], 'a', [])
      expect(await accounts.callsOf('acme')).toEqual([])
      expect(await accounts.usageOf('acme', clock.now().toISOString().slice(0, 7))).toMatchObject({
        calls: 1,
      })
    })
  })
}
