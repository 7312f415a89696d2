// npm run replay -- [--producer auto,browser] [--render-again] [DOMAIN ...]: records each site, replays it, and compares the two, byte
// for byte; with --render-again pages that the browser showed are rendered anew.
// Without domains the fixtures, else those of the map that BLAZON_HOSTS names. Fails when a record differs from the recorded one, or
// when a site was connected to in the replay.
import { subscribe } from 'node:diagnostics_channel'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBlazon } from '../src/blazon.ts'
import { asBlazonError } from '../src/model/errors.ts'
import type { Producer } from '../src/model/options.ts'
import { judge } from '../src/pipeline.ts'
import { indexOf, type Snapshot } from '../src/snapshot/snapshot.ts'
import { serveFixtures } from './fixture-server.ts'

const { values, positionals } = parseArgs({
  options: {
    producer: { type: 'string', default: 'auto,browser' },
    'render-again': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const producers = values.producer.split(',') as Producer[]
const folder = mkdtempSync(join(tmpdir(), 'blazon-replay-'))
const fixtures = positionals.length === 0 ? await serveFixtures() : undefined
const hosts = fixtures ? join(folder, 'hosts') : (process.env.BLAZON_HOSTS ?? '')
if (fixtures) writeFileSync(hosts, fixtures.hostMap)
const domains = fixtures?.domains ?? positionals

/** Every connection to a site is made by this process: the browser's go through its proxy. */
const sites = new Set(readFileSync(hosts, 'utf8').match(/\S+:\d+/g))
let contacts = 0
subscribe('net.client.socket', (message) => {
  const { socket } = message as { socket: Socket }
  socket.once('connect', () => {
    if (sites.has(`${socket.remoteAddress}:${socket.remotePort}`)) contacts++
  })
})

/** What came of a capture, in two forms: the record with its evidence, and the snapshot it was read from. */
type Outcome = Readonly<Record<'record' | 'snapshot', string>>

async function outcomeOf(work: Promise<Snapshot>): Promise<Outcome> {
  try {
    const snapshot = await work
    return { record: text(judge(snapshot)), snapshot: text(indexOf(snapshot)) }
  } catch (thrown) {
    const failure = String(asBlazonError(thrown))
    return { record: failure, snapshot: failure }
  }
}

/** A value to a line, so that the first line that differs tells what. */
const text = (value: unknown) => JSON.stringify(value, null, 1)

/** `same`, or the first line that differs. */
function compared(recorded = '', replayed: string): string {
  if (recorded === replayed) return 'same'
  const lines = replayed.split('\n')
  const [first = ''] = recorded.split('\n').filter((line, at) => line !== lines[at])
  return `DIFFERS at ${first.trim().slice(0, 100)}`
}

let differing = 0
let contactsInReplay = 0
try {
  for (const producer of producers) {
    const live = await createBlazon({ hosts })
    const recorded: Outcome[] = []
    for (const domain of domains) {
      const recording = live.record({ domain }, join(folder, producer, domain), { producer })
      recorded.push(await outcomeOf(recording.then(({ snapshot }) => snapshot)))
    }
    await live.close()
    const before = contacts
    const options = { recording: { renderAgain: values['render-again'] } }
    const again = await createBlazon({ replay: join(folder, producer), options })
    for (const [at, domain] of domains.entries()) {
      const replayed = await outcomeOf(again.capture({ domain }, { producer }))
      const record = compared(recorded[at]?.record, replayed.record)
      const snapshot = compared(recorded[at]?.snapshot, replayed.snapshot)
      if (record !== 'same') differing++
      process.stdout.write(
        `${producer.padEnd(8)} ${domain.padEnd(30)} record ${record}, snapshot ${snapshot}\n`,
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
