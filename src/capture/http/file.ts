import type { Deadline } from '../../concurrency/deadline.ts'
import { BlazonError } from '../../model/errors.ts'
import { FETCH } from '../bounds.ts'
import type { CaptureParts } from '../capture-page.ts'
import { openClient } from '../network.ts'

const ACCEPT = 'image/avif,image/webp,image/svg+xml,image/*,font/*;q=0.9,*/*;q=0.8'

/** Fetches a file of a site, as the comment of `file` in `capture/index.ts` describes. */
export async function fileFrom(
  { replay, context, network, routes, memory }: CaptureParts,
  registrable: string,
  url: string,
  { signal }: Deadline,
): Promise<Uint8Array> {
  if (replay) throw new BlazonError('not_found', 'A recording has the files that its page needed alone.')
  const { maxImageBytes } = FETCH
  const { upstream } = await routes.choose((await memory.recall(registrable))?.tier ?? 0)
  const opened = await openClient(network, context.options, { upstream, maxBytes: 2 * maxImageBytes })
  const { hostname } = new URL(url)
  try {
    const asked = { url, accept: ACCEPT, maxBytes: () => maxImageBytes, signal }
    const { body, partial, status, failure } = await opened.client.fetch(asked)
    if (!body) throw failure ?? new BlazonError('unreachable', `${hostname} gave no answer.`)
    if (status === 404 || status === 410)
      throw new BlazonError('not_found', `${hostname} has no such file: it answers with status ${status}.`)
    if (status < 200 || status >= 300)
      throw new BlazonError('unreachable', `${hostname} answers with status ${status} for this file.`)
    if (partial) throw new BlazonError('too_large', `The file has more than ${maxImageBytes} bytes.`)
    return body
  } finally {
    await opened.close()
  }
}
