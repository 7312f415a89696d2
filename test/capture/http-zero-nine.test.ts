import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { CERTIFICATE } from '../../src/capture/recording/certificate.ts'
import { createBlazon } from '../../src/index.ts'
import { temporaryFolder } from '../store/temporary.ts'

const WORDS =
  '<p>We make fine things for people who like fine things, in the same valley since 1887.</p>'.repeat(8)
const PAGE = `<!doctype html><title>Zero Nine</title><h1>Zero Nine Ltd</h1>${WORDS}`

/** Gives the same answer over TLS to every request. `begins` is sent before the page. */
async function engineAt(begins: string) {
  const server = createServer(CERTIFICATE, (socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(begins + PAGE))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `- 127.0.0.1:${(server.address() as AddressInfo).port} nine.example\n`)
  const blazon = await createBlazon({ hosts, options: { lookupTimeoutMs: 300_000 } })
  onTestFinished(async () => {
    await blazon.close()
    server.close()
  })
  return (producer: 'cascade' | 'browser') =>
    blazon.brand({ domain: 'nine.example' }, { producer, morePages: false })
}

test.runIf(await findBrowser())(
  'bytes over TLS without status and headers are no answer, to the HTTP client and to the browser',
  async () => {
    const lookup = await engineAt('')
    for (const producer of ['cascade', 'browser'] as const)
      expect(await lookup(producer), producer).toMatchObject({
        state: 'failed',
        code: 'unreachable',
        message: expect.stringContaining('does not answer in HTTP'),
      })
  },
)

test.runIf(await findBrowser())('an answer that has a status and no headers is one', async () => {
  const lookup = await engineAt('HTTP/1.1 200 OK\r\n\r\n')
  // Without a content type the HTTP client does not accept it as a document; a browser looks at the bytes.
  expect(await lookup('browser')).toMatchObject({ state: 'ok', record: { producer: 'browser' } })
})
