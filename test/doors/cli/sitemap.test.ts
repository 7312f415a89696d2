import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const ORIGIN = 'http://acme.example'

/** Runs `blazon sitemap` on a site of three pages. */
async function sitemap(...args: string[]) {
  const urls = ['a', 'b', 'c'].map((path) => `<url><loc>${ORIGIN}/${path}</loc></url>`)
  const { port } = await serveSites({
    'acme.example': {
      '/': '<!doctype html><title>Acme</title>',
      '/robots.txt': { type: 'text/plain', body: `Sitemap: ${ORIGIN}/s.xml\nSitemap: ${ORIGIN}/gone.xml` },
      '/s.xml': { type: 'application/xml', body: `<urlset>${urls.join('')}</urlset>` },
    },
  })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  return command('sitemap', 'acme.example', '--hosts', hosts, ...args)
}

test('one URL a line, and on stderr what they are from', async () => {
  const { code, stdout, stderr } = await sitemap()
  expect([code, stdout]).toEqual([0, `${ORIGIN}/a\n${ORIGIN}/b\n${ORIGIN}/c\n`])
  expect(stderr).toBe(
    `acme.example: 3 pages from 1 sitemap\nnote: ${ORIGIN}/gone.xml was not read: It answered with status 404.\n`,
  )
})

test('as JSON, into a file, and no more than asked for', async () => {
  const out = join(temporaryFolder(), 'pages.json')
  const { code, stdout } = await sitemap('--json', '--max-links', '2', '--out', out)
  expect([code, stdout]).toEqual([0, ''])
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
    domain: 'acme.example',
    urls: [`${ORIGIN}/a`, `${ORIGIN}/b`],
    source: 'sitemap',
    meta: { sitemapsDiscovered: 2, sitemapsFetched: 1 },
  })
})

test('usage faults, and a file that cannot be written', async () => {
  const many = await command('sitemap', 'acme.example', '--max-links', '100001')
  expect([many.code, many.stderr]).toEqual([2, expect.stringContaining('whole number from 1 to 100000')])
  const nowhere = await sitemap('--out', join(temporaryFolder(), 'missing/pages'))
  expect([nowhere.code, nowhere.stdout]).toEqual([1, ''])
  expect(nowhere.stderr).toContain(
    'missing/pages cannot be written: a folder of that path is not there. Make it, or choose another file.',
  )
  const full = await sitemap('--out', '/dev/full')
  expect([full.code, full.stdout]).toEqual([1, ''])
  expect(full.stderr).toBe(
    'blazon: /dev/full cannot be written: the disk is full. Free some space, or choose another file.\n',
  )
})
