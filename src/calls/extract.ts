import * as z from 'zod/mini'
import { BlazonError } from '../model/errors.ts'
import {
  EXTRACT_RANGES,
  type ExtractRequest,
  type ExtractResult,
  type JsonSchemaObject,
} from '../model/extract.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { described, text } from '../model/options/schema.ts'
import { count, flag, milliseconds } from '../model/options/setting.ts'
import type { PageHandle } from '../model/site.ts'
import type { Call } from './call.ts'
import { type BoundsParams, boundsOf, boundsParams, countsShape, waitOf } from './crawl.ts'
import type { Zod } from './doors.ts'

export interface ExtractMethod {
  /**
   * Fills an object that a JSON Schema describes from the pages of a site. Each value has its evidence; a
   * value that no page says is null where the schema allows it, and else left out. With a language model
   * (`llm` of the options), the model is asked about these values. Its answer counts only when the page has
   * the passage that it quotes.
   */
  extract(handle: PageHandle, request: ExtractRequest): Promise<ExtractResult>
}

const { maxPages, stopAfterMs, instructionsChars } = EXTRACT_RANGES

interface ExtractParams extends BoundsParams {
  readonly schema: JsonSchemaObject
  readonly instructions?: string
  readonly factCheck: boolean
}

export const extract: Call<ExtractRequest, ExtractResult, ExtractMethod> = {
  ways: ['url'],
  request: {
    ...CALLER_REQUEST,
    // The schema is read by `extract/answers/filling/tree.ts`.
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
    subjectIs: 'The page at which the reading begins, absolute, http or https.',
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
      factCheck: kinds
        .flag()
        .default(true)
        .describe('Every value is one that a page says, so that false changes nothing.'),
    }),
    request: ({ schema, instructions, factCheck, ...given }: ExtractParams, waiting) => {
      if (!factCheck) waiting.ignored?.('factCheck')
      return { ...boundsOf(given, waiting), schema, instructions }
    },
    usualMs: waitOf,
    answersPartly: true,
    answer: extractShape,
    body: ({ urls, data, counts, evidence, absent, problems, partial, notes }, url) => ({
      ...{ status: 'ok', url, urls_analyzed: urls, data, metadata: counts },
      ...{ evidence, absent, schema_errors: problems, notes },
      ...(partial && { partial }),
    }),
  },
  run: async (...asked) => (await import('../paths/extract.ts')).extractFrom(...asked),
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
