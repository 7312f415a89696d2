import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const PAGE =
  '<!doctype html><title>Anvils</title><h1>Anvils</h1><p>Of <a href="/iron">iron</a>.</p><img src="a.png" alt="An anvil">'

/** Saves a page as a file. */
function saved(html = PAGE): string {
  const file = join(temporaryFolder(), 'page.html')
  writeFileSync(file, html)
  return file
}

test('the document of a page into a file, to the byte', async () => {
  const { port, seen } = await serveSites({ 'acme.example': { '/p/': PAGE } })
  const folder = temporaryFolder()
  const [hosts, out] = [join(folder, 'hosts'), join(folder, 'page.html')]
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const flags = ['--hosts', hosts, '--producer', 'cascade', '--db', join(folder, 'a.db')]
  expect(await command('html', 'http://acme.example/p/', ...flags, '--out', out)).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  })
  expect(readFileSync(out, 'utf8')).toBe(PAGE)
  // The page is stored, and every way to read it uses the stored one.
  const again = await command('markdown', 'http://acme.example/p/', ...flags, '--no-images')
  expect([again.stdout, seen]).toEqual([
    '# Anvils\n\nOf [iron](http://acme.example/iron).\n',
    ['acme.example/p/'],
  ])
})

test('a page is told although there is no database to keep it in', async () => {
  const { port } = await serveSites({ 'acme.example': { '/': PAGE } })
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const flags = ['--hosts', hosts, '--producer', 'cascade', '--db', '/no/such/folder/a.db']
  const { code, stdout, stderr } = await command('html', 'http://acme.example/', ...flags)
  expect({ code, stdout }).toEqual({ code: 0, stdout: PAGE })
  expect(stderr).toMatch(/^not stored: .*\/no\/such\/folder/)
})

test('parts of a saved page, and what rules take from it', async () => {
  const file = saved(`${PAGE}<p class=ad>Buy</p>`)
  const part = await command('html', file, '--include', 'p', 'h1', '--exclude', '.ad')
  expect(part).toMatchObject({ code: 0, stdout: '<h1>Anvils</h1><p>Of <a href="/iron">iron</a>.</p>' })
  const rules = await command('html', file, '--rules', '{"title":"h1","link":"a@href"}')
  expect([rules.code, JSON.parse(rules.stdout)]).toEqual([0, { title: 'Anvils', link: '/iron' }])
  const all = await command('markdown', file, '--exclude', '.ad', '--json')
  expect(JSON.parse(all.stdout)).toMatchObject({ metadata: { title: 'Anvils' }, finalDOMState: 'loaded' })
  for (const [flags, message] of [
    [['--include', 'p['], 'is no CSS selector'],
    [['--rules', 'h1'], '--rules: this is no JSON.'],
    [['--wait', '500'], 'are for the address of a page, not for a file'],
    [['--header', 'nonsense'], '--header: write a name, a colon and a value.'],
  ] as const) {
    const { code, stderr } = await command('html', file, ...flags)
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  }
})

test('a slip of the keys leaves no database behind', async () => {
  const db = join(temporaryFolder(), 'a.db')
  for (const args of [
    ['html', 'http://localhost/'],
    ['sitemap', 'nonsense'],
  ]) {
    expect((await command(...args, '--db', db)).code).toBe(2)
    expect(existsSync(db)).toBe(false)
  }
})

test('a full disk is told with the file, and what to do', async () => {
  const { code, stdout, stderr } = await command('html', saved(), '--out', '/dev/full')
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    'blazon: /dev/full cannot be written: the disk is full. Free some space, or choose another file.\n',
  )
})

test('a saved page of which nobody says where it was', async () => {
  const { code, stdout, stderr } = await command('markdown', saved(), '--no-images', '--front-matter')
  expect([code, stdout]).toEqual([
    0,
    '---\ntitle: "Anvils"\n---\n\n# Anvils\n\nOf [iron](https://saved.invalid/iron).\n',
  ])
  expect(stderr).toContain('page.html does not say where it was saved from')
})

test('parts of a page, one a line', async () => {
  const { stdout, stderr } = await command(
    'markdown',
    saved(`${PAGE}<h2>Tongs</h2><p>Of steel.`),
    '--url',
    'https://acme.example/p/',
    '--chunks',
    '200',
  )
  expect(stderr).toBe('')
  const parts = stdout.trim().split('\n')
  expect(parts.map((line) => JSON.parse(line))).toEqual([
    {
      headings: ['Anvils'],
      markdown:
        '# Anvils\n\nOf [iron](https://acme.example/iron).\n\n![An anvil](https://acme.example/p/a.png)',
    },
    { headings: ['Anvils', 'Tongs'], markdown: '## Tongs\n\nOf steel.' },
  ])
})

test('pictures, a line each, at the address that the page gives itself', async () => {
  const file = saved(`<!-- saved from url=(0023)https://acme.example/p/ -->${PAGE}`)
  expect(await command('images', file)).toEqual({
    code: 0,
    stdout: 'img\thttps://acme.example/p/a.png\tAn anvil\n',
    stderr: '',
  })
})

test('a page without anything, and what is none', async () => {
  const empty = await command('markdown', saved(' '))
  expect([empty.code, empty.stdout, empty.stderr]).toEqual([
    1,
    '',
    expect.stringContaining('not read: empty'),
  ])
  const none = await command('html', 'acme.example')
  expect([none.code, none.stderr]).toEqual([
    2,
    expect.stringContaining('"acme.example" is neither a file here nor the whole address of a page'),
  ])
})
