import BrandDev from 'brand.dev'
import { expect, test } from 'vitest'
import { ACME_ON_THE_WIRE } from './acme.ts'
import { answerIn } from './opened.ts'
import { SECRET, startServing } from './serving.ts'

test('the public client gets the five keys of a brand, of the same lookup as the whole', async () => {
  const { url, lookups } = await startServing()
  const client = new BrandDev({ apiKey: SECRET, baseURL: `${url}/v1` })
  const { domain, title, colors, logos, backdrops } = ACME_ON_THE_WIRE
  expect(answerIn(await client.brand.retrieveSimplified({ domain: 'acme.example' }))).toEqual({
    status: 'ok',
    code: 200,
    brand: { domain, title, colors, logos, backdrops },
  })
  expect(lookups).toHaveLength(1)
})

test('a domain is needed', async () => {
  const { get } = await startServing()
  const answer = await get('/v1/brand/retrieve-simplified')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    status: 'error',
    code: 400,
    error_code: 'INVALID_INPUT',
  })
})
