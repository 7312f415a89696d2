/**
 * What is of one vendor, of which pages are recognised by their addresses, their sources and what they say.
 */

import { z } from 'zod'
import { expression, table, text } from '../table.ts'

export const VENDORS = [
  table({
    file: 'vendors/challenges.json',
    module: 'vendors/challenges',
    name: 'CHALLENGES',
    about:
      'What only the interstitial of one vendor of bot defences has: a header of the answer, an element, or a part of the source.',
    row: z.strictObject({
      name: text,
      header: z.strictObject({ name: text, value: expression }).optional(),
      selector: text.optional(),
      source: expression.optional(),
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
  table({
    file: 'vendors/shop-names.json',
    module: 'vendors/shop-names',
    name: 'SHOP_NAMES',
    about:
      'Names of classes and ids of shop systems, as words or patterns: of what puts one product into the cart, of lists of other products, of prices that are not the one to pay, and of lists that have no features.',
    row: z.strictObject({
      kind: z.enum(['buy', 'other-products', 'other-prices', 'no-features']),
      names: z.array(text),
    }),
  }),
  table({
    file: 'vendors/font-licences.csv',
    module: 'vendors/font-licences',
    name: 'FONT_LICENCES',
    about: 'Licences of fonts by the host of their files, and by the family in lower case.',
    row: z.strictObject({ name: text, kind: z.enum(['host', 'family']), licence: text }),
  }),
]
