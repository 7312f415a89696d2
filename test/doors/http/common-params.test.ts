import { expect, test } from 'vitest'
import { z } from 'zod'
import { readQuery } from '../../../src/doors/http/params.ts'
import { route } from '../../../src/doors/http/route.ts'
import { opened } from './opened.ts'
import { AUTHORIZED, heldLookup, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'

/** Answers with what it was given. */
const echo = route({
  method: 'GET',
  path: '/v1/echo',
  summary: 'what it was given',
  params: { viewport: z.object({ width: z.string(), height: z.string().optional() }).optional() },
  answer: z.looseObject({}),
  run: async ({ viewport }, { timeoutMs, prefersPartial, maxAgeMs }) =>
    JSON.stringify({ viewport, timeoutMs, prefersPartial, maxAgeMs }),
})

/** Its body is JSON. */
const posted = route({
  method: 'POST',
  path: '/v1/posted',
  summary: 'what it was given',
  params: { text: z.string().optional() },
  answer: z.looseObject({}),
  run: async ({ text }, { timeoutMs }) => JSON.stringify({ text, timeoutMs }),
})

/** Its body is bytes. */
const bytes = route({
  method: 'POST',
  path: '/v1/bytes',
  summary: 'how many bytes it was given',
  takesBytes: true,
  params: { body: z.instanceof(Buffer), name: z.string() },
  answer: z.looseObject({}),
  run: async ({ body, name }) => JSON.stringify({ name, bytes: body.length }),
})

async function serving() {
  const { url, get } = await startServing({ routes: [echo, posted, bytes] })
  const told = async (answer: Response) => ({
    status: answer.status,
    ignored: answer.headers.get('x-ignored-parameters'),
    answer: opened((await answer.json()) as object).answer as Record<string, unknown>,
  })
  return {
    ask: async (query: string) => told(await get(`/v1/echo?${query}`)),
    post: async (path: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
      told(
        await fetch(url + path, { method: 'POST', headers: { ...AUTHORIZED, 'content-type': type }, body }),
      ),
  }
}

test('timeoutOpts is the time that timeoutMS is, in a query and in a body', async () => {
  const { ask, post } = await serving()
  expect((await ask('timeoutOpts[milliseconds]=2500')).answer).toEqual({
    timeoutMs: 2_500,
    prefersPartial: false,
  })
  const both = await ask('timeoutMS=2500&timeoutOpts%5Bmilliseconds%5D=2500')
  expect([both.status, both.answer.timeoutMs]).toEqual([200, 2_500])
  expect((await post('/v1/posted', '{"timeoutOpts":{"milliseconds":900}}')).answer).toEqual({
    timeoutMs: 900,
  })
  const { get } = await startServing({ lookup: heldLookup().lookup })
  expect((await get(`${PATH}&timeoutOpts[milliseconds]=50`)).status).toBe(408)
})

test.each([
  ['timeoutMS=100&timeoutOpts[milliseconds]=200', 'timeoutMS and timeoutOpts name different times'],
  ['timeoutOpts[milliseconds]=0', 'timeoutOpts.milliseconds must be a whole number from 1 to 300000'],
  ['timeoutOpts[milliseconds]=300001', 'timeoutOpts.milliseconds must be a whole number from 1 to 300000'],
  ['timeoutOpts[milliseconds]=5&timeoutOpts[milliseconds]=5', 'timeoutOpts.milliseconds'],
  ['timeoutOpts[behavior]=fail', 'timeoutOpts.milliseconds is required'],
  ['timeoutOpts[milliseconds]=5&timeoutOpts[behavior]=wait', 'must be one of fail, return-partial'],
  ['timeoutOpts[milliseconds]=5&timeoutOpts[more]=1', 'has keys that are not known: more'],
  ['timeoutOpts=500', 'timeoutOpts must be an object'],
  ['viewport=1&viewport[width]=2', 'The parameters viewport and viewport[width] cannot be given together'],
  ['viewport[width]=2&viewport=1', 'The parameters viewport and viewport[width] cannot be given together'],
  ['viewport=1&viewport=1&viewport[width]=2', 'The parameters viewport and viewport[width] cannot'],
  [
    'viewport[width]=1&viewport[width][of]=2',
    'The parameters viewport[width] and viewport[width][of] cannot',
  ],
  ['tags[of]=b&tags=a', 'The parameters tags and tags[of] cannot be given together'],
  ['maxAgeMs=soon', 'The parameter maxAgeMs must be a whole number'],
  ['zdr=true', 'zdr must be one of enabled, disabled'],
  [`tags=${'a,'.repeat(20)}a`, 'tags must be a list of at most 20 entries'],
  [`tags=${'a'.repeat(51)}`, 'tags[0] must be text of 1 to 50 characters'],
])('%s is refused', async (query, message) => {
  const { ask } = await serving()
  const { status, answer } = await ask(query)
  expect([status, answer]).toEqual([
    400,
    {
      ...{ status: 'error', code: 400, error_code: 'INVALID_INPUT' },
      message: expect.stringContaining(message),
    },
  ])
})

test('parameters without an effect are named in a header, and those that are obeyed are not', async () => {
  const { ask, post } = await serving()
  expect((await ask('viewport[width]=5&timeoutMS=900&tags=a,b')).ignored).toBeNull()
  expect((await ask('colour=red&viewport[width]=5&size[x]=1&a.b-c[]=2')).ignored).toBe(
    'colour, size, a.b-c[]',
  )
  expect((await post('/v1/posted', '{"text":"a","deep":{"er":1}}')).ignored).toBe('deep')
  const partly = 'timeoutOpts[milliseconds]=900&timeoutOpts[behavior]=return-partial'
  expect(await ask(partly)).toMatchObject({
    ignored: 'timeoutOpts.behavior',
    answer: { prefersPartial: true },
  })
  // This route reads and stores nothing.
  expect((await ask('zdr=enabled&maxAgeMs=5')).ignored).toBe('zdr, maxAgeMs')
  const { get } = await startServing()
  const obeyed = await get(`${PATH}&zdr=enabled&maxAgeMs=5`)
  expect([obeyed.status, obeyed.headers.get('x-ignored-parameters')]).toEqual([200, null])
})

test('names that a header must not have are left out of it, and so are more than twenty', async () => {
  const { ask, post } = await serving()
  const hostile = ['a%0d%0aset-cookie:b', 'a%00', 'a,b', 'a%20b', '%C3%A9', '%22', 'x'.repeat(61), '=1']
  const { status, ignored } = await ask(hostile.join('&'))
  expect([status, ignored]).toEqual([200, null])
  const names = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`p${at}`, 1]))
  const many = await post('/v1/posted', JSON.stringify({ ...names, 'a\r\nb: c': 1 }))
  expect(many.ignored?.split(', ')).toEqual(Object.keys(names).slice(0, 20))
})

test('an object of a query is read by the names in brackets', async () => {
  const { ask } = await serving()
  const { answer } = await ask('viewport[width]=800&viewport%5Bheight%5D=600')
  expect(answer.viewport).toEqual({ width: '800', height: '600' })
  const plain = (query: string) => JSON.parse(JSON.stringify(readQuery(query)))
  expect(plain('a[b][c]=1&a[b][d]=2&a[e]=3&a[e]=4')).toEqual({ a: { b: { c: '1', d: '2' }, e: ['3', '4'] } })
  for (const mixed of ['a[b]=1&a=2', 'a=2&a[b]=1']) expect(plain(mixed)).toEqual({ a: [{ b: '1' }, '2'] })
  // A parameter that no endpoint knows is none of its concern.
  expect(await ask('colour=1&colour[of]=2')).toMatchObject({ status: 200, ignored: 'colour' })
  for (const name of ['a[]', '[a]', 'a[b', 'a]b]', 'a[b]c', 'a[b]c]', 'a[[b]]', '[]', ']'])
    expect(plain(`${name}=1`), name).toEqual({ [name]: '1' })
})

test('a name in brackets reaches no property of JavaScript', async () => {
  const { ask } = await serving()
  const hostile = [
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    'viewport[__proto__][width]=7',
  ]
  expect((await ask(`${hostile.join('&')}&viewport[width]=5`)).answer.viewport).toEqual({ width: '5' })
  expect(Object(readQuery(hostile.join('&'))).polluted).toBeUndefined()
  expect(Object({}).polluted).toBeUndefined()
  // Such a key alone does not give the object a width.
  expect((await ask('viewport[__proto__][width]=7')).status).toBe(400)
})

test('a query of any depth and length is read at once', () => {
  const deep = `a${'[b]'.repeat(5)}`
  expect(Object.keys(readQuery(`${deep}=1`))).toEqual([deep])
  expect(JSON.parse(JSON.stringify(readQuery('a[b][c][d][e]=1')))).toEqual({
    a: { b: { c: { d: { e: '1' } } } },
  })
  const began = performance.now()
  const [{ b }] = [Object(readQuery('a[b]=1&'.repeat(1_000_000)).a)]
  expect(b).toHaveLength(1_000_000)
  readQuery(`a${'[b]'.repeat(1_000_000)}=1`)
  readQuery(`a${'['.repeat(1_000_000)}]=1`)
  readQuery(Array.from({ length: 200_000 }, (_, at) => `a[${at}]=1`).join('&'))
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('bytes are a body only where a route takes them', async () => {
  const { post } = await serving()
  const given = new Uint8Array([0, 255, 10])
  const type = 'application/octet-stream'
  expect((await post('/v1/bytes?name=a', given, type)).answer).toEqual({ name: 'a', bytes: 3 })
  expect(await post('/v1/posted', given, type)).toMatchObject({
    status: 400,
    answer: {
      error_code: 'INVALID_BODY',
      message: 'The body must be a JSON object, with the header Content-Type: application/json',
    },
  })
  expect((await post('/v1/bytes?name=a', '{"body":"text"}')).status).toBe(400)
})
