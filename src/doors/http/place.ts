import { z } from 'zod'
import { BlazonError } from '../../model/errors.ts'
import type { PageHandle, Site } from '../../model/site.ts'
import type { ParamValues } from './params.ts'
import type { Context } from './route.ts'

/** The parameters of a route that takes a domain, or the URL of a page. */
export const PLACE = {
  domain: z.string().optional().describe('The domain of the site. Either this or directUrl is required.'),
  directUrl: z.string().optional().describe('The URL of a page, which is taken as it is.'),
}

/**
 * The landing page of a domain, or a page by its URL. Throws `invalid_input` unless there is exactly one of
 * them.
 */
export function placeOf(
  { domain, directUrl }: ParamValues<typeof PLACE>,
  { resolve }: Pick<Context, 'resolve'>,
): Site | PageHandle {
  if (domain !== undefined && directUrl === undefined) return resolve(domain)
  if (domain === undefined && directUrl !== undefined) return { url: directUrl }
  throw new BlazonError('invalid_input', 'Exactly one of the parameters domain and directUrl is needed')
}
