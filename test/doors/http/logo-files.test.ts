import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { BrandRecord } from '../../../src/model/record.ts'
import type { Logo } from '../../../src/model/values.ts'
import { ACME } from './acme.ts'
import { startServing } from './serving.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h7v7z"/></svg>'
const NAME = `${createHash('sha256').update(DRAWING).digest('base64url')}.svg`

function recordWith(...urls: readonly string[]): BrandRecord {
  const value = urls.map((url): Logo => ({ url, type: 'logo', colors: [], group: 1 }))
  const logos = { value, confidence: 0.9, rule: 'header-home-link', evidence: [] }
  return { ...ACME, fields: { ...ACME.fields, logos } }
}

const INLINE = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`
const BITMAP = 'data:image/png;base64,iVBORw0KGgo='

async function serving(serve: { publicUrl?: string } = {}, put?: () => Promise<string>) {
  const record = recordWith(INLINE, BITMAP, 'https://acme.example/logo.svg')
  const started = await startServing({
    serve,
    lookup: async () => ({ result: { state: 'ok', domain: 'acme.example', record } }),
    ...(put && { engine: { pictures: { nameOf: async () => undefined, at: async () => undefined, put } } }),
  })
  const urls = async (path: string) => {
    const { brand } = (await (await started.get(`${path}?domain=acme.example`)).json()) as {
      brand: { logos: Logo[] }
    }
    return brand.logos.map(({ url }) => url)
  }
  return { ...started, urls }
}

test('a drawing in the page has an address that anybody may open, where nothing in it can run', async () => {
  const { url, urls } = await serving()
  const [inline = '', bitmap, other] = await urls('/v1/brand/retrieve')
  expect(inline).toBe(`${url}/v1/files/${NAME}`)
  expect(bitmap).toMatch(/\/v1\/files\/[\w-]{43}\.png$/)
  expect(other).toBe('https://acme.example/logo.svg')
  const file = await fetch(inline)
  expect(await file.text()).toBe(DRAWING)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  })
  expect(await urls('/v1/brand/retrieve')).toEqual([inline, bitmap, other])
  expect(await urls('/v1/brand/retrieve-simplified')).toEqual([inline, bitmap, other])
})

test('the address is the one under which the service is reached', async () => {
  const { urls, answers } = await serving({ publicUrl: 'https://api.acme.example/blazon' })
  expect((await urls('/v1/brand/retrieve'))[0]).toBe(`https://api.acme.example/blazon/v1/files/${NAME}`)
  expect([...answers.values()].join()).not.toContain('api.acme.example')
})

test('a logo that is not there is never the first that clients get', async () => {
  const lookup = (...missing: boolean[]) => {
    const value = missing.map(
      (isMissing, at): Logo => ({
        url: `https://acme.example/${at}.png`,
        ...{ type: 'logo', colors: [], group: at + 1 },
        ...(isMissing && { missing: true }),
      }),
    )
    const logos = { value, confidence: 0.9, rule: 'header-home-link', evidence: [] }
    const record = { ...ACME, fields: { ...ACME.fields, logos } }
    return async () => ({ result: { state: 'ok', domain: 'acme.example', record } }) as const
  }
  const sent = async (...missing: boolean[]) => {
    const { get } = await startServing({ lookup: lookup(...missing) })
    const body = (await (await get('/v1/brand/retrieve?domain=acme.example')).json()) as {
      brand: { logos: Logo[] }
    }
    return body.brand.logos.map(({ url }) => url.slice(-5))
  }
  expect(await sent(true, false, true)).toEqual(['1.png', '0.png', '2.png'])
  expect(await sent(true)).toEqual([])
})

test('a file has the type that its bytes have, whatever its address says', async () => {
  const { url, urls, pictures } = await serving()
  const [inline = ''] = await urls('/v1/brand/retrieve')
  const typeOf = async (address: string) => (await fetch(address)).headers.get('content-type')
  expect(await typeOf(inline.replace('.svg', '.png'))).toBe('image/svg+xml')
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  pictures.set('i'.repeat(43), { hash: 'f00', png })
  expect(await typeOf(`${url}/v1/files/${'i'.repeat(43)}.ico`)).toBe('image/png')
})

test('a drawing that cannot be stored is sent as it is', async () => {
  const { urls } = await serving({}, () => Promise.reject(new Error('The disk is full.')))
  expect((await urls('/v1/brand/retrieve'))[0]).toBe(INLINE)
})
