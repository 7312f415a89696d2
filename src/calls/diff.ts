import * as mini from 'zod/mini'
import type { BrandDiff } from '../model/diff.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { described } from '../model/options/schema.ts'
import type { PageLookup } from '../model/scrape.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Call } from './call.ts'
import { OK, okShape } from './doors.ts'

/** The settings of the new lookup, and the fields to compare. */
export interface DiffRequest extends PageLookup {
  /** The fields to compare. Default: all except `backdrops`, which change with campaigns. */
  readonly fields?: readonly string[] | undefined
}

export interface DiffMethod {
  /**
   * Looks up a brand again and returns the changes since the stored result. Pictures are compared, too. The
   * new result is stored, so that the next call compares with it. Rejects like `brand`, with `not_found` when
   * no result is stored, with `invalid_input` for an unknown field, and with `unavailable` when this machine
   * cannot look it up. `diffBrands` compares two results that you have.
   */
  diff(handle: Handle | Site, request?: DiffRequest): Promise<BrandDiff>
}

/** The command is in `doors/cli/commands/diff.ts`, because it can also compare files. */
export const diff: Call<DiffRequest, BrandDiff, DiffMethod> = {
  ways: ['domain'],
  request: {
    ...CALLER_REQUEST,
    fields: mini.optional(described(mini.array(mini.string()), 'a list of names of fields')),
  },
  http: {
    path: '/v1/brand/diff',
    summary: 'what of a brand has changed since its stored result',
    subject: 'domain alone',
    params: ({ z }) => ({
      fields: z
        .string()
        .optional()
        .describe('The fields that are compared, separated by commas. Default: all but backdrops.'),
    }),
    request: ({ fields }: { readonly fields?: string }) =>
      fields === undefined ? {} : { fields: fields.split(',').map((name) => name.trim()) },
    isUncached: true,
    answer: (z) =>
      z
        .object({
          ...okShape(z),
          domain: z.string(),
          kind: z.enum(['same', 'changed']),
          changes: z
            .array(
              z.object({
                field: z.string().describe('A field of the record, state or domain.'),
                part: z.string().optional().describe('Such as the network of a profile.'),
                kind: z.enum(['added', 'removed', 'changed']),
                before: z.unknown().optional(),
                after: z.unknown().optional(),
                distance: z.number().optional().describe('Of colours: CIEDE2000.'),
                why: z.string().optional().describe('Of pictures: how they differ.'),
              }),
            )
            .describe('As the record has the values.'),
          not_compared: z
            .array(z.object({ fields: z.array(z.string()), why: z.string() }))
            .describe('What one of both lookups could not see.'),
          notes: z.array(z.string()),
        })
        .meta({ id: 'DiffAnswer' }),
    body: ({ domain, kind, changes, notCompared, notes }) => ({
      ...OK,
      ...{ domain, kind, changes, not_compared: notCompared, notes },
    }),
  },
  run: async ({ site, request, deadline }, ports) =>
    (await import('../paths/diff.ts')).diffOf(ports, site, request, deadline),
}
