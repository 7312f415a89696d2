import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const { at } = folder

/** The domains of a page that is described as it is sent, and of one that scripts build. */
const SITES = ['tihostruy.example', 'ovalune.example']

beforeAll(async () => {
  for (const domain of SITES) {
    // The first capture makes the folder.
    const out = ['--out', at(join('saved', domain))]
    const { code, stderr } = await command('capture', domain, ...out, '--hosts', folder.hosts)
    expect(stderr).toMatch(/: \d+ exchanges, \d+ bodies saved to .*saved/)
    expect(code).toBe(0)
  }
})

test('a lookup from recordings says what the saved page says, without a host map, and keeps nothing', async () => {
  const [domain = ''] = SITES
  const described = await command('describe', at(join('saved', domain)), '--json')
  const replayed = await command(domain, '--replay', at('saved'), '--json', '--db', at('replayed.db'))
  expect(described.code).toBe(0)
  expect(replayed.stdout).toBe(described.stdout)
  expect(existsSync(at('replayed.db'))).toBe(false)
})

test.runIf(await findBrowser())('a batch and a capture from recordings', async () => {
  const list = at(folder.file('list.txt', [...SITES, 'pennoray.example', ''].join('\n')))
  const [domain = ''] = SITES
  const batch = await command('batch', list, '--replay', at('saved'), '--db', at('batch.db'))
  const saved = at(join('saved', domain))
  const capture = await command('capture', domain, '--replay', saved, '--out', at('again'))
  expect(batch.stderr).toContain('2 described, 0 refused by page class, 1 failed')
  expect(capture.code).toBe(0)
  for (const file of ['snapshot.json', 'exchanges.json'])
    expect(readFileSync(join(folder.path, 'again', file), 'utf8')).toBe(
      readFileSync(join(folder.path, 'saved', domain, file), 'utf8'),
    )
})

test('a recording becomes a WARC file', async () => {
  const { code } = await command('warc', at(join('saved', SITES[0] ?? '')), '--out', at('site.warc.gz'))
  expect(code).toBe(0)
  const text = gunzipSync(readFileSync(at('site.warc.gz'))).toString('latin1')
  expect(text).toMatch(/^WARC\/1\.1\r\n.*WARC-Type: response\r\n/s)
  const full = await command('warc', at(join('saved', SITES[0] ?? '')), '--out', '/dev/full')
  expect([full.code, full.stderr]).toEqual([
    1,
    'blazon: /dev/full cannot be written: the disk is full. Free some space, or choose another file.\n',
  ])
})

test('a HAR file is described', async () => {
  const response = {
    status: 200,
    content: { mimeType: 'text/html', text: '<title>Acme</title><h1>Acme</h1>' },
  }
  const entries = [{ request: { method: 'GET', url: 'https://acme.com/' }, response }]
  writeFileSync(at('visit.har'), JSON.stringify({ log: { entries } }))
  const { code, stdout } = await command('describe', at('visit.har'), '--json')
  expect(code).toBe(0)
  expect(JSON.parse(stdout).record.fields.name.value).toBe('Acme')
})

test('faults are one sentence', async () => {
  const cases: [string[], number, RegExp][] = [
    [['acme.com', '--replay', at('missing')], 2, /^blazon: There is no recording at .*missing\.\n$/],
    [['describe', at('saved'), '--url', 'https://acme.com/'], 2, /^blazon: --url is for files: .*\n$/],
  ]
  for (const [args, expected, message] of cases) {
    const { code, stdout, stderr } = await command(...args)
    expect([args.join(' '), code, stdout]).toEqual([args.join(' '), expected, ''])
    expect(stderr).toMatch(message)
  }
})
