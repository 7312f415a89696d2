import type { BytesRequest, BytesResult } from '../model/bytes.ts'
import { failedResult } from '../model/failed-result.ts'
import { checkVisit } from '../model/visit-checks.ts'
import type { Asked, Ports } from './ports.ts'

/** Fetches the bytes at a URL, as the comment of `bytes` in `calls/bytes.ts` describes. */
export async function bytesOf(
  { site, page = '', request: { headers, country }, deadline }: Asked<BytesRequest>,
  { fetchBytes }: Pick<Ports, 'fetchBytes'>,
): Promise<BytesResult> {
  checkVisit({ headers, country })
  const { domain, registrable } = site
  try {
    const found = await fetchBytes({ url: page, registrable, headers }, deadline)
    return { state: 'ok', domain, url: page, ...found }
  } catch (thrown) {
    return failedResult(domain, deadline.errorOf(thrown))
  }
}
