/** Schemas of the pages and files that callers pass in, key by key. */

import * as z from 'zod/mini'
import { aBody } from './requests.ts'
import { anything, described, object, optional, text } from './schema.ts'
import { count } from './setting.ts'

const SAMPLE = z.looseObject({ path: z.string(), tag: z.string(), style: object() })

export const GIVEN_PAGE = {
  ...{ url: text, html: text },
  ...optional({
    resources: described(object(), 'a list of files, or their bodies by URL'),
    pages: described(z.array(object()), 'a list of pages'),
    samples: described(z.nullable(z.array(SAMPLE)), 'null, or a list of style samples'),
    capturedAt: described(
      z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
      'a time in ISO 8601',
    ),
    options: anything,
  }),
}

export const GIVEN_FILE = {
  url: text,
  body: aBody,
  contentType: z.optional(text),
  status: count(200, { min: 0, max: 999 }),
}

export const HAR_REQUEST = optional({ url: text, options: anything })
