import type { RefusalForm } from '../../refusals.ts'

/** Firecrawl's codes and statuses, by our error code. All other refusals keep our code and status. */
const CODES: Readonly<Record<string, { readonly code: string; readonly status?: number }>> = {
  INVALID_INPUT: { code: 'BAD_REQUEST' },
  INVALID_BODY: { code: 'BAD_REQUEST' },
  INVALID_API_KEY: { code: 'UNAUTHORIZED' },
  QUOTA_EXCEEDED: { code: 'INSUFFICIENT_CREDITS', status: 402 },
  REQUEST_TIMEOUT: { code: 'SCRAPE_TIMEOUT' },
  WEBSITE_TIMEOUT: { code: 'SCRAPE_TIMEOUT' },
  WEBSITE_ACCESS_ERROR: { code: 'SCRAPE_SITE_ERROR' },
  WEBSITE_BLOCKED: { code: 'SCRAPE_SITE_ERROR' },
  WEBSITE_CRASHES_BROWSER: { code: 'SCRAPE_SITE_ERROR' },
  WEBSITE_ERROR_PAGE: { code: 'SCRAPE_SITE_ERROR' },
  INTERNAL_ERROR: { code: 'UNKNOWN_ERROR' },
}

/** Writes a refusal in Firecrawl's form. */
export const refused: RefusalForm = ({ status, errorCode, message }, requestId) => {
  const known = CODES[errorCode]
  const body = { success: false, error: message, code: known?.code ?? errorCode, request_id: requestId }
  return { status: known?.status ?? status, body }
}
