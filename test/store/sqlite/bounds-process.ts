import { randomBytes } from 'node:crypto'
import { openStore } from '../../../src/store/index.ts'
import { okResult, snapshotOf } from '../records.ts'

/**
 * A process that stores large pages and deletes what is too much after each, without a pause. Tests kill it.
 * It writes the name of each domain that it has stored.
 */
const [db = '', name = '', count = '1', maxBytes = ''] = process.argv.slice(2)

const store = await openStore(db, { now: () => new Date(), ...(maxBytes && { maxBytes: Number(maxBytes) }) })
const shared = new Uint8Array(20_000).fill(7)
for (let n = 0; n < Number(count); n++) {
  const domain = `${name}${n}.example`
  await store.putResult(okResult(domain), {
    snapshot: snapshotOf(domain, [shared, ...Array.from({ length: 5 }, () => randomBytes(100_000))]),
  })
  process.stdout.write(`${domain}\n`)
  while ((await store.tidy()) === 'more');
}
await store.close()
