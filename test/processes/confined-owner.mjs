// Starts a worker process from an entry module, and prints as whom it runs: node confined-owner.mjs ENTRY
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const { createProcessPool } = await import('../../dist/modules/processes/index.js')
const notices = []
const pool = createProcessPool({
  ...{ entry: pathToFileURL(process.argv[2]), settings: {}, max: 1, heapMb: 64, youngHeapMb: 16 },
  ...{ maxReplyMb: 4, idleTimeoutMs: 600_000, limits: { cpuMs: 600_000, ms: 600_000, rssMb: 500 } },
  tooLarge: (bound) => bound,
  onNotice: (notice) => notices.push(notice),
})
const pid = await pool.run('pid', null, { signal: new AbortController().signal })
const status = Object.fromEntries(
  readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .map((line) => line.split(/:\s+/)),
)
console.log(JSON.stringify({ status, user: pool.activity().user, notices }))
await pool.close()
