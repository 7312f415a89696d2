import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ContextDev from 'context.dev'
import { expect, onTestFinished } from 'vitest'
import { createBlazon, createServer } from '../../src/index.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { temporaryDatabase, temporaryFolder } from '../store/temporary.ts'

/** A service over sites whose pages a test may change, with a client of an organisation. */
export async function served(
  sites: Record<string, Pages>,
  options: object,
  db?: string,
  names: readonly string[] = [],
) {
  const { port, seen } = await serveSites(sites)
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(
    hosts,
    [...Object.keys(sites), ...names].map((host) => `127.0.0.1:${port} - ${host}\n`).join(''),
  )
  const path = db ?? (await temporaryDatabase(folder))
  const blazon = await createBlazon({ hosts, db: path, options: { ...options, producer: 'cascade' } })
  const server = await createServer(blazon)
  onTestFinished(async () => {
    await server.close()
    await blazon.close()
  })
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  await blazon.accounts.createOrganisation('acme', 'pro')
  const key = await blazon.keys.create('acme', { organisation: 'acme' })
  const other = await blazon.keys.create('other')
  const clientOf = (secret: string) => new ContextDev({ apiKey: secret, baseURL: `${url}/v1`, maxRetries: 0 })
  return {
    blazon,
    seen,
    hosts,
    path,
    client: clientOf(key.secret),
    other: clientOf(other.secret),
    url,
    secret: key.secret,
  }
}

/** Resolves to the runs of a monitor when none of them waits or runs. */
export async function ended(client: ContextDev, monitor: string, count: number) {
  await expect
    .poll(
      async () => {
        const { data } = await client.monitors.listRuns(monitor)
        return data.filter(({ status }) => status !== 'queued' && status !== 'running').length
      },
      { interval: 50, timeout: 60_000 },
    )
    .toBe(count)
  return (await client.monitors.listRuns(monitor)).data
}
