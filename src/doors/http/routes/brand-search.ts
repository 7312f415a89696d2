import { z } from 'zod'
import { flag, integer, list } from '../params.ts'
import { route } from '../route.ts'

/**
 * Version 1 of the API removed this endpoint, and newer clients call it again. Both versions have the same
 * path, so a newer client is recognised by its name, or by a parameter that version 1 did not have.
 */
const LATER_CLIENT = /^context-?dev\b/i
const REMOVED = {
  status: 410,
  errorCode: 'ENDPOINT_REMOVED',
  message: 'Search has been removed; look a brand up by its domain at /v1/brand/retrieve',
}

const LATER = ['queryBy', 'autocomplete', 'typoTolerance']

const MAX_RESULTS = 10

/** Searches stored brands and the directory. No site is visited. */
export const brandSearch = route({
  method: 'GET',
  path: '/v1/brand/search',
  summary: 'known brands by the beginning of a name or domain, for clients after version 1',
  answer: z
    .object({
      results: z.array(
        z.object({
          domain: z.string(),
          name: z.string(),
          logo: z.string().describe('The address of the logo at this service, which needs a key.'),
        }),
      ),
    })
    .meta({ id: 'BrandSearchAnswer' }),
  errors: [REMOVED],
  refusal: (given, headers) =>
    LATER.some((name) => name in given) || LATER_CLIENT.test(headers['user-agent'] ?? '')
      ? undefined
      : REMOVED,
  params: {
    query: z.string().max(200).default('').describe('A name or domain, or its beginning.'),
    queryBy: list(z.enum(['name', 'domain']), 2)
      .optional()
      .describe('Where the text is searched: name, domain or both. Default: both.'),
    autocomplete: flag().optional().describe('false: only whole words are found. Default: true.'),
    typoTolerance: integer(0, 2).optional().describe('How many characters may be wrong. Default: 0.'),
  },
  async run({ query, queryBy, autocomplete, typoTolerance }, caller, { engine }) {
    const by = queryBy ?? (['name', 'domain'] as const)
    const rules = { by, wholeWords: autocomplete === false, typos: typoTolerance ?? 0, limit: MAX_RESULTS }
    const found = await engine.suggest(query, rules)
    const base = `${engine.options.serve.publicUrl ?? caller.origin}/v1/logo/`
    const results = found.map(({ domain, name = domain }) => ({ domain, name, logo: base + domain }))
    return JSON.stringify({ results })
  },
})
