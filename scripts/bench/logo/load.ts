import { Agent, request } from 'node:http'

const CONNECTIONS = 16

interface Target {
  readonly port: number
  readonly path: string
  readonly key: string
}

/** Asks for one address over and over for so many milliseconds. Throws for any answer but a 200. */
export async function askFor(
  target: Target,
  ms: number,
): Promise<{ readonly requests: number; readonly tookMs: number; readonly p99Ms: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  const begunAt = performance.now()
  const asks = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() - begunAt < ms) {
      const at = performance.now()
      await once(target, agent)
      times.push(performance.now() - at)
    }
  })
  await Promise.all(asks)
  const tookMs = performance.now() - begunAt
  agent.destroy()
  times.sort((a, b) => a - b)
  return { requests: times.length, tookMs, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0 }
}

function once({ port, path, key }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` }
    request({ agent, port, path, headers, host: '127.0.0.1' }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The answer is ${answer.statusCode}.`))
      answer.on('end', resolve).on('error', reject).resume()
    })
      .on('error', reject)
      .end()
  })
}
