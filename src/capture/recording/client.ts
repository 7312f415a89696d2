import { Readable } from 'node:stream'
import { withoutFragment } from '../../formats/url.ts'
import { asBlazonError, BlazonError } from '../../model/errors.ts'
import type { Client, Exchange, StreamingClient } from '../http/client.ts'
import type { Answers } from './answers.ts'
import { bodyOf } from './body.ts'
import {
  errorOf,
  failureOf,
  notRecorded,
  type RecordedExchange,
  type Recording,
  type Tape,
  withoutSecrets,
} from './recording.ts'

type Request = Parameters<Client['fetch']>[0]

/** A client that writes down what passes through it. */
export function recordingClient(client: Client, tape: Tape): Client {
  return {
    close: client.close,
    async fetch(request) {
      const put = tape.begin()
      const asked = {
        by: 'http',
        method: 'GET',
        url: withoutFragment(request.url),
        requestHeaders: { accept: request.accept },
        sent: null,
      } as const
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
        put({ ...asked, ...NOTHING, finalUrl: asked.url, failure: leftAlone(thrown) })
        throw thrown
      }
    },
  }
}

const NOTHING = { status: 0, headers: {}, body: null, partial: false, redirects: [] }

/** Time was up, or the caller left: the replay rejects as well, and at once. */
function leftAlone(thrown: unknown) {
  return { ...failureOf(asBlazonError(thrown)), code: 'cancelled' as const }
}

/** A client that answers from a recording, and from nothing else. */
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
      const { body, ...head } = await fetch({ ...request, maxBytes: () => Number.POSITIVE_INFINITY })
      return { ...head, body: body && Readable.from([body]) }
    },
    close: async () => undefined,
  }
}

function exchangeOf(found: RecordedExchange, request: Request, bodies: Recording['bodies']): Exchange {
  const { finalUrl, redirects, status, headers, failure } = found
  const whole = bodyOf(found, bodies)
  // Who asks for less than was recorded gets less: a replay may have other limits.
  const maxBytes = whole && failure === null ? request.maxBytes({ url: finalUrl, status, headers }) : 0
  const isLonger = whole !== null && whole.length > maxBytes
  return {
    url: withoutFragment(request.url),
    finalUrl,
    redirects,
    status: failure ? 0 : status,
    headers: failure ? {} : headers,
    body: failure ? null : isLonger ? whole.subarray(0, maxBytes) : whole,
    partial: found.partial || isLonger,
    failure: failure && errorOf(failure),
  }
}
