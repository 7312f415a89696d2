import { BlazonError } from '../../model/errors.ts'
import type { IndustriesResult } from '../../model/industries.ts'
import type { Site } from '../../model/site.ts'
import { errorOfResult, WireError } from '../errors.ts'
import { type Context, route } from '../route.ts'
import type { Limits } from '../shared-work.ts'

const COUNT = { kind: 'integer', min: 1, max: 10 } as const

/** Contract §3.13. `sic` and `industries` are our additions. The answer has no numeric `code`. */
export const brandNaics = route({
  method: 'GET',
  path: '/v1/brand/naics',
  aliases: ['/v1/web/naics'],
  params: {
    input: { kind: 'text', required: true },
    minResults: { ...COUNT, fallback: 1 },
    maxResults: { ...COUNT, fallback: 5 },
  },
  async answer({ input, minResults, maxResults }, waiter, context) {
    if (minResults > maxResults)
      throw new BlazonError(
        'invalid_input',
        `The parameter minResults (${minResults}) is above maxResults (${maxResults})`,
      )
    const site = siteOf(input.trim(), context)
    const start = async (limits: Limits) => {
      const result = await context.engine.naics(site, { minResults, maxResults, ...limits })
      if (result.state !== 'ok') throw errorOfResult(result)
      return naicsBody(result)
    }
    return context.shared.join(`naics ${minResults} ${maxResults} ${site.domain}`, start, waiter)
  },
})

/** What has a dot and no space is a domain; anything else is the title of a brand. */
function siteOf(input: string, { resolve }: Context): Site {
  if (/^\S*\.\S*$/.test(input)) return resolve(input)
  const message = `No brand is known by the name "${input}": this server has no directory of names. Ask with a domain, such as example.com`
  throw new WireError({ status: 404, errorCode: 'NOT_FOUND', message })
}

function naicsBody({ domain, naics, sic, eic }: Extract<IndustriesResult, { state: 'ok' }>): string {
  const codes = naics.map(({ code, name, confidence }) => ({ code, name, confidence }))
  return JSON.stringify({ status: 'ok', type: 'naics', domain, codes, sic, industries: { eic } })
}
