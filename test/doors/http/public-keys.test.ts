import { expect, test } from 'vitest'
import { authenticate, authenticatePublic } from '../../../src/doors/http/auth.ts'
import { temporaryStore } from '../../store/temporary.ts'

/** Keys in a real database, and what a request with these headers is answered. */
async function setUp() {
  const store = await temporaryStore()
  const engine = { keys: { list: store.listKeys, holderOf: store.keyOf } }
  const { secret: open } = await store.createKey('open', { kind: 'public' })
  const { secret: shop } = await store.createKey('shop', { kind: 'public', referrers: ['shop.example'] })
  const { secret } = await store.createKey('server')
  const ask = (url: string, ...rawHeaders: string[]) =>
    authenticatePublic({ url, rawHeaders, isSecure: false }, engine).then(
      ({ name }) => name,
      (error) => error.refusal.errorCode,
    )
  return { engine, open, shop, secret, ask }
}

test('a public key is taken from the query, or from the header', async () => {
  const { open, ask } = await setUp()
  expect(await ask(`/v1/logo/acme.example?key=${open}`)).toBe('open')
  expect(await ask('/v1/logo/acme.example', 'Authorization', `Bearer ${open}`)).toBe('open')
  expect(await ask('/v1/logo/acme.example')).toBe('INVALID_API_KEY')
  expect(await ask(`/v1/logo/acme.example?key=${open}x`)).toBe('INVALID_API_KEY')
  expect(await ask(`/v1/logo/acme.example?key=${open}&key=${open}`)).toBe('INVALID_API_KEY')
})

test('a secret key is taken from the header alone', async () => {
  const { secret, ask } = await setUp()
  expect(await ask(`/v1/logo/acme.example?key=${secret}`)).toBe('INVALID_API_KEY')
  expect(await ask('/v1/logo/acme.example', 'authorization', `Bearer ${secret}`)).toBe('server')
})

test('a public key with hosts is for their pages, and those of hosts below them', async () => {
  const { shop, ask } = await setUp()
  const from = (...headers: string[]) => ask(`/v1/logo/acme.example?key=${shop}`, ...headers)
  expect(await from('Referer', 'https://shop.example/cart?x=1')).toBe('shop')
  expect(await from('Referer', 'https://www.SHOP.example/')).toBe('shop')
  expect(await from('Origin', 'https://shop.example')).toBe('shop')
  expect(await from('Referer', 'https://notshop.example/')).toBe('REFERRER_NOT_ALLOWED')
  expect(await from('Referer', 'https://shop.example.evil.test/')).toBe('REFERRER_NOT_ALLOWED')
  expect(await from('Referer', 'shop.example')).toBe('REFERRER_NOT_ALLOWED')
  expect(await from()).toBe('REFERRER_NOT_ALLOWED')
})

test('a public key opens nothing else', async () => {
  const { engine, open } = await setUp()
  const asked = authenticate(
    { url: '/', rawHeaders: ['Authorization', `Bearer ${open}`], isSecure: false },
    engine,
  )
  await expect(asked).rejects.toMatchObject({ refusal: { status: 403, errorCode: 'PUBLIC_KEY' } })
})
