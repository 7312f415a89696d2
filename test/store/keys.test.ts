import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Clock, temporaryFolder, temporaryStore } from './temporary.ts'

describe('keys', () => {
  it('are found by their secret, and only by it', () => {
    const store = temporaryStore()
    const { id, secret } = store.createKey('shop')
    expect(id).toMatch(/^key_[0-9a-f]{16}$/)
    expect(secret).toMatch(/^blz_[\w-]{43}$/)
    expect(store.keyOf(secret)).toMatchObject({ id, name: 'shop', state: 'active' })
    for (const wrong of ['', 'blz_', id, secret.slice(0, -1), `${secret} `, secret.toUpperCase()]) {
      expect(store.keyOf(wrong)).toBeUndefined()
    }
  })

  it('are not in the file', () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = temporaryStore({ path })
    const { secret } = store.createKey('shop')
    store.close()
    const file = readFileSync(path, 'latin1')
    expect(file).toContain('shop')
    expect(file).not.toContain(secret)
    expect(file).not.toContain(secret.slice(4))
  })

  it('differ, unless the random bytes do not', () => {
    const store = temporaryStore()
    expect(store.createKey('a').secret).not.toBe(store.createKey('a').secret)
    expect(store.createKey('b', (bytes) => new Uint8Array(bytes).fill(7))).toEqual({
      id: 'key_0707070707070707',
      secret: 'blz_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
    })
  })

  it('are suspended and resumed, and revoked for good', () => {
    const store = temporaryStore()
    const { id, secret } = store.createKey('shop')
    store.suspendKey(id)
    expect(store.keyOf(secret)?.state).toBe('suspended')
    store.resumeKey(id)
    expect(store.keyOf(secret)?.state).toBe('active')
    store.suspendKey(id)
    store.revokeKey(id)
    expect(store.keyOf(secret)).toBeUndefined()
    expect(store.listKeys()).toMatchObject([{ id, state: 'revoked' }])
    for (const change of [store.resumeKey, store.suspendKey, store.revokeKey]) {
      expect(() => change(id)).toThrow(`There is no key ${id} that is still valid`)
      expect(() => change('key_0')).toThrow(/no key key_0/)
    }
  })

  it('are listed oldest first, with the minute of their last use', () => {
    const clock = new Clock()
    const store = temporaryStore({ now: clock.now })
    const start = clock.now()
    const { secret } = store.createKey('first')
    store.createKey('second')
    store.keyOf(secret)
    clock.ms += 59_999
    store.keyOf(secret)
    expect(store.listKeys()).toMatchObject([
      { name: 'first', createdAt: start, lastUsedAt: start },
      { name: 'second', createdAt: start, lastUsedAt: null },
    ])
    clock.ms += 1
    store.keyOf(secret)
    expect(store.listKeys()[0]?.lastUsedAt).toEqual(clock.now())
  })
})
