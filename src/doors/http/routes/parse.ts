import { z } from 'zod'
import { FILE_TOO_LARGE } from '../../../calls/bytes.ts'
import { EXTENSIONS } from '../../../model/document-endings.ts'
import { DOCUMENT_TYPES } from '../../../model/documents.ts'
import { BlazonError } from '../../../model/errors.ts'
import { MAX_FILE_BYTES } from '../../../model/limits.ts'
import { UNSUPPORTED_TYPE, WireError } from '../errors.ts'
import { flag, integer, object } from '../params.ts'
import { route } from '../route.ts'

const PAGE = integer(1, 1_000_000).optional()

/** Reads the file in the body of the request as Markdown. No site is visited and nothing is stored. */
export const parse = route({
  method: 'POST',
  path: '/v1/parse',
  summary: 'a file as Markdown',
  takesBytes: true,
  // One byte too many reaches the engine, whose refusal has a better message.
  bodyLimitBytes: MAX_FILE_BYTES + 1,
  answer: z
    .object({
      success: z.literal(true),
      type: z.enum(DOCUMENT_TYPES),
      markdown: z.string().describe('GitHub-flavoured Markdown; code and data are in a fenced block.'),
      notes: z.array(z.string()).optional().describe('Sentences about what is missing. Not in the contract.'),
    })
    .meta({ id: 'ParseAnswer' }),
  params: {
    body: z.instanceof(Uint8Array, { error: 'must be the bytes of a file, as application/octet-stream' }),
    extension: z
      .enum(EXTENSIONS)
      .optional()
      .describe('The ending of the name of the file. Default: the type is found by the bytes.'),
    includeLinks: flag().default(true).describe('Whether links keep their targets.'),
    includeImages: flag().default(false).describe('Whether pictures are kept.'),
    shortenBase64Images: flag().default(true).describe('Whether the data in data: URLs is cut.'),
    useMainContentOnly: flag().default(false).describe('Of HTML, leaves navigation and side columns out.'),
    pdf: object(z.object({ start: PAGE, end: PAGE }))
      .optional()
      .describe('Of a PDF, the first and the last page, from 1.'),
    ocr: flag().default(false).describe('Only false: text in pictures is not recognised here.'),
  },
  errors: [FILE_TOO_LARGE, UNSUPPORTED_TYPE],
  async run({ body, ocr, extension, pdf, ...style }, { signal, timeoutMs }, { engine }) {
    if (ocr) throw new BlazonError('invalid_input', 'ocr: text in pictures is not recognised here')
    try {
      const { includeLinks: links, includeImages: images, useMainContentOnly: mainContentOnly } = style
      const { shortenBase64Images } = style
      const asked = { extension, pdf, links, images, mainContentOnly, shortenBase64Images }
      const { notes, ...found } = await engine.parse(body, { ...asked, signal, timeoutMs })
      return JSON.stringify({ success: true, ...found, ...(notes.length > 0 && { notes }) })
    } catch (thrown) {
      if (!(thrown instanceof BlazonError && thrown.code === 'too_large')) throw thrown
      throw new WireError({ ...FILE_TOO_LARGE, message: thrown.message }, { cause: thrown })
    }
  },
})
