import * as z from 'zod/mini'
import { crawlParts } from '../model/crawl.ts'
import { BlazonError } from '../model/errors.ts'
import {
  EXTRACT_RANGES,
  type ExtractRequest,
  type ExtractResult,
  type JsonSchemaObject,
} from '../model/extract.ts'
import { CALLER_REQUEST, PAGE_VISIT } from '../model/options/requests.ts'
import { described, text } from '../model/options/schema.ts'
import { count, flag, milliseconds } from '../model/options/setting.ts'
import type { PageHandle } from '../model/site.ts'
import type { PageVisit } from '../model/visit.ts'
import type { Call } from './call.ts'
import { type BoundsParams, boundsOf, boundsParams, countsShape, waitOf } from './crawl.ts'
import type { Zod } from './doors.ts'
import { visitOfParams, visitParams } from './page-doors.ts'
import { apart } from './page-request.ts'
import { pageShape } from './page-shape.ts'

export interface ExtractMethod {
  /**
   * Fills an object that a JSON Schema describes with values from the pages of a site. Each value has its
   * evidence. A value that no page states is null if the schema allows null; otherwise it is left out. With a
   * language model (`llm` of the options), the model is asked for these missing values. Its answer counts
   * only when the page has the quoted passage.
   */
  extract(handle: PageHandle, request: ExtractRequest): Promise<ExtractResult>
}

const { country: _, ...VISIT } = PAGE_VISIT
const { maxPages, stopAfterMs, instructionsChars } = EXTRACT_RANGES

interface ExtractParams extends BoundsParams, PageVisit {
  readonly schema: JsonSchemaObject
  readonly instructions?: string
  readonly factCheck: boolean
}

export const extract: Call<ExtractRequest, ExtractResult, ExtractMethod> = {
  ways: ['url'],
  request: {
    ...{ ...CALLER_REQUEST, ...VISIT },
    // `extract/answers/filling/tree.ts` checks the schema itself.
    schema: described(z.looseObject({}), 'a JSON Schema of an object'),
    instructions: z.optional(text),
    maxPages: count(maxPages.byDefault, maxPages),
    maxDepth: z.optional(count(1, { min: 0, max: maxPages.max })),
    followSubdomains: flag(false),
    stopAfterMs: milliseconds(stopAfterMs.byDefault),
  },
  check({ instructions = '' }) {
    if (instructions.length > instructionsChars)
      throw new BlazonError('invalid_input', `instructions has ${instructionsChars} characters at most.`)
  },
  usualMs: ({ stopAfterMs: ms = stopAfterMs.byDefault }, lookupTimeoutMs) => ms + lookupTimeoutMs,
  http: {
    method: 'POST',
    path: '/v1/web/extract',
    summary: 'an object of a JSON Schema, filled from the pages of a site',
    subject: 'url',
    subjectIs: 'Absolute URL of the first page, http or https.',
    params: (kinds) => ({
      ...boundsParams(kinds, maxPages.max, maxPages.byDefault),
      schema: kinds.z
        .record(kinds.z.string(), kinds.z.unknown())
        .describe('JSON Schema of an object: at most 64 KiB, 200 parts, 8 levels.'),
      instructions: kinds.z
        .string()
        .max(instructionsChars)
        .optional()
        .describe('What matters, in words. They decide which links are followed first; a model reads them.'),
      ...visitParams(kinds),
      includeFrames: kinds.flag().default(false).describe('Reads the documents of frames in their places.'),
      settleAnimations: kinds
        .flag()
        .default(false)
        .describe('Waits in a browser until animations have ended.'),
      factCheck: kinds
        .flag()
        .default(true)
        .describe('Every value is one that a page says, so that false changes nothing.'),
    }),
    request: (
      { schema, instructions, factCheck, includeFrames, settleAnimations, ...given }: ExtractParams,
      waiting,
    ) => {
      if (!factCheck) waiting.ignored?.('factCheck')
      const visit = { ...visitOfParams(given), includeFrames, settleAnimations }
      return { ...boundsOf(given, waiting), ...visit, schema, instructions }
    },
    usualMs: waitOf,
    answersPartly: true,
    answer: extractShape,
    body: ({ urls, data, counts, actionsApplied, evidence, absent, problems, partial, notes }, url) => ({
      ...{ status: 'ok', url, urls_analyzed: urls, data },
      metadata: { ...counts, ...(actionsApplied && { actionsApplied }) },
      ...{ evidence, absent, schema_errors: problems, notes },
      ...(partial && { partial }),
    }),
  },
  async run(asked, ports) {
    const { schema, instructions, maxAgeMs = EXTRACT_RANGES.maxAgeMs, ...rest } = asked.request
    const { maxPages: most = maxPages.byDefault } = rest
    const { bounds, ofPages } = crawlParts({ ...rest, maxPages: most, maxAgeMs })
    const [lookup, { includeFrames }] = await apart(ofPages)
    const { extractFrom } = await import('../paths/extract.ts')
    return extractFrom(asked, ports, { schema, instructions, bounds, lookup, includeFrames })
  },
}

function extractShape(z: Zod) {
  const piece = z.object({ source: z.string(), where: z.string(), text: z.string() })
  const place = z.string().describe('JSON Pointer in `data`.')
  return z
    .object({
      status: z.literal('ok'),
      url: z.string().describe('The URL as it was asked for.'),
      urls_analyzed: z.array(z.string()).describe('The pages whose content was read.'),
      data: z
        .record(z.string(), z.unknown())
        .describe('The object. Values that no page says are null or absent.'),
      metadata: countsShape(z).extend({
        actionsApplied: pageShape(z).actionsApplied,
        numBlocked: z.int().describe('Pages that are challenges, errors or placeholders.'),
      }),
      evidence: z
        .array(z.object({ path: place, url: z.string(), rule: z.string(), evidence: z.array(piece) }))
        .describe('Where each value was read.'),
      absent: z.array(place).describe('The values that no page says.'),
      schema_errors: z
        .array(z.string())
        .describe('What the schema does not allow; empty when the data is valid.'),
      notes: z.array(z.string()).describe('Sentences for people.'),
      partial: z.literal(true).optional().describe('Present when the time was over before the last page.'),
    })
    .meta({ id: 'ExtractAnswer' })
}
