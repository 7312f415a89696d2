import { describe, expect, it } from 'vitest'
import { okResult } from '../records.ts'
import { allOf } from '../temporary.ts'
import type { Stores } from './stores.ts'

const SAID = { who: 'ann', why: 'they told us', at: '2026-11-20T12:00:00.000Z' }

/** What a store must do with corrections. */
export function correctionsContract(stores: Stores): void {
  describe('corrections', () => {
    it('are kept by domain and field, whatever becomes of the result', async () => {
      const store = await stores.open()
      const { corrections } = store
      const name = { domain: 'a.example', field: 'name', value: 'Right', ...SAID }
      const socials = { ...name, field: 'socials', value: [{ type: 'x', url: 'https://x.com/a' }] }
      for (const one of [socials, { ...name, value: 'Nearly' }, name]) await corrections.putCorrection(one)
      await store.putResult(okResult('a.example'))
      expect(await store.resultOf('a.example')).toEqual(okResult('a.example'))
      expect(await corrections.correctionsOf('a.example')).toEqual([name, socials])
      expect(await corrections.correctionsOf('b.example')).toEqual([])
      expect(await allOf(corrections.allCorrections())).toEqual([name, socials])
      expect(await corrections.removeCorrection('a.example', 'name')).toBe(true)
      expect(await corrections.removeCorrection('a.example', 'name')).toBe(false)
      expect(await corrections.correctionsOf('a.example')).toEqual([socials])
    })

    it('end the answers that were made without them', async () => {
      const store = await stores.open()
      const result = okResult('a.example')
      await store.putResult(result)
      await store.putAnswer('brand', '{}', result)
      expect(await store.answerOf('a.example', 'brand')).toBe('{}')
      await store.corrections.putCorrection({ domain: 'a.example', field: 'name', value: null, ...SAID })
      expect(await store.answerOf('a.example', 'brand')).toBeUndefined()
      await store.putAnswer('brand', '{}', result)
      expect(await store.answerOf('a.example', 'brand')).toBeUndefined()
      await store.corrections.removeCorrection('a.example', 'name')
      await store.putAnswer('brand', '{}', result)
      expect(await store.answerOf('a.example', 'brand')).toBe('{}')
    })
  })
}
