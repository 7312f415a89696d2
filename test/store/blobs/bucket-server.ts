import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'
import { afterAll, onTestFinished, vi } from 'vitest'
import type { Until } from '../../capture/sites.ts'
import { temporaryFolder } from '../temporary.ts'

/**
 * What stands before the server: it lets requests through, answers 503, cuts connections, or says nothing.
 */
export type Weather = 'fair' | 'busy' | 'cut' | 'silent'

export interface Bucket {
  /** The name of the bucket with a prefix that no other test has. */
  readonly place: (prefix: string) => string
  readonly address: string
  /** How requests fare from now on. */
  weather: Weather
  /** Called with each request that arrives, such as `PUT /pages/x`, before it is let through. */
  onRequest: ((what: string) => void) | undefined
}

/** Starts a server of the protocol of S3 with the bucket `pages`, and credentials for it. */
export async function serveBucket(until: Until = afterAll): Promise<Bucket> {
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: temporaryFolder(until) },
    configureBuckets: [{ name: 'pages', configs: [] }],
  })
  const { port } = await server.run()
  until(() => server.close())
  const bucket: Omit<Bucket, 'place' | 'address'> = { weather: 'fair', onRequest: undefined }
  const before = createServer((asked, answer) => {
    bucket.onRequest?.(`${asked.method} ${asked.url}`)
    if (bucket.weather === 'cut') return asked.socket.destroy()
    if (bucket.weather === 'busy') return answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    if (bucket.weather === 'silent') return asked.resume()
    const { method, url, headers } = asked
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers)
      found.pipe(answer)
    })
    passed.on('error', () => asked.socket.destroy())
    return asked.pipe(passed)
  })
  const address = await listening(before)
  until(() => {
    before.closeAllConnections()
    before.close()
  })
  return Object.assign(bucket, {
    address,
    place: (prefix: string) => `s3://pages/${prefix}?endpoint=${encodeURIComponent(address)}`,
  })
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The credentials of the server, as the environment of a process. */
export const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'us-east-1',
} as const

/** Gives this process the credentials until the test ends. */
export function withCredentials(given: Readonly<Record<string, string>> = CREDENTIALS): void {
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
}
