import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { processesBelow } from '../../../src/capture/browser/processes.ts'
import { COMMAND } from '../../house/build.ts'
import { patient } from '../../house/patient.ts'
import { commandLine } from '../../house/processes.ts'
import { PATIENT_ENV } from '../cli/command.ts'
import { servedSites } from './connected.ts'

patient()

/* The process `blazon mcp` at a pipe, as bytes: what it writes where, and how it ends. */

const ends: (() => unknown)[] = []
const onEnd = (end: () => unknown) => void ends.push(end)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})
const sites = await servedSites(onEnd)

let databases = 0

function start(...flags: string[]) {
  const { folder, hosts } = sites
  const args = [COMMAND, 'mcp', '--db', join(folder, `pipe-${++databases}.db`), '--hosts', hosts, ...flags]
  const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1', ...PATIENT_ENV } })
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text) => {
      written[name] += text
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const answered = async (id: number) => {
    while (!written.stdout.includes(`"id":${id}`)) await new Promise((again) => setTimeout(again, 20))
  }
  return { child, written, ended, send, answered }
}

const HELLO = {
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}
const callOf = (name: string, given: object) => ({ method: 'tools/call', params: { name, arguments: given } })
/** Nobody may collect a process that has ended; it has no command line any more. */
const running = (pids: readonly number[]) => pids.filter((pid) => commandLine(pid) !== '')

test('stdout is the protocol alone, logs are on stderr, and the end of stdin ends everything', async () => {
  const { child, written, ended, send, answered } = start('--log-level', 'info')
  send({ id: 1, ...HELLO })
  await answered(1)
  send({ method: 'notifications/initialized' })
  child.stdin.write('this is no message\n')
  send({ id: 2, ...callOf('screenshot', { domain: 'ferncott.example' }) })
  await answered(2)
  const below = processesBelow(child.pid ?? 0)
  expect(below.length).toBeGreaterThan(0)
  child.stdin.end()
  expect(await ended).toBe(0)
  const messages = written.stdout.trimEnd().split('\n')
  for (const line of messages) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
  expect(written.stderr).toContain('/v1/brand/screenshot')
  expect(written.stderr).not.toContain('"level":"error"')
  await expect.poll(() => running(below), { timeout: 10_000 }).toEqual([])
})

test('it ends when its client leaves in the middle of a call', async () => {
  const { child, ended, send, answered } = start()
  send({ id: 1, ...HELLO })
  await answered(1)
  send({ id: 2, ...callOf('screenshot', { domain: 'stratokiln.example' }) })
  while (processesBelow(child.pid ?? 0).length === 0) await new Promise((again) => setTimeout(again, 20))
  const below = processesBelow(child.pid ?? 0)
  child.stdin.end()
  expect(await ended).toBe(0)
  await expect.poll(() => running(below), { timeout: 10_000 }).toEqual([])
})
