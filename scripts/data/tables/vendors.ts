/** What is of one vendor, of which pages are recognised by their addresses, their sources and what they say. */

import { z } from 'zod'
import { table } from '../table.ts'

const text = z.string().min(1)
const pattern = z.string().regex(/^\/.+\/$/, 'a pattern stands between slashes')

export const VENDORS = [
  table({
    file: 'vendors/challenges.json',
    module: 'vendors/challenges',
    name: 'CHALLENGES',
    about:
      'What only the interstitial of one vendor of bot defences has: a header of the answer, an element, or a part of the source.',
    row: z.strictObject({
      name: text,
      header: z.strictObject({ name: text, value: pattern }).optional(),
      selector: text.optional(),
      source: pattern.optional(),
      anyCase: z.boolean().optional().describe('Whether upper and lower case of the source are the same.'),
    }),
  }),
  table({
    file: 'vendors/parking.csv',
    module: 'vendors/parking',
    name: 'PARKING_DOMAINS',
    about: 'Domains of parking and sale services, whose landers pages load from.',
    row: z.strictObject({ domain: text }),
    compiled: { schema: z.array(z.string()), from: (rows) => rows.map(({ domain }) => domain) },
  }),
  table({
    file: 'vendors/server-pages.json',
    module: 'vendors/server-pages',
    name: 'SERVER_PAGES',
    about:
      'What servers, proxies, frameworks and hosting firms say in place of a site, in lower case: on default pages, of a site that is gone, on start pages that were left in place, and in a line that is no page.',
    row: z.strictObject({ kind: z.enum(['default', 'gone', 'left', 'bare']), says: z.array(text) }),
  }),
]
