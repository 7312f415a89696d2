import { parsedUrl } from '../../formats/url.ts'
import { isForTarget, type OwnHeaders, withOwnHeaders } from '../http/own-headers.ts'
import type { World } from './world.ts'

/**
 * Adds headers of a caller to requests for the document of the main frame, if they go to the origin of the
 * page. Chromium asks again for each redirect, and does not repeat headers from the request before.
 */
export async function sendOwnHeaders({ session, frames }: World, own: OwnHeaders): Promise<void> {
  const [main] = await frames()
  session.on('Fetch.requestPaused', ({ requestId, frameId, request }) => {
    const isOurs = frameId === main.id && isForTarget(request.url, own.target)
    const usual = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value])
    const headers = isOurs ? withOwnHeaders(Object.fromEntries(usual), request.url, own) : undefined
    session
      .send('Fetch.continueRequest', {
        requestId,
        ...(headers && { headers: Object.entries(headers).map(([name, value]) => ({ name, value })) }),
      })
      // A request that Chromium refuses to send with these headers is ended with an error. Otherwise it would
      // wait for ever.
      .catch(() => session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }))
      // No answer is needed when the page has cancelled the request or was closed.
      .catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: patternsFor(own.target) })
}

/** Chromium does not ask about other requests, because each question takes a round trip. */
function patternsFor(target: string): { urlPattern: string; resourceType: 'Document' }[] {
  const { origin = '', host = '' } = parsedUrl(target) ?? {}
  const origins = new Set([origin, `https://${host}`])
  return [...origins].map((at) => ({ urlPattern: `${at}/*`, resourceType: 'Document' }))
}
