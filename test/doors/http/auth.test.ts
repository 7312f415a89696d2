import { expect, test } from 'vitest'
import { answerIn } from './opened.ts'
import { SECRET, SUSPENDED_SECRET, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'
const REFUSED = '{"status":"error","message":"Invalid API key","code":401,"error_code":"INVALID_API_KEY"}'

const MALFORMED: Record<string, string> = {
  'no scheme': SECRET,
  'scheme alone': 'Bearer',
  'scheme and space': 'Bearer ',
  'scheme and key run together': `Bearer${SECRET}`,
  'a tab between': `Bearer\t${SECRET}`,
  'a colon between': `Bearer:${SECRET}`,
  'Basic scheme': `Basic ${Buffer.from(`${SECRET}:`).toString('base64')}`,
  'Token scheme': `Token ${SECRET}`,
  'scheme twice': `Bearer Bearer ${SECRET}`,
  'words after the key': `Bearer ${SECRET} extra`,
  'two keys': `Bearer ${SECRET}, Bearer ${SECRET}`,
  'quoted key': `Bearer "${SECRET}"`,
  'key without its last sign': `Bearer ${SECRET.slice(0, -1)}`,
  'key and one sign more': `Bearer ${SECRET}0`,
  'key in another case': `Bearer ${SECRET.toUpperCase()}`,
  'unknown key': 'Bearer blz_unknown',
  'very long key': `Bearer ${'a'.repeat(5_000)}`,
  'not ASCII': `Bearer ${SECRET}\u00e9`,
  SQL: `Bearer ' OR 1=1 --`,
  empty: '',
}

test.each(Object.entries(MALFORMED))('401 for %s', async (_name, authorization) => {
  const { get, lookups } = await startServing()
  const answer = await get(PATH, { authorization })
  expect(answer.status).toBe(401)
  expect(answerIn(await answer.text())).toBe(REFUSED)
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  expect(answer.headers.get('x-request-id')).toBe('req-1')
  expect(lookups).toEqual([])
})

test('401 without the header, whatever else carries the key', async () => {
  const { get } = await startServing()
  expect(answerIn(await (await get(PATH, {})).text())).toBe(REFUSED)
  const others = await get(PATH, { 'x-api-key': SECRET, cookie: `key=${SECRET}` })
  expect(answerIn(await others.text())).toBe(REFUSED)
  const inQuery = await get(`${PATH}&api_key=${SECRET}&access_token=${SECRET}`, {})
  expect(answerIn(await inQuery.text())).toBe(REFUSED)
})

test('401 for two Authorization headers, even when both are good', async () => {
  const { raw } = await startServing()
  const line = `Authorization: Bearer ${SECRET}\r\n`
  const answer = await raw(`GET ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${line}${line}\r\n`)
  expect(answer).toContain('HTTP/1.1 401')
  expect(answerIn(answer.split('\r\n\r\n')[1] ?? '')).toBe(REFUSED)
})

test('the scheme is read in any case, as HTTP has it', async () => {
  const { get } = await startServing()
  expect((await get(PATH, { authorization: `bearer ${SECRET}` })).status).toBe(200)
  expect((await get(PATH, { authorization: `BEARER  ${SECRET}` })).status).toBe(200)
})

test('403 for a suspended key', async () => {
  const { get } = await startServing()
  const answer = await get(PATH, { authorization: `Bearer ${SUSPENDED_SECRET}` })
  expect(answer.status).toBe(403)
  expect(answerIn((await answer.json()) as object)).toEqual({
    status: 'error',
    message: 'This API key is suspended',
    code: 403,
    error_code: 'KEY_SUSPENDED',
  })
})

test('the key comes first, then permission, then the route, then the input', async () => {
  const { get } = await startServing()
  const suspended = { authorization: `Bearer ${SUSPENDED_SECRET}` }
  expect((await get('/v1/nowhere', {})).status).toBe(401)
  expect((await get('/v1/%zz', {})).status).toBe(401)
  expect((await get('/v1/nowhere', suspended)).status).toBe(403)
  expect((await get('/v1/nowhere?domain=')).status).toBe(404)
  expect((await get('/v1/brand/retrieve?domain=')).status).toBe(400)
})
