import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openForUser } from '../../../src/doors/cli/opener.ts'
import { command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const DB = ['--db', folder.at('report.db')]
const LOOKUP = ['--hosts', folder.hosts, ...DB, '--producer', 'cascade']

beforeAll(async () => {
  await command('tolmarind.example', '--json', ...LOOKUP)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/** Puts a program in place of the one that shows files. It writes down what it was called with. */
function opener(): string {
  const [bin, shown] = [folder.at('bin'), folder.at('shown')]
  mkdirSync(bin, { recursive: true })
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(
      `${bin}/${name}`,
      `#!/bin/sh\nprintf %s "$1" > ${shown}.part && mv ${shown}.part ${shown}\n`,
    )
    chmodSync(`${bin}/${name}`, 0o755)
  }
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
  return shown
}

test('--open shows the sheet of the brand that was looked up', async () => {
  const shown = opener()
  const { code, stderr } = await command('tolmarind.example', '--json', '--open', ...LOOKUP)
  expect(code).toBe(0)
  await expect.poll(() => existsSync(shown)).toBe(true)
  const file = readFileSync(shown, 'utf8')
  expect(file).toMatch(/\/brands\/tolmarind\.example\.html$/)
  expect(stderr).toContain(file)
  expect(readFileSync(file, 'utf8')).toContain('<title>Tolmarind</title>')
  rmSync(dirname(dirname(file)), { recursive: true })
})

test('report writes what is stored, and says what is not', async () => {
  const list = folder.at('brands.txt')
  writeFileSync(list, 'tihostruy.example\nkarvossa.example\nno domain\n')
  expect((await command('batch', list, ...LOOKUP)).code).toBe(1)
  const out = folder.at('files')
  const report = (...args: string[]) => command('report', ...args, ...DB, '--out', out)
  const { code, stdout, stderr } = await report(list)
  expect([code, stdout]).toEqual([0, `${out}/index.html\n`])
  expect(stderr).toMatch(/^1 sheet, 1 result without a brand$/m)
  expect(readFileSync(`${out}/index.html`, 'utf8')).toMatch(
    /"karvossa\.example","karvossa\.example","","","","blocked"/,
  )
  expect(await report('never.example')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no result is stored of never.example: look it up first'),
  })
  expect(await command('report', '--db', folder.at('none.db'), '--out', out)).toMatchObject({ code: 2 })
  writeFileSync(folder.at('taken'), '')
  expect((await command('report', ...DB, '--out', folder.at('taken'))).stderr).toContain('cannot be written')
})

test('the report of one brand is one file when its name is that of one', async () => {
  // The host map is that of the lookup. Nobody needs it for what is stored.
  const out = folder.at('one.html')
  const report = (...args: string[]) => command('report', ...args, ...DB, '--out', out)
  expect(await report('tolmarind.example')).toMatchObject({ code: 0, stdout: `${out}\n` })
  const html = readFileSync(out, 'utf8')
  expect(html).toContain('<title>Tolmarind</title>')
  expect(html).not.toMatch(/(?:src|href)="(?!data:|https?:|mailto:|tel:|#)/)
  expect((await report()).stderr).toContain('name one domain')
  expect((await report('never.example')).code).not.toBe(0)
})

test('a system without a program that shows files', async () => {
  vi.stubEnv('PATH', '')
  await expect(openForUser('/tmp/report/index.html')).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(
      /^\/tmp\/report\/index\.html is written, but \S+ could not be started to show it: open the file in a browser\.$/,
    ),
  })
})
