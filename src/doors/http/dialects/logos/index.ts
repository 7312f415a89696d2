/**
 * Answers the addresses of logos and favicons that web pages use at other services, and brands as JSON in the
 * form of Brandfetch.
 */

import type { Dialect } from '../dialect.ts'
import { brandRoute } from './brands.ts'
import { FORMS } from './forms.ts'
import { logoRoute } from './logo.ts'

export const LOGOS: Dialect = {
  routes: (v1) => [
    ...FORMS.map((form) => logoRoute(form, v1('/v1/logo/{domain}'))),
    brandRoute(v1('/v1/brand/retrieve')),
  ],
}
