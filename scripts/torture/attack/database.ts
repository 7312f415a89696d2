import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CASES } from './cases.ts'
import { LIMITS } from './measure.ts'
import { goodSite, startOrigin } from './origin.ts'
import { type Service, startPinger, startService } from './service.ts'

const MIB = 1024 * 1024
const NAMES = 30
const AT_ONCE = 4
const MAX_BYTES = 100 * MIB
/**
 * Allowance above the bound: free space is given back only beyond a tenth of the file, and new data is
 * written before old data is deleted.
 */
const MAX_FILE_BYTES = 1.4 * MAX_BYTES
/** Time for the last steps of deleting, after the last answer. */
const MAX_TIDYING_MS = 10_000

/**
 * Looks up an attacker's names, each with 60 pictures of 2 MB that may be its logo, with a service whose
 * database may have 100 MB. The database must stay within that, and other clients must not wait. Returns
 * whether both held.
 */
export async function attackDatabase(folder: string): Promise<boolean> {
  const origin = await startOrigin({ ...CASES, warm: goodSite('warm') })
  writeFileSync(join(folder, 'hosts'), origin.hostMap)
  const service = await startService(folder, join(folder, 'hosts'), ['--max-db-size', `${MAX_BYTES / MIB}MB`])
  const pinger = startPinger(service.url)
  await ask(service, 'warm.example')
  await pinger.worst()
  const names = Array.from({ length: NAMES }, (_, at) => `n${at}.store-pictures-2mb.example`)
  const statuses: number[] = []
  let largest = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let name = names.shift(); name; name = names.shift()) {
        statuses.push(await ask(service, name))
        largest = Math.max(largest, statSync(join(folder, 'attack.db')).size)
      }
    }),
  )
  const { used, file } = await settled(service)
  const pingMs = Math.round(await pinger.worst())
  await pinger.end()
  await service.end()
  await origin.end()
  const mb = (bytes: number) => Math.round(bytes / MIB)
  const answered = statuses.filter((status) => status === 200).length
  process.stdout.write(
    `database: ${answered} of ${NAMES} answered, ${mb(used)} MB in use of ${mb(MAX_BYTES)}, file ${mb(file)} MB, ${mb(largest)} MB at most; ping ${pingMs} ms\n`,
  )
  const isBounded = used <= MAX_BYTES && largest <= MAX_FILE_BYTES
  return answered === NAMES && isBounded && pingMs <= LIMITS.pingMs
}

async function ask({ url, key }: Service, domain: string): Promise<number> {
  const answer = await fetch(`${url}/v1/brand/retrieve?domain=${domain}&maxSpeed=true`, {
    headers: { authorization: `Bearer ${key}` },
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Returns the bytes of the database once it is within its bound, or after a timeout. */
async function settled({ url }: Service): Promise<{ used: number; file: number }> {
  const until = performance.now() + MAX_TIDYING_MS
  for (;;) {
    const { store } = (await (await fetch(`${url}/readyz`)).json()) as {
      store: { bytes: { used: number; file: number } }
    }
    if (store.bytes.used <= MAX_BYTES || performance.now() > until) return store.bytes
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
