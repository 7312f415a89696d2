import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const folder = temporaryFolder(afterAll)
const at = (name: string) => join(folder, name)
const PAGE =
  '<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1><p>Anvils since 1887, made by hand in the old forge.'

mkdirSync(at('folder'))
mkdirSync(at('capture'))
writeFileSync(at('capture/snapshot.json'), '{}')
writeFileSync(at('page.html'), PAGE)
writeFileSync(at('page'), `\ufeff\n  ${PAGE}`)
writeFileSync(at('wide'), Buffer.from(`\ufeff${PAGE}`, 'utf16le'))
writeFileSync(at('list.txt'), 'example.com\n')
writeFileSync(at('paper.pdf'), '%PDF-1.7')
writeFileSync(at('picture.html'), Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))

/** What a command says about one argument that it cannot take. */
async function refusal(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await command(...args)
  expect([args, code, stdout]).toEqual([args, 2, ''])
  return stderr.replace(/^blazon: /, '').replaceAll(folder, 'HERE')
}

test('a file or a folder in the place of a domain is told as what it is, with the command for it', async () => {
  const db = ['--db', at('never.db')]
  expect(await refusal(at('folder'), ...db)).toBe(
    'HERE/folder is a folder, not a domain. Write a domain like example.com.\n',
  )
  expect(await refusal('fonts', at('capture'), ...db)).toBe(
    'HERE/capture is a saved capture, not a domain: "blazon describe HERE/capture" describes it.\n',
  )
  expect(await refusal(at('page.html'), ...db)).toBe(
    'HERE/page.html is a file, not a domain: "blazon describe HERE/page.html" describes a saved page.\n',
  )
  expect(await refusal('sitemap', at('list.txt'), ...db)).toBe(
    'HERE/list.txt is a file, not a domain: "blazon batch HERE/list.txt" looks up the domains on its lines.\n',
  )
  expect(await refusal('capture', at('paper.pdf'), '--out', at('saved'))).toMatch(
    /^HERE\/paper\.pdf is a file/,
  )
})

test.each([
  ['93.184.216.34', /it is an IP address/],
  ['http://[2001:db8::1]/', /it is an IP address/],
  ['1.2.3', /it is an IP address/],
])('%s is told to be an address', async (address, message) => {
  expect(await refusal(address)).toMatch(message)
})

test('a saved page is known by what it holds, not by its name', async () => {
  for (const name of ['page.html', 'page', 'wide']) {
    const { code, stdout } = await command('html', at(name))
    expect([name, code]).toEqual([name, 0])
    expect(stdout).toContain('Anvils since 1887')
  }
  expect((await command('describe', at('page'))).stdout).toContain('Acme')
})

test('what is no saved page, and what is not there, is told as that', async () => {
  expect(await refusal('describe', at('missing'))).toBe('There is no file or folder HERE/missing.\n')
  expect(await refusal('describe', at('paper.pdf'))).toMatch(
    /^HERE\/paper\.pdf is neither a page as HTML nor a HAR file\./,
  )
  expect(await refusal('markdown', at('folder'))).toMatch(
    /folder is not a snapshot folder: it has no snapshot\.json\. "blazon capture/,
  )
  expect(await refusal('describe', at('picture.html'))).toMatch(/picture\.html is neither a page as HTML/)
  expect(await refusal('warc', at('missing'), '--out', at('x.warc'))).toBe(
    'There is no folder HERE/missing.\n',
  )
  expect(await refusal('warc', at('folder'), '--out', at('x.warc'))).toMatch(/folder is no recording/)
  const replayed = ['example.com', '--db', at('never.db'), '--replay']
  expect(await refusal(...replayed, at('missing'))).toBe('There is no recording at HERE/missing.\n')
  expect(await refusal(...replayed, at('folder'))).toMatch(/folder holds no recording/)
  expect(await refusal('html', 'https://example.com/', '--url', 'https://example.org/')).toMatch(
    /^--url is for files/,
  )
  expect(await refusal('html', 'example.com')).toMatch(/Did you mean https:\/\/example\.com\?$/m)
})

test.each([
  [['correct', 'nope', 'name', 'x'], 'not a domain'],
  [['correct', 'example.com', 'nope', 'x'], 'There is no field'],
  [['correct', 'example.com', 'name'], 'Say what the name'],
  [['correct', 'example.com', 'socials', 'x'], 'written as JSON'],
  [['correct', '--name', 'Acme', '--domain', 'nope'], 'not a domain'],
  [['correct', '--file', 'nope.ndjson'], 'cannot be read'],
  [['correct', 'example.com', 'name', '--remove'], 'There is no database'],
  [['sitemap', 'example.com', '--url-regex', '('], 'urlRegex: '],
  [['keys', 'create', 'me', '--permit', 'no pe'], 'permissions'],
  [['keys', 'create', 'me', '--organisation', 'nope'], 'There is no database'],
  [['organisations', 'create', 'acme', '--plan', 'nope'], 'There is no database'],
])('%j makes no database', async (args, reason) => {
  const db = join(temporaryFolder(), 'unmade.db')
  expect(await refusal(...args, '--db', db)).toContain(reason)
  expect(existsSync(db)).toBe(false)
})
