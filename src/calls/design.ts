import type { DesignFile, DesignResult } from '../model/design.ts'
import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { PageHandle } from '../model/site.ts'
import type { BrandHandle, Call } from './call.ts'
import { designShape } from './design-shape.ts'
import { JSON_FLAG, OK, REFRESH_FLAG } from './doors.ts'

export interface DesignMethod {
  /**
   * Returns the design of the brand's page, or of the page at a URL: its style guide in the light and the
   * dark scheme, contrast, states of components and font files. The same design is also returned as files:
   * DESIGN.md, SKILL.md, design tokens, CSS, themes for Tailwind, `_brand.yml`, and drawings of the brand's
   * marks. A landing page that `brand` has captured is not captured again. Rejects like `brand`.
   */
  design(handle: BrandHandle | PageHandle, request?: LookupRequest): Promise<DesignResult>
}

export const design: Call<LookupRequest, DesignResult, DesignMethod> = {
  ways: ['domain', 'company', 'url'],
  request: LOOKUP_REQUEST,
  isRenewable: true,
  http: {
    path: '/v1/brand/design',
    summary: 'the design of a site as tokens, and as files for designers and agents',
    subject: 'place',
    answer: designShape,
    stored: {
      names: () => [['design']],
      resultOf: ({ design: _, files: _files, ...result }) => result,
      body: ({ domain, design: found, files }) => ({
        ...OK,
        domain,
        design: found,
        files: files.map(fileBody),
      }),
    },
  },
  command: {
    subject: 'brand or page',
    description: 'how a page is designed, as files: DESIGN.md, tokens, themes, logos and icons',
    examples: [
      ['blazon design example.com --out brand', 'all files, in the folder brand'],
      ['blazon design example.com', 'DESIGN.md alone'],
      ['blazon design example.com --json', 'as JSON'],
    ],
    flags: [['--out <dir>', 'folder for all files'], JSON_FLAG, REFRESH_FLAG],
    request: () => ({}),
    files: ({ files }) => files,
    data: ({ files }) => {
      const [first] = files
      return first && 'text' in first ? first.text : ''
    },
    json: ({ files, ...found }) => ({ ...found, files: files.map(fileBody) }),
    account: ({ domain, files, design: { notes } }) => [`${domain}: ${files.length} files`, ...notes],
  },
  run: async (...asked) => (await import('../paths/design.ts')).designOf(...asked),
}

/** Writes a file as JSON. */
function fileBody(file: DesignFile) {
  const { path, mediaType } = file
  if ('text' in file) return { path, mediaType, text: file.text }
  return { path, mediaType, base64: Buffer.from(file.bytes).toString('base64') }
}
