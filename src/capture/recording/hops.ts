import type { RecordedExchange } from './recording.ts'

/** Splits an exchange of the HTTP client into hops, one for each redirect, as browsers make them. */
export function hopsOf(exchange: RecordedExchange): RecordedExchange[] {
  const { redirects, finalUrl } = exchange
  const steps = redirects.map(({ url, status }, at) => ({
    ...exchange,
    url,
    finalUrl: url,
    redirects: [],
    status,
    headers: { location: redirects[at + 1]?.url ?? finalUrl },
    body: null,
    partial: false,
    failure: null,
  }))
  return [...steps, { ...exchange, url: finalUrl, redirects: [] }]
}
