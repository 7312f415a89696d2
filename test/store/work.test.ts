import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { Clock, temporaryFolder, temporaryStore } from './temporary.ts'

describe('invalid lines', () => {
  it('are those of the last run of each list', () => {
    const store = temporaryStore()
    const line = { list: 'a.txt', line: 3, input: 'x y', reason: 'white space' }
    store.putLine(line)
    store.putLine({ ...line, list: 'b.txt', line: 1 })
    store.clearLines('a.txt')
    store.putLine({ ...line, line: 10 })
    store.putLine({ ...line, line: 9 })
    store.putLine({ ...line, line: 9, input: 'again' })
    expect(Array.from(store.allLines(), ({ list, line, input }) => [list, line, input])).toEqual([
      ['a.txt', 9, 'again'],
      ['a.txt', 10, 'x y'],
      ['b.txt', 1, 'x y'],
    ])
  })

  it('are read page by page, and cut', () => {
    const store = temporaryStore()
    for (let line = 1; line <= 1_100; line += 1)
      store.putLine({ list: 'a', line, input: 'é'.repeat(3_000), reason: '' })
    const lines = [...store.allLines()]
    expect(lines.map(({ line }) => line)).toEqual(Array.from({ length: 1_100 }, (_, n) => n + 1))
    expect(lines[0]?.input).toBe('é'.repeat(2_000))
  })
})

describe('runs', () => {
  it('go on from their beginning until they have ended', () => {
    const clock = new Clock()
    const store = temporaryStore({ now: clock.now })
    const first = store.beginRun('a.txt', 'all')
    expect(first).toEqual(clock.now())
    clock.ms += 1_000
    expect(store.beginRun('a.txt', 'all')).toEqual(first)
    expect(store.beginRun('b.txt', 'all')).toEqual(clock.now())
    store.endRun('a.txt')
    clock.ms += 1_000
    expect(store.beginRun('a.txt', 'all')).toEqual(clock.now())
    clock.ms += 1_000
    expect(store.beginRun('a.txt', 'failed')).toEqual(clock.now())
  })
})

describe('the lease', () => {
  it('has one holder', () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = temporaryStore({ path })
    const other = temporaryStore({ path })
    const holder = store.acquireLease('batch')
    expect(() => other.acquireLease('batch')).toThrow(
      `Another batch (process ${process.pid} on ${hostname()}) is working on the database ${path}; let it finish or stop it.`,
    )
    store.renewLease(holder)
    store.releaseLease(holder)
    other.releaseLease(other.acquireLease('batch'))
  })

  it('is lost by a holder that was silent for half a minute', () => {
    const clock = new Clock()
    const store = temporaryStore({ now: clock.now })
    const slow = store.acquireLease('batch')
    clock.ms += 30_000
    expect(() => store.acquireLease('batch')).toThrow(/Another batch/)
    clock.ms += 1
    store.acquireLease('batch')
    expect(() => store.renewLease(slow)).toThrow(/has taken over/)
  })

  it.each([
    ['is free at once when its process has died here', hostname(), deadPid(), true],
    ['is free when its process was this one in an earlier life', hostname(), process.pid, true],
    ['is respected when its process lives here', hostname(), process.ppid, false],
    ['is respected when its process is elsewhere', 'elsewhere', deadPid(), false],
  ])('%s', (_, host, pid, isFree) => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = temporaryStore({ path })
    const db = new Database(path)
    db.prepare('INSERT INTO leases VALUES (?, ?, ?, ?, ?)').run('batch', 'somebody', host, pid, Date.now())
    db.close()
    const acquire = () => store.acquireLease('batch')
    if (isFree) expect(acquire()).toMatch(/^[0-9a-f-]{36}$/)
    else expect(acquire).toThrow(/Another batch/)
  })

  it.runIf(process.platform === 'linux')(
    'is free when its process was killed and nobody has reaped it',
    async () => {
      // The shell becomes a program that never asks for its children: the killed one stays in the process table.
      const parent = spawn('sh', ['-c', 'sleep 30 & echo $!; kill -9 $!; exec sleep 30'])
      try {
        const [printed] = await once(parent.stdout, 'data')
        const pid = Number(String(printed))
        await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
        const path = join(temporaryFolder(), 'brands.db')
        const store = temporaryStore({ path })
        const db = new Database(path)
        db.prepare('INSERT INTO leases VALUES (?, ?, ?, ?, ?)').run(
          'batch',
          'somebody',
          hostname(),
          pid,
          Date.now(),
        )
        db.close()
        expect(store.acquireLease('batch')).toMatch(/^[0-9a-f-]{36}$/)
      } finally {
        parent.kill()
      }
    },
  )
})

function deadPid(): number {
  return spawnSync('true').pid
}
