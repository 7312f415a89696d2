import { describe, expect, it } from 'vitest'
import { Clock } from '../temporary.ts'
import type { Stores } from './stores.ts'

/** What a store must do with the visits of several processes to one host. */
export function hostTurnsContract(stores: Stores): void {
  describe('turns at a host', () => {
    it('are as many as allowed, for all processes together, and count for their pause', async () => {
      const clock = new Clock()
      const db = await stores.newDatabase()
      const [one, other] = [
        await stores.open({ db, now: clock.now }),
        await stores.open({ db, now: clock.now }),
      ]
      const first = await one.takeTurn('acme.com', 2)
      expect(await other.takeTurn('acme.com', 2)).toEqual({ turn: expect.any(String) })
      expect(await one.takeTurn('acme.com', 2)).toEqual({ waitMs: 200 })
      expect(await other.takeTurn('acme.de', 2)).toEqual({ turn: expect.any(String) })
      await one.endTurn('turn' in first ? first.turn : '', 50)
      expect(await other.takeTurn('acme.com', 2)).toEqual({ waitMs: 50 })
      clock.ms += 50
      expect(await other.takeTurn('acme.com', 2)).toEqual({ turn: expect.any(String) })
    })

    it('wait for a host that asked for a rest, even where more would be allowed', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      const taken = await store.takeTurn('acme.com', 4)
      await store.endTurn('turn' in taken ? taken.turn : '', 1_000, 30_000)
      expect(await store.takeTurn('acme.com', 4)).toEqual({ waitMs: 30_000 })
      clock.ms += 30_000
      expect(await store.takeTurn('acme.com', 4)).toEqual({ turn: expect.any(String) })
    })

    it('of a process that has died end after five minutes', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      await store.takeTurn('acme.com', 1)
      clock.ms += 299_999
      expect(await store.takeTurn('acme.com', 1)).toEqual({ waitMs: 1 })
      clock.ms += 1
      expect(await store.takeTurn('acme.com', 1)).toEqual({ turn: expect.any(String) })
    })

    it('are never more than allowed when many ask at once', async () => {
      const db = await stores.newDatabase()
      const all = await Promise.all([1, 2, 3].map(() => stores.open({ db })))
      const asked = await Promise.all(
        Array.from({ length: 60 }, (_, n) => all[n % 3]?.takeTurn('acme.com', 5)),
      )
      expect(asked.filter((answer) => answer && 'turn' in answer)).toHaveLength(5)
    })
  })
}
