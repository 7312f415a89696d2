import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, test } from 'vitest'
import { isLeaseHeld } from '../../../src/batch/lease.ts'
import { BlazonError } from '../../../src/model/errors.ts'
import { temporaryFolder, temporaryStore } from '../temporary.ts'

describe('the lease', () => {
  it.each([
    ['is free at once when its process has died here', hostname(), deadPid(), true],
    ['is free when its process was this one in an earlier life', hostname(), process.pid, true],
    ['is respected when its process lives here', hostname(), process.ppid, false],
    ['is respected when its process is elsewhere', 'elsewhere', deadPid(), false],
  ])('%s', async (_, host, pid, isFree) => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = await temporaryStore({ path })
    const db = new Database(path)
    db.prepare('INSERT INTO leases VALUES (?, ?, ?, ?, ?)').run('batch', 'somebody', host, pid, Date.now())
    db.close()
    const acquire = () => store.acquireLease('batch')
    if (isFree) expect(await acquire()).toMatch(/^[0-9a-f-]{36}$/)
    else {
      const refused: unknown = await acquire().catch((thrown: unknown) => thrown)
      expect(refused).toMatchObject({
        ...{ code: 'storage', reason: 'lease_held' },
        message: expect.stringMatching(/^Another batch /),
      })
      expect(isLeaseHeld(refused)).toBe(true)
    }
  })

  it.runIf(process.platform === 'linux')(
    'is free when its process was killed and nobody has reaped it',
    async () => {
      // The shell becomes a program that never waits for its children, so that the killed one stays in the
      // process table.
      const parent = spawn('sh', ['-c', 'sleep 30 & echo $!; kill -9 $!; exec sleep 30'])
      try {
        const [printed] = await once(parent.stdout, 'data')
        const pid = Number(String(printed))
        await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
        const path = join(temporaryFolder(), 'brands.db')
        const store = await temporaryStore({ path })
        const db = new Database(path)
        db.prepare('INSERT INTO leases VALUES (?, ?, ?, ?, ?)').run(
          'batch',
          'somebody',
          hostname(),
          pid,
          Date.now(),
        )
        db.close()
        expect(await store.acquireLease('batch')).toMatch(/^[0-9a-f-]{36}$/)
      } finally {
        parent.kill()
      }
    },
  )
})

test('another failure of the database is no lease that somebody holds', async () => {
  const store = await temporaryStore({ path: join(temporaryFolder(), 'brands.db') })
  await store.close()
  const failure: unknown = await store.acquireLease('batch').catch((thrown: unknown) => thrown)
  expect(failure).toBeInstanceOf(Error)
  expect(isLeaseHeld(failure)).toBe(false)
  expect(isLeaseHeld(new BlazonError('storage', 'Another batch (process 1 on a) is working on it.'))).toBe(
    false,
  )
})

function deadPid(): number {
  return spawnSync('true').pid
}
