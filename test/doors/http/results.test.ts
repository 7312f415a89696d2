import BrandDev from 'brand.dev'
import { expect, test } from 'vitest'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import { BlazonError, type ErrorCode } from '../../../src/model/errors.ts'
import type { Result } from '../../../src/model/record.ts'
import { bounded } from '../../house/bounded.ts'
import { answerIn } from './opened.ts'
import { heldLookup, SECRET, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'

type RefusedClass = Extract<Result, { state: 'refused' }>['class']

const REFUSED: readonly (readonly [RefusedClass, number, string])[] = [
  ['blocked', 400, 'WEBSITE_BLOCKED'],
  ['login_wall', 400, 'WEBSITE_LOGIN_WALL'],
  ['parked', 400, 'DOMAIN_PARKED'],
  ['empty', 400, 'WEBSITE_EMPTY'],
  ['under_construction', 400, 'WEBSITE_UNDER_CONSTRUCTION'],
  ['error_page', 404, 'WEBSITE_ERROR_PAGE'],
  ['redirected', 404, 'DOMAIN_REDIRECTED'],
]

test.each(REFUSED)('a page of class %s is %i %s', async (pageClass, status, errorCode) => {
  const { get, answers } = await startServing({
    lookup: async ({ domain }) => ({
      result: {
        state: 'refused',
        message: 'It is no page of the brand',
        domain,
        class: pageClass,
        url: 'https://acme.example/',
        evidence: ['sign'],
      },
    }),
  })
  const answer = await get(PATH)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ status: 'error', code: status, error_code: errorCode })
  expect(answers.size).toBe(0)
})

test('a site whose page is a file is told which it is', async () => {
  const { get } = await startServing({
    lookup: async ({ domain }) => {
      const page = {
        domain,
        class: 'empty',
        url: 'https://acme.example/',
        fileType: 'application/pdf',
      } as const
      return { result: { state: 'refused', message: 'It is no page of the brand', ...page, evidence: [] } }
    },
  })
  const message = 'The website shows no web page but application/pdf'
  expect(await (await get(PATH)).json()).toMatchObject({ code: 400, error_code: 'WEBSITE_EMPTY', message })
})

test.each([
  [500, 400, 'WEBSITE_ACCESS_ERROR', 'The website answers with status 500'],
  [403, 400, 'WEBSITE_ACCESS_ERROR', 'The website answers with status 403'],
  [404, 404, 'WEBSITE_ERROR_PAGE', 'The website has no such page: it answers with status 404'],
  [410, 404, 'WEBSITE_ERROR_PAGE', 'The website has no such page: it answers with status 410'],
  [200, 404, 'WEBSITE_ERROR_PAGE', 'The website shows an error page'],
])('an error page with status %i is %i %s', async (status, code, error_code, message) => {
  const { get } = await startServing({
    lookup: async ({ domain }) => ({
      result: {
        state: 'refused',
        message: 'It is no page of the brand',
        domain,
        class: 'error_page',
        url: 'https://acme.example/',
        status,
        evidence: [],
      },
    }),
  })
  const answer = (await (await get(PATH)).json()) as object
  expect(answerIn(answer)).toEqual({ status: 'error', message, code, error_code })
})

const SECRETS = 'connect ECONNREFUSED 10.1.2.3:443 at /srv/blazon/gate.js'

const FAILED: readonly (readonly [ErrorCode, number, string])[] = [
  ['not_found', 404, 'NOT_FOUND'],
  ['forbidden_target', 400, 'FORBIDDEN_TARGET'],
  ['unreachable', 400, 'WEBSITE_ACCESS_ERROR'],
  ['crashed', 400, 'WEBSITE_CRASHES_BROWSER'],
  ['too_large', 400, 'WEBSITE_TOO_LARGE'],
  ['timeout', 400, 'WEBSITE_TIMEOUT'],
  ['unavailable', 503, 'UNAVAILABLE'],
  ['internal', 500, 'INTERNAL_ERROR'],
]

test.each([
  ['unreachable', 'acme.example has no address (ENOTFOUND).'],
  ['forbidden_target', 'acme.example leads to an address that is not on the public internet.'],
  ['crashed', 'The browser crashed on this page. Also tried: directly: status 503.'],
  ['too_large', 'http://acme.example/large is longer than 5242880 bytes.'],
  ['timeout', 'acme.example did not answer the browser in time (net::ERR_TIMED_OUT).'],
] as const)('a lookup that ended as %s has the reason that the command gives', async (code, message) => {
  const { get } = await startServing({
    lookup: async ({ domain }) => ({ result: { state: 'failed', domain, code, message, retryable: false } }),
  })
  expect(await (await get(PATH)).json()).toMatchObject({ message, code: 400 })
})

test.each(FAILED)(
  'a lookup that ended as %s is %i %s, without internals',
  async (code, status, errorCode) => {
    const { get } = await startServing({
      lookup: async ({ domain }) => ({
        result: { state: 'failed', domain, code, message: SECRETS, retryable: false },
      }),
    })
    const answer = await get(PATH)
    const body = await answer.text()
    expect(answer.status).toBe(status)
    expect(JSON.parse(body)).toMatchObject({ status: 'error', code: status, error_code: errorCode })
    expect(body).not.toMatch(/10\.1\.2\.3|ECONN|srv/)
  },
)

test.each([
  ['a plain error', new Error(SECRETS)],
  ['a full disk', new BlazonError('storage', SECRETS)],
  ['something that is no error', SECRETS],
])('%s in the work is one neutral sentence for the caller, and whole in the log', async (_name, thrown) => {
  const { get, lines } = await startServing({ lookup: () => Promise.reject(thrown) })
  const answer = await get(PATH)
  expect(answer.status).toBe(500)
  expect(answerIn(await answer.text())).toBe(
    '{"status":"error","message":"Something went wrong on this server","code":500,"error_code":"INTERNAL_ERROR"}',
  )
  expect(lines.join('\n')).toContain('10.1.2.3')
})

test('408 when timeoutMS is over, and what was begun is ended soon when it may not go on', async () => {
  const held = heldLookup()
  bounded(SERVICE, { afterTimeoutMs: 0 })
  const { get, answers } = await startServing({ lookup: held.lookup })
  const answer = await get(`${PATH}&timeoutMS=100`)
  expect(answer.status).toBe(408)
  expect(answer.headers.get('x-should-retry')).toBe('false')
  expect(await answer.json()).toMatchObject({ status: 'error', code: 408, error_code: 'REQUEST_TIMEOUT' })
  await expect.poll(() => held.stopped).toEqual(['acme.example'])
  expect(answers.size).toBe(0)
})

test('one whose time is over does not end the work of another, and finds the answer when it comes again', async () => {
  const held = heldLookup()
  const { get, lookups, answers } = await startServing({ lookup: held.lookup })
  const patient = get(PATH)
  expect((await get(`${PATH}&timeoutMS=100`)).status).toBe(408)
  held.release()
  expect((await patient).status).toBe(200)
  expect(answers.size).toBe(1)
  expect((await get(`${PATH}&timeoutMS=100`)).status).toBe(200)
  expect(lookups).toEqual(['acme.example'])
  expect(held.stopped).toEqual([])
})

test('the public client does not repeat a 408 that says so', async () => {
  const { url, usage } = await startServing({ lookup: heldLookup().lookup })
  const client = new BrandDev({ apiKey: SECRET, baseURL: `${url}/v1` })
  const failure = await client.brand
    .retrieve({ domain: 'acme.example', timeoutMS: 50 })
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 408, error: { error_code: 'REQUEST_TIMEOUT' } })
  expect(usage).toHaveLength(1)
})

test('the public client does not repeat a site that cannot be reached', async () => {
  const { url, lookups } = await startServing({
    lookup: async ({ domain }) => ({
      result: { state: 'failed', domain, code: 'unreachable', message: '', retryable: true },
    }),
  })
  const client = new BrandDev({ apiKey: SECRET, baseURL: `${url}/v1` })
  await expect(client.brand.retrieve({ domain: 'acme.example' })).rejects.toBeInstanceOf(
    BrandDev.BadRequestError,
  )
  expect(lookups).toHaveLength(1)
})
