/** Finds sentences in which companies state facts about themselves. */

import { FACTS } from '../../data/languages/facts.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { branches } from '../../lexicon/pattern.ts'
import type { Fact } from '../../model/facts.ts'

const PROPER = "\\p{Lu}[\\p{L}\\d.&'’-]*"
const PLACE = `(?:the )?${PROPER}(?:,? (?:(?:of|and) )?${PROPER}){0,5}`
const NAMED = `${PROPER}(?: (?:(?:of|and|&) )?${PROPER}){0,4}`
const DURATION =
  '(?:\\d+|one|two|three)(?:\\s?(?:-|–|to)\\s?\\d+)? (?:business |working )?(?:minute|hour|day|week)s?'
const HOSTED_BY = branches(inAllLanguages(FACTS, 'hostedBy'))
const LICENSES = 'MIT|Apache|[AL]?GPL|GNU|BSD|CC|Creative Commons|MPL|Mozilla|ISC|Unlicense|EUPL|BSL'
const FORMS = 'LLC|Inc|Ltd|Limited|GmbH|SAS|SARL|Corp|PLC|Oy|AB|AS|Pty Ltd|Pvt Ltd|B\\.V|S\\.r\\.l|S\\.A'

/** Patterns whose first group is the value of a fact, with the labels of that fact. */
const STATEMENTS: readonly (readonly [labels: readonly string[], pattern: RegExp])[] = [
  [
    ['headquarters'],
    new RegExp(
      `\\b[Hh]eadquarter(?:s|ed)?(?: office)?(?: (?:is|are))?(?: located)? (?:in|at) (${PLACE})`,
      'u',
    ),
  ],
  [
    ['headquarters'],
    new RegExp(`\\b(?:[Ww]e(?:['’]re| are)|[Cc]ompany is)\\b(?: [\\p{L}-]+){0,6} based in (${PLACE})`, 'u'),
  ],
  [
    ['parent company', 'group'],
    new RegExp(
      `\\b(?:[Pp]art of|[Ss]ubsidiary of|[Dd]ivision of) (?:the )?(?:\\p{L}+ )?[Gg]roup (${NAMED})`,
      'u',
    ),
  ],
  [['parent company', 'group'], new RegExp(`\\b[Pp]art of (?:the )?(${NAMED} [Gg]roup)\\b`, 'u')],
  [['parent company'], new RegExp(`\\b(?:[Ss]ubsidiary|[Dd]ivision) of (?:the )?(${NAMED})`, 'u')],
  [
    ['response time'],
    new RegExp(
      `\\b(?:get (?:back|in touch)|reply|respond|answer|contact you|response)\\b.{0,50}?\\b(?:within|in under|less than) (${DURATION})`,
      'iu',
    ),
  ],
  [
    ['host'],
    new RegExp(
      `(?:${HOSTED_BY}) (?:the |la société |la |der |die |le |société )?(${NAMED}(?:,? (?:${FORMS})\\.?)?)`,
      'u',
    ),
  ],
  [['minimum age'], /\b(?:at least|over|older than|age of) (\d\d) (?:years|or older|or over)/iu],
  [
    ['made in', 'country of manufacture', 'country of origin'],
    new RegExp(`\\b(?:[Mm]ade|[Mm]anufactured|[Hh]andmade|[Hh]andcrafted|[Pp]roduced) in (${PLACE})`, 'u'),
  ],
  [
    ['created by', 'creator'],
    new RegExp(
      `(?:^|[.] )(?:[Cc]reated|[Dd]eveloped|[Ii]nvented) by (${NAMED}(?: ?(?:&|,|and) ${NAMED})*)`,
      'u',
    ),
  ],
  [
    ['license'],
    new RegExp(
      `\\b(?:licensed|released|available|distributed) under (?:the |an? )?((?:${LICENSES})\\b[^,;()]{0,30}?)(?=[,;()]|\\. |\\.?$)`,
      'u',
    ),
  ],
  [
    ['legal name'],
    new RegExp(
      `((?:${PROPER} ){1,5}(?:${FORMS})\\.?),? (?:and its affiliates|\\((?:["“]|doing business|d/b/a|collectively|hereinafter|the ["“]))`,
      'u',
    ),
  ],
]

/** Matches a sentence with the licence of something: `Documentation licensed under CC BY 4.0`. */
const LICENSED = new RegExp(
  `^([\\p{L} ]{3,30}?) (?:is |are )?licensed under (?:the |an? )?((?:${LICENSES})\\b[^,;()]{0,30}?)(?=[,;()]|\\. |\\.?$)`,
  'u',
)

/** Matches a line that offers a version of software, possibly with its date. */
const RELEASE =
  /^(?:download|latest|stable|current|get|install)\b[^\d\n]{0,30}?v?(\d+\.\d+(?:\.\d+)*)(?:\s*\(([^()]{4,20})\))?$/iu
const MAX_RELEASE_CHARS = 60

/**
 * Matches words about the rights of people to their data. The legal time limit for such requests is not the
 * time in which customers get an answer.
 */
const OF_RIGHTS = /\b(?:rights?|personal data|data protection|GDPR|CCPA|PDPL|legal request)\b/i

/** Matches a list with its label in a sentence, such as `Investors include A, B, and C.` */
const INCLUDING =
  /(?:^|[.!] )(?:Our |The |Some of our )?(\p{L}[\p{L} ]{2,40}?) includ(?:e|es|ing):? ([^.!?:]+, [^.!?:]+)[.!]?(?= |$)/u
const MAX_ENTRY_CHARS = 50

/** Returns the facts about the company that a line states. */
export function statementsIn(line: string, where: string): Fact[] {
  const told = STATEMENTS.flatMap(([labels, pattern]) => {
    if (labels.includes('response time') && OF_RIGHTS.test(line)) return []
    const value = pattern.exec(line)?.[1]?.replace(/[.,]$/, '').trim()
    return value === undefined ? [] : labels.map((label) => phrase(label, [value], where))
  })
  const [, licensed, license] = LICENSED.exec(line) ?? []
  const [, version, date] = line.length <= MAX_RELEASE_CHARS ? (RELEASE.exec(line) ?? []) : []
  return [
    ...told,
    ...(licensed && license ? [phrase(`${licensed} license`, [license], where)] : []),
    ...(version ? [phrase('latest version', [version], where)] : []),
    ...(date ? [phrase('latest release date', [date], where), phrase('release date', [date], where)] : []),
    ...listIn(line, where),
  ]
}

function listIn(line: string, where: string): Fact[] {
  const [, label = '', list = ''] = INCLUDING.exec(line) ?? []
  const entries = list.split(/, (?:and |or )?| and /).map((entry) => entry.trim())
  const isList =
    entries.length > 2 && entries.every((entry) => entry !== '' && entry.length <= MAX_ENTRY_CHARS)
  return isList ? [phrase(label, entries, where)] : []
}

const phrase = (label: string, values: readonly string[], where: string): Fact => ({
  ...{ kind: 'phrase', label, values, where },
})
