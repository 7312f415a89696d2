/** Replays recorded captures by a transport that answers from a recording instead of the network. */

import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parsedUrl } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import { noRecording } from '../../model/no-recording.ts'
import type { Options } from '../../model/options.ts'
import type { Site } from '../../model/site.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { createGate, type Gate } from '../gate/gate.ts'
import { startProxy } from '../gate/proxy.ts'
import type { StreamingClient } from '../http/client.ts'
import type { Transport } from '../network.ts'
import { createAnswerOrder } from './answer-order.ts'
import { answersOf } from './answers.ts'
import { replayingClient } from './client.ts'
import { EXCHANGES, loadRecording, type RecordingIndex, readRecordingIndex } from './exchanges-file.ts'
import { fixRandomness } from './randomness.ts'
import { errorOf, isOfTheSystem, type Purpose, type RecordedFailure, type Recording } from './recording.ts'
import { startReplayServer } from './server.ts'
import { loadSnapshot } from './snapshot-folder.ts'

/** Recorded sites that are used instead of the network. */
export interface Replay {
  /** Opens the transport for a purpose. Rejects with `unreachable` if the site is not recorded. */
  open(site: Site, purpose: Purpose): Promise<ReplayTransport>
  /** The snapshot that was recorded; undefined when it was not stored. Rejects as `open` does. */
  snapshotOf(site: Site): Promise<Snapshot | undefined>
}

interface ReplayTransport extends Transport, Pick<Recording, 'producer' | 'notes'> {
  readonly client: StreamingClient
}

/** A recording that is read from disk when it is needed. */
interface RecordingEntry {
  readonly domain: string
  /** Host names of its page, before and after redirects. */
  readonly hosts: ReadonlySet<string>
  load(): Promise<Recording>
  /** Undefined for a HAR file, which has exchanges only. */
  readonly loadSnapshot?: () => Promise<Snapshot>
}

/**
 * Opens a replay of a recording's folder, of a folder with several such folders, or of a `.har` file. Rejects
 * with `storage` when there is no recording, and with `invalid_input` when the HAR file is malformed.
 */
export async function openReplay(path: string, options: Options): Promise<Replay> {
  const entries = await entriesAt(path)
  const find = ({ domain }: Site): RecordingEntry => {
    const found =
      entries.find((one) => one.domain === domain) ??
      entries.find(({ hosts }) => hosts.has(domain) || hosts.has(`www.${domain}`))
    if (found) return found
    throw new BlazonError('unreachable', `${domain} is not in the recording ${basename(path)}.`, {
      retryable: false,
    })
  }
  return {
    open: async (site, purpose) => replayTransport(await find(site).load(), purpose, options),
    snapshotOf: async (site) => find(site).loadSnapshot?.(),
  }
}

async function entriesAt(path: string): Promise<RecordingEntry[]> {
  const kind = await stat(path).catch((cause: unknown) => {
    throw noRecording(path, cause)
  })
  if (kind.isFile()) {
    // The reader of HAR files loads a parser of HTML, which a process that serves needs for nothing else.
    const { loadHar } = await import('./har.ts')
    const recording = await loadHar(path)
    return [{ ...labelOf(recording), load: async () => recording }]
  }
  const names = await readdir(path)
  const folders = names.includes(EXCHANGES) ? [path] : names.sort().map((name) => join(path, name))
  const entries: RecordingEntry[] = []
  for (const dir of folders) {
    const inside = await readdir(dir).catch((): string[] => [])
    if (!inside.includes(EXCHANGES)) continue
    entries.push({
      ...labelOf(await readRecordingIndex(dir)),
      load: () => loadRecording(dir),
      loadSnapshot: () => loadSnapshot(dir),
    })
  }
  if (entries.length > 0) return entries
  throw new BlazonError(
    'invalid_input',
    `${path} holds no recording. "blazon capture DOMAIN --out DIR" makes one; a folder of such folders can be used as well.`,
  )
}

function labelOf({ domain, exchanges }: Pick<RecordingIndex, 'domain' | 'exchanges'>) {
  const [first] = exchanges
  const met = first ? [first.url, ...first.redirects.map(({ url }) => url), first.finalUrl] : []
  const hosts = met.flatMap((url) => parsedUrl(url)?.hostname ?? [])
  return { domain, hosts: new Set(hosts) }
}

/** Opens the transport of a recording, whose gate connects the browser to the replay server only. */
async function replayTransport(
  recording: Recording,
  purpose: Purpose,
  options: Options,
): Promise<ReplayTransport> {
  const { bodies, capturedAt, producer, notes } = recording
  const answers = answersOf(recording, purpose)
  const order = createAnswerOrder(recording)
  const server = await startReplayServer({ answers, bodies, order })
  const { connectTimeoutMs } = options.fetch
  const gate = createGate({ hosts: server.hosts, ports: [], connectTimeoutMs })
  const refusals = refusedTargets(recording)
  const dial: Gate['dial'] = async (target, ...how) => {
    const failure = refusals.get(`${target.host}:${target.port}`)
    if (failure) throw errorOf(failure)
    return gate.dial(target, ...how)
  }
  const proxy = await startProxy({ ...gate, dial })
  return {
    capturedAt,
    producer,
    notes,
    client: replayingClient(answers, bodies),
    // Bodies are sent unpacked, while the limit of the recording counted packed bytes.
    lease: proxy.open({ maxBytes: Number.POSITIVE_INFINITY }),
    async observe(page) {
      await fixRandomness(page)
      return order.observe(page)
    },
    async close() {
      await proxy.close()
      await server.close()
    },
  }
}

/** Returns hosts and ports that the gate refused or failed to reach, as they do in the replay. */
function refusedTargets({ exchanges }: Recording): Map<string, RecordedFailure> {
  const refusals = new Map<string, RecordedFailure>()
  const reached = new Set<string>()
  for (const { by, url, failure } of exchanges) {
    if (by !== 'browser') continue
    const { protocol, hostname, port } = new URL(url)
    const target = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
    if (failure && isRefusal(failure)) refusals.set(target, failure)
    else reached.add(target)
  }
  for (const target of reached) refusals.delete(target)
  return refusals
}

function isRefusal(failure: RecordedFailure): boolean {
  const { code, cause } = failure
  return (
    code === 'forbidden_target' || cause === 'net::ERR_TUNNEL_CONNECTION_FAILED' || isOfTheSystem(failure)
  )
}
