// One of the two servers of npm run bench -- serve, as a process of its own. It tells its address to its
// parent, and ends with SIGTERM.
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from '../../../src/doors/cli/log.ts'
import { createBlazon, createServer } from '../../../src/index.ts'

// A parent that failed leaves no server behind.
process.once('disconnect', () => process.exit())
// Asked for it, it tells its processor time, in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
const [which, file = ''] = process.argv.slice(2)
if (which === 'bare') bare(JSON.parse(readFileSync(file, 'utf8')))
else await service(file)

/** Sends bodies in turn, whatever is asked for. */
function bare(bodies: readonly string[]): void {
  const answers = bodies.map((body) => {
    const type = 'application/json; charset=utf-8'
    return { body, headers: { 'content-type': type, 'content-length': Buffer.byteLength(body) } }
  })
  let sent = 0
  const server = createHttpServer((_, response) => {
    const { body, headers } = answers[sent++ % answers.length] as (typeof answers)[number]
    response.writeHead(200, headers).end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
  process.once('SIGTERM', () => process.exit())
}

/** The service as `blazon serve` starts it: every request is logged, on stderr. */
async function service(db: string): Promise<void> {
  const blazon = await createBlazon({ db })
  const server = await createServer(blazon, { logger: createLog('info') })
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  process.send?.(url)
  process.once('SIGTERM', async () => {
    await server.close()
    await blazon.close()
    process.exit()
  })
}
