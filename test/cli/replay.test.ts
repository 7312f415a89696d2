import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { blazon, command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const run = (...args: string[]) => blazon(folder.path, args)

/** Of a page that is described as it is sent, and of one that scripts build. */
const SITES = ['tihostruy.example', 'ovalune.example']

beforeAll(async () => {
  const captures = SITES.map((domain) =>
    run('capture', domain, '--out', join('saved', domain), '--hosts', folder.hosts),
  )
  // The folder that they go to is made by whoever comes first.
  for (const { code, stderr } of await Promise.all(captures)) {
    expect(stderr).toMatch(/: \d+ exchanges, \d+ bodies saved to saved/)
    expect(code).toBe(0)
  }
})

test('a lookup from recordings says what the saved page says, without a host map, and keeps nothing', async () => {
  const [domain = ''] = SITES
  const [described, replayed] = await Promise.all([
    run('describe', join('saved', domain), '--json'),
    run(domain, '--replay', 'saved', '--json', '--db', 'replayed.db'),
  ])
  expect(described.code).toBe(0)
  expect(replayed.stdout).toBe(described.stdout)
  expect(existsSync(join(folder.path, 'replayed.db'))).toBe(false)
})

test.runIf(await findBrowser())('a batch and a capture from recordings', async () => {
  const list = folder.file('list.txt', [...SITES, 'pennoray.example', ''].join('\n'))
  const [domain = ''] = SITES
  const [batch, capture] = await Promise.all([
    run('batch', list, '--replay', 'saved', '--db', 'batch.db'),
    run('capture', domain, '--replay', join('saved', domain), '--out', 'again'),
  ])
  expect(batch.stderr).toContain('2 described, 0 refused by page class, 1 failed')
  expect(capture.code).toBe(0)
  for (const file of ['snapshot.json', 'exchanges.json'])
    expect(readFileSync(join(folder.path, 'again', file), 'utf8')).toBe(
      readFileSync(join(folder.path, 'saved', domain, file), 'utf8'),
    )
})

test('a recording becomes a WARC file', async () => {
  const { code } = await run('warc', join('saved', SITES[0] ?? ''), '--out', 'site.warc.gz')
  expect(code).toBe(0)
  const text = gunzipSync(readFileSync(join(folder.path, 'site.warc.gz'))).toString('latin1')
  expect(text).toMatch(/^WARC\/1\.1\r\n.*WARC-Type: response\r\n/s)
  const full = await command('warc', join(folder.path, 'saved', SITES[0] ?? ''), '--out', '/dev/full')
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
  writeFileSync(join(folder.path, 'visit.har'), JSON.stringify({ log: { entries } }))
  const { code, stdout } = await run('describe', 'visit.har', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(stdout).record.fields.name.value).toBe('Acme')
})

test('faults are one sentence', async () => {
  const cases: [string[], number, RegExp][] = [
    [['acme.com', '--replay', 'missing'], 1, /^blazon: There is no recording at missing\.\n$/],
    [['describe', 'saved', '--url', 'https://acme.com/'], 2, /^blazon: --url is for files: .*\n$/],
  ]
  const ended = await Promise.all(cases.map(([args]) => run(...args)))
  for (const [at, { code, stdout, stderr }] of ended.entries()) {
    const [args, expected, message] = cases[at] ?? [[], 0, /^/]
    expect([args.join(' '), code, stdout]).toEqual([args.join(' '), expected, ''])
    expect(stderr).toMatch(message)
  }
})
