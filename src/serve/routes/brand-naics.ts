import { z } from 'zod'
import { BlazonError } from '../../model/errors.ts'
import type { IndustriesResult } from '../../model/industries.ts'
import type { Site } from '../../model/site.ts'
import { NAICS_ANSWER } from '../answers/brand.ts'
import { companySite } from '../company.ts'
import { errorOfResult } from '../errors.ts'
import { integer } from '../params.ts'
import { type Context, route } from '../route.ts'
import type { Limits } from '../shared-work.ts'

const COUNT = integer(1, 10)
const MAX_RESULTS = 5

/** `sic` and `industries` are our additions. The answer has no numeric `code`. */
export const brandNaics = route({
  method: 'GET',
  path: '/v1/brand/naics',
  aliases: ['/v1/web/naics'],
  summary: 'what a company does, in NAICS and SIC',
  answer: NAICS_ANSWER,
  params: {
    input: z.string().describe('A domain, or the name of a company.'),
    minResults: COUNT.default(1).describe('What is missing is filled with codes of low confidence.'),
    maxResults: COUNT.optional().describe(
      `Not below minResults. Default: ${MAX_RESULTS}, or minResults where that is more.`,
    ),
  },
  async run({ input, minResults, ...given }, waiter, context) {
    const { maxResults = Math.max(minResults, MAX_RESULTS) } = given
    if (minResults > maxResults)
      throw new BlazonError(
        'invalid_input',
        `The parameter minResults (${minResults}) is above maxResults (${maxResults})`,
      )
    const { site, title } = await placeOf(input, context)
    const handle = title === undefined ? site : { name: title }
    const start = async (limits: Limits) => {
      const result = await context.engine.naics(handle, { minResults, maxResults, ...limits })
      if (result.state !== 'ok') throw errorOfResult(result)
      return naicsBody(result)
    }
    const asked = title === undefined ? 'naics' : 'naics of a company'
    return context.shared.join(`${asked} ${minResults} ${maxResults} ${site.domain}`, start, waiter)
  },
})

/**
 * The site of a domain, or of the title of a brand. A text with a dot and without a space is a domain, unless
 * it is not a valid domain and the directory has a brand of that name, such as Vue.js. Other spellings of
 * names do not count here: `x.y` is far more often a mistyped domain than YX.
 */
async function placeOf(input: string, context: Context): Promise<{ site: Site; title?: string }> {
  const title = input.trim()
  const titled = async () => ({ site: await companySite({ name: title }, context), title })
  if (!/^\S*\.\S*$/.test(title)) return titled()
  try {
    return { site: context.resolve(title) }
  } catch (noDomain) {
    const found = await context.engine.company({ name: title }).catch((thrown: unknown) => {
      throw thrown instanceof BlazonError && thrown.code === 'not_found' ? noDomain : thrown
    })
    if (found.how !== 'name') throw noDomain
    return { site: context.resolve(found.domain), title }
  }
}

function naicsBody({ domain, naics, sic, eic }: Extract<IndustriesResult, { state: 'ok' }>): string {
  const codes = naics.map(({ code, name, confidence }) => ({ code, name, confidence }))
  return JSON.stringify({ status: 'ok', type: 'naics', domain, codes, sic, industries: { eic } })
}
