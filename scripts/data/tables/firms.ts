/** Networks, platforms and firms whose names, accounts and layers stand on sites that are not theirs. */

import { z } from 'zod'
import { PRODUCT_PLATFORMS } from '../../../src/model/product.ts'
import { SOCIAL_TYPES } from '../../../src/model/values.ts'
import { column, domain, expression, list, table, text } from '../table.ts'

const texts = z.array(text)
const form = z.string().regex(/^\S(?:.*\S)?$/u)

const HANDLE_WORDS = z.strictObject({
  thing: texts.describe('What an account may be of, behind "your" and before "name".'),
  example: texts.describe('Names of accounts that are examples.'),
})

const MARKS = z.strictObject({
  payment: texts.describe('What files and classes call the marks of ways to pay.'),
  appStore: texts.describe('What they call the badges of shops for apps.'),
  share: texts.describe(
    'Words of classes around buttons that share or follow, and the services that make them.',
  ),
  chat: texts.describe('What classes of chats and help desks begin with or hold.'),
  signIn: texts.describe('Firms by whose account one signs in.'),
  advertisement: texts.describe('Words of classes around advertisements.'),
})

const GENERATORS = z.strictObject({
  forum: texts.describe('Software of forums.'),
  documentation: texts.describe('Software of manuals and wikis.'),
})

const profile = z.strictObject({
  path: expression.describe('Matches from the beginning of the path.'),
  url: text.describe('The canonical URL; `$1` is the first group.'),
  kind: z
    .enum(['person', 'part'])
    .optional()
    .describe(
      '`person`: the account of a person; `part`: a repository, board or app rather than the account itself.',
    ),
  isOpen: z.literal(true).optional().describe('Whether anything may follow, as behind a name in a query.'),
})

export const FIRMS = [
  table({
    file: 'vendors/networks.json',
    module: 'vendors/networks',
    name: 'NETWORKS',
    about:
      'How social networks name their accounts, in the order of `SOCIAL_TYPES`. The first pattern that matches path and query decides.',
    row: z.strictObject({
      type: z.enum(SOCIAL_TYPES),
      domains: texts.describe(
        'Domains of its pages; `tripadvisor.*` stands for the name under any public suffix.',
      ),
      subdomains: texts
        .optional()
        .describe(
          'Names below them that have the same pages, besides `www`: `?` stands for a letter, `*` for any name.',
        ),
      marks: texts
        .optional()
        .describe(
          'What file names and classes call its icon. Absent for a network whose icon is not shown in rows of icons.',
        ),
      hostInPath: z.literal(true).optional().describe('True when patterns match host and path together.'),
      profiles: z.array(profile),
      reserved: texts
        .optional()
        .describe(
          "First path segments that are the network's own pages, in addition to those that any network has; in lower case.",
        ),
    }),
  }),
  table({
    file: 'vendors/network-pages.csv',
    module: 'vendors/network-pages',
    name: 'NETWORK_PAGES',
    about: 'First path segments that any network may have at its root, and that are no accounts.',
    row: z.strictObject({ path: text }),
    compiled: column(),
  }),
  table({
    file: 'vendors/handle-words.json',
    module: 'vendors/handle-words',
    name: 'HANDLE_WORDS',
    about: 'Words of accounts that are yet to be filled in, as templates have them.',
    row: z.strictObject({ list: HANDLE_WORDS.keyof(), words: texts }),
    compiled: {
      schema: HANDLE_WORDS,
      from: (rows) => Object.fromEntries(rows.map(({ list, words }) => [list, words])),
    },
  }),
  table({
    file: 'vendors/platforms.csv',
    module: 'vendors/platforms',
    name: 'PLATFORMS',
    about:
      'Platforms whose name, accounts and mailboxes stand on sites that are not theirs, in credits, notices and templates.',
    row: z.strictObject({
      name: text,
      kind: z
        .enum(['builder', 'publishing', 'forum', 'framework', 'widget'])
        .describe(
          '`builder`: site builders, content management systems, shop systems and hosts. `publishing`: where a blog or newsletter lives under the name of the platform. `framework`: frameworks, generators, tools of themes and design systems. `widget`: what is put into pages of others: chats, forms, comments, payment, reviews, consent.',
        ),
      domains: list().describe('Its own domains.'),
      handles: list().describe(
        'Its accounts on networks, letters and digits alone. An account with the name of the platform itself need not be listed, except for frameworks: their names are common words.',
      ),
    }),
  }),
  table({
    file: 'vendors/source-hosts.csv',
    module: 'vendors/source-hosts',
    name: 'SOURCE_HOSTS',
    about: 'Where the sources and packages of software lie.',
    row: z.strictObject({ host: domain }),
    compiled: column(),
  }),
  table({
    file: 'vendors/generators.csv',
    module: 'vendors/generators',
    name: 'GENERATORS',
    about: 'Software by what `<meta name=generator>` says.',
    row: z.strictObject({ generator: text, of: GENERATORS.keyof() }),
    compiled: {
      schema: GENERATORS,
      from: (rows) =>
        Object.fromEntries(
          GENERATORS.keyof().options.map((name) => {
            return [name, rows.filter(({ of }) => of === name).map(({ generator }) => generator)]
          }),
        ),
    },
  }),
  table({
    file: 'vendors/template-makers.csv',
    module: 'vendors/template-makers',
    name: 'TEMPLATE_MAKERS',
    about:
      'Makers of templates and themes, whose footer or links name them until somebody changes them. Accounts on networks are letters and digits alone.',
    row: z.strictObject({ template: text, handles: list() }),
  }),
  table({
    file: 'vendors/marks.json',
    module: 'vendors/marks',
    name: 'MARKS',
    about: 'What files and classes call marks and widgets that are of other firms than the site.',
    row: z.strictObject({ list: MARKS.keyof(), forms: z.array(form) }),
    compiled: {
      schema: MARKS,
      from: (rows) => Object.fromEntries(rows.map(({ list, forms }) => [list, forms])),
    },
  }),
  table({
    file: 'vendors/marketplaces.json',
    module: 'vendors/marketplaces',
    name: 'MARKETPLACES',
    about: 'Marketplaces that are told from other shops: by host, and by what their pages are made of.',
    row: z.strictObject({
      platform: z.enum(PRODUCT_PLATFORMS).exclude(['generic']),
      host: expression.describe('Tells a host name.'),
      path: expression
        .optional()
        .describe('The path that a product has there; where it is not given, the host alone decides.'),
      product: expression.describe('The path of the page of one product.'),
      structure: texts.describe('Selectors that only its pages have; all of them must match.'),
    }),
    key: ({ platform, host }) => `${platform} ${host}`,
  }),
  table({
    file: 'vendors/consent-firms.json',
    module: 'vendors/consent-firms',
    name: 'CONSENT_FIRMS',
    about:
      'Firms and projects whose consent layers many sites have: those with most sites, and those whose layers autoconsent handles by code. Others are in `consent-layers`.',
    row: z.strictObject({
      name: text,
      domains: texts.optional().describe('Its own domains.'),
      prefixes: texts.describe('What names of classes and ids of its layers begin with, lower case.'),
      layers: text.describe('Selector of what it puts over the page, in the page or around its frame.'),
      refuse: text.describe('Selector of what gets past it, best first.'),
    }),
  }),
  table({
    file: 'vendors/consent-layers.json',
    module: 'vendors/consent-layers',
    name: 'CONSENT_LAYERS',
    about: 'Consent layers by the rules of autoconsent that recognise them.',
    row: z.strictObject({
      name: text,
      layers: text.describe('Selector of the element that covers the page.'),
      refuse: text
        .optional()
        .describe('Selector of the button that refuses, where a single press is enough.'),
    }),
  }),
  table({
    file: 'vendors/default-colors.json',
    module: 'vendors/default-colors',
    name: 'DEFAULT_COLORS',
    about:
      'Default colours of a browser, a framework or a generator. They are on a page although nobody chose them.',
    row: z.strictObject({
      of: text,
      isBrowser: z
        .literal(true)
        .optional()
        .describe('True for colours of the browser itself, on every page without a style sheet.'),
      isDeclared: z
        .literal(true)
        .optional()
        .describe(
          'True for what generators of icons and templates of apps write into their declarations, such as the colour of a tile. It is a default only where nothing but declarations has it.',
        ),
      sign: expression
        .optional()
        .describe(
          'Class names and custom properties of pages that use the tool, in all its versions. On other pages its colours are no defaults. Left out for tools that apply to every page.',
        ),
      chosenWhenPainted: z
        .literal(true)
        .optional()
        .describe(
          "True where the author chooses each use by hand, as with utility classes: a painted colour is then the author's choice.",
        ),
      hexes: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
    }),
    key: ({ of }) => of,
  }),
  table({
    file: 'vendors/default-icons.json',
    module: 'vendors/default-icons',
    name: 'DEFAULT_ICONS',
    about:
      'Icons that a framework, a shop system or a host gives to every site until its owner replaces it, by product. Simple shapes that many logos have (a triangle, a ring, a letter in a disc) have no look. Of the 3,461 logos in the package simple-icons, in any colour, only those of the same makers match a look, and two that contain the logo of React. Hosts whose icon is unknown to us are missing.',
    row: z.strictObject({
      name: text.describe('The product whose icon it is.'),
      makers: texts.describe("Registrable domains of the maker; there it is the site's own logo."),
      source: text.describe('Where files and looks were taken from.'),
      files: texts
        .optional()
        .describe('The known files: the first 16 hex digits of the SHA-256 of their bytes.'),
      addresses: expression.optional().describe('URLs, without query, at which only this icon is found.'),
      looks: texts
        .optional()
        .describe(
          'What its pixels look like in any size and format: the most frequent foreground colour, the ratio of width to height, then `shape` and `tones` of `PictureFacts`, separated by spaces. Left out when other logos may look the same.',
        ),
    }),
  }),
]
