import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, onTestFinished, test } from 'vitest'
import { ROUTES } from '../../../src/doors/http/routes/index.ts'
import { openApiDocument } from '../../../src/library/lookups.ts'
import { AUTHORIZED, heldLookup, SUSPENDED_SECRET, startServing } from './serving.ts'

/** The parameters that every route takes. */
const COMMON = ['timeoutMS', 'timeoutOpts', 'maxAgeMs', 'tags', 'zdr']

const document = await openApiDocument()

/** The document of a service, which is asked without a key. */
async function served(publicUrl?: string) {
  const { server } = await startServing({ listen: false, serve: { publicUrl } })
  const answer = await server.inject({ url: '/v1/openapi.json', headers: { host: 'a' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  return answer.json()
}

test('the service and the library describe it alike, and a validator finds no fault', async () => {
  expect(await served()).toEqual(document)
  const publicUrl = 'https://api.example.com'
  expect(await served(publicUrl)).toEqual(await openApiDocument({ publicUrl }))
  expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toMatchObject({ valid: true })
})

test('a linter finds no error and nothing to warn of', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-openapi-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  const cli = new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url).pathname
  // Nothing is sent: neither a question for a newer version nor how it was used.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const run = promisify(execFile)(process.execPath, [cli, 'lint', file, '--format=json'], {
    cwd: folder,
    env,
  })
  const { stdout } = await run.catch((failed: { stdout: string }) => failed)
  const { problems } = JSON.parse(stdout) as { readonly problems: readonly { readonly ruleId: string }[] }
  // The public client has the paths of monitors, of which `monitors/changes/{id}` looks like a monitor's.
  expect(problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths')).toEqual([])
})

test('every route is in it, with every parameter, what it means, and an example of each that is required', () => {
  const paths = [...new Set(ROUTES.flatMap(({ paths }) => paths))]
  expect(Object.keys(document.paths).sort()).toEqual(paths.sort())
  const names = new Set<string>()
  const named = ROUTES.flatMap((route) => route.paths.map((path) => ({ ...route, path })))
  for (const { method, path, paths: all, params, answer, takesBytes } of named) {
    const operation = document.paths[path]?.[method.toLowerCase()]
    names.add(operation?.operationId ?? '')
    for (const other of all.filter((each) => each !== path)) expect(operation?.description).toContain(other)
    const body = operation?.requestBody?.content['application/json']
    const given = operation?.parameters?.map(({ name }) => name) ?? []
    const inBody = Object.keys((body?.schema.properties ?? {}) as object)
    // Bytes are the body itself, and no parameter.
    const own = Object.keys(params).filter((name) => !(takesBytes && name === 'body'))
    expect([...given, ...inBody].sort(), path).toEqual([...new Set([...own, ...COMMON])].sort())
    for (const { description, required, example, name, style } of operation?.parameters ?? []) {
      expect(description, `${path} ${name}`).toMatch(/\.$/)
      if (name === 'timeoutOpts') expect(style, path).toBe('deepObject')
      if (required) expect(params[name]?.safeParse(example).success, `${path} ${name}`).toBe(true)
    }
    const { required = [] } = (body?.schema ?? {}) as { readonly required?: readonly string[] }
    for (const name of required) expect(Object(body?.example), path).toHaveProperty([name])
    expect(operation?.responses[200]?.content, path).toBeDefined()
    expect('media' in answer || operation?.responses[200]?.content?.['application/json']?.schema).toBeTruthy()
    for (const status of [400, 401, 403, 404, 405, 408, 500, 503])
      expect(operation?.responses[status], `${path} ${status}`).toBeDefined()
    expect(operation?.responses[413] !== undefined, path).toBe(method === 'POST' || method === 'PATCH')
  }
  expect(names.size).toBe(named.length)
  expect(document.paths['/v1/brand/retrieve-by-email']?.get?.responses[422]).toBeDefined()
  expect(document.paths['/v1/brand/prefetch-by-email']?.post?.responses[422]).toBeDefined()
  expect(document.paths['/v1/web/screenshot']?.get?.operationId).toBe('webScreenshot')
  expect(document.paths['/v1/brand/search']?.get?.responses[410]).toBeDefined()
})

const ajv = new Ajv2020({ strict: false })
ajv.addSchema({ ...structuredClone(document), $id: 'service' })
const isError = ajv.getSchema('service#/components/schemas/Error')

test.each([
  ['GET', '/v1/brand/retrieve', AUTHORIZED, 400],
  ['GET', '/v1/brand/retrieve?domain=a.example', {}, 401],
  ['GET', '/v1/brand/retrieve?domain=a.example', { authorization: `Bearer ${SUSPENDED_SECRET}` }, 403],
  ['GET', '/v1/nowhere', AUTHORIZED, 404],
  ['POST', '/v1/brand/retrieve-simplified', AUTHORIZED, 405],
  ['GET', '/v1/brand/search?query=a', AUTHORIZED, 410],
  ['GET', '/v1/brand/retrieve?domain=a.example&timeoutMS=1', AUTHORIZED, 408],
] as const)('%s %s: its refusal is as described', async (method, url, headers, status) => {
  const { lookup, release } = heldLookup()
  const { server } = await startServing({ listen: false, lookup })
  const answer = await server.inject({ method, url, headers: { host: 'a', ...headers } })
  release()
  expect(answer.statusCode).toBe(status)
  expect(isError?.(answer.json()), ajv.errorsText(isError?.errors)).toBe(true)
  const [path = ''] = url.split('?')
  const described = document.paths[path]?.get?.responses[status]
  if (path !== '/v1/nowhere') expect(described).toBeDefined()
})
