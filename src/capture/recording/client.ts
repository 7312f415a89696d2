/** HTTP clients that record exchanges, or answer from recorded ones. */

import { Readable } from 'node:stream'
import { withoutFragment } from '../../formats/url.ts'
import { asBlazonError, BlazonError } from '../../model/errors.ts'
import { RECORDING } from '../bounds.ts'
import type { Client, Exchange, StreamingClient } from '../http/client.ts'
import { createPieces } from '../http/pieces.ts'
import type { Answers } from './answers.ts'
import { bodyOf } from './encoded-body.ts'
import {
  type ExchangeLog,
  errorOf,
  failureOf,
  notRecorded,
  type Purpose,
  type RecordedExchange,
  type Recording,
  withoutSecrets,
} from './recording.ts'

type Request = Parameters<Client['fetch']>[0]

function requestOf({ url, accept }: Pick<Request, 'url' | 'accept'>, purpose: Purpose) {
  return {
    by: 'http',
    method: 'GET',
    url: withoutFragment(url),
    requestHeaders: { accept },
    sent: null,
    ...(purpose !== 'page' && { errand: purpose }),
  } as const
}

/** A client that adds every exchange to the log. */
export function recordingClient(client: Client, log: ExchangeLog, purpose: Purpose = 'page'): Client {
  return {
    close: client.close,
    async fetch(request) {
      const put = log.begin()
      const asked = requestOf(request, purpose)
      try {
        const { headers, failure, ...exchange } = await client.fetch(request)
        put({
          ...asked,
          ...exchange,
          headers: withoutSecrets(headers),
          failure: failure && failureOf(failure),
        })
        return { ...exchange, headers, failure }
      } catch (thrown) {
        put({ ...asked, ...NOTHING, finalUrl: asked.url, failure: cancelledFailure(thrown) })
        throw thrown
      }
    },
  }
}

/**
 * Creates a client like `recordingClient` for the sitemaps of a site, whose bodies are streamed. Only the
 * part of a body that was read is stored, up to `RECORDING.maxBodiesBytes` over all bodies.
 */
export function recordingSitemaps(client: StreamingClient, log: ExchangeLog): StreamingClient {
  let left = RECORDING.maxBodiesBytes
  return {
    ...recordingClient(client, log, 'sitemaps'),
    async open(request) {
      const put = log.begin()
      const asked = requestOf(request, 'sitemaps')
      try {
        const { body, ...head } = await client.open(request)
        const headers = withoutSecrets(head.headers)
        const failure = head.failure && failureOf(head.failure)
        const keep = (kept: Uint8Array | null, partial: boolean) =>
          put({ ...asked, ...head, headers, failure, body: kept, partial })
        // This entry, with an empty body, remains when nobody reads the body to its end.
        keep(body && new Uint8Array(), body !== null)
        const fits = ({ length }: Uint8Array) => {
          left -= length
          return left >= 0
        }
        return { ...head, body: body && Readable.from(passedOn(body, fits, keep)) }
      } catch (thrown) {
        put({ ...asked, ...NOTHING, finalUrl: asked.url, failure: cancelledFailure(thrown) })
        throw thrown
      }
    },
  }
}

async function* passedOn(
  body: Readable,
  fits: (chunk: Uint8Array) => boolean,
  keep: (kept: Uint8Array, partial: boolean) => void,
): AsyncGenerator<Uint8Array> {
  const pieces = createPieces()
  let isWhole = true
  let isOver = false
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      isWhole &&= fits(chunk)
      if (isWhole) pieces.add(chunk)
      yield chunk
    }
    isOver = true
  } finally {
    keep(pieces.bytes(), !isWhole || !isOver)
  }
}

const NOTHING = { status: 0, headers: {}, body: null, partial: false, redirects: [] }

/**
 * The failure of a request whose time was over, or whose caller had left. In the replay the request rejects
 * as well, and at once.
 */
function cancelledFailure(thrown: unknown) {
  return { ...failureOf(asBlazonError(thrown)), code: 'cancelled' as const }
}

export function replayingClient(answers: Answers, bodies: Recording['bodies']): StreamingClient {
  const fetch: Client['fetch'] = async (request) => {
    request.signal.throwIfAborted()
    const url = withoutFragment(request.url)
    const found = answers.toClient(url)
    if (!found) return { url, finalUrl: url, ...NOTHING, failure: notRecorded(url) }
    if (found.failure?.code === 'cancelled')
      throw new BlazonError('timeout', `${url} had not answered when the recording ended.`)
    return exchangeOf(found, request, bodies)
  }
  return {
    fetch,
    async open(request) {
      const whole = { ...request, maxBytes: () => Number.POSITIVE_INFINITY }
      const { body, partial, ...head } = await fetch(whole)
      return { ...head, body: body && Readable.from(piecesOf(body, partial)) }
    },
    close: async () => undefined,
  }
}

const PIECE_BYTES = 64 * 1024

/** Yields a body in pieces, so that other tasks can run. One that was recorded in part breaks off. */
function* piecesOf(body: Uint8Array, breaksOff: boolean): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES)
  if (breaksOff) throw new BlazonError('unreachable', 'The recording has only the beginning of it.')
}

function exchangeOf(found: RecordedExchange, request: Request, bodies: Recording['bodies']): Exchange {
  const { finalUrl, redirects, status, headers, failure } = found
  const whole = bodyOf(found, bodies)
  // The limits of the replay apply too, because they may be lower than those of the recording.
  const maxBytes = whole && failure === null ? request.maxBytes({ url: finalUrl, status, headers }) : 0
  const isLonger = whole !== null && whole.length > maxBytes
  const partial = found.partial || isLonger
  const most = partial ? Math.min(maxBytes, request.partialBytes ?? maxBytes) : maxBytes
  return {
    url: withoutFragment(request.url),
    finalUrl,
    redirects,
    status: failure ? 0 : status,
    headers: failure ? {} : headers,
    body: failure ? null : (whole?.subarray(0, most) ?? null),
    partial,
    failure: failure && errorOf(failure),
  }
}
