import { expect, test } from 'vitest'
import { until } from '../../house/until.ts'
import { heldLookup, ok, startServing } from './serving.ts'

/** A server that tells in the description in which language it was asked. */
async function serving() {
  const asked: (string | undefined)[] = []
  const server = await startServing({
    lookup: async ({ domain }, { language }) => {
      asked.push(language)
      const result = ok(domain)
      if (result.state !== 'ok') return { result }
      const name = { value: language ?? 'as it is', confidence: 1, rule: 'test', evidence: [] }
      return {
        result: { ...result, record: { ...result.record, fields: { ...result.record.fields, name } } },
      }
    },
  })
  const titleOf = async (query: string, route = 'retrieve') => {
    const response = await server.get(`/v1/brand/${route}?domain=acme.example${query}`)
    return ((await response.json()) as { brand: { title: string } }).brand.title
  }
  return { asked, titleOf, answers: server.answers }
}

test('a brand in a language is neither answered from what is kept, nor kept', async () => {
  const { asked, titleOf, answers } = await serving()
  expect(await titleOf('&force_language=german')).toBe('german')
  expect(answers.size).toBe(0)
  expect(await titleOf('')).toBe('as it is')
  expect(await titleOf('&force_language=french')).toBe('french')
  expect(await titleOf('&force_language=french&maxSpeed=true')).toBe('french')
  expect(await titleOf('')).toBe('as it is')
  expect(asked).toEqual(['german', undefined, 'french', 'french'])
  expect([...answers.keys()]).toEqual(['brand acme.example'])
})

test('so is the simplified one, and the one with its evidence', async () => {
  const { asked, titleOf } = await serving()
  expect(await titleOf('&force_language=thai', 'retrieve-simplified')).toBe('thai')
  expect(await titleOf('&force_language=thai&explain=true')).toBe('thai')
  expect(asked).toEqual(['thai', 'thai'])
})

test.each([
  'retrieve?name=Acme',
  'retrieve-by-name?name=Acme',
  'retrieve-by-ticker?ticker=ACME',
  'retrieve-by-isin?isin=US0378331005',
  'retrieve-by-email?email=jane@acme.example',
  'transaction_identifier?transaction_info=ACME',
])('a company is asked for in a language, and quickly: %s', async (path) => {
  const asked: unknown[] = []
  const { get } = await startServing({
    engine: {
      company: async () => ({ domain: 'acme.example', name: 'Acme', how: 'name', evidence: [] }),
      async brand(_handle, { language, producer } = {}) {
        asked.push([language, producer])
        return ok('acme.example')
      },
    },
  })
  expect((await get(`/v1/brand/${path}&force_language=german&maxSpeed=true`)).status).toBe(200)
  expect(asked).toEqual([['german', 'cascade']])
})

test('equal requests under way are shared, those in other languages are not', async () => {
  const { lookup, release } = heldLookup()
  const { get, lookups, calls } = await startServing({ lookup })
  const languages = ['', '&force_language=dutch', '&force_language=dutch', '&force_language=danish']
  const answers = Promise.all(languages.map((query) => get(`/v1/brand/retrieve?domain=acme.example${query}`)))
  await until(() => calls() === 4)
  release()
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(lookups).toHaveLength(3)
})

test('all 55 names of the contract are known, tags and others are not', async () => {
  const { get } = await startServing()
  const statusOf = async (name: string) =>
    (await get(`/v1/brand/retrieve?domain=acme.example&force_language=${name}`)).status
  expect(await Promise.all(['albanian', 'welsh', 'cantonese', 'pidgin'].map(statusOf))).toEqual(
    Array(4).fill(200),
  )
  expect(await Promise.all(['de', 'klingon', 'japanese', 'German'].map(statusOf))).toEqual(Array(4).fill(400))
})
