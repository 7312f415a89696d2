import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../store/postgres/databases.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { blazon, command } from './command.ts'

const PAGE = `<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1>${'<p>We make anvils.'.repeat(20)}`
const DOMAINS = Array.from({ length: 200 }, (_, n) => `brand${n}.example`)
const ENV = { BLAZON_NO_BROWSER: '1' }

/** A server that answers at every host, and counts how often each was asked for its landing page. */
async function everySite() {
  const asked = new Map<string, number>()
  const server = createServer(({ url, headers: { host = '' } }, response) => {
    if (url === '/') asked.set(host, (asked.get(host) ?? 0) + 1)
    response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' })
    response.end(url === '/' ? PAGE : 'Not found')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${(server.address() as AddressInfo).port} - *\n`)
  return { asked, folder, hosts }
}

/** A process with the way to end it, which is also done at the end of the test. */
function started(folder: string, args: readonly string[]) {
  let end = () => false
  let stderr = ''
  const during: Parameters<typeof blazon>[2] = (child) => {
    end = () => child.kill('SIGTERM')
    child.stderr?.on('data', (text) => {
      stderr += text
    })
  }
  const ended = blazon(folder, args, during, ENV)
  onTestFinished(() => void end())
  return { ended, end: () => end(), stderr: () => stderr }
}

test('a batch and three workers look up 200 sites once each, and status names the workers', async () => {
  const { asked, folder, hosts } = await everySite()
  const db = await newDatabase()
  const list = join(folder, 'list.txt')
  writeFileSync(list, `${DOMAINS.join('\n')}\nno domain\n`)
  const how = ['--db', db, '--hosts', hosts, '--producer', 'cascade']
  const seen = ['--metrics-port', '0', '--json-log']
  const workers = [seen, [], []].map((more) => started(folder, ['work', ...how, ...more]))
  const batch = started(folder, ['batch', list, ...how, '--no-work', '--no-more-pages'])
  while (asked.size < 20) await sleep(10)
  const status = await command('status', db)
  expect(status.stdout).toMatch(/\n3 workers, \d+\.\d\/s\n( {2}process \d+ on \S+: .*\n){3} {2}batch of /)
  expect(status.stdout).toMatch(
    /: \d+ domains?, \d+\.\d\/s, \d+ running( \(brand\d+\.example for \d+ s\))?, \d+ waiting, /,
  )
  expect(status.stdout).toMatch(/, at lines \d+ to \d+(, \d+ to \d+)* of \/\S+list\.txt, last heard of at 2/)
  expect(status.stdout).toMatch(/ {2}batch of \/\S+list\.txt: \d+ ok, (1 invalid, )?\d+ left, \d+\.\d\/s/)
  expect(status.stdout).toContain(`a batch works on it: process `)
  const { work } = JSON.parse((await command('status', db, '--json')).stdout)
  expect(work).toMatchObject({ givenUp: [], hosts: [], workers: [{ host: expect.any(String) }, {}, {}] })
  expect(work.lists).toMatchObject([{ list, language: null, failed: 0 }])
  const { msg } = JSON.parse(workers[0]?.stderr().split('\n')[0] ?? '')
  const metrics = await (await fetch(msg.replace('metrics at ', ''))).text()
  expect(metrics).toContain('blazon_workers 3\n')
  expect(metrics).toMatch(/\nblazon_worker_domains_per_second\{worker="[^"]+:\d+"\} [\d.]+\n/)
  expect(metrics).toContain(`blazon_list_lines{list="${list}",language="",state="failed"} 0\n`)
  expect(metrics).toContain('\nblazon_captures_total{')

  const { code, stdout, stderr } = await batch.ended
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain('line 201: ')
  expect(stderr).toContain('\n200 described, 0 refused by page class, 0 failed, 1 invalid, 0 fresh already;')
  expect(stderr).toMatch(/ok · .* 3 workers\n/)
  expect([...asked].filter(([, times]) => times !== 1)).toEqual([])
  expect(asked.size).toBe(200)

  for (const { end } of workers) end()
  const ends = await Promise.all(workers.map(({ ended }) => ended))
  expect(ends.map((ended) => ended.code)).toEqual([130, 130, 130])
  const lines =
    ends[0]?.stderr
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)) ?? []
  expect(lines).toContainEqual(expect.objectContaining({ level: 'info', ok: expect.any(Number), invalid: 0 }))
  expect(lines.at(-1)).toEqual({
    ...{ level: 'info', time: expect.stringMatching(/^2\S+Z$/) },
    msg: expect.stringContaining(' failed by this process'),
  })
  const described = ends.map((ended) => Number(/(\d+) described/.exec(ended.stderr)?.[1]))
  expect(described.reduce((sum, number) => sum + number)).toBe(200)
})

test('a worker ends when nothing is queued if that is asked for, and a later batch finds all fresh', async () => {
  const { asked, folder, hosts } = await everySite()
  const db = await newDatabase()
  const list = join(folder, 'list.txt')
  writeFileSync(list, `${DOMAINS.slice(0, 5).join('\n')}\n`)
  const how = ['--db', db, '--hosts', hosts, '--producer', 'cascade']
  const first = await command('batch', list, ...how, '--no-more-pages')
  expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining('5 described, ') })
  const again = await command('batch', list, ...how, '--no-more-pages')
  expect(again.stderr).toContain(
    '0 described, 0 refused by page class, 0 failed, 0 invalid, 5 fresh already;',
  )
  expect(asked.size).toBe(5)
  await command('prefetch', 'brand9.example', ...how)
  expect(await command('work', ...how, '--until-empty')).toEqual({
    code: 0,
    stdout: '',
    stderr: '0 described, 0 refused by page class, 0 failed by this process\n',
  })
  expect(asked.get('brand9.example')).toBe(1)
})

test('a file is worked on by one batch at a time, which work and --no-work say', async () => {
  const folder = temporaryFolder()
  const db = join(folder, 'brands.db')
  writeFileSync(join(folder, 'list.txt'), 'a.example\n')
  const why =
    'a database that is a file is worked on by one batch at a time. With --db postgres://… any number of processes work on a list.\n'
  expect(await command('work', '--db', db)).toEqual({
    code: 2,
    stdout: '',
    stderr: `blazon: There is no work for another process: ${why}`,
  })
  expect(await command('batch', join(folder, 'list.txt'), '--db', db, '--no-work')).toEqual({
    code: 2,
    stdout: '',
    stderr: `blazon: Only the batch itself can look up its domains: ${why}`,
  })
  expect(existsSync(db)).toBe(false)
})
