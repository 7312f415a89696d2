/** As root, what reads pages runs as a user whom nobody else is. Without root there is nothing to give up. */

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../store/temporary.ts'

const isLinux = process.platform === 'linux'
const isRoot = isLinux && process.getuid?.() === 0
const folder = temporaryFolder(afterAll)
const ENTRY = fileURLToPath(new URL('./entry.mjs', import.meta.url))
const OWNER = fileURLToPath(new URL('./confined-owner.mjs', import.meta.url))

interface Started {
  /** `/proc/PID/status` of the worker. */
  readonly status: Readonly<Record<string, string>>
  readonly user: string
  readonly notices: readonly string[]
}

/** What a program finds that starts a worker; it is one of its own, because it finds it out once. */
const started = (entry: string): Started =>
  JSON.parse(execFileSync(process.execPath, [OWNER, entry], { encoding: 'utf8' }))

it.runIf(isRoot)('as root, a process is another user, has no capabilities and gets none', () => {
  const { status, user, notices } = started(ENTRY)
  const ids = [...`${status.Uid} ${status.Gid}`.split(/\s+/)].map(Number)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toBeGreaterThanOrEqual(61_184)
  expect([status.CapEff, status.CapPrm, status.CapBnd].map((bits) => Number(`0x${bits}`))).toEqual([0, 0, 0])
  expect([status.NoNewPrivs, status.Groups?.trim() ?? '']).toEqual(['1', ''])
  expect([user, notices]).toEqual(['unused', []])
})

it.runIf(isRoot)('modules that only root may read are read as root, and that is said once', () => {
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const entry = join(closed, 'entry.mjs')
  writeFileSync(
    entry,
    readFileSync(ENTRY, 'utf8').replace(
      '../../dist/modules',
      new URL('../../dist/modules', import.meta.url).href,
    ),
  )
  const { status, user, notices } = started(entry)
  expect([status.Uid, user]).toEqual(['0\t0\t0\t0', 'root'])
  expect(notices).toEqual([expect.stringMatching(/^The processes that read pages run as root, because/)])
})

it.runIf(isLinux && !isRoot)('as another user, a process is that user', () => {
  const { status, user, notices } = started(ENTRY)
  expect([status.Uid?.split('\t')[0], user, notices]).toEqual([String(process.getuid?.()), 'own', []])
})
