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

    it('may be public, for the pages of some hosts, and are recognised by their beginning', async () => {
      const store = await stores.open()
      const { id, secret } = await store.createKey('site', { kind: 'public', referrers: ['shop.example'] })
      expect(secret).toMatch(/^pk_[\w-]{43}$/)
      const key = { id, kind: 'public', referrers: ['shop.example'], prefix: secret.slice(0, 8) }
      expect(await store.keyOf(secret)).toMatchObject(key)
      expect(await store.listKeys()).toMatchObject([key])
      const wrong = store.createKey('site', { referrers: ['shop.example'] })
      await expect(wrong).rejects.toThrow('Only a public key has hosts')
      const url = store.createKey('site', { kind: 'public', referrers: ['https://shop.example'] })
      await expect(url).rejects.toThrow(/a host name such as/)
    })

    it('expire, and are exchanged for others that are the same', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      const { id, secret } = await store.createKey('crm', { permissions: ['brand/*'] })
      const made = await store.rotateKey(id, new Date(clock.ms + 1_000))
      expect(made.id).not.toBe(id)
      expect(await store.keyOf(made.secret)).toMatchObject({ name: 'crm', permissions: ['brand/*'] })
      expect(await store.keyOf(secret)).toMatchObject({ id, state: 'active' })
      clock.ms += 1_000
      expect(await store.keyOf(secret)).toBeUndefined()
      expect((await store.listKeys()).map(({ state }) => state)).toEqual(['expired', 'active'])
      await expect(store.rotateKey(id, clock.now())).rejects.toThrow(`There is no key ${id}`)
      await store.expireKey(made.id, new Date(clock.ms))
      expect(await store.keyOf(made.secret)).toBeUndefined()
      await store.expireKey(made.id, null)
      await store.permitKey(made.id, null)
      expect(await store.keyOf(made.secret)).toMatchObject({ state: 'active', permissions: null })
    })

    it('that another process revokes are unknown at once', async () => {
      const db = await stores.newDatabase()
      const [store, other] = [await stores.open({ db }), await stores.open({ db })]
      const { id, secret } = await store.createKey('shop')
      expect((await store.keyOf(secret))?.state).toBe('active')
      await other.suspendKey(id)
      await stores.soon(async () => expect((await store.keyOf(secret))?.state).toBe('suspended'))
      await other.revokeKey(id)
      await stores.soon(async () => expect(await store.keyOf(secret)).toBeUndefined())
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
