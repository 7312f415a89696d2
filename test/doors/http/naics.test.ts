import BrandDev from 'brand.dev'
import { expect, test } from 'vitest'
import type { ServeEngine } from '../../../src/doors/http/engine.ts'
import { BlazonError } from '../../../src/model/errors.ts'
import type { IndustriesResult } from '../../../src/model/industries.ts'
import { answerIn } from './opened.ts'
import { SECRET, startServing } from './serving.ts'

const FOUND: IndustriesResult = {
  state: 'ok',
  domain: 'acme.example',
  naics: [
    { code: '221210', name: 'Natural Gas Distribution', confidence: 'high' },
    { code: '211130', name: 'Natural Gas Extraction', confidence: 'low' },
  ],
  sic: [{ code: '4924', name: 'Natural Gas Distribution' }],
  eic: [{ industry: 'Industrial & Energy', subindustry: 'Utilities & Grid Infrastructure' }],
}

/** A server whose engine answers with this, and what it was asked. */
async function serving(result: IndustriesResult = FOUND) {
  const asked: unknown[] = []
  const naics: ServeEngine['naics'] = async (handle, request) => {
    asked.push(['domain' in handle ? handle.domain : handle, request?.minResults, request?.maxResults])
    return result
  }
  const company: ServeEngine['company'] = async (handle) => {
    if ('name' in handle && handle.name === 'Acme Gas')
      return { domain: 'acme.example', name: 'Acme Gas', how: 'name', evidence: [] }
    if ('name' in handle && handle.name === 'Acme..')
      return { domain: 'acme.example', name: 'Acme..', how: 'name', evidence: [] }
    if ('name' in handle && handle.name === 'g..acme')
      return { domain: 'acme.example', name: 'Acme G', how: 'name_spelling', evidence: [] }
    throw new BlazonError('not_found', 'No company is known by that name.')
  }
  return { ...(await startServing({ engine: { naics, company } })), asked }
}

test('the public client gets the codes of a domain', async () => {
  const { url, asked } = await serving()
  const client = new BrandDev({ apiKey: SECRET, baseURL: `${url}/v1` })
  const answer = await client.brand.retrieveNaics({ input: 'https://www.Acme.example/about', maxResults: 2 })
  expect(answerIn(answer)).toEqual({
    status: 'ok',
    type: 'naics',
    domain: 'acme.example',
    codes: FOUND.naics,
    sic: FOUND.sic,
    industries: { eic: FOUND.eic },
  })
  expect(asked).toEqual([['acme.example', 1, 2]])
})

test('later clients find it at another path', async () => {
  const { get, asked } = await serving()
  expect((await get('/v1/web/naics?input=acme.example&minResults=3')).status).toBe(200)
  expect((await get('/v1/web/naics?input=acme.example&minResults=8')).status).toBe(200)
  expect(asked).toEqual([
    ['acme.example', 3, 5],
    ['acme.example', 8, 8],
  ])
})

test.each([
  ['', 'The parameter input is required'],
  ['input=acme.example&minResults=0', 'The parameter minResults must be a whole number from 1 to 10'],
  ['input=acme.example&maxResults=11', 'The parameter maxResults must be a whole number from 1 to 10'],
  ['input=acme.example&minResults=4&maxResults=3', 'The parameter minResults (4) is above maxResults (3)'],
  ['input=acme.example&minResults=6&maxResults=5', 'The parameter minResults (6) is above maxResults (5)'],
  ['input=acme..example', 'This is not a domain'],
  // A mistyped domain is no other spelling of a name.
  ['input=g..acme', 'This is not a domain'],
])('%s is answered with 400', async (query, sentence) => {
  const { get, asked } = await serving()
  const answer = await get(`/v1/brand/naics?${query}`)
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { message: string }).message).toContain(sentence)
  expect(asked).toEqual([])
})

test('the title of a brand is looked up in the directory', async () => {
  const { get, asked } = await serving()
  const answer = await get('/v1/brand/naics?input=Acme%20Gas')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ domain: 'acme.example', codes: FOUND.naics })
  expect(asked).toEqual([[{ name: 'Acme Gas' }, 1, 5]])
})

test('a title with dots is looked up when it cannot be a domain', async () => {
  const { get, asked } = await serving()
  expect((await get('/v1/brand/naics?input=Acme..')).status).toBe(200)
  expect(asked).toEqual([[{ name: 'Acme..' }, 1, 5]])
})

test('a name that nobody knows is answered with 404 and what was tried', async () => {
  const { get, asked } = await serving()
  const answer = await get('/v1/brand/naics?input=Some%20Brand')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ status: 'error', code: 404, error_code: 'NOT_FOUND' })
  expect(asked).toEqual([])
})

test('a site without a brand is answered as a brand is', async () => {
  const { get } = await serving({
    state: 'refused',
    message: 'It is no page of the brand',
    domain: 'acme.example',
    class: 'parked',
    url: 'https://acme.example/',
    evidence: [],
  })
  const answer = await get('/v1/brand/naics?input=acme.example')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error_code: 'DOMAIN_PARKED' })
})
