import { expect, test } from 'vitest'
import { z } from 'zod'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import { flag, integer } from '../../../src/doors/http/params.ts'
import { route } from '../../../src/doors/http/route.ts'
import { bounded } from '../../house/bounded.ts'
import { answerIn } from './opened.ts'
import { AUTHORIZED, startServing } from './serving.ts'

/** A made-up endpoint with a body: what the later POST endpoints rely on. */
const echo = route({
  method: 'POST',
  path: '/v1/echo',
  params: {
    domain: z.string(),
    maxProducts: integer(1, 12).default(5),
    deep: flag().default(false),
    page: z.enum(['blog', 'pricing']).optional(),
    points: z
      .array(
        z.object({
          name: z
            .string()
            .min(1)
            .max(9)
            .regex(/^[a-z]*$/, { error: 'must be in lower case' }),
          type: z.enum(['url', 'list']),
          fields: z.record(z.string(), z.enum(['number', 'date'])).optional(),
        }),
      )
      .min(1)
      .refine((points) => new Set(points.map(({ name }) => name)).size === points.length, {
        error: 'must have names that differ',
      })
      .optional(),
  },
  summary: 'what it was given',
  answer: z.looseObject({}),
  run: async (params, { timeoutMs }) => JSON.stringify({ ...params, timeoutMs }),
})

async function post(body: string | undefined, type = 'application/json') {
  bounded(SERVICE, { bodyLimitBytes: 1_000 })
  const { url } = await startServing({ routes: [echo] })
  const answer = await fetch(`${url}/v1/echo`, {
    method: 'POST',
    headers: { ...AUTHORIZED, 'content-type': type },
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, body: answerIn((await answer.json()) as object) }
}

test('parameters of a body are JSON values', async () => {
  const given = { domain: 'a.example', maxProducts: 3, deep: true, page: 'blog', timeoutMS: 100, other: {} }
  expect(await post(JSON.stringify(given))).toEqual({
    status: 200,
    body: { domain: 'a.example', maxProducts: 3, deep: true, page: 'blog', timeoutMs: 100 },
  })
})

test('what is left out or null has its default', async () => {
  expect(await post('{"domain":"a.example","maxProducts":null}', 'application/json; charset=utf-8')).toEqual({
    status: 200,
    body: { domain: 'a.example', maxProducts: 5, deep: false, timeoutMs: 55_000 },
  })
})

test('within a parameter, null means no value as well', async () => {
  const points = '[{"name":"n","type":"url","fields":null},{"name":"m","type":"url","fields":{"a":null}}]'
  expect(await post(`{"domain":"a.example","page":"","points":${points}}`)).toMatchObject({
    status: 200,
    body: {
      points: [
        { name: 'n', type: 'url' },
        { name: 'm', type: 'url', fields: {} },
      ],
    },
  })
  expect((await post(`{"domain":"a.example","points":${'['.repeat(400)}${']'.repeat(400)}}`)).status).toBe(
    400,
  )
})

test.each([
  ['{"domain":5}', 'The parameter domain must be text'],
  ['{"domain":["a.example"]}', 'The parameter domain takes one value, not several'],
  ['{"domain":{}}', 'The parameter domain must be text'],
  ['{}', 'The parameter domain is required'],
  ['{"__proto__":{"domain":"a.example"}}', 'The parameter domain is required'],
  ['{"domain":"a","maxProducts":13}', 'The parameter maxProducts must be a whole number from 1 to 12'],
  ['{"domain":"a","maxProducts":1.5}', 'The parameter maxProducts must be a whole number from 1 to 12'],
  ['{"domain":"a","deep":"yes"}', 'The parameter deep must be true or false'],
  ['{"domain":"a","page":"shop"}', 'The parameter page must be one of blog, pricing'],
  ['{"domain":"a","points":{}}', 'The parameter points must be a list of 1 or more entries'],
  ['{"domain":"a","points":[]}', 'The parameter points must be a list of 1 or more entries'],
  ['{"domain":"a","points":[3]}', 'The parameter points[0] must be an object'],
  [
    '{"domain":"a","points":[{"name":"n","type":"t"},{}]}',
    'The parameter points[0].type must be one of url, list',
  ],
  ['{"domain":"a","points":[{"name":"n","type":"url"},{}]}', 'The parameter points[1].name is required'],
  [
    '{"domain":"a","points":[{"name":"","type":"url"}]}',
    'The parameter points[0].name must be text of 1 to 9 characters',
  ],
  [
    '{"domain":"a","points":[{"name":"N","type":"url"}]}',
    'The parameter points[0].name must be in lower case',
  ],
  [
    '{"domain":"a","points":[{"name":"n","type":"url","fields":{"a b":"x"}}]}',
    'The parameter points[0].fields.a b must be one of number, date',
  ],
  [
    '{"domain":"a","points":[{"name":"n","type":"url"},{"name":"n","type":"url"}]}',
    'The parameter points must have names that differ',
  ],
])('400 for %s', async (given, message) => {
  expect(await post(given)).toMatchObject({ status: 400, body: { message, error_code: 'INVALID_INPUT' } })
})

test.each([
  ['{"domain":"a.example"}', 'Application/JSON;charset=utf-8'],
  ['{"domain":"a.example"}', 'application/vnd.api+json'],
  ['\uFEFF{"domain":"a.example"}', 'application/json'],
])('the body %s as %s is JSON', async (given, type) => {
  expect((await post(given, type)).status).toBe(200)
})

const BY_TYPE = ', with the header Content-Type: application/json'

test.each<[string | undefined, string, string?]>([
  ['[]', 'application/json'],
  ['null', 'application/json'],
  ['"text"', 'application/json'],
  ['{"domain":', 'application/json'],
  ['', 'application/json'],
  [undefined, 'application/json'],
  ['{}', 'application/jsonp', BY_TYPE],
  ['domain=a.example', 'application/x-www-form-urlencoded', BY_TYPE],
  ['{"domain":"a.example"}', 'text/plain', BY_TYPE],
])('400 for the body %s as %s', async (given, type, more = '') => {
  expect(await post(given, type)).toEqual({
    status: 400,
    body: {
      status: 'error',
      message: `The body must be a JSON object${more}`,
      code: 400,
      error_code: 'INVALID_BODY',
    },
  })
})

test('413 for a body over the limit', async () => {
  const answer = await post(JSON.stringify({ domain: 'a'.repeat(2_000) }))
  expect(answer).toMatchObject({
    status: 413,
    body: { status: 'error', code: 413, error_code: 'BODY_TOO_LARGE' },
  })
})

test('413 for a chunked body over the limit', async () => {
  bounded(SERVICE, { bodyLimitBytes: 1_000 })
  const { raw } = await startServing({ routes: [echo] })
  const head = `POST /v1/echo HTTP/1.1\r\nHost: x\r\nAuthorization: ${AUTHORIZED.authorization}\r\nContent-Type: application/json\r\nConnection: close\r\n`
  const chunk = `400\r\n${' '.repeat(0x400)}\r\n`
  expect(await raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`)).toContain(
    'HTTP/1.1 413',
  )
})

test('a parameter may stand in the path', async () => {
  const ofDomain = route({
    method: 'GET',
    path: '/v1/picture/{domain}',
    summary: 'a picture',
    params: { domain: z.string(), size: integer(16, 512).default(128) },
    answer: { media: ['image/png'] },
    run: async ({ domain, size }) => ({
      body: Buffer.from(`${domain} ${size}`),
      contentType: 'image/png',
      headers: { etag: '"1"' },
    }),
  })
  const { get, url } = await startServing({ routes: [ofDomain] })
  const answer = await get('/v1/picture/a%2Eexample?size=64&domain=b.example')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('etag')]).toEqual([
    ...[200, 'image/png', '"1"'],
  ])
  expect(await answer.text()).toBe('a.example 64')
  expect((await get('/v1/picture/a.example?size=5')).status).toBe(400)
  expect((await get('/v1/picture/a.example/b')).status).toBe(404)
  const posted = await fetch(`${url}/v1/picture/a.example`, { method: 'POST', headers: AUTHORIZED })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a method that the path does not take is 405 with what it does take', async () => {
  const { get } = await startServing({ routes: [echo] })
  const answer = await get('/v1/echo')
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('POST')
})

test('a body that is nested thousands of levels deep is refused, and the service goes on', async () => {
  const { url } = await startServing({ routes: [echo] })
  const sent = async (body: string) => {
    const headers = { ...AUTHORIZED, 'content-type': 'application/json' }
    return (await fetch(`${url}/v1/echo`, { method: 'POST', headers, body })).status
  }
  const nested = (levels: number) =>
    `{"domain":"a.example","other":${'['.repeat(levels)}${']'.repeat(levels)}}`
  expect(await sent(nested(50_000))).toBe(400)
  expect(await sent(nested(100))).toBe(400)
  expect(await sent(nested(99))).toBe(200)
})
