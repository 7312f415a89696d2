import { z } from 'zod'
import { LOGO_SIZE } from '../../../../model/logo.ts'
import type { RawParams } from '../../params.ts'
import { type Context, type Route, route } from '../../route.ts'
import type { LogoForm } from './forms.ts'

/** The names of the parameter with the public key at these services. An address may have only one of them. */
const KEYS = ['token', 'c', 'key'] as const
const KEY = z.string().optional().describe('A public key; token, c and key mean the same.')
const KEY_PARAMS = Object.fromEntries(KEYS.map((name) => [name, KEY]))

/** Makes the route for a form. Permission, price and answers are those of the route of logos. */
export function logoRoute({ paths, summary, params, names, style }: LogoForm, logo: Route): Route {
  const [path, ...aliases] = paths
  return route({
    ...{ method: 'GET', path, aliases, summary, endpoint: logo.endpoint, publicKeyIn: KEYS },
    ...{ answer: logo.answer, errors: logo.errors, params: { ...params, ...KEY_PARAMS } },
    async run(values, caller, context) {
      const given: RawParams = values
      const { size, ...rest } = style(given)
      const domain = await domainOf(names(given), context)
      return logo.run({ domain, ...rest, ...(size && { size: within(size) }) }, caller, context)
    },
  })
}

/**
 * A size outside the range of the route becomes the nearest size in it, because pages scale their pictures
 * anyway.
 */
const within = (size: number): number => Math.min(Math.max(size, LOGO_SIZE.min), LOGO_SIZE.max)

async function domainOf(named: ReturnType<LogoForm['names']>, { engine }: Context): Promise<string> {
  return 'domain' in named ? named.domain : (await engine.company(named)).domain
}
