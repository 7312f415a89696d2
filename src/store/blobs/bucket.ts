import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { createSlots } from '../../concurrency/slots.ts'
import { MINUTE, SECOND } from '../../model/units.ts'
import { bucketFailure, isAway, isMissing } from './bucket-failure.ts'
import { type BucketName, bucketNamed } from './bucket-name.ts'
import { AT_ONCE, type BlobPlace, type ListedBlob } from './place.ts'

/** Times of a bucket that does not answer, in milliseconds. */
export const WAITING = {
  /** How long a call waits for it, such as one that turns requests away for a while. */
  maxOutageMs: 1 * MINUTE,
  firstPauseMs: 100,
  maxPauseMs: 4 * SECOND,
  connectMs: 5 * SECOND,
  /** How long nothing may arrive of an answer, or leave of a request. */
  silenceMs: 30 * SECOND,
  /** How long closing waits for requests under way. */
  closingMs: 10 * SECOND,
}

type Package = typeof import('@aws-sdk/client-s3')

/** The client, and the package with its commands. */
interface Connected {
  readonly s3: Package
  readonly client: S3Client
  /** Ends requests that are still under way some time after closing has begun. */
  readonly ended: { readonly abortSignal: AbortSignal }
}

/**
 * A bucket of any server with the protocol of S3. The operator names it, as a database in PostgreSQL, so it
 * may have a private address, and requests to it do not pass the gate.
 */
export function openBucket(name: string): BlobPlace {
  const named = bucketNamed(name)
  const { bucket, prefix, shown, address } = named
  const { ask, askAll, closed } = askingOf(named)
  const at = (object: string) => ({ Bucket: bucket, Key: prefix + object })
  return {
    ...{ shown, address, closed },
    begin: async () => undefined,
    isThere: async () => true,
    put: (objects) =>
      askAll(objects, async ({ s3, client, ended }, [object, Body]) => {
        await client.send(new s3.PutObjectCommand({ ...at(object), Body }), ended)
      }),
    async get(names) {
      const found = new Map<string, Buffer>()
      await askAll(names, async ({ s3, client, ended }, object) => {
        const { Body } = await client.send(new s3.GetObjectCommand(at(object)), ended).catch(unlessMissing)
        if (Body) found.set(object, Buffer.from(await Body.transformToByteArray()))
      })
      return found
    },
    // Servers differ in how many keys in one request have to be signed, and so each is its own request.
    remove: (names, isPatient) =>
      askAll(
        names,
        async ({ s3, client, ended }, object) => {
          await client.send(new s3.DeleteObjectCommand(at(object)), ended)
        },
        isPatient,
      ),
    async list(folder) {
      const listed: ListedBlob[] = []
      let after: string | undefined
      do {
        const given = { Bucket: bucket, Prefix: prefix + folder, ContinuationToken: after }
        const page = await ask(({ s3, client, ended }) =>
          client.send(new s3.ListObjectsV2Command(given), ended),
        )
        for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
          listed.push({ name: Key.slice(prefix.length), bytes: Size, writtenAt: LastModified })
        after = page.NextContinuationToken
      } while (after !== undefined)
      return listed
    },
  }
}

/** Makes requests to a bucket, a few at once. */
function askingOf(named: BucketName) {
  const slots = createSlots(AT_ONCE)
  const [closing, ending] = [new AbortController(), new AbortController()]
  let connected: Promise<Connected> | undefined
  const connectedOnce = () => {
    connected ??= connect(named, { abortSignal: ending.signal })
    return connected
  }
  /** Makes a request, again and again while the server is away, up to that time. */
  const asked = async <T>(until: number, request: (on: Connected) => Promise<T>): Promise<T> => {
    const on = await connectedOnce()
    for (let pauseMs = WAITING.firstPauseMs; ; pauseMs = Math.min(WAITING.maxPauseMs, pauseMs * 2)) {
      try {
        return await request(on)
      } catch (thrown) {
        const isOver = closing.signal.aborted || performance.now() + pauseMs > until
        if (!isAway(thrown) || isOver) throw bucketFailure(named.shown, thrown)
        // Closing ends the pause, and the next failure is the last.
        const pause = pauseMs * (0.5 + Math.random() / 2)
        await sleep(pause, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }
  const patience = (isPatient = true) => performance.now() + (isPatient ? WAITING.maxOutageMs : 0)
  return {
    ask: <T>(request: (on: Connected) => Promise<T>) => slots.run(() => asked(patience(), request)),
    /**
     * Makes a request for each item. All have the same patience, and after a failure none of them begins: it
     * would store an object of a call that has failed, perhaps after the object was given up.
     */
    async askAll<I>(
      items: Iterable<I>,
      request: (on: Connected, item: I) => Promise<void>,
      isPatient?: boolean,
    ): Promise<void> {
      const until = patience(isPatient)
      const failed = new AbortController()
      // Each request that waits for its slot listens.
      setMaxListeners(0, failed.signal)
      const one = (item: I) => slots.run(() => asked(until, (on) => request(on, item)), failed.signal)
      await Promise.all(Array.from(items, one)).catch((thrown: unknown) => {
        failed.abort(thrown)
        throw thrown
      })
    },
    async closed(work: () => readonly (Promise<unknown> | undefined)[]): Promise<void> {
      closing.abort()
      const end = setTimeout(() => ending.abort(), WAITING.closingMs)
      await Promise.all(work()).finally(() => clearTimeout(end))
      if (connected) (await connected).client.destroy()
    },
  }
}

function unlessMissing(thrown: unknown): { readonly Body?: undefined } {
  if (isMissing(thrown)) return {}
  throw thrown
}

const hasRegion = () => Boolean(process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION)

/** The package takes 0.1 s to load, and so it is loaded with the first request. */
async function connect(
  { endpoint, region, isPathStyle }: BucketName,
  ended: Connected['ended'],
): Promise<Connected> {
  // It would warn on standard error that its versions from 2027 on need Node 22; ours is a fixed one.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    // Servers of others than Amazon know no regions, or this one.
    ...(region === undefined && endpoint !== undefined && !hasRegion() && { region: 'us-east-1' }),
    forcePathStyle: isPathStyle,
    // A call waits for the server itself, so that closing ends the waiting.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: WAITING.connectMs, socketTimeout: WAITING.silenceMs },
    // Many servers do not know checksums of the newer kinds. Names of objects have the SHA-256 of their
    // bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { s3, client, ended }
}
