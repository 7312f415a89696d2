import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { descendants } from '../../measuring/processor-time.ts'
import { CASES } from './cases.ts'
import { goodSite, startOrigin } from './origin.ts'
import { peakMb } from './processes.ts'
import { start } from './service.ts'

/** One site of each kind that once kept a batch from ending. */
const HOSTILE = [
  'picture-masks-behind-space',
  'picture-markup-in-style-mask',
  'amplify-base-links',
  'browser-busy-timer-script-hangs',
  'script-loop',
]
const GOOD = Array.from({ length: 30 }, (_, at) => `good-${at}`)
/** Time for three attempts at each hostile site, on a busy machine. */
const MAX_MS = 240_000
const MAX_MB = 1_000

/**
 * Runs a batch of 35 sites, five of them hostile. It must end by itself, with a result for each. Returns
 * whether it did.
 */
export async function attackBatch(folder: string): Promise<boolean> {
  const good = Object.fromEntries(GOOD.map((name) => [name, goodSite(name)]))
  const origin = await startOrigin({ ...CASES, ...good })
  writeFileSync(join(folder, 'hosts'), origin.hostMap)
  const names = GOOD.flatMap((name, at) => [name, ...(at % 6 === 3 ? [HOSTILE[(at - 3) / 6] ?? ''] : [])])
  writeFileSync(join(folder, 'list.txt'), names.map((name) => `${name}.example\n`).join(''))
  const began = performance.now()
  const child = start(folder, ['batch', 'list.txt', '--db', 'batch.db', '--hosts', 'hosts'])
  child.stdout?.resume()
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMb(child.pid ?? 0))
  }, 500)
  const wall = setTimeout(() => {
    process.stderr.write(`the batch goes on after ${MAX_MS / 1000} s and is ended\n`)
    for (const { pid } of descendants(child.pid)) process.kill(pid, 'SIGKILL')
    child.kill('SIGKILL')
  }, MAX_MS)
  const [code] = await once(child, 'exit')
  clearTimeout(wall)
  clearInterval(watch)
  const seconds = Math.round((performance.now() - began) / 1000)
  const results = await exported(folder)
  await origin.end()
  const brands = results.filter((line) => line.includes('"state":"ok"')).length
  process.stdout.write(
    `batch: ended with ${code} after ${seconds} s, ${results.length} results of ${names.length} (${brands} brands), ${peak} MB\n`,
  )
  if (code === null) process.stderr.write(said)
  return code !== null && results.length === names.length && peak <= MAX_MB
}

async function exported(folder: string): Promise<string[]> {
  const child = start(folder, ['export', '--db', 'batch.db', '--format', 'ndjson'])
  let out = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  await once(child, 'close')
  return out.trim().split('\n')
}
