import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'
import { limited } from './limited.ts'
import { HAS_SCRIPT, onTerminal } from './on-terminal.ts'

const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

/** A folder with the host map of a site, and the path of a file in it. */
async function siteWithFiles() {
  const files = { '/a.gif': { type: 'image/gif', body: GIF }, '/gone': { status: 404, body: 'gone' } }
  const { port } = await serveSites({ 'acme.example': files })
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'hosts'), `127.0.0.1:${port} - acme.example\n`)
  const at = (file: string) => join(folder, file)
  const bytes = (...args: string[]) => command('bytes', ...args, '--hosts', at('hosts'))
  return { folder, at, bytes }
}

test('the bytes of an address in a file or a pipe, whatever its status', async () => {
  const { folder, at, bytes } = await siteWithFiles()
  expect(await bytes('http://acme.example/a.gif', '--out', at('a.gif'))).toEqual({
    code: 0,
    stdout: '',
    stderr: `http://acme.example/a.gif: status 200, image/gif, ${GIF.length} bytes\n`,
  })
  expect(readFileSync(at('a.gif')).equals(GIF)).toBe(true)
  const piped = ['bytes', 'http://acme.example/a.gif', '--hosts', 'hosts']
  expect((await limited(folder, piped, '> b.gif')).code).toBe(0)
  expect(readFileSync(at('b.gif')).equals(GIF)).toBe(true)
  const gone = await bytes('http://acme.example/gone')
  expect([gone.code, gone.stdout]).toEqual([0, 'gone'])
  expect(gone.stderr).toContain('status 404')
  // Nothing is stored, and no database is made.
  expect(readdirSync(folder).toSorted()).toEqual(['a.gif', 'b.gif', 'hosts'])
})

test('what cannot be fetched or written is a sentence, and leaves no file', async () => {
  const { at, bytes } = await siteWithFiles()
  const out = ['--out', at('x')]
  expect(await bytes('acme.example/a.gif', ...out)).toMatchObject({ code: 2, stdout: '' })
  expect(await bytes('ftp://acme.example/a.gif', ...out)).toMatchObject({ code: 2, stdout: '' })
  const away = await bytes('http://away.example/a.gif', ...out)
  expect([away.code, away.stderr]).toEqual([2, expect.stringMatching(/^blazon: .*\n$/)])
  expect(existsSync(at('x'))).toBe(false)
  const full = await bytes('http://acme.example/a.gif', '--out', '/dev/full')
  expect([full.code, full.stderr]).toEqual([1, expect.stringContaining('the disk is full')])
})

test.runIf(HAS_SCRIPT)('bytes are not written to a terminal, and no site is visited for them', async () => {
  const { folder } = await siteWithFiles()
  const args = ['bytes', 'http://acme.example/a.gif', '--hosts', 'none']
  const text = await onTerminal(folder, args, { NO_COLOR: '1', TERM: 'xterm' })
  expect(text).toMatch(/A terminal cannot show the bytes: name a file with --out\./)
})
