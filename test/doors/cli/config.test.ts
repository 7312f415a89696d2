import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { isSettingVariable, pathOf, SETTINGS, variableOf } from '../../../src/doors/cli/config/names.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const folder = temporaryFolder(afterAll)

/** Every test has a working folder of its own, and none of the variables that the machine may have. */
beforeEach(() => {
  const before = process.cwd()
  process.chdir(mkdtempSync(join(folder, 'test-')))
  for (const name of Object.keys(process.env)) if (name.startsWith('BLAZON_')) vi.stubEnv(name, undefined)
  return () => {
    process.chdir(before)
    vi.unstubAllEnvs()
  }
})

const file = (given: unknown, name = 'blazon.config.json') => writeFileSync(name, JSON.stringify(given))

/** The line about a file that nobody named. */
const ANNOUNCED = /^blazon: \S+blazon\.config\.json sets [\w., \n]+\.\n/

type Shown = Record<string, { readonly value: unknown; readonly source: string }>

/** What is effective, by the path of each setting. */
async function shown(...flags: string[]): Promise<Shown> {
  const { code, stdout, stderr } = await command('config', '--json', ...flags)
  expect([code, stderr.replace(ANNOUNCED, '')]).toEqual([0, ''])
  return JSON.parse(stdout)
}

test('defaults, then the file, then the environment, then --set, then flags', async () => {
  const path = 'concurrency'
  expect((await shown())[path]).toEqual({ value: 8, source: 'default' })
  file({ concurrency: 5 })
  expect((await shown())[path]).toEqual({ value: 5, source: 'blazon.config.json' })
  vi.stubEnv('BLAZON_CONCURRENCY', '6')
  expect((await shown())[path]).toEqual({ value: 6, source: 'BLAZON_CONCURRENCY' })
  expect((await shown('--set', 'concurrency=7'))[path]).toEqual({ value: 7, source: '--set concurrency' })
  const flags = ['--set', 'concurrency=7', '--concurrency', '9']
  expect((await shown(...flags))[path]).toEqual({ value: 9, source: '--concurrency' })
})

test('PORT is the port of the service, unless the variable of the option is set', async () => {
  file({ serve: { port: 1 } })
  vi.stubEnv('PORT', '2')
  expect((await shown())['serve.port']).toEqual({ value: 2, source: 'PORT' })
  vi.stubEnv('BLAZON_SERVE_PORT', '3')
  expect((await shown())['serve.port']).toEqual({ value: 3, source: 'BLAZON_SERVE_PORT' })
  vi.stubEnv('BLAZON_SERVE_PORT', '')
  vi.stubEnv('PORT', 'http')
  const { stderr } = await command('serve')
  expect(stderr).toBe('blazon: PORT: serve.port is "http"; it must be a whole number from 0 to 65,535.\n')
})

test('the file is that of the working folder, or the one that is named', async () => {
  file({ fetch: { maxRequests: 1 }, db: 'here.db' })
  file({ fetch: { maxRequests: 2 } }, 'other.json')
  expect((await shown())['fetch.maxRequests']).toEqual({ value: 1, source: 'blazon.config.json' })
  expect((await shown()).db).toEqual({ value: 'here.db', source: 'blazon.config.json' })
  vi.stubEnv('BLAZON_CONFIG', 'other.json')
  expect((await shown())['fetch.maxRequests']).toEqual({ value: 2, source: 'other.json' })
  expect((await shown('--config', 'blazon.config.json'))['fetch.maxRequests']?.value).toBe(1)
})

test('text stands for numbers, truth values, lists, texts and infinity, as the option has it', async () => {
  vi.stubEnv('BLAZON_FETCH_PORTS', '80, 443,8080')
  vi.stubEnv('BLAZON_FETCH_ALLOW_OWN_ADDRESSES', 'true')
  vi.stubEnv('BLAZON_ACCEPT_LANGUAGE', 'de,en;q=0.5')
  vi.stubEnv('BLAZON_STORE_MAX_BYTES', 'Infinity')
  vi.stubEnv('BLAZON_USER_AGENT', '42')
  // An empty variable says nothing.
  vi.stubEnv('BLAZON_VIEWPORT_WIDTH', '')
  const all = await shown('--set', 'fetch.refusedAddresses=192.0.2.1', '--set', 'crawl.robots=ignore')
  const values = Object.entries(all).filter(([, { source }]) => source !== 'default')
  expect(Object.fromEntries(values.map(([path, { value }]) => [path, value]))).toEqual({
    'fetch.ports': [80, 443, 8080],
    'fetch.allowOwnAddresses': true,
    acceptLanguage: 'de,en;q=0.5',
    'store.maxBytes': 'Infinity',
    userAgent: '42',
    'fetch.refusedAddresses': ['192.0.2.1'],
    'crawl.robots': 'ignore',
  })
  file({ store: { maxBytes: 'Infinity' } }, 'infinite.json')
  vi.stubEnv('BLAZON_STORE_MAX_BYTES', '')
  expect((await shown('--config', 'infinite.json'))['store.maxBytes']?.value).toBe('Infinity')
})

test.each([
  ['UTF-8', Buffer.from('\ufeff{"db":"ü.db"}')],
  ['UTF-16', Buffer.from('\ufeff{"db":"ü.db"}', 'utf16le')],
])('the file may begin with the byte order mark of %s', async (_, bytes) => {
  writeFileSync('blazon.config.json', bytes)
  expect((await shown()).db?.value).toBe('ü.db')
})

const COUNT = 'a whole number from 0 to 1,000,000,000'

test.each<[said: string, message: string, given: () => string[]]>([
  [
    'a file',
    `blazon.config.json: fetch.maxRequests is "9"; it must be ${COUNT}.`,
    () => {
      file({ fetch: { maxRequests: '9' } })
      return []
    },
  ],
  [
    'a file',
    'blazon.config.json: There is no option fetch.maxImage; fetch may have ports, ',
    () => {
      file({ fetch: { maxImage: 9 } })
      return []
    },
  ],
  [
    'a file',
    'blazon.config.json: It is not JSON: ',
    () => {
      writeFileSync('blazon.config.json', '{ concurrency: 3 }')
      return []
    },
  ],
  [
    'a file in another encoding',
    'The configuration blazon.config.json is no text in UTF-8 or UTF-16: save it in UTF-8.',
    () => {
      writeFileSync('blazon.config.json', Uint8Array.of(0x22, 0xfc, 0x22))
      return []
    },
  ],
  [
    'a file that is not there',
    'The configuration none.json cannot be read (ENOENT: no such file or directory).',
    () => ['--config', 'none.json'],
  ],
  [
    'the environment',
    `BLAZON_FETCH_MAX_REQUESTS: fetch.maxRequests is -1; it must be ${COUNT}.`,
    () => {
      vi.stubEnv('BLAZON_FETCH_MAX_REQUESTS', '-1')
      return []
    },
  ],
  [
    'the environment',
    'BLAZON_READERS_PROCESS_MB: There is no option readers.processMb; readers may have ',
    () => {
      vi.stubEnv('BLAZON_READERS_PROCESS_MB', '5')
      return []
    },
  ],
  [
    'the environment',
    'BLAZON_DATABASE: There is no option database; a configuration may have db, ',
    () => {
      vi.stubEnv('BLAZON_DATABASE', 'brands.db')
      return []
    },
  ],
  [
    '--set',
    `--set fetch.maxRequests: fetch.maxRequests is "many"; it must be ${COUNT}.`,
    () => ['--set', 'fetch.maxRequests=many'],
  ],
  [
    'a file',
    'blazon.config.json: There is no option pictures.maxCount any more: 24 pictures of a page are decoded.',
    () => {
      file({ pictures: { maxCount: 9 } })
      return []
    },
  ],
  [
    'the environment',
    'BLAZON_HTML_MAX_NODES: There is no option html.maxNodes any more: 50,000 elements of a document are read.',
    () => {
      vi.stubEnv('BLAZON_HTML_MAX_NODES', '9')
      return []
    },
  ],
  [
    '--set',
    '--set fetch.maxImages: There is no option fetch.maxImages any more: 60 pictures of a page are requested.',
    () => ['--set', 'fetch.maxImages=9'],
  ],
  ['--set', '--set fetch: fetch is 5; it must be an object.', () => ['--set', 'fetch=5']],
  ['--set', '--set __proto__.x: There is no option __proto__; ', () => ['--set', '__proto__.x=1']],
  [
    '--set',
    '--set takes KEY=VALUE, such as --set fetch.maxRequests=20.',
    () => ['--set', 'fetch.maxRequests'],
  ],
])('a mistake in %s is one sentence that names it: %s', async (_, message, given) => {
  const { code, stderr } = await command('config', ...given())
  expect(code).toBe(2)
  expect(stderr).toContain(`blazon: ${message}`)
})

test('every setting has a variable of its own', () => {
  const variables = [...SETTINGS.keys()].map(variableOf)
  expect(variables).toContain('BLAZON_SERVE_PUBLIC_URL')
  expect(new Set(variables).size).toBe(variables.length)
})

test('a variable that another part reads is no mistake', () => {
  const folder = new URL('../../../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const sources = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('')
  const read = new Set([...sources.matchAll(/\benv\.(BLAZON_\w+)/g)].map(([, name = '']) => name))
  expect(read).toContain('BLAZON_BROWSER')
  for (const name of read)
    expect([name, !isSettingVariable(name) || SETTINGS.has(pathOf(name))]).toEqual([name, true])
})

test('variables of other things are passed over, and no key is shown', async () => {
  vi.stubEnv('BLAZON_API_KEY', 'blz_0123456789012345678901234567890123456789')
  vi.stubEnv('BLAZON_NO_BROWSER', '1')
  // What Kubernetes sets for services that are called "blazon" and "blazon-mail".
  vi.stubEnv('BLAZON_SERVICE_HOST', '10.0.0.7')
  vi.stubEnv('BLAZON_PORT_8080_TCP_ADDR', '10.0.0.7')
  vi.stubEnv('BLAZON_MAIL_SERVICE_PORT', '25')
  const { stdout, code } = await command('config')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^apiKey +not shown +BLAZON_API_KEY$/m)
  expect(stdout).toMatch(/^fetch\.maxRequests +150 +default$/m)
  expect(stdout).not.toContain('blz_')
})

test('what is configured is what a command works with', async () => {
  file({ db: 'configured.db' })
  expect((await command('status')).stderr).toContain('There is no database configured.db')
  expect((await command('status', '--db', 'named.db')).stderr).toContain('There is no database named.db')
  const refused = await command('brand', 'acme.example', '--set', 'hosts=missing')
  expect(refused.stderr).toContain('hosts file missing cannot be read')
})
