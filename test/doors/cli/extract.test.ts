import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { page } from '../../crawl/sites.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const CONTACT = '<p>Write to <a href="mailto:info@acme.example">info@acme.example</a></p>'
const SCHEMA = {
  type: 'object',
  properties: { email: { type: 'string' }, phone: { type: ['string', 'null'] } },
  required: ['email', 'phone'],
}

/** Runs `blazon extract` on a site of two pages, with a file that has this text as its schema. */
async function extract(schema: string, ...args: string[]) {
  const { port } = await serveSites({ 'acme.example': { '/': page('Acme', ['/contact'], CONTACT) } })
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'hosts'), `127.0.0.1:${port} - *\n`)
  writeFileSync(join(folder, 'schema.json'), schema)
  const files = ['--hosts', join(folder, 'hosts'), '--db', join(folder, 'db')]
  const own = args.map((word) => (word === 'schema.json' ? join(folder, word) : word))
  return command('extract', ...own, ...files)
}

const URL_OF_SITE = 'http://acme.example/'
const WITH_SCHEMA = [URL_OF_SITE, '--schema', 'schema.json', '--max-pages', '1']

test('the object of a schema, and with --json where each value was found', async () => {
  const schema = JSON.stringify(SCHEMA)
  const { code, stdout, stderr } = await extract(schema, ...WITH_SCHEMA)
  expect([code, JSON.parse(stdout)]).toEqual([0, { email: 'info@acme.example', phone: null }])
  expect(stderr).toBe('1 page, 1 value absent\n')
  const proven = await extract(schema, ...WITH_SCHEMA, '--json')
  expect(JSON.parse(proven.stdout)).toMatchObject({
    state: 'ok',
    urls: [URL_OF_SITE],
    evidence: [{ path: '/email', url: URL_OF_SITE, rule: expect.any(String) }],
    absent: ['/phone'],
  })
})

test('an object that breaks its schema, and a page that is not there, end with 1', async () => {
  const strict = { ...SCHEMA, properties: { ...SCHEMA.properties, phone: { type: 'string' } } }
  const broken = await extract(JSON.stringify(strict), ...WITH_SCHEMA)
  expect([broken.code, JSON.parse(broken.stdout)]).toEqual([1, { email: 'info@acme.example' }])
  expect(broken.stderr).toMatch(/^1 page, 1 value absent\nnot valid: .*phone.*\n$/)
  const gone = await extract(JSON.stringify(SCHEMA), `${URL_OF_SITE}gone`, '--schema', 'schema.json')
  expect([gone.code, gone.stdout]).toEqual([1, ''])
  expect(gone.stderr).toBe(`${URL_OF_SITE}gone: The website shows an error page\n`)
})

test.each([
  ['{}', [URL_OF_SITE], /required option '--schema <file>' not specified/],
  ['{', WITH_SCHEMA, /schema\.json is no JSON: /],
  ['[]', WITH_SCHEMA, /schema\.json is no JSON Schema of an object\./],
  ['{"type":"string"}', WITH_SCHEMA, /^blazon: .*object/],
  [
    '{}',
    [URL_OF_SITE, '--schema', 'none.json'],
    /The schema none\.json cannot be read \(ENOENT: no such file/,
  ],
  ['{}', ['acme.example', '--schema', 'schema.json'], /^blazon: .*acme\.example/],
  ['{}', [...WITH_SCHEMA, '--max-pages', '51'], /It is a whole number from 1 to 50\./],
])('wrong use is refused before a site is visited: a file with %s, %j', async (schema, args, message) => {
  const { code, stdout, stderr } = await extract(schema, ...args)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(message)
  expect(stderr).not.toMatch(/^ {4}at /m)
})
