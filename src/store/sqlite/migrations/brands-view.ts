/** How SQL selects the finding of a field for the domain `results.domain`. */
export interface FindingOf {
  /** A table or subquery with a column `finding`. */
  readonly source: (extractor: string) => string
  /** The condition that selects its row. */
  readonly condition: (extractor: string) => string
}

const ENTRIES = ", json_each(finding, '$.value') AS entry"

const NETWORKS = ['linkedin', 'x', 'facebook', 'instagram', 'youtube', 'tiktok', 'github', 'pinterest']

function readersOf({ source, condition }: FindingOf) {
  /** A value read from one finding. `rest` may add a condition. */
  const read = (extractor: string, value: string, from = '', rest = '') =>
    `(SELECT ${value} FROM ${source(extractor)}${from}
    WHERE ${condition(extractor)}${rest})`

  /** The value of a finding, or a part of it at a path. */
  const value = (extractor: string, path = '') => read(extractor, `finding ->> '$.value${path}'`)

  /** The text at a path, in the first entry of a list that meets the condition. */
  const first = (extractor: string, path: string, condition: string) =>
    read(extractor, `entry.value ->> '${path}'`, ENTRIES, ` AND ${condition} ORDER BY entry.key LIMIT 1`)

  /** The texts at a path in all entries of a list, separated by spaces. */
  const all = (extractor: string, path: string) =>
    read(extractor, `group_concat(entry.value ->> '${path}', ' ')`, ENTRIES)

  const font = (role: string) =>
    first(
      'fonts',
      '$.family',
      `EXISTS (SELECT 1 FROM json_each(entry.value, '$.roles') WHERE value = '${role}')`,
    )
  return { value, first, all, font }
}

export type Column = readonly [name: string, sql: string]

/** The columns of the view. A logo that is inline in the page has no address, so another logo is shown. */
function columnsOf(finding: FindingOf): readonly Column[] {
  const { value, first, all, font } = readersOf(finding)
  return [
    ['domain', 'results.domain'],
    ['name', value('name')],
    ['description', value('description')],
    ['slogan', value('slogan')],
    ['primary_color', first('colors', '$.hex', "entry.value ->> '$.role' = 'primary'")],
    ['colors', all('colors', '$.hex')],
    ['logo_url', first('logos', '$.url', "entry.value ->> '$.url' NOT LIKE 'data:%'")],
    ['heading_font', font('heading')],
    ['body_font', font('body')],
    ['email', value('email')],
    ['phone', value('phone')],
    ['street', value('address', '.street')],
    ['city', value('address', '.city')],
    ['postal_code', value('address', '.postalCode')],
    ['country', `coalesce(${value('address', '.country')}, ${value('address', '.countryCode')})`],
    ['language', value('language')],
    ['socials', all('socials', '$.url')],
    ...NETWORKS.map(
      (network) => [network, first('socials', '$.url', `entry.value ->> '$.type' = '${network}'`)] as const,
    ),
    ['url', 'url'],
    ['state', 'state'],
    ['class', 'class'],
    ['code', 'code'],
    ['message', "coalesce(message, head ->> '$.evidence[0]')"],
    ['checked_at', "strftime('%Y-%m-%dT%H:%M:%SZ', finished_at / 1000, 'unixepoch')"],
  ]
}

const KEY_PAGES = ['careers', 'blog', 'terms', 'privacy', 'pricing', 'contact', 'login', 'signup']

/** Columns that the first versions of the view did not have. */
export function laterColumns(finding: FindingOf): readonly Column[] {
  const { value, first } = readersOf(finding)
  const isIcon = "entry.value ->> '$.type' = 'icon' AND entry.value ->> '$.url' NOT LIKE 'data:%'"
  return [
    ['industry', value('industries', '.eic[0].industry')],
    ['subindustry', value('industries', '.eic[0].subindustry')],
    ['naics', value('industries', '.naics[0].code')],
    ['icon_url', first('logos', '$.url', isIcon)],
    ...KEY_PAGES.map((page): Column => [page, value('links', `.${page}`)]),
  ]
}

/** The view `brands`, with a row for each domain. `finding` says how findings are read. */
export function brandsView(finding: FindingOf, more: readonly Column[] = []): string {
  return `CREATE VIEW brands AS SELECT
${[...columnsOf(finding), ...more].map(([name, sql]) => `  ${sql} AS ${name}`).join(',\n')}
FROM results;
`
}
