/** A folder may have come from a stranger, and a file of settings in it with it. */

import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SETTINGS } from '../../../src/doors/cli/config/names.ts'
import { mayBeSetUnnamed } from '../../../src/model/options/trust.ts'
import { DEFAULTS } from '../../../src/model/options.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const folder = temporaryFolder(afterAll)

beforeEach(() => {
  const before = process.cwd()
  process.chdir(mkdtempSync(join(folder, 'test-')))
  for (const name of Object.keys(process.env)) if (name.startsWith('BLAZON_')) vi.stubEnv(name, undefined)
  return () => {
    process.chdir(before)
    vi.unstubAllEnvs()
  }
})

const write = (given: unknown, name = 'blazon.config.json') => writeFileSync(name, JSON.stringify(given))

describe('a file that nobody named', () => {
  it('is announced with its path and the names of what it sets', async () => {
    write({ db: 'x.db', llm: { key: 'sk-own' }, fetch: { maxRequests: 3 } })
    const { code, stderr } = await command('config')
    expect(code).toBe(0)
    const path = join(realpathSync('.'), 'blazon.config.json')
    expect(stderr.replaceAll('\n', ' ')).toBe(`blazon: ${path} sets db, fetch.maxRequests, llm.key. `)
  })

  it.each<[string, unknown]>([
    ['browser.sandbox', { browser: { sandbox: 'off' } }],
    ['hosts', { hosts: 'hosts' }],
    ['proxies', { proxies: 'proxies' }],
    ['fetch.ports', { fetch: { ports: [80, 443, 22] } }],
    ['fetch.allowOwnAddresses', { fetch: { allowOwnAddresses: true } }],
    ['crawl.robots', { crawl: { robots: 'ignore' } }],
    ['userAgent', { userAgent: 'Otherbot/1.0' }],
    ['serve.host', { serve: { host: '0.0.0.0' } }],
    ['serve.trustProxy', { serve: { trustProxy: 'true' } }],
    ['serve.plainHttpFrom', { serve: { plainHttpFrom: 'private' } }],
    ['serve.publicUrl', { serve: { publicUrl: 'https://elsewhere.example' } }],
    ['serve.tlsCert', { serve: { tlsCert: 'a.pem', tlsKey: 'b.pem' } }],
    ['store.resultMaxAgeMs', { store: { resultMaxAgeMs: 0 } }],
    ['store.maxBytes', { store: { maxBytes: 0 } }],
  ])('does not set %s, and the message says how it may', async (path, given) => {
    write(given)
    const { code, stdout, stderr } = await command('config')
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr.replaceAll('\n', ' ')).toContain(
      `blazon.config.json of this folder sets ${path} to a value`,
    )
    expect(stderr.replaceAll('\n', ' ')).toContain('name it: --config blazon.config.json')
    expect((await command('config', '--config', 'blazon.config.json')).code).toBe(0)
    vi.stubEnv('BLAZON_CONFIG', 'blazon.config.json')
    expect(await command('config')).toMatchObject({ code: 0, stderr: '' })
  })

  it.each<[string, unknown]>([
    [
      'more caution',
      { browser: { sandbox: 'required' }, fetch: { ports: [443], refusedAddresses: ['192.0.2.1'] } },
    ],
    ['what is so by default', { crawl: { robots: 'respect' }, serve: { host: '127.0.0.1' } }],
    ['what concerns the work', { concurrency: 2, producer: 'cascade', serve: { port: 9000 } }],
    ['more that is kept', { store: { maxBytes: 'Infinity' } }],
  ])('may say %s', async (_, given) => {
    write(given)
    expect((await command('config')).code).toBe(0)
  })

  it('may say what another place overrules', async () => {
    write({ browser: { sandbox: 'off' } })
    vi.stubEnv('BLAZON_BROWSER_SANDBOX', 'required')
    expect((await command('config')).code).toBe(0)
  })
})

describe('a key', () => {
  const KEY = 'sk-of-the-user'
  const model = { url: 'http://127.0.0.1:9/v1', model: 'm' }

  it.each<[string, () => string[]]>([
    [
      'of the environment, to the address of a file that nobody named',
      () => {
        vi.stubEnv('BLAZON_LLM_KEY', KEY)
        write({ llm: model })
        return []
      },
    ],
    [
      'of the command line, to the address of a file that nobody named',
      () => {
        write({ llm: model })
        return ['--set', `llm.key=${KEY}`]
      },
    ],
  ])('%s: is not sent', async (_, given) => {
    const { code, stdout, stderr } = await command('config', ...given())
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr.replaceAll('\n', ' ')).toMatch(
      /llm\.key is from .*, and llm\.url from .*, which is trusted less/,
    )
    expect(stderr).toContain('--set llm.url=http://127.0.0.1:9/v1')
    expect(stderr).not.toContain(KEY)
  })

  it.each<[string, () => string[]]>([
    [
      'both of a file that nobody named',
      () => {
        write({ llm: { ...model, key: KEY } })
        return []
      },
    ],
    [
      'a key of a file, and an address of the environment',
      () => {
        write({ llm: { key: KEY } }, 'named.json')
        vi.stubEnv('BLAZON_LLM_URL', model.url)
        return ['--config', 'named.json']
      },
    ],
    [
      'a key of the environment, and the address of a named file',
      () => {
        vi.stubEnv('BLAZON_LLM_KEY', KEY)
        write({ llm: model }, 'named.json')
        return ['--config', 'named.json']
      },
    ],
    [
      'a key of the environment, and an address of the command line',
      () => {
        vi.stubEnv('BLAZON_LLM_KEY', KEY)
        return ['--set', `llm.url=${model.url}`]
      },
    ],
  ])('is sent: %s', async (_, given) => {
    expect((await command('config', ...given())).code).toBe(0)
  })
})

/** Of an option, by its path. */
const defaultAt = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], DEFAULTS)

it('every setting that is no number was judged by whether a file that nobody named may set it', () => {
  // One that was not judged may be set to anything, also to what it cannot be.
  const free = [...SETTINGS.keys()].filter((path) => mayBeSetUnnamed(path, 'what no setting has'))
  const numbers = free.filter((path) => typeof defaultAt(path) === 'number')
  expect(free.filter((path) => !numbers.includes(path))).toEqual([
    'db',
    'logLevel',
    'acceptLanguage',
    'colorScheme',
    'producer',
    'fetch.refusedAddresses',
    'email.free',
    'email.disposable',
    'email.allowed',
    'industries.embeddings',
    'recording.renderAgain',
    'llm.url',
    'llm.model',
    'llm.key',
    'llm.improve',
    'store.keep',
    'serve.logDomains',
  ])
})
