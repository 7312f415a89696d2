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
 * What the document may do besides what its own policy allows. In a sandbox it is of no origin, so that not
 * even a script of ours could use the session of the board.
 */
const BESIDE =
  "frame-ancestors 'none'; sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox"

/** The report of a brand, as a document that runs no script but its own. */
export function documentReply({ html, policy }: BrandReport): Reply {
  return {
    body: html,
    contentType: 'text/html; charset=utf-8',
    headers: { ...HEADERS, 'content-security-policy': `${policy}; ${BESIDE}` },
  }
}
