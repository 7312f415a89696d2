import { describe, expect, it } from 'vitest'
import { Clock } from '../temporary.ts'
import type { Stores } from './stores.ts'

/** What a store must do with bearer keys. */
export function keysContract(stores: Stores): void {
  describe('keys', () => {
    it('are found by their secret, and only by it', async () => {
      const store = await stores.open()
      const { id, secret } = await store.createKey('shop')
      expect(id).toMatch(/^key_[0-9a-f]{16}$/)
      expect(secret).toMatch(/^blz_[\w-]{43}$/)
      expect(await store.keyOf(secret)).toMatchObject({ id, name: 'shop', state: 'active' })
      for (const wrong of ['', 'blz_', id, secret.slice(0, -1), `${secret} `, secret.toUpperCase()]) {
        expect(await store.keyOf(wrong)).toBeUndefined()
      }
    })

    it('differ, unless the random bytes do not', async () => {
      const store = await stores.open()
      expect((await store.createKey('a')).secret).not.toBe((await store.createKey('a')).secret)
      const fixed = await stores.open({ random: (bytes) => new Uint8Array(bytes).fill(7) })
      expect(await fixed.createKey('b')).toEqual({
        id: 'key_0707070707070707',
        secret: 'blz_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
      })
    })

    it('may have a secret of their maker, which makes one key however often it is given', async () => {
      const store = await stores.open()
      const chosen = 'a-secret.of+my/own~0123'
      const { id, secret } = await store.createKey('mine', chosen)
      expect(secret).toBe(chosen)
      expect(await store.keyOf(chosen)).toMatchObject({ id, name: 'mine', state: 'active' })
      expect(await store.createKey('again', chosen)).toEqual({ id, secret: chosen })
      expect(await store.listKeys()).toMatchObject([{ id, name: 'mine' }])
      await store.revokeKey(id)
      await expect(store.createKey('mine', chosen)).rejects.toThrow(`was that of ${id}, which is revoked`)
      for (const wrong of ['too-short', 'with a space in between', 'x'.repeat(257), 'no line end 123456\n']) {
        const made = store.createKey('mine', wrong)
        await expect(made).rejects.toMatchObject({ code: 'invalid_input' })
        await expect(made).rejects.not.toThrow(wrong)
      }
    })

    it('are suspended and resumed, and revoked for good', async () => {
      const store = await stores.open()
      const { id, secret } = await store.createKey('shop')
      await store.suspendKey(id)
      expect((await store.keyOf(secret))?.state).toBe('suspended')
      await store.resumeKey(id)
      expect((await store.keyOf(secret))?.state).toBe('active')
      await store.suspendKey(id)
      await store.revokeKey(id)
      expect(await store.keyOf(secret)).toBeUndefined()
      expect(await store.listKeys()).toMatchObject([{ id, state: 'revoked' }])
      for (const change of [store.resumeKey, store.suspendKey, store.revokeKey]) {
        await expect(change(id)).rejects.toThrow(`There is no key ${id} that is still valid`)
        await expect(change('key_0')).rejects.toThrow(/no key key_0/)
      }
    })

    it('are listed oldest first, with the minute of their last use', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      const start = clock.now()
      const { secret } = await store.createKey('first')
      await store.createKey('second')
      await store.keyOf(secret)
      clock.ms += 59_999
      await store.keyOf(secret)
      expect(await store.listKeys()).toMatchObject([
        { name: 'first', createdAt: start, lastUsedAt: start },
        { name: 'second', createdAt: start, lastUsedAt: null },
      ])
      clock.ms += 1
      await store.keyOf(secret)
      expect((await store.listKeys())[0]?.lastUsedAt).toEqual(clock.now())
    })
  })
}
