import { appendFileSync, createReadStream } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { linesOf } from '../../src/batch/lines.ts'
import { runBatch } from '../../src/batch/run.ts'
import { withDefaults } from '../../src/model/options.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { openStore } from '../../src/store/index.ts'
import { okResult, snapshotOf } from '../store/records.ts'

/** A process that runs a batch, to be killed. Notes each lookup that it begins as a line in a file. */
const [db = '', list = '', log = '', concurrency = '4'] = process.argv.slice(2)

try {
  const store = openStore(db, { now: () => new Date() })
  await runBatch({
    lines: linesOf(createReadStream(list)),
    list,
    store,
    parse: parseDomain,
    options: withDefaults({ concurrency: Number(concurrency) }),
    lookup: async ({ domain }) => {
      appendFileSync(log, `${domain}\n`)
      await sleep(domain.length % 7)
      return {
        result: okResult(domain),
        snapshot: snapshotOf(domain, [new TextEncoder().encode('body { color: red }')]),
      }
    },
  })
  store.close()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : thrown}\n`)
  process.exitCode = 1
}
