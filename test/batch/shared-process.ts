import { appendFileSync, createReadStream, existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { BATCHES } from '../../src/batch/bounds.ts'
import { workOnLists } from '../../src/batch/chunks/work.ts'
import { readList } from '../../src/batch/list/read.ts'
import { runBatch } from '../../src/batch/run.ts'
import { withDefaults } from '../../src/model/options.ts'
import { openStore } from '../../src/store/index.ts'
import { okResult, snapshotOf } from '../store/records.ts'
import { engineOver } from './batch.ts'

/**
 * A process that works on a list beside others, to be killed: `batch` and `queue` (which looks up nothing)
 * with a list, or `work`. With `batch` the number of lines is known, so that chunks are small. Notes each
 * lookup that it begins as a line in a file: the domain and its process. Domains that begin with `slow`
 * answer once there is a file `LOG.go`; those that begin with `fatal` end the process. Hosts below polite.com
 * are visited by turns; the file `LOG.visits` has the beginnings and ends of these visits as +1 and -1.
 * Prints the summary of a batch as JSON.
 */
const [role = '', db = '', log = '', list = ''] = process.argv.slice(2)

// No process takes a whole list whose domains wait for their host.
BATCHES.maxWaiting = 20

const stop = new AbortController()
process.on('SIGTERM', () => stop.abort())
const { signal } = stop
const store = await openStore(db, { now: () => new Date() })
try {
  const engine = engineOver({
    store,
    options: withDefaults({ concurrency: 4, batch: { perHostConcurrency: 2, perHostPauseMs: 1 } }),
    isMapped: (domain) => !domain.endsWith('.polite.com'),
    async lookup({ domain }, { signal: working }) {
      appendFileSync(log, `${domain} ${process.pid}\n`)
      if (domain.startsWith('fatal')) process.kill(process.pid, 'SIGKILL')
      while (domain.startsWith('slow') && !existsSync(`${log}.go`) && !working.aborted) await sleep(5)
      if (domain.endsWith('.polite.com')) appendFileSync(`${log}.visits`, '+1\n')
      await sleep(10 + (domain.length % 7))
      if (domain.endsWith('.polite.com')) appendFileSync(`${log}.visits`, '-1\n')
      return { result: okResult(domain), snapshot: snapshotOf(domain) }
    },
  })
  const onNotice = (notice: string) => process.stderr.write(`${notice}\n`)
  if (role === 'work') await workOnLists(engine, { signal, onNotice })
  else {
    const lines = readList(createReadStream(list))
    const works = role === 'batch'
    const total = works ? readFileSync(list, 'utf8').split('\n').length - 1 : undefined
    const request = { list, lines, total, works, signal, onNotice }
    process.stdout.write(JSON.stringify(await runBatch(engine, request)))
  }
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : thrown}\n`)
  process.exitCode = 1
} finally {
  await store.close()
}
