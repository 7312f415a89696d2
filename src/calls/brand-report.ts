import type { BrandReportRequest, BrandReportResult } from '../model/brand-report.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { flag } from '../model/options/setting.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Call } from './call.ts'

export interface BrandReportMethod {
  /**
   * Returns the sheet of a stored brand as one HTML document of at most 20 MB that contains its marks and
   * pictures. Only stored data is used. Nothing is requested except fonts, if the request asks for them.
   * Rejects with `not_found` when no data of the domain is stored, and with `timeout` when the time is over.
   */
  brandReport(handle: Handle | Site, request?: BrandReportRequest): Promise<BrandReportResult>
}

/** The command is `blazon report DOMAIN --out FILE.html`. */
export const brandReport: Call<BrandReportRequest, BrandReportResult, BrandReportMethod> = {
  ways: ['domain'],
  request: { ...CALLER_REQUEST, fonts: flag(false) },
  http: {
    path: '/v1/brand/report',
    // The document is for people, and far too large for an agent.
    tool: '',
    summary: 'the sheet of a stored brand as one HTML document, to send or to print',
    subject: 'domain',
    params: ({ flag }) => ({
      fonts: flag()
        .optional()
        .describe('Load the fonts whose licence is known to allow it, from where the page has them.'),
    }),
    request: ({ fonts }: { readonly fonts?: boolean }) => ({ fonts }),
    answer: () => ({ media: ['text/html'] }),
    isDocument: true,
  },
  run: async (...asked) => (await import('../paths/brand-report.ts')).brandReportOf(...asked),
}
