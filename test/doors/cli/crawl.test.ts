import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { page } from '../../crawl/sites.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { blazon, command } from './command.ts'

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

/** A crawl of a site whose second page is asked for and not answered until the test ends. */
async function slowCrawl(during: (child: ChildProcess, asked: Promise<ServerResponse>) => void) {
  let answer = (_: ServerResponse): void => undefined
  const asked = new Promise<ServerResponse>((resolve) => {
    answer = resolve
  })
  const slow = (_: unknown, response: ServerResponse) => answer(response)
  const { port } = await serveSites({ 'acme.example': { '/': page('Home', ['/slow']), '/slow': slow } })
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'hosts'), `127.0.0.1:${port} - acme.example\n`)
  const args = ['crawl', 'http://acme.example/', '--hosts', 'hosts', '--producer', 'cascade']
  return blazon(folder, args, (child) => during(child, asked), { BLAZON_NO_BROWSER: '1' })
}

test('Ctrl-C in the middle: the pages so far are whole lines, and the exit code is 130', async () => {
  const ended = await slowCrawl((child, asked) => void asked.then(() => child.kill('SIGINT')))
  expect([ended.code, ended.stderr]).toEqual([130, 'blazon: Interrupted.\n'])
  const lines = ended.stdout.trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).url)).toEqual(['http://acme.example/'])
})

test('a reader that has what it wants, such as head, ends it without a word', async () => {
  const ended = await slowCrawl((child, asked) => {
    child.stdout?.once('data', () => child.stdout?.destroy())
    void asked.then((response) => response.end(page('Slow')))
  })
  expect(ended).toMatchObject({ code: 0, stderr: '' })
})

test('where the database cannot grow, pages are printed, and the reason is told once', async () => {
  const { code, stdout, stderr } = await crawl('http://acme.example/', '--db', '/proc/none/brands.db')
  expect([code, stdout.trim().split('\n').length]).toEqual([0, 3])
  expect(stderr.match(/^not stored: /gm)).toHaveLength(1)
})
