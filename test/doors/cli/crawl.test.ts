import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { page } from '../../crawl/sites.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

/** Runs `blazon crawl` on a site of three pages, one of them missing. */
async function crawl(url: string, ...args: string[]) {
  const pages = { '/': page('Home', ['/a', '/gone']), '/a': page('A') }
  const { port } = await serveSites({ 'acme.example': pages })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  return command('crawl', url, '--hosts', hosts, '--db', join(folder, 'db'), ...args)
}

test('one page a line as JSON, and on stderr what could not be read', async () => {
  const { code, stdout, stderr } = await crawl('http://acme.example/')
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { url: 'http://acme.example/', depth: 0, status: 200, success: true, page: { title: 'Home' } },
    { url: 'http://acme.example/a', depth: 1, markdown: expect.stringContaining('# A') },
    { url: 'http://acme.example/gone', status: 404, success: false, markdown: '' },
  ])
  expect(stderr).toBe(
    'http://acme.example/gone: The website shows an error page\n3 pages, 1 of them not read; 0 skipped\n',
  )
  expect(code).toBe(0)
})

test('bounds, a first page that is missing, and usage faults', async () => {
  const bounded = await crawl('http://acme.example/', '--regex', '/a$', '--max-pages', '5', '--depth', '1')
  expect(bounded.stdout.trim().split('\n')).toHaveLength(2)
  const missing = await crawl('http://acme.example/gone')
  expect([missing.code, JSON.parse(missing.stdout).status]).toEqual([1, 404])
  expect((await crawl('acme.example')).code).toBe(2)
  const many = await crawl('http://acme.example/', '--max-pages', '501')
  expect([many.code, many.stderr]).toEqual([2, expect.stringContaining('whole number from 1 to 500')])
  const wrong = await crawl('http://acme.example/', '--regex', '(')
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('RE2')])
})
