/** Reads a HAR file, which a browser can save, as a recording. */

import { readFile, stat } from 'node:fs/promises'
import { systemCode } from '../../files/disk-failure.ts'
import type { HarEntry } from '../../formats/http/har.ts'
import { bareHost } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import { chainTo, documentIn, readHar } from '../../snapshot/made/from-har.ts'
import { hashOf } from '../../snapshot/snapshot.ts'
import { RECORDING } from '../bounds.ts'
import { createExchangeLog, type ExchangeWithBody, type Recording, withoutSecrets } from './recording.ts'

/** The text of a HAR file. Rejects with `storage` when it cannot be read or is too large. */
export async function readHarFile(file: string): Promise<string> {
  const { maxHarBytes } = RECORDING
  try {
    const { size } = await stat(file)
    if (size <= maxHarBytes) return await readFile(file, 'utf8')
  } catch (cause) {
    throw new BlazonError('storage', `${file} cannot be read (${systemCode(cause)}).`, { cause })
  }
  throw new BlazonError('storage', `${file} is over ${maxHarBytes} bytes: save the log of one page alone.`)
}

/** Makes a recording, hop by hop, of all that a browser fetched for the first page in a HAR file. */
export async function loadHar(file: string): Promise<Recording> {
  const har = readHar(await readHarFile(file))
  const document = documentIn(har, {})
  const [first = document] = chainTo(document, har)
  const log = createExchangeLog()
  const exchanges = har.entries.map(exchangeFrom)
  const answered = new Set(exchanges.filter(({ failure }) => !failure).map(questionOf))
  // An entry without an answer ("304 Not Modified") gives way to another of the same request.
  for (const one of exchanges) if (!one.failure || !answered.has(questionOf(one))) log.begin()(one)
  return log.recording({
    domain: bareHost(first.url),
    capturedAt: document.startedAt ?? '1970-01-01T00:00:00.000Z',
    producer: 'auto',
    notes: [],
  })
}

function questionOf({ method, url, sent }: ExchangeWithBody): string {
  return `${method} ${url} ${sent}`
}

function exchangeFrom(entry: HarEntry): ExchangeWithBody {
  const { method, url, requestHeaders, sent, status, headers, type, body, redirectUrl } = entry
  const isAnswered =
    status !== 0 && (body !== null || redirectUrl !== null || status === 204 || status >= 400)
  return {
    by: 'browser',
    method,
    url,
    requestHeaders: withoutSecrets(requestHeaders),
    sent: sent === null ? null : hashOf(Buffer.from(sent)),
    finalUrl: url,
    redirects: [],
    status,
    headers: {
      ...withoutSecrets(headers),
      ...(type ? { 'content-type': type } : {}),
      ...(redirectUrl ? { location: redirectUrl } : {}),
    },
    body: typeof body === 'string' ? Buffer.from(body) : body,
    partial: false,
    failure: isAnswered
      ? null
      : {
          code: 'unreachable',
          message: `${url.slice(0, 200)} has no answer in the HAR file.`,
          retryable: false,
          cause: null,
        },
  }
}
