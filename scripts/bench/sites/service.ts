import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { familyOf } from '../peers/cost.ts'
import { type Bench, type Command, inTurn } from './bench.ts'

const CLIENTS = 4

/** A service that four clients ask for every site once, each client for one after the other. */
export const service = inTurn(async (bench, command) => {
  const { domains, restMs } = bench
  const { pid, ask, end } = await start(bench, command)
  try {
    await sleep(restMs)
    const idle = familyOf(pid)
    const waiting = [...domains]
    const answers: Answer[] = []
    const client = async () => {
      for (let domain = waiting.shift(); domain; domain = waiting.shift()) answers.push(await ask(domain))
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    // What the service does after its last answer is of these requests too.
    await sleep(restMs)
    const after = familyOf(pid)
    tellStatuses(answers)
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
    return {
      'service, cold p90 of four clients (ms)': times[Math.ceil(times.length * 0.9) - 1] ?? 0,
      'service, a cold request (s)': (after.processorMs - idle.processorMs) / 1000 / domains.length,
      'service, idle memory (MB)': idle.memoryMb,
      'service, memory after the requests (MB)': after.memoryMb,
    }
  } finally {
    await end()
  }
})

interface Answer {
  readonly ms: number
  readonly status: number
}

/** Answers that are no brands may be quick, so that a reader of the figures has to know of them. */
function tellStatuses(answers: readonly Answer[]): void {
  const others = answers.filter(({ status }) => status !== 200).map(({ status }) => status)
  if (others.length > 0)
    process.stderr.write(
      `The service answered ${others.length} of ${answers.length} requests with ${others.join(', ')}.\n`,
    )
}

async function start({ hosts }: Bench, { main, cwd }: Command) {
  const key = randomBytes(24).toString('hex')
  const args = ['serve', '--port', '0', '--producer', 'cascade', '--hosts', hosts, '--db', 'service.db']
  const child = spawn(process.execPath, [main, ...args], {
    ...{ cwd, env: { ...process.env, BLAZON_API_KEY: key } },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let log = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        log = `${log}${chunk}`.slice(-4000)
        const [, found] = /serving (http\S+\/v1)/.exec(log) ?? []
        if (found) resolve(found)
      })
    child.once('error', reject).once('exit', () => reject(new Error(`The service has not started: ${log}`)))
  })
  return {
    pid: child.pid ?? 0,
    async ask(domain: string): Promise<Answer> {
      const asked = performance.now()
      const response = await fetch(`${url}/brand/retrieve?domain=${domain}`, {
        headers: { authorization: `Bearer ${key}` },
      })
      await response.arrayBuffer()
      return { ms: performance.now() - asked, status: response.status }
    },
    async end(): Promise<void> {
      child.kill('SIGTERM')
      await ended
    },
  }
}
