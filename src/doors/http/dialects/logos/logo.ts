import { z } from 'zod'
import { LOGO_SIZE } from '../../../../model/logo.ts'
import type { RawParams } from '../../params.ts'
import { type Context, type Route, route } from '../../route.ts'
import type { LogoForm } from './forms.ts'

/** Where these services have the public key. One of them alone may be in an address. */
const KEYS = ['token', 'c', 'key'] as const
const KEY = z.string().optional().describe('A public key; token, c and key mean the same.')
const KEY_PARAMS = Object.fromEntries(KEYS.map((name) => [name, KEY]))

/** Makes the route of a form. It has the permission, the price and the answers of the route of logos. */
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

/** Sizes beyond the range of the route are drawn as near to them as it allows; pages scale their pictures. */
const within = (size: number): number => Math.min(Math.max(size, LOGO_SIZE.min), LOGO_SIZE.max)

async function domainOf(named: ReturnType<LogoForm['names']>, { engine }: Context): Promise<string> {
  return 'domain' in named ? named.domain : (await engine.company(named)).domain
}
