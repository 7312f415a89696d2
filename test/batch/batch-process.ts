import { appendFileSync, createReadStream } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readList } from '../../src/batch/list/read.ts'
import { withDefaults } from '../../src/model/options.ts'
import { openStore } from '../../src/store/index.ts'
import { okResult, snapshotOf } from '../store/records.ts'
import { run } from './batch.ts'

/** A process that runs a batch, to be killed. Notes each lookup that it begins as a line in a file. */
const [db = '', list = '', log = '', concurrency = '4'] = process.argv.slice(2)

try {
  const store = await openStore(db, { now: () => new Date() })
  await run({
    lines: readList(createReadStream(list)),
    list,
    store,
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
  await store.close()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : thrown}\n`)
  process.exitCode = 1
}
