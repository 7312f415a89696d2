import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { temporaryFolder, temporaryStore } from '../../store/temporary.ts'
import { command } from './command.ts'

const PAGE = `<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1>${'<p>We make anvils.'.repeat(20)}`

test('domains and addresses are queued, each once, and worked off here when that is asked for', async () => {
  const { port } = await serveSites({ 'acme.example': { '/': PAGE }, 'globex.example': { '/': PAGE } })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - *\n`)
  const path = join(folder, 'brands.db')
  const prefetch = (...args: string[]) =>
    command('prefetch', ...args, '--db', path, '--hosts', hosts, '--producer', 'cascade')
  expect(await prefetch('acme.example', 'www.acme.example', '--email', 'jane@globex.example')).toEqual({
    code: 0,
    stdout: 'acme.example\tqueued\nacme.example\tqueued already\nglobex.example\tqueued\n',
    stderr: '',
  })
  expect(await prefetch('--work')).toEqual({
    code: 0,
    stdout: '',
    stderr: '2 looked up, 0 failed, 0 waiting\n',
  })
  expect(await prefetch('acme.example')).toMatchObject({ stdout: 'acme.example\tstored already\n' })
  const store = await temporaryStore({ path })
  expect(await store.statusOf('globex.example')).toMatchObject({ state: 'ok' })
})

test('nothing to queue, a wrong domain and a free address are told in one sentence', async () => {
  const db = join(temporaryFolder(), 'brands.db')
  expect(await command('prefetch', '--db', db)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Name what to queue'),
  })
  expect((await command('prefetch', 'nonsense', '--db', db)).code).toBe(2)
  const mistyped = await command('prefetch', 'acme.com', '--email', 'jane', '--db', db)
  expect([mistyped.code, mistyped.stdout, existsSync(db)]).toEqual([2, '', false])
  const free = await command('prefetch', '--email', 'jane@gmail.com', 'jane@acme.com', '--db', db)
  expect([free.code, free.stdout]).toEqual([1, 'acme.com\tqueued\n'])
  expect(free.stderr).toMatch(/^blazon: .*gmail\.com.*\n$/)
})

test('a service is told of its certificate and its proxy by flags', async () => {
  const { stdout } = await command(
    'config',
    '--json',
    '--trust-proxy',
    '--tls-cert',
    'a.pem',
    '--tls-key',
    'b.pem',
  )
  expect(JSON.stringify(JSON.parse(stdout))).toMatch(/serve\.trustProxy|"trustProxy"/)
  const named = await command('config', '--trust-proxy', '10.0.0.0/8, loopback')
  expect(named.stdout).toMatch(/trustProxy\s+"?10\.0\.0\.0\/8, loopback/)
  expect(await command('config', '--set', 'serve.trustProxy=everybody')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('serve.trustProxy'),
  })
})
