import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { KeptLogo } from '../../../src/model/logo.ts'
import { FIXED_STORE_BOUNDS } from '../../../src/model/options/store.ts'
import { bounded } from '../../house/bounded.ts'
import { okResult } from '../records.ts'
import { Clock, tidy } from '../temporary.ts'
import type { Stores } from './stores.ts'

const DAY = 86_400_000
const A = 'a.example'

const logo = (content: string, bytes = 3): KeptLogo => ({
  bytes: Buffer.alloc(bytes, content),
  contentType: 'image/webp',
  width: 64,
  height: 32,
  source: { kind: 'logo', url: 'https://a.example/logo.svg', evidence: ['It is the only one.'] },
  hash: content,
})

/** What a store must do with drawn logos. */
export function renditionsContract(stores: Stores): void {
  test('a drawn logo is found by its style while its result is fresh, and goes with it', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const result = okResult(A)
    await store.putRendition('64', logo('early'), result)
    expect(await store.freshRenditionOf(A, '64')).toBeUndefined()
    await store.putResult(result)
    await store.putRendition('64', logo('one'), result)
    expect(await store.freshRenditionOf(A, '64')).toEqual(logo('one'))
    expect(await store.freshRenditionOf(A, '65')).toBeUndefined()
    clock.ms += 40 * DAY
    expect(await store.freshRenditionOf(A, '64')).toBeUndefined()
    await store.putResult(result)
    expect(await store.freshRenditionOf(A, '64')).toBeUndefined()
  })

  test('drawn logos and answers with long names are told apart', async () => {
    const store = await stores.open()
    const long = randomBytes(4_000).toString('hex')
    await store.putResult(okResult(A))
    await store.putRendition(long, logo('one'), okResult(A))
    await store.putAnswer(long, 'an answer', okResult(A))
    expect(await store.freshRenditionOf(A, long)).toEqual(logo('one'))
    expect(await store.freshRenditionOf(A, `${long}1`)).toBeUndefined()
    expect([await store.answerOf(A, long), await store.answerOf(A, `${long}1`)]).toEqual([
      'an answer',
      undefined,
    ])
    await store.accounts.takeTokens(long, 2, 2, { call: 'x', isFirst: true })
    const next = { call: 'y', isFirst: true }
    expect((await store.accounts.takeTokens(long, 2, 1, next)).granted).toBe(0)
    expect((await store.accounts.takeTokens(`${long}1`, 2, 1, next)).granted).toBe(1)
  })

  test('a correction deletes drawn logos, and none is stored while there is one', async () => {
    const store = await stores.open()
    const result = okResult(A)
    await store.putResult(result)
    await store.putRendition('64', logo('one'), result)
    const said = { who: '', why: '', at: '2026-11-20T12:00:00.000Z' }
    await store.corrections.putCorrection({ domain: A, field: 'name', value: 'Acme', ...said })
    expect(await store.freshRenditionOf(A, '64')).toBeUndefined()
    await store.putRendition('64', logo('two'), result)
    expect(await store.freshRenditionOf(A, '64')).toBeUndefined()
  })

  test('all drawn logos together are kept within their bound, the newest longest', async () => {
    const clock = new Clock()
    bounded(FIXED_STORE_BOUNDS, { maxRenditionsBytes: 2_500 })
    const store = await stores.open({ now: clock.now })
    const result = okResult(A)
    await store.putResult(result)
    for (const name of ['1', '2', '3']) {
      clock.ms += 1_000
      await store.putRendition(name, logo(name, 1_000), result)
    }
    await tidy(store)
    const left = await Promise.all(['1', '2', '3'].map((name) => store.freshRenditionOf(A, name)))
    expect(left.map((one) => one?.hash)).toEqual([undefined, '2', '3'])
    expect((await store.status()).kinds.renditions).toMatchObject({ entries: 2, bytes: 2_000 })
  })
}
