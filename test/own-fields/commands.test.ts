import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { expect, onTestFinished, test, vi } from 'vitest'
import { READING } from '../../src/readers/bounds.ts'
import { blazon, command, type Ended } from '../doors/cli/command.ts'
import { bounded } from '../house/bounded.ts'
import { MODULE, ownSite } from './site.ts'

const LENGTH = { value: 14, confidence: 0.9, rule: 'meta tagline' }

const SETTINGS = { BLAZON_NO_BROWSER: '1', BLAZON_HOSTS: '', NO_COLOR: '1' }

const read = (ended: Ended) => ({ ...ended, json: () => JSON.parse(ended.stdout) })

/**
 * A folder with the module `two.mjs`, and a command that is run in it: by `run` in this process, whose
 * readers serve the next command, and by `start` in one of its own, from the bundles that users have.
 */
async function folder() {
  const site = await ownSite()
  site.module('two.mjs', MODULE)
  const before = process.cwd()
  process.chdir(site.folder)
  onTestFinished(() => {
    process.chdir(before)
    vi.unstubAllEnvs()
  })
  const run = async (line: string, env: Readonly<Record<string, string>> = {}) => {
    vi.unstubAllEnvs()
    for (const [name, value] of Object.entries({ ...SETTINGS, ...env })) vi.stubEnv(name, value)
    return read(await command(...line.split(' ')))
  }
  const start = async (line: string) =>
    read(await blazon(site.folder, line.split(' '), undefined, { BLAZON_NO_BROWSER: '1' }))
  const write = (name: string, text: string) => writeFileSync(join(site.folder, name), text)
  return { ...site, run, start, write }
}

const OWN = '--own-fields two.mjs'

test('every command that shows fields shows those of --own-fields', async () => {
  const { run, start, write, folder: at } = await folder()
  const looked = await start(`acme.example --hosts hosts --json ${OWN}`)
  expect(looked.json().record.fields).toMatchObject({ tagline_length: LENGTH, mood: { rule: 'exclamation' } })
  const card = await run(`acme.example --hosts hosts ${OWN}`)
  expect(card.stdout).toMatch(/\n {4}tagline length +14\n/)
  expect(card.stdout).toMatch(/\n {4}feeling +excited\n/)
  expect((await run(`acme.example --hosts hosts ${OWN} -o feeling`)).stdout).toMatch(
    /\n {4}feeling +excited\n$/,
  )
  const chosen = (await run(`acme.example --hosts hosts --json ${OWN} -o tagline_length`)).json()
  expect(chosen.record.fields).toEqual({ tagline_length: expect.objectContaining(LENGTH) })

  const explained = (await run(`explain acme.example mood ${OWN}`)).stdout
  expect(explained).toMatch(/exclamation +saw 1\n/)
  expect(explained).toContain('outcome: {"word":"excited","signs":["!"]}\n  by exclamation, confidence 0.70')
  expect((await run(`explain acme.example tagline_length ${OWN} --json`)).json()).toMatchObject(LENGTH)

  const rows = async () => parse((await run(`export --format csv ${OWN}`)).stdout, { columns: true })
  const columns = { tagline_length: '14', mood_word: 'excited', mood_signs: '["!"]' }
  expect(await rows()).toMatchObject([columns])
  const ndjson = (await run(`export ${OWN}`)).json()
  expect(ndjson.record.fields.tagline_length).toMatchObject(LENGTH)

  expect((await run(`correct acme.example tagline_length 3 ${OWN}`)).code).toBe(0)
  const wrong = await run(`correct acme.example tagline_length long ${OWN}`)
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('is written as JSON')])
  expect(await rows()).toMatchObject([{ tagline_length: '3' }])
  expect((await run(`explain acme.example tagline_length ${OWN}`)).stdout).toMatch(/is corrected: 3\n/)

  write(
    'page.html',
    '<!doctype html><title>Acme!</title><meta name="tagline" content="Ho!"><h1>Anvils</h1><p>By hand.',
  )
  const described = await run(`describe page.html --json ${OWN}`)
  expect(described.json().record.fields.tagline_length.value).toBe(3)
  expect((await run(`describe page.html --explain mood ${OWN}`)).stdout).toMatch(/exclamation +saw 1\n/)
  expect((await run(`schema ${OWN}`)).stdout).toContain('"tagline_length"')
  expect((await run(`openapi ${OWN}`)).json().components.schemas.Brand.properties).toHaveProperty('site_mood')

  write('list.txt', 'acme.example\n')
  const batch = await start(`batch list.txt --hosts hosts --db list.db ${OWN}`)
  expect(batch.code).toBe(0)
  expect((await run(`export --db list.db ${OWN}`)).json().record.fields.mood.value.word).toBe('excited')
  expect(readFileSync(join(at, 'list.txt'), 'utf8')).toBe('acme.example\n')
})

test('a configuration names modules, but not one that nobody named', async () => {
  const { run, write } = await folder()
  write('blazon.config.json', '{ "fields": ["two.mjs"] }')
  write(
    'page.html',
    '<!doctype html><title>Acme!</title><meta name="tagline" content="Ho!"><h1>Anvils</h1><p>By hand.',
  )
  const refused = await run('describe page.html')
  expect([refused.code, refused.stdout]).toEqual([2, ''])
  expect(refused.stderr.replaceAll('\n', ' ')).toContain(
    'blazon.config.json of this folder sets fields to a value',
  )
  const config = '--config blazon.config.json'
  for (const [line, env] of [
    [`describe page.html --json ${config}`, {}],
    ['describe page.html --json', { BLAZON_CONFIG: 'blazon.config.json' }],
  ] as const)
    expect((await run(line, env)).json().record.fields.tagline_length.value).toBe(3)
  write('blazon.config.json', '{}')
  const { stdout } = await run('describe page.html --json', { BLAZON_FIELDS: 'two.mjs' })
  expect(JSON.parse(stdout).record.fields.tagline_length.value).toBe(3)
  write('blazon.config.json', '{ "fields": "two.mjs" }')
  expect((await run('describe page.html')).stderr).toMatch(
    /must be a list of modules with fields of\s+your own/,
  )
})

test('a hanging field costs a described page nothing else, and a wrong module is said at once', async () => {
  // A field has half of that.
  bounded(READING, { maxDescribingCpuMs: 3_000 })
  const { run, write } = await folder()
  write('page.html', '<!doctype html><title>Acme</title><h1>Anvils</h1><p>By hand.')
  write('hang.mjs', `export default { name: 'hanger', value: (z) => z.string(), extract() { for (;;); } }`)
  const { fields } = (
    await run('describe page.html --json --own-fields hang.mjs --own-fields two.mjs')
  ).json().record
  expect(fields.hanger.error).toMatch(/^hanger: extract was ended: .*processor time/)
  expect([fields.name.value, fields.tagline_length.value]).toEqual(['Acme', null])
  write('wrong.mjs', 'export default { name: "Wrong" }')
  const wrong = await run('acme.example --hosts hosts --own-fields wrong.mjs')
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('must be in snake_case')])
})

test('what a page says obeys no terminal', async () => {
  const { run, write } = await folder()
  const shout = `export default {
    name: 'shout', value: (z) => z.array(z.string()),
    extract: (page) => page.found([page.title], { rule: 'title', confidence: 1, evidence: [] }),
    line: { label: 'shout', text: ([title]) => title },
  }`
  write('shout.mjs', shout)
  write('page.html', '<!doctype html><title>Acme\u001b]0;x\u0007</title><h1>Anvils</h1><p>By hand.')
  const { stdout } = await run('describe page.html --own-fields shout.mjs')
  expect(stdout).toMatch(/\n {4}shout +Acme/)
  expect([...stdout].filter((sign) => sign === '\u0007' || sign === '\u001b')).toEqual([])
})

test('the service has them', async () => {
  const { folder: at, hosts } = await folder()
  const args = ['serve', '--port', '0', '--hosts', hosts, '--own-fields', 'two.mjs']
  let answer: unknown
  const { code } = await blazon(
    at,
    args,
    (child) => {
      createInterface(child.stderr as Readable).on('line', async (line) => {
        const [, url] = /serving (http:\S+)\/v1 from/.exec(line) ?? []
        if (!url) return
        const headers = { authorization: `Bearer ${SECRET}` }
        const response = await fetch(`${url}/v1/brand/retrieve?domain=acme.example`, { headers })
        answer = await response.json()
        child.kill('SIGTERM')
      })
    },
    { BLAZON_NO_BROWSER: '1', BLAZON_API_KEY: SECRET },
  )
  expect(code).toBe(0)
  expect(answer).toMatchObject({ brand: { title: 'Acme', tagline_length: 14, site_mood: 'excited' } })
})

const SECRET = 'a-secret-of-my-own_0123456789'
