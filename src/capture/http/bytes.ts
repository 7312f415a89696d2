import type { Deadline } from '../../concurrency/deadline.ts'
import type { FetchedBytes } from '../../model/bytes.ts'
import { BlazonError } from '../../model/errors.ts'
import { MAX_FILE_BYTES } from '../../model/limits.ts'
import { FETCH } from '../bounds.ts'
import type { CaptureParts } from '../capture-page.ts'
import { openClient } from '../network.ts'

/** The address of the bytes, and the caller's headers for its origin. */
export interface BytesWanted {
  readonly url: string
  /** The registrable domain of its host. */
  readonly registrable: string
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Fetches the bytes at a URL, as the comment of `bytes` in `capture/index.ts` describes. */
export async function bytesFrom(
  { replay, context, network, routes, memory }: CaptureParts,
  { url, registrable, headers }: BytesWanted,
  { signal }: Deadline,
): Promise<FetchedBytes> {
  if (replay) throw new BlazonError('not_found', 'A recording has the files that its page needed alone.')
  const { upstream } = await routes.choose((await memory.recall(registrable))?.tier ?? 0)
  const opened = await openClient(network, context.options, { upstream, maxBytes: FETCH.maxWireBytes })
  const own = headers && { target: url, headers }
  try {
    const asked = { url, accept: '*/*', maxBytes: () => MAX_FILE_BYTES, own, signal }
    const { body, partial, status, finalUrl, headers: given, failure } = await opened.client.fetch(asked)
    const { hostname } = new URL(url)
    if (!body) throw failure ?? new BlazonError('unreachable', `${hostname} gave no answer.`)
    if (partial && body.length >= MAX_FILE_BYTES)
      throw new BlazonError('too_large', `The answer has more than ${MAX_FILE_BYTES} bytes.`)
    if (partial) throw new BlazonError('unreachable', `The answer of ${hostname} broke off before its end.`)
    const contentType = given['content-type'] || 'application/octet-stream'
    return { finalUrl, statusCode: status, contentType, bytes: body }
  } finally {
    await opened.close()
  }
}
