import type { BrandReport } from '../../model/brand-report.ts'
import type { Reply } from './route.ts'

const HEADERS = {
  'cache-control': 'private, no-cache',
  vary: 'authorization, cookie',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * A policy that adds to the document's own policy. The sandbox gives the document no origin, so that not even
 * a script of ours could use the session of the board.
 */
const BESIDE =
  "frame-ancestors 'none'; sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox"

/** Makes the answer with the report of a brand. The document may only run its own script. */
export function documentReply({ html, policy }: BrandReport): Reply {
  return {
    body: html,
    contentType: 'text/html; charset=utf-8',
    headers: { ...HEADERS, 'content-security-policy': `${policy}; ${BESIDE}` },
  }
}
