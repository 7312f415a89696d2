import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { Site } from '../../model/site.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { loadSnapshot } from '../folder.ts'
import { createGate, type Gate } from '../gate/gate.ts'
import { startProxy } from '../gate/proxy.ts'
import type { StreamingClient } from '../http/client.ts'
import type { Passage } from '../passage.ts'
import { answersOf } from './answers.ts'
import { fixChance } from './chance.ts'
import { replayingClient } from './client.ts'
import { EXCHANGES, loadRecording, type RecordingIndex, readRecordingIndex } from './folder.ts'
import { loadHar } from './har.ts'
import { type Errand, errorOf, isOfTheSystem, type RecordedFailure, type Recording } from './recording.ts'
import { startReplayServer } from './server.ts'
import { createTurns } from './turns.ts'

/** Recorded sites that stand in for the network. */
export interface Replay {
  /** What a visit of the site is answered from. Rejects with `unreachable` when it is not among the recordings. */
  open(site: Site, errand: Errand): Promise<ReplayPassage>
  /** What the capture gave when it was recorded; undefined when that was not kept. Rejects as `open` does. */
  snapshotOf(site: Site): Promise<Snapshot | undefined>
}

interface ReplayPassage extends Passage, Pick<Recording, 'producer' | 'notes'> {
  readonly client: StreamingClient
}

/** A recording that is read when it is asked for. */
interface Shelved {
  readonly domain: string
  /** Hosts under which its page was met. */
  readonly hosts: ReadonlySet<string>
  load(): Promise<Recording>
  /** Undefined for a HAR file, which holds exchanges alone. */
  readonly loadSnapshot?: () => Promise<Snapshot>
}

/**
 * A replay of a recording's folder, of a folder of such folders, or of a `.har` file. Rejects with `storage` when there is no recording,
 * with `invalid_input` for a HAR file that is none.
 */
export async function openReplay(path: string, options: Options): Promise<Replay> {
  const shelf = await shelfOf(path, options)
  const find = ({ domain }: Site): Shelved => {
    const found =
      shelf.find((one) => one.domain === domain) ??
      shelf.find(({ hosts }) => hosts.has(domain) || hosts.has(`www.${domain}`))
    if (found) return found
    throw new BlazonError('unreachable', `${domain} is not in the recording ${basename(path)}.`, {
      retryable: false,
    })
  }
  return {
    open: async (site, errand) => passageThrough(await find(site).load(), errand, options),
    snapshotOf: async (site) => find(site).loadSnapshot?.(),
  }
}

async function shelfOf(path: string, options: Options): Promise<Shelved[]> {
  const kind = await stat(path).catch((cause: unknown) => {
    throw new BlazonError('storage', `There is no recording at ${path}.`, { cause })
  })
  if (kind.isFile()) {
    const recording = await loadHar(path, options)
    return [{ ...labelOf(recording), load: async () => recording }]
  }
  const names = await readdir(path)
  const folders = names.includes(EXCHANGES) ? [path] : names.sort().map((name) => join(path, name))
  const shelf: Shelved[] = []
  for (const dir of folders) {
    const inside = await readdir(dir).catch((): string[] => [])
    if (!inside.includes(EXCHANGES)) continue
    shelf.push({
      ...labelOf(await readRecordingIndex(dir)),
      load: () => loadRecording(dir),
      loadSnapshot: () => loadSnapshot(dir),
    })
  }
  if (shelf.length > 0) return shelf
  throw new BlazonError(
    'storage',
    `${path} holds no recording. "blazon capture DOMAIN --out DIR" makes one, and a folder of such folders serves as well.`,
  )
}

function labelOf({ domain, exchanges }: Pick<RecordingIndex, 'domain' | 'exchanges'>) {
  const [first] = exchanges
  const met = first ? [first.url, ...first.redirects.map(({ url }) => url), first.finalUrl] : []
  const hosts = met.filter((url) => URL.canParse(url)).map((url) => new URL(url).hostname)
  return { domain, hosts: new Set(hosts) }
}

/** Everything of one capture from one recording: the client without any network, the browser through a gate that leads nowhere else. */
async function passageThrough(
  recording: Recording,
  errand: Errand,
  options: Options,
): Promise<ReplayPassage> {
  const { bodies, capturedAt, producer, notes } = recording
  const answers = answersOf(recording, errand)
  const turns = createTurns(recording)
  const server = await startReplayServer({ answers, bodies, turns })
  const { connectTimeoutMs, upstreamTimeoutMs } = options.fetch
  const gate = createGate({ hosts: server.hosts, ports: [], connectTimeoutMs, upstreamTimeoutMs })
  const shut = shutDoors(recording)
  const dial: Gate['dial'] = async (target, ...how) => {
    const failure = shut.get(`${target.host}:${target.port}`)
    if (failure) throw errorOf(failure)
    return gate.dial(target, ...how)
  }
  const proxy = await startProxy({ ...gate, dial }, options.fetch)
  return {
    capturedAt,
    producer,
    notes,
    client: replayingClient(answers, bodies),
    // Bodies come unpacked, which was counted packed when they were recorded.
    lease: proxy.open({ maxBytes: Number.POSITIVE_INFINITY }),
    async attend(page) {
      await fixChance(page)
      return turns.attend(page)
    },
    async close() {
      await proxy.close()
      await server.close()
    },
  }
}

/** Hosts with ports to which the gate let no connection of the browser's come about: they stay shut, and look it. */
function shutDoors({ exchanges }: Recording): Map<string, RecordedFailure> {
  const shut = new Map<string, RecordedFailure>()
  const open = new Set<string>()
  for (const { by, url, failure } of exchanges) {
    if (by !== 'browser') continue
    const { protocol, hostname, port } = new URL(url)
    const door = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
    if (failure && isRefusal(failure)) shut.set(door, failure)
    else open.add(door)
  }
  for (const door of open) shut.delete(door)
  return shut
}

function isRefusal(failure: RecordedFailure): boolean {
  const { code, cause } = failure
  return (
    code === 'forbidden_target' || cause === 'net::ERR_TUNNEL_CONNECTION_FAILED' || isOfTheSystem(failure)
  )
}
