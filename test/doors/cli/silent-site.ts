import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen } from '../../capture/sites.ts'

/** A host map of one site that accepts connections and never answers; `asked` resolves with the first. */
export async function silentSite(folder: string): Promise<{ hosts: string; asked: Promise<unknown> }> {
  const server = createServer()
  const asked = once(server, 'request')
  const hosts = join(folder, 'silent')
  writeFileSync(hosts, `127.0.0.1:${await listen(server)} - *\n`)
  return { hosts, asked }
}
