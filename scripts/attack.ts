// npm run attack [PATTERN]: hostile sites against the real service. For each case what it answered, how long that took, how long
// others had to wait meanwhile, and how much memory the service used at most. Linux only.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANSWERS, html } from './attack/answers.ts'
import { PAGES } from './attack/pages.ts'
import { SCRIPTED, scriptedPage } from './attack/scripted.ts'
import { forgetPeak, peakMb, type Service, startPinger, startService, treeMb } from './attack/service.ts'
import { SITEMAPS } from './attack/sitemaps.ts'

/** Of the caller; the answer must be there 2 s later. */
const TIMEOUT_MS = 30_000
const LIMITS = { ms: TIMEOUT_MS + 2_000, pingMs: 1_000, peakMb: 1_500, treeMb: 4_000 }

const CASES: Readonly<Record<string, Readonly<Record<string, RequestListener>>>> = {
  ...named(
    'page',
    mapValues(PAGES, (make) => ({ '/': html(make) })),
  ),
  ...named('answer', ANSWERS),
  ...named('sitemap', SITEMAPS),
  ...named(
    'script',
    mapValues(SCRIPTED, (script) => ({ '/': html(() => scriptedPage(script)) })),
  ),
}

const pattern = new RegExp(process.argv[2] ?? '.')
const folder = mkdtempSync(join(tmpdir(), 'blazon-attack-'))
const origin = createServer((request, response) => {
  const [name = ''] = (request.headers.host ?? '').replace(/^www\./, '').split('.')
  const site = CASES[name]
  const answer = site?.[request.url ?? '/'] ?? site?.['*']
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})
origin.maxHeadersCount = 0
await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve))
const hosts = join(folder, 'hosts')
writeFileSync(hosts, `127.0.0.1:${(origin.address() as AddressInfo).port} - *\n`)
const service = await startService(folder, hosts)
const pinger = startPinger(service.url)
let broken = 0
try {
  await ask(service, 'warm.example')
  print('case', 'status', 'said', 'ms', 'ping', 'peak', 'tree')
  for (const name of Object.keys(CASES).filter((it) => pattern.test(it))) await attack(name)
} finally {
  await pinger.end()
  await service.end()
  origin.close()
  origin.closeAllConnections()
  rmSync(folder, { recursive: true })
}
process.stderr.write(broken === 0 ? 'every case within its limits\n' : `${broken} case(s) over a limit\n`)
process.exitCode = broken === 0 ? 0 : 1

async function attack(name: string): Promise<void> {
  await pinger.worst()
  forgetPeak(service.pid)
  let tree = 0
  const watch = setInterval(() => {
    tree = Math.max(tree, treeMb(service.pid))
  }, 250)
  const started = performance.now()
  const { status, said } = await ask(service, `${name}.example`)
  clearInterval(watch)
  const seen = {
    ms: Math.round(performance.now() - started),
    pingMs: Math.round(await pinger.worst()),
    peakMb: peakMb(service.pid),
    treeMb: tree,
  }
  const over = Object.entries(LIMITS).filter(([limit, most]) => seen[limit as keyof typeof seen] > most)
  if (over.length > 0 || status === 0 || status === 500) broken++
  const marks = over.map(([limit]) => `over ${limit}`)
  print(
    name,
    status,
    [said.slice(0, 70), ...marks].join('; '),
    seen.ms,
    seen.pingMs,
    seen.peakMb,
    seen.treeMb,
  )
}

async function ask({ url, key }: Service, domain: string): Promise<{ status: number; said: string }> {
  // As many pages as may be asked for.
  const route = domain.startsWith('sitemap-') ? 'web/scrape/sitemap?maxLinks=100000&' : 'brand/retrieve?'
  const asked = `${url}/v1/${route}domain=${domain}&timeoutMS=${TIMEOUT_MS}`
  try {
    const answer = await fetch(asked, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(LIMITS.ms + 10_000),
    })
    const { message, status } = (await answer.json()) as { message?: string; status?: string }
    return { status: answer.status, said: message ?? status ?? '' }
  } catch (thrown) {
    return { status: 0, said: String(thrown) }
  }
}

function print(...cells: readonly (string | number)[]): void {
  const [name = '', status = '', said = '', ...figures] = cells.map(String)
  const columns = [
    name.padEnd(28),
    status.padEnd(6),
    said.slice(0, 90).padEnd(90),
    ...figures.map((it) => it.padStart(7)),
  ]
  process.stdout.write(`${columns.join(' ')}\n`)
}

function named<T>(kind: string, cases: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(cases).map(([name, it]) => [`${kind}-${name}`, it]))
}

function mapValues<A, B>(from: Readonly<Record<string, A>>, to: (it: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(from).map(([name, it]) => [name, to(it)]))
}
