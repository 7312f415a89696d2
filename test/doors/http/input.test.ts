import BrandDev from 'brand.dev'
import { expect, test } from 'vitest'
import { readQuery } from '../../../src/doors/http/params.ts'
import { answerIn } from './opened.ts'
import { SECRET, startServing } from './serving.ts'

const WRONG: readonly (readonly [query: string, message: string])[] = [
  ['', 'The parameter domain is required'],
  ['?domain=', 'The parameter domain is required'],
  ['?Domain=acme.example', 'The parameter domain is required'],
  ['?domain=no%20domain', 'This is not a domain'],
  ['?domain=%zz', 'This is not a domain'],
  ['?domain=%ff%fe.example', 'This is not a domain'],
  ['?domain=a.example&domain=b.example', 'The parameter domain takes one value, not several'],
  ['?domain=a.example&timeoutMS=5&timeoutMS=5', 'The parameter timeoutMS takes one value, not several'],
  ['?domain=a.example&name=Acme', 'The parameters domain and name cannot be given together'],
  ['?name=Acme&ticker=ACM', 'The parameters name and ticker cannot be given together'],
  ['?domain=a.example&timeoutMS=0', 'The parameter timeoutMS must be a whole number from 1 to 300000'],
  ['?domain=a.example&timeoutMS=300001', 'The parameter timeoutMS must be a whole number from 1 to 300000'],
  ['?domain=a.example&timeoutMS=-5', 'The parameter timeoutMS must be a whole number from 1 to 300000'],
  ['?domain=a.example&timeoutMS=1e3', 'The parameter timeoutMS must be a whole number from 1 to 300000'],
  ['?domain=a.example&timeoutMS=1.5', 'The parameter timeoutMS must be a whole number from 1 to 300000'],
  ['?domain=a.example&timeoutMS=NaN', 'The parameter timeoutMS must be a whole number from 1 to 300000'],
  ['?domain=a.example&maxSpeed=yes', 'The parameter maxSpeed must be true or false'],
  ['?domain=a.example&maxSpeed=TRUE', 'The parameter maxSpeed must be true or false'],
  ['?domain=a.example&explain=2', 'The parameter explain must be true or false'],
  [
    '?domain=a.example&force_language=English',
    'The parameter force_language must be one of 55 known values, such as albanian',
  ],
]

test.each(WRONG)('400 for %s', async (query, message) => {
  const { get, lookups } = await startServing()
  const answer = await get(`/v1/brand/retrieve${query}`)
  expect(answer.status).toBe(400)
  const refusal = { status: 'error', message, code: 400, error_code: 'INVALID_INPUT' }
  expect(answerIn((await answer.json()) as object)).toEqual(refusal)
  expect(lookups).toEqual([])
})

const RIGHT = [
  '?domain=a.example&timeoutMS=1',
  '?domain=a.example&timeoutMS=300000',
  '?domain=a.example&timeoutMS=60000.0',
  '?domain=a.example&maxSpeed=0&explain=false',
  '?domain=a.example&force_language=korean',
  '?domain=a.example&unknown=1&unknown=2&__proto__=x&constructor=y',
  '?domain=a.example&name=&ticker=',
  '?domain=a.example&timeoutMS=&maxSpeed=&force_language=&explain=',
  '?&&domain=a.example&',
]

test.each(RIGHT)('200 for %s', async (query) => {
  const { get } = await startServing()
  expect((await get(`/v1/brand/retrieve${query}`)).status).toBe(200)
})

test('a parameter that is repeated as often as a request has room for costs no time', async () => {
  const { get } = await startServing()
  const answer = await get(`/v1/brand/retrieve?${'a&'.repeat(7_800)}`, {})
  expect(answer.status).toBe(401)
  // If the list were copied for each value, this would take many minutes.
  expect(readQuery('a&'.repeat(1_000_000)).a).toHaveLength(1_000_000)
})

test('a plus sign is a space', async () => {
  const given: string[] = []
  const { get } = await startServing({
    engine: {
      resolve: (text) => {
        given.push(text)
        return {
          input: text,
          domain: 'a.example',
          registrable: 'a.example',
          label: 'a',
          unicode: 'a.example',
        }
      },
    },
  })
  await get('/v1/brand/retrieve?domain=a+b%2Bc')
  expect(given).toEqual(['a b+c'])
})

test('the public client sees a 400 as its error class, and does not repeat it', async () => {
  const { url, usage } = await startServing()
  const client = new BrandDev({ apiKey: SECRET, baseURL: `${url}/v1` })
  const failure = await client.brand.retrieve({ domain: 'none' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BrandDev.BadRequestError)
  expect(String(failure)).toContain('400 This is not a domain')
  expect(usage).toHaveLength(1)
})
