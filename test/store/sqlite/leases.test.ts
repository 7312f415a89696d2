import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
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
    else await expect(acquire()).rejects.toThrow(/Another batch/)
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

function deadPid(): number {
  return spawnSync('true').pid
}
