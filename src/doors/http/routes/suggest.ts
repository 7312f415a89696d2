import { z } from 'zod'
import { okBody } from '../body.ts'
import { integer } from '../params.ts'
import { route } from '../route.ts'

const SUGGESTION = z.object({
  kind: z
    .enum(['stored', 'company', 'domain'])
    .describe('A brand that is stored, a company of the directory, or the text itself as a domain.'),
  domain: z.string(),
  name: z.string().optional(),
  color: z.string().optional().describe('The primary colour of a stored brand.'),
  ticker: z.string().optional(),
  exchange: z.string().optional(),
  isin: z.string().optional(),
  by: z
    .enum(['name', 'ticker', 'isin', 'email', 'statement'])
    .optional()
    .describe('How the text led to the company.'),
})

/** Suggests brands for a text while a user types it. No site is visited. */
export const suggest = route({
  method: 'GET',
  path: '/v1/brand/suggest',
  summary: 'brands that a text may mean while it is typed, free of charge',
  answer: z
    .object({
      status: z.literal('ok'),
      code: z.literal(200),
      suggestions: z.array(SUGGESTION).describe('Best first.'),
    })
    .meta({ id: 'SuggestAnswer' }),
  params: {
    query: z
      .string()
      .max(200)
      .default('')
      .describe('A domain or name, also its beginning, a ticker, ISIN, e-mail address or statement line.'),
    limit: integer(1, 20).default(8).describe('The most suggestions.'),
    after: z
      .string()
      .max(253)
      .optional()
      .describe('Without a query: stored brands by domain, those behind this one; - stands before all.'),
  },
  async run({ query, limit, after }, _caller, { engine }) {
    return okBody({ suggestions: await engine.suggest(query, { limit, after }) })
  },
})
