const ENTRIES = ", json_each(finding, '$.value') AS entry"

/** A value read from one finding of a result, as a subquery. `rest` may add a condition. */
const read = (extractor: string, value: string, from = '', rest = '') =>
  `(SELECT ${value} FROM findings${from}
    WHERE findings.domain = results.domain AND extractor = '${extractor}'${rest})`

/** The value of a finding, or a part of it at a path. */
const value = (extractor: string, path = '') => read(extractor, `finding ->> '$.value${path}'`)

/** Of the first entry of a list that meets the condition: its text at that path. */
const first = (extractor: string, path: string, condition: string) =>
  read(extractor, `entry.value ->> '${path}'`, ENTRIES, ` AND ${condition} ORDER BY entry.key LIMIT 1`)

/** Of all entries of a list: their texts at that path, separated by spaces. */
const all = (extractor: string, path: string) =>
  read(extractor, `group_concat(entry.value ->> '${path}', ' ')`, ENTRIES)

const font = (role: string) =>
  first(
    'fonts',
    '$.family',
    `EXISTS (SELECT 1 FROM json_each(entry.value, '$.roles') WHERE value = '${role}')`,
  )

const NETWORKS = ['linkedin', 'x', 'facebook', 'instagram', 'youtube', 'tiktok', 'github', 'pinterest']

/** Column -> SQL for it. A logo that stands in the page itself has no address, so another one is shown. */
const COLUMNS: readonly (readonly [name: string, sql: string])[] = [
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

/**
 * `results.head` names the fields of a record, in their order, where it had each of them with the value null:
 * to a reader of the table that looked as if nothing had been found. The view shows what was found.
 */
export const BRANDS = `
UPDATE results SET head = json_set(head, '$.record.fields',
  json((SELECT json_group_array(key) FROM json_each(results.head, '$.record.fields'))))
WHERE state = 'ok';

CREATE VIEW brands AS SELECT
${COLUMNS.map(([name, sql]) => `  ${sql} AS ${name}`).join(',\n')}
FROM results;
`
