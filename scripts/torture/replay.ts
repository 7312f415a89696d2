// npm run torture -- replay [--producer auto,browser] [--render-again] [--rounds N] [DOMAIN ...]
//
// Records each site, replays it N times, and compares, byte for byte: the record, the snapshot that it was
// read from, and the pages that the sitemaps list. With --render-again pages that the browser showed are
// rendered again. Without domains it takes the fixtures; domains are looked up in the map that BLAZON_HOSTS
// names. It fails when a record or a list differs from the recorded one, or when a replay connected to a
// site.
import { subscribe } from 'node:diagnostics_channel'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBlazon } from '../../src/index.ts'
import { asBlazonError } from '../../src/model/errors.ts'
import type { Producer } from '../../src/model/options.ts'
import type { SitePages } from '../../src/model/pages.ts'
import { judge } from '../../src/paths/describe.ts'
import { indexOf, type Snapshot } from '../../src/snapshot/snapshot.ts'
import { serveFixtures } from '../fixtures/server.ts'

const { values, positionals } = parseArgs({
  options: {
    producer: { type: 'string', default: 'auto,browser' },
    'render-again': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const producers = values.producer.split(',') as Producer[]
const folder = mkdtempSync(join(tmpdir(), 'blazon-replay-'))
const fixtures = positionals.length === 0 ? await serveFixtures() : undefined
const hosts = fixtures ? join(folder, 'hosts') : (process.env.BLAZON_HOSTS ?? '')
if (fixtures) writeFileSync(hosts, fixtures.hostMap)
const domains = fixtures?.domains ?? positionals

/** This process makes every connection to a site; the browser's go through its proxy. */
const sites = new Set(readFileSync(hosts, 'utf8').match(/\S+:\d+/g))
let contacts = 0
subscribe('net.client.socket', (message) => {
  const { socket } = message as { socket: Socket }
  socket.once('connect', () => {
    if (sites.has(`${socket.remoteAddress}:${socket.remotePort}`)) contacts++
  })
})

/**
 * The outcome for a site: the record with its evidence, the snapshot it was read from, and the pages of its
 * sitemaps.
 */
type Outcome = Readonly<Record<'record' | 'snapshot' | 'sitemap', string>>

async function outcomeOf(work: Promise<Snapshot>, pages: Promise<SitePages>): Promise<Outcome> {
  const failed = (thrown: unknown) => String(asBlazonError(thrown))
  const sitemap = await pages.then(text, failed)
  try {
    const snapshot = await work
    return { record: text(judge(snapshot)), snapshot: text(indexOf(snapshot)), sitemap }
  } catch (thrown) {
    return { record: failed(thrown), snapshot: failed(thrown), sitemap }
  }
}

/** Writes one value a line, so that the first different line shows what differs. */
const text = (value: unknown) => JSON.stringify(value, null, 1)

function repeated<T>(items: readonly T[], rounds: number): T[] {
  return Array.from({ length: rounds }, () => items).flat()
}

/** Returns `same`, or the first different line, before and after. */
function compared(recorded = '', replayed: string): string {
  if (recorded === replayed) return 'same'
  const lines = replayed.split('\n')
  const was = recorded.split('\n')
  const at = was.findIndex((line, at) => line !== lines[at])
  const [before, now] = [was[at], lines[at]].map((line = 'nothing') => line.trim().slice(0, 100))
  return `DIFFERS: ${before} is ${now}`
}

let differing = 0
let contactsInReplay = 0
try {
  for (const producer of producers) {
    const live = await createBlazon({ hosts, options: { producer } })
    const recorded: Outcome[] = []
    for (const domain of domains) {
      const { snapshot } = await live.record({ domain }, join(folder, producer, domain), { producer })
      recorded.push(await outcomeOf(Promise.resolve(snapshot), live.sitemap({ domain })))
    }
    await live.close()
    const before = contacts
    const options = { producer, recording: { renderAgain: values['render-again'] } }
    const again = await createBlazon({ replay: join(folder, producer), options })
    for (const [at, domain] of repeated([...domains.entries()], Number(values.rounds))) {
      const replayed = await outcomeOf(again.capture({ domain }, { producer }), again.sitemap({ domain }))
      const record = compared(recorded[at]?.record, replayed.record)
      const snapshot = compared(recorded[at]?.snapshot, replayed.snapshot)
      const sitemap = compared(recorded[at]?.sitemap, replayed.sitemap)
      if (record !== 'same' || sitemap !== 'same') differing++
      process.stdout.write(
        `${producer.padEnd(8)} ${domain.padEnd(30)} record ${record}, snapshot ${snapshot}, sitemap ${sitemap}\n`,
      )
    }
    await again.close()
    contactsInReplay += contacts - before
    process.stdout.write(
      `${producer}: ${before} connections to sites so far, ${contacts - before} in the replay\n`,
    )
  }
} finally {
  await fixtures?.close()
  rmSync(folder, { recursive: true })
}
process.exitCode = differing + contactsInReplay > 0 ? 1 : 0
