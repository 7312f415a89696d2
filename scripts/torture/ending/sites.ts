import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

const never: RequestListener = () => undefined

const html =
  (body: string): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Acme</title>${body}`)

/** A line of an endless list. */
const drip: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write('https://drip.example/page\n'), 100)
  response.setHeader('content-type', 'text/plain').once('close', () => clearInterval(timer))
}

/** Each level multiplies the work of drawing. The space in the reference once hid it from our count. */
const masks = Array.from(
  { length: 9 },
  (_, level) =>
    `<mask id="m${level}">${`<rect width="9" height="9" mask="url(#m${level - 1} )"/>`.repeat(4)}</mask>`,
)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${masks.join('')}<rect width="64" height="64" mask="url(#m8 )"/></svg>`

/**
 * Sites that delay their visitors, by the first label of their names. Each answers by path; `*` is every
 * path.
 */
const SITES: Readonly<Record<string, Readonly<Record<string, RequestListener>>>> = {
  plain: { '/': html('<h1>Acme</h1><p>We make anvils for everybody, and we have made them for long.') },
  hang: { '*': never },
  endless: { '/': html('<h1>Acme</h1><div id=root></div><script>for (;;);</script>') },
  leak: {
    '/': html(
      '<h1>Acme</h1><script async src=/never.js></script><script>setInterval(() => { for (const end = Date.now() + 90; Date.now() < end; ); }, 1)</script>',
    ),
    '/never.js': never,
  },
  svg: {
    '/': html(
      '<link rel=icon href=/icon.svg><h1>Acme</h1><img src=/icon.svg alt="Acme logo"><p>We make anvils.',
    ),
    '/icon.svg': (_, response) => response.setHeader('content-type', 'image/svg+xml').end(svg),
  },
  drip: {
    '/robots.txt': (_, response) => response.end('Sitemap: http://drip.example/sitemap.txt'),
    '/sitemap.txt': drip,
  },
  later: { '*': (_, response) => response.writeHead(503, { 'retry-after': '600' }).end() },
}

/** Serves all of them on one port of loopback. */
export async function serveSites(): Promise<{ readonly hosts: string; close(): void }> {
  const server = createServer((request, response) => {
    const [name = ''] = (request.headers.host ?? '').replace(/^www\./, '').split('.')
    const answer = SITES[name]?.[request.url ?? '/'] ?? SITES[name]?.['*']
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    hosts: `127.0.0.1:${(server.address() as AddressInfo).port} - *\n`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
