import { BRAND_FILE_TYPES, type BrandFile, type BrandFileRequest } from '../model/brand-file.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { name } from '../model/options/schema.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Call } from './call.ts'

export interface BrandFileMethod {
  /**
   * Returns the bytes of a picture or a font whose address is in the stored record or page of a domain.
   * Stored bytes are returned first; otherwise the file is requested from the site, up to 10 MB. Rejects with
   * `not_found` for any other URL and for a file that is neither a picture nor a font by its bytes, with
   * `forbidden_target`, `unreachable`, `too_large`, and with `timeout` when the time is over.
   */
  brandFile(handle: Handle | Site, request: BrandFileRequest): Promise<BrandFile>
}

/** The command is `doors/cli/commands/file.ts`. */
export const brandFile: Call<BrandFileRequest, BrandFile, BrandFileMethod> = {
  ways: ['domain'],
  request: { ...CALLER_REQUEST, url: name },
  http: {
    path: '/v1/brand/file',
    // The file may be a font, which no agent can read.
    tool: '',
    summary: 'a picture or a font that a stored record or its page names, free of charge',
    subject: 'domain',
    params: ({ z }) => ({ url: z.string().describe('Absolute URL, as the record or the page has it.') }),
    request: ({ url }: { readonly url: string }) => ({ url }),
    answer: () => ({ media: Object.values(BRAND_FILE_TYPES) }),
    isFile: true,
  },
  run: async (...asked) => (await import('../paths/brand-file.ts')).brandFileOf(...asked),
}
