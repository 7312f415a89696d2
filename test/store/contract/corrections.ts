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

    it('are names by which a brand is found, before and after its result is stored', async () => {
      const store = await stores.open()
      const { putCorrection, removeCorrection } = store.corrections
      const found = async (text: string) =>
        (await store.brandsFrom(text)).map(({ domain, name }) => [domain, name])
      const stated = { domain: 'a.example', field: 'name', value: 'Späte Mühle', ...SAID }
      await putCorrection(stated)
      expect(await found('muhle')).toEqual([])
      await store.putResult(okResult('a.example', 'Acme Mills'))
      expect(await found('spate m')).toEqual([['a.example', 'Späte Mühle']])
      expect(await found('muhle')).toEqual([['a.example', 'Späte Mühle']])
      // People may still know the other name.
      expect(await found('acme mi')).toEqual([['a.example', 'Späte Mühle']])
      await putCorrection({ ...stated, value: 'Night Mill' })
      expect([await found('muhle'), await found('night')]).toEqual([[], [['a.example', 'Night Mill']]])
      await store.putResult(okResult('a.example', 'Acme Mills'))
      expect(await found('night')).toEqual([['a.example', 'Night Mill']])
      await removeCorrection('a.example', 'name')
      expect([await found('night'), await found('mills')]).toEqual([[], [['a.example', 'Acme Mills']]])
      await putCorrection({ ...stated, value: null })
      expect(await found('mills')).toEqual([['a.example', null]])
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
