import { appendFileSync, createReadStream, existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BatchEngine } from '../../src/batch/engine.ts'
import { readList } from '../../src/batch/list/read.ts'
import type { ExtraKind } from '../../src/model/extras.ts'
import { withDefaults } from '../../src/model/options.ts'
import { openStore } from '../../src/store/index.ts'
import { okResult, snapshotOf } from '../store/records.ts'
import { run } from './batch.ts'

/**
 * A process that runs a batch with products and a question, to be killed. Notes each lookup that it begins as
 * a line in a file: the domain, with `products` or `answers` behind it for what is asked beside the record.
 * Domains that begin with `slow` answer once there is a file `LOG.go`; those that begin with `fatal` end the
 * process.
 */
const [db = '', list = '', log = '', concurrency = '4'] = process.argv.slice(2)

try {
  const store = await openStore(db, { now: () => new Date() })
  await run({
    lines: readList(createReadStream(list)),
    list,
    store,
    options: withDefaults({ concurrency: Number(concurrency) }),
    products: 3,
    questions: [{ name: 'founded', type: 'number' }],
    extras: {
      async products(handle) {
        const domain = await begin(handle, 'products')
        return { state: 'ok', domain, products: [], pages: [] }
      },
      async query(handle) {
        const domain = await begin(handle, 'answers')
        return { state: 'ok', domain, urls: [], answers: [], absent: [], notes: [] }
      },
    },
    lookup: async ({ domain }) => {
      appendFileSync(log, `${domain}\n`)
      if (domain.startsWith('fatal')) process.kill(process.pid, 'SIGKILL')
      while (domain.startsWith('slow') && !existsSync(`${log}.go`)) await sleep(5)
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

type Asked = Parameters<BatchEngine['products' | 'query']>[0]

async function begin(handle: Asked, kind: ExtraKind): Promise<string> {
  const domain = 'domain' in handle ? handle.domain : ''
  appendFileSync(log, `${domain} ${kind}\n`)
  await sleep(domain.length % 3)
  return domain
}
