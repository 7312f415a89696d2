import * as mini from 'zod/mini'
import type { ExplainRequest, ExplainResult } from '../model/explanation.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { text } from '../model/options/schema.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Call } from './call.ts'
import { OK, okShape } from './doors.ts'

export interface ExplainMethod {
  /**
   * Explains how the values of a stored record were found. For each field, it returns the rules that were
   * tried, all candidates with their scores and evidence, and the operator's corrections. No request is made
   * to a site. Rejects with `not_found` when no page of the domain is stored, and with `invalid_input` for an
   * unknown field.
   */
  explain(handle: Handle | Site, request?: ExplainRequest): Promise<ExplainResult>
}

/** The command is `doors/cli/commands/explain.ts`, which reads the page in its own process. */
export const explain: Call<ExplainRequest, ExplainResult, ExplainMethod> = {
  ways: ['domain'],
  request: { ...CALLER_REQUEST, field: mini.optional(text) },
  http: {
    path: '/v1/brand/explain',
    summary: 'how the values of a stored record were found, free of charge',
    subject: 'domain',
    params: ({ z }) => ({
      field: z.string().optional().describe('A field of the record, such as colors. Default: all of them.'),
    }),
    request: ({ field }: { readonly field?: string }) => ({ field }),
    isUncached: true,
    answer: (z) =>
      z
        .object({
          ...okShape(z),
          domain: z.string(),
          url: z.string().nullable().describe('The page; null when only corrections are stored.'),
          captured_at: z.string().nullable().describe('ISO 8601, UTC.'),
          findings: z
            .record(z.string(), z.unknown())
            .describe('By the names of the fields, each with `trace`: the rules tried and all candidates.'),
          corrections: z
            .array(
              z.object({
                domain: z.string(),
                field: z.string(),
                value: z.unknown(),
                who: z.string(),
                why: z.string(),
                at: z.string(),
              }),
            )
            .describe('Of the operator; the record has their values.'),
          notes: z.array(z.string()),
        })
        .meta({ id: 'ExplainAnswer' }),
    body: ({ domain, url, capturedAt, findings, corrections, notes }) => ({
      ...OK,
      ...{ domain, url: url ?? null, captured_at: capturedAt ?? null, findings, corrections, notes },
    }),
  },
  run: async (...asked) => (await import('../paths/explain.ts')).explainOf(...asked),
}
