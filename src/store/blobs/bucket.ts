import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { createSlots } from '../../concurrency/slots.ts'
import { MINUTE, SECOND } from '../../model/units.ts'
import { bucketFailure, isAway, isMissing } from './bucket-failure.ts'
import { type BucketName, bucketNamed } from './bucket-name.ts'
import { AT_ONCE, type BlobPlace, type ListedBlob } from './place.ts'

/** Timeouts for a bucket that does not answer, in milliseconds. */
export const WAITING = {
  /** How long a call retries while the server cannot be reached or refuses requests. */
  maxOutageMs: 1 * MINUTE,
  firstPauseMs: 100,
  maxPauseMs: 4 * SECOND,
  connectMs: 5 * SECOND,
  /** The time without any byte in either direction after which a request fails. */
  silenceMs: 30 * SECOND,
  /** How long closing waits for running requests. */
  closingMs: 10 * SECOND,
}

type Package = typeof import('@aws-sdk/client-s3')

interface Connected {
  readonly s3: Package
  readonly client: S3Client
  /** Aborts the requests that still run some time after closing has begun. */
  readonly ended: { readonly abortSignal: AbortSignal }
}

/**
 * Opens a bucket of any server with the S3 protocol. The operator names the bucket, as a PostgreSQL database,
 * so it may have a private address, and requests to it do not pass the gate.
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
    // Servers differ in how a request for several keys is signed, so each key has its own.
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

function askingOf(named: BucketName) {
  const slots = createSlots(AT_ONCE)
  const [closing, ending] = [new AbortController(), new AbortController()]
  let connected: Promise<Connected> | undefined
  const connectedOnce = () => {
    connected ??= connect(named, { abortSignal: ending.signal })
    return connected
  }
  /** Makes a request, and retries it until the time `until` while the server cannot be reached. */
  const asked = async <T>(until: number, request: (on: Connected) => Promise<T>): Promise<T> => {
    const on = await connectedOnce()
    for (let pauseMs = WAITING.firstPauseMs; ; pauseMs = Math.min(WAITING.maxPauseMs, pauseMs * 2)) {
      try {
        return await request(on)
      } catch (thrown) {
        const isOver = closing.signal.aborted || performance.now() + pauseMs > until
        if (!isAway(thrown) || isOver) throw bucketFailure(named.shown, thrown)
        // Closing ends the pause, and then the next failure is final.
        const pause = pauseMs * (0.5 + Math.random() / 2)
        await sleep(pause, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }
  const patience = (isPatient = true) => performance.now() + (isPatient ? WAITING.maxOutageMs : 0)
  return {
    ask: <T>(request: (on: Connected) => Promise<T>) => slots.run(() => asked(patience(), request)),
    /**
     * Makes a request for each item, all until the same time. After a failure no further request begins: it
     * would store an object for a call that has already failed, perhaps after the object was given up.
     */
    async askAll<I>(
      items: Iterable<I>,
      request: (on: Connected, item: I) => Promise<void>,
      isPatient?: boolean,
    ): Promise<void> {
      const until = patience(isPatient)
      const failed = new AbortController()
      // Each request that waits for its slot adds a listener, so their number is not limited.
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

/** Connects with the first request, because the package takes 0.1 s to load. */
async function connect(
  { endpoint, region, isPathStyle }: BucketName,
  ended: Connected['ended'],
): Promise<Connected> {
  // Otherwise the package warns that its versions from 2027 on need Node 22. Our version is fixed.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    // Servers other than Amazon's have no regions, or use `us-east-1`, as Amazon calls its first region.
    ...(region === undefined && endpoint !== undefined && !hasRegion() && { region: 'us-east-1' }),
    forcePathStyle: isPathStyle,
    // The client must not retry, because `asked` retries, and its pauses end when the bucket is closed.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: WAITING.connectMs, socketTimeout: WAITING.silenceMs },
    // Many servers lack the newer checksums. The name of an object has the SHA-256 of its bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { s3, client, ended }
}
