import { migrate } from '../../../src/library/lookups.ts'
import { PORTION } from '../../../src/store/copy/rows.ts'

/** A process that copies a database in portions of two rows, and is killed after a number of portions. */
const [from = '', to = '', count = ''] = process.argv.slice(2)

PORTION.maxRows = 2
let portions = 0
await migrate(from, to, {
  onProgress() {
    portions += 1
    if (portions === Number(count)) process.kill(process.pid, 'SIGKILL')
  },
})
