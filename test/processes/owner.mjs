// The owner of one process whose task never ends. Prints the id of that process, then waits to be killed.
const { createProcessPool } = await import('../../dist/modules/processes/index.js')

const pool = createProcessPool({
  entry: new URL('./entry.mjs', import.meta.url),
  settings: {},
  max: 1,
  heapMb: 64,
  youngHeapMb: 16,
  limits: { cpuMs: 60_000, ms: 60_000, rssMb: 500 },
  maxReplyMb: 4,
  idleTimeoutMs: 60_000,
  tooLarge: (bound) => bound,
})
const request = { signal: new AbortController().signal }
const pid = await pool.run('pid', undefined, request)
if (process.argv[2] === 'close') {
  await pool.close()
  process.exitCode = 5
} else if (process.argv[2] !== 'idle') void pool.run(process.argv[2], undefined, request)
process.stdout.write(`${pid}\n`)
