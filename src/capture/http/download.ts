import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { whyNotWritten } from '../../files/disk-failure.ts'
import { BlazonError } from '../../model/errors.ts'
import { GIB, MINUTE } from '../../model/units.ts'
import type { OpenClient } from '../network.ts'

/** Files of open data are much larger than pages. */
export const DOWNLOAD_LIMITS = { maxBytes: 8 * GIB, wholeTimeoutMs: 240 * MINUTE } as const

const ACCEPT = 'application/json,text/csv;q=0.9,*/*;q=0.8'

/**
 * Fetches a file of a publisher to disk. The file gets its name only when it is complete. Rejects with
 * `not_found` when there is no such file (404, 410); with `storage` when it cannot be written; with the
 * reason of the signal; and with `unreachable` for any other failure, such as a redirect from https to http.
 */
export async function download(
  { client }: Pick<OpenClient, 'client'>,
  url: string,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const { body, failure, status } = await client.open({ url, accept: ACCEPT, staysSecure: true, signal })
  const { hostname } = new URL(url)
  if (!body) throw failure ?? new BlazonError('unreachable', `${hostname} gave no answer.`)
  if (status < 200 || status >= 300) {
    body.destroy()
    const code = status === 404 || status === 410 ? 'not_found' : 'unreachable'
    throw new BlazonError(code, `${hostname} answered with status ${status} for ${new URL(url).pathname}.`)
  }
  const part = `${path}.part`
  const file = createWriteStream(part)
  let isOurs = false
  file.on('error', () => {
    isOurs = true
  })
  try {
    await pipeline(body, file, { signal })
    await rename(part, path)
  } catch (thrown) {
    await rm(part, { force: true })
    signal.throwIfAborted()
    if (isOurs)
      throw new BlazonError(
        'storage',
        `${path} cannot be written: ${whyNotWritten(thrown as Error, 'file')}.`,
      )
    throw new BlazonError('unreachable', `${hostname} broke off.`, { cause: thrown })
  }
}
