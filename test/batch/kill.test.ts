import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { programFor } from '../house/build.ts'
import { seeded } from '../house/seeded.ts'
import { THOROUGH } from '../house/thorough.ts'
import { okResult, snapshotOf } from '../store/records.ts'
import { allOf, countsOf, temporaryFolder, temporaryStore } from '../store/temporary.ts'

const WORKERS = 4
const SHARED = new TextEncoder().encode('body { color: red }')

interface Files {
  readonly db: string
  readonly list: string
  readonly log: string
}

/** A list of so many domains, each twice, with a line that is not a domain after every tenth. */
function listOf(domains: readonly string[]): Files {
  const folder = temporaryFolder()
  const files = {
    db: join(folder, 'brands.db'),
    list: join(folder, 'list.txt'),
    log: join(folder, 'log.txt'),
  }
  const lines = domains.flatMap((domain, n) => [
    domain,
    `www.${domain}`,
    ...(n % 10 === 9 ? ['not a domain'] : []),
  ])
  writeFileSync(files.list, `${lines.join('\n')}\n`)
  writeFileSync(files.log, '')
  return files
}

function start({ db, list, log }: Files, shell = 'exec "$@"'): ChildProcess {
  const command = [process.execPath, programFor('batch-process'), db, list, log, String(WORKERS)]
  return spawn('bash', ['-c', shell, 'bash', ...command], { stdio: ['ignore', 'ignore', 'pipe'] })
}

const KINDS = ['products', 'answers'] as const

/** The domains of which that was looked up, each time once: by default their records. */
function lookupsIn({ log }: Files, kind = ''): string[] {
  const begun = readFileSync(log, 'utf8').split('\n').slice(0, -1)
  return begun
    .map((line) => line.split(' '))
    .flatMap(([domain = '', of = '']) => (of === kind ? [domain] : []))
}

async function textOf(child: ChildProcess): Promise<string> {
  let text = ''
  for await (const chunk of child.stderr ?? []) text += chunk
  return text
}

/**
 * Checks that each domain has exactly one complete result and one answer to each question, that no more was
 * looked up again than was in hand, and that the file is not damaged.
 */
async function expectComplete(files: Files, domains: readonly string[], ends: number): Promise<void> {
  const { db } = files
  for (const kind of ['', ...KINDS])
    expect([kind, lookupsIn(files, kind).length <= domains.length + ends * WORKERS]).toEqual([kind, true])
  const store = await temporaryStore({ path: db })
  const results = Array.from(await allOf(store.allResults()), ({ result }) => result)
  expect(results).toEqual(domains.toSorted().map((domain) => okResult(domain)))
  expect(await store.snapshotOf(domains[0] ?? '')).toEqual(snapshotOf(domains[0] ?? '', [SHARED]))
  for (const domain of domains)
    expect(
      (await store.extrasOf(domain)).map(({ kind, found }) => [kind, found.state, found.domain]),
    ).toEqual(KINDS.map((kind) => [kind, 'ok', domain]))
  expect((await countsOf(store)).invalid).toBe(Math.floor(domains.length / 10))
  await store.close()
  const file = new Database(db)
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(file.pragma('foreign_key_check')).toEqual([])
  expect(file.prepare('SELECT count(*) FROM bodies').pluck().get()).toBe(domains.length + 1)
  file.close()
}

/** Starts a batch, kills it when it has begun so many lookups of records, and resolves to their domains. */
async function killAfter(files: Files, lookups: number): Promise<readonly string[]> {
  const before = lookupsIn(files).length
  const child = start(files)
  const ended = once(child, 'exit')
  while (lookupsIn(files).length < before + lookups && child.exitCode === null) await sleep(1)
  child.kill('SIGKILL')
  await ended
  return lookupsIn(files).slice(before)
}

it('a batch that is killed again and again begins with other domains each time, and ends with the slow ones', async () => {
  const slow = Array.from({ length: 8 }, (_, n) => `slow${n}.com`)
  const quick = Array.from({ length: 60 }, (_, n) => `brand${n}.com`)
  const files = listOf([...slow, ...quick])
  expect(await killAfter(files, WORKERS)).toEqual(slow.slice(0, 4))
  expect(await killAfter(files, WORKERS)).toEqual(slow.slice(4))
  const third = await killAfter(files, 30)
  expect(third).toEqual(quick.slice(0, third.length))
  writeFileSync(`${files.log}.go`, '')
  const last = start(files)
  const [[code], text] = await Promise.all([once(last, 'exit'), textOf(last)])
  expect([code, text]).toEqual([0, ''])
  // Some of those that were about to be looked up at the third kill may be put off as well.
  const others = quick.length - third.length - WORKERS
  const beforeSlow = lookupsIn(files).slice(8 + third.length, 8 + third.length + others)
  expect(beforeSlow.filter((domain) => slow.includes(domain) || third.includes(domain))).toEqual([])
  await expectComplete(files, [...slow, ...quick], 3)
})

it('kills set no domain aside that was alone at one of them, and begin with another one each time', async () => {
  const slow = ['slow0.com', 'slow1.com']
  const files = listOf(slow)
  expect((await killAfter(files, 2)).toSorted()).toEqual(slow)
  expect((await killAfter(files, 2)).toSorted()).toEqual(slow)
  expect(await killAfter(files, 1)).toEqual(['slow0.com'])
  expect(await killAfter(files, 1)).toEqual(['slow1.com'])
  writeFileSync(`${files.log}.go`, '')
  expect((await once(start(files), 'exit'))[0]).toBe(0)
  await expectComplete(files, slow, 4)
})

it('a domain that ends the process four times is set aside, and no other one is', async () => {
  const others = Array.from({ length: 12 }, (_, n) => `brand${n}.com`)
  const files = listOf(['fatal.com', ...others])
  const ends: unknown[] = []
  for (let started = 0; started < 5; started += 1) {
    const [code, signal] = await once(start(files), 'exit')
    ends.push(code ?? signal)
  }
  expect(ends).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL', 0])
  expect(lookupsIn(files).filter((domain) => domain === 'fatal.com')).toHaveLength(4)
  const store = await temporaryStore({ path: files.db })
  const results = Array.from(await allOf(store.allResults()), ({ result }) => result)
  expect(results).toEqual([
    ...others.toSorted().map((domain) => okResult(domain)),
    {
      state: 'failed',
      domain: 'fatal.com',
      code: 'crashed',
      message:
        'The process ended 4 times during the lookup of fatal.com, so that batches leave it out; --redo failed tries it again.',
      retryable: false,
    },
  ])
})

const inSoak = THOROUGH ? it : () => undefined

inSoak(
  'a batch that is killed again and again loses nothing, doubles nothing, and redoes only what was in hand',
  async () => {
    const domains = Array.from({ length: 200 }, (_, n) => `${'brand'.slice(0, 1 + (n % 5))}${n}.com`)
    const files = listOf(domains)
    const random = seeded(20_261_120)
    const kills = 10
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = lookupsIn(files).length + Math.floor(random() * 30)
      const child = start(files)
      const ended = once(child, 'exit')
      while (lookupsIn(files).length < enough && child.exitCode === null) await sleep(1)
      await sleep(random() * 10)
      child.kill('SIGKILL')
      await ended
    }
    const last = start(files)
    const [[code], text] = await Promise.all([once(last, 'exit'), textOf(last)])
    expect([code, text]).toEqual([0, ''])
    await expectComplete(files, domains, kills)
  },
)

it('a batch that may write no more stops with one clear sentence, and goes on when it may again', async () => {
  const domains = Array.from({ length: 150 }, (_, n) => `brand${n}.com`)
  const files = listOf(domains)
  const limited = start(files, 'ulimit -f 400; exec "$@"')
  const [[code], text] = await Promise.all([once(limited, 'exit'), textOf(limited)])
  expect(code).toBe(1)
  expect(text).toMatch(
    /^The database .*brands\.db (cannot grow|cannot be written|cannot be read or written).*\.\n$/,
  )
  const last = start(files)
  expect((await once(last, 'exit'))[0]).toBe(0)
  await expectComplete(files, domains, 2)
})
