/** Finds facts that have no label on the page: people with their roles, founding years, legal names. */

import { FACTS } from '../../data/languages/facts.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { anyOf, branches, pattern } from '../../lexicon/pattern.ts'
import type { Fact } from '../../model/facts.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleTextOf } from '../../snapshot/text.ts'
import { identifiersIn } from './identifiers.ts'
import { statementsIn } from './statements.ts'

const WORD = "(?:\\p{Lu}[\\p{L}'’-]*\\p{Ll}\\.?|\\p{Lu}{2})"
const NAME = `${WORD}(?:\\s+(?:\\p{Lu}\\.|de|van|von|der|${WORD})){0,2}\\s+${WORD}`
const NAME_LINE = new RegExp(`^(?:Dr\\.?\\s+|Prof\\.?\\s+)?${NAME}$`, 'u')

const ROLE = branches(inAllLanguages(FACTS, 'roles'))
const ROLE_LINE = new RegExp(`^(?:${ROLE})(?:\\s*(?:[/&,]|and|und|et)\\s*(?:${ROLE}))*$`, 'iu')

const NAME_WITH_ROLE = new RegExp(
  `^(.{4,50}?)[,\\s–|·-]+((?:${ROLE})(?:\\s*(?:[/&,]|and)\\s*(?:${ROLE}))*)$`,
  'iu',
)
const QUOTED = /^[“"„«].{20}|.{20}[”"»]$|★/u
const FOUNDER = anyOf(inAllLanguages(FACTS, 'founder'), 'iu')

/** Matches the person behind a company, as in `founded by Jane Doe` and `Jane Doe, founder of …`. */
const MADE_BY = new RegExp(
  `\\b([Ff]ounded|[Oo]wned|[Ee]stablished|[Ss]tarted)(?: and \\w+)? by (${NAME})(?![\\p{L}-])`,
  'u',
)
const WITH_ROLE = new RegExp(
  `(?<![\\p{L}-])(${NAME}),? (?:our |the |and )?\\b(founder|owner|president|CEO)\\b`,
  'u',
)

/** Words in names of organisations, which therefore are not names of people. */
const ORGANIZATION = new RegExp(
  `\\b(?:${`University Institute Group Company Foundation Association Capital Ventures Inc LLC Ltd GmbH Team Our
    The Meet About We Leadership Management Engineers Engineering Quality Expert Experts Professional
    Professionals Partners Industry Technology Technologies Services Solutions Veterans`
    .split(/\s+/)
    .join('|')})\\b`,
)

const NOT_ABOUT_ITSELF = /member|partner|customer|client|copyright|©|updated|version|rights/i
const SINCE = pattern('iu')`
  ^\D{0,60}\b(?:${inAllLanguages(FACTS, 'since')})\s+((?:1[6-9]|20)\d\d)\.?$
`

const LEGAL_FORMS = 'LLC Inc Ltd Limited GmbH SAS SARL Corp PLC Oy AB'.split(' ').join('|')
const LEGAL_NAME = new RegExp(
  `(?:©|\\(c\\)|[Cc]opyright)[^\\p{L}\\n]{0,20}(?:by\\s+)?(\\p{L}[^.©|\\n]{1,58}?,? (?:${LEGAL_FORMS}))\\b`,
  'u',
)

const MAX_LINES = 20_000
const MAX_LINE_CHARS = 400

export function phraseFacts(snapshot: Snapshot): Fact[] {
  const lines = visibleTextOf(snapshot)
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE_CHARS))
  return [...peopleIn(lines), ...lines.flatMap(phrasesOf)]
}

function phrasesOf(line: string, at: number): Fact[] {
  const say = (label: string, value: string | undefined): Fact[] =>
    value === undefined
      ? []
      : [{ kind: 'phrase', label, values: [value], where: `line ${at + 1} of the text` }]
  const [, verb = '', maker] = MADE_BY.exec(line) ?? []
  const [, person, role = ''] = WITH_ROLE.exec(line) ?? []
  const isShort = line.split(/\s+/).length <= 8 && !NOT_ABOUT_ITSELF.test(line)
  return [
    ...say(/owned/i.test(verb) ? 'owner' : 'founder', personIn(maker)),
    ...say(role, personIn(person)),
    ...say('founded', isShort ? SINCE.exec(line)?.[1] : undefined),
    ...say('legal name', LEGAL_NAME.exec(line)?.[1]),
    ...identifiersIn(line, `line ${at + 1} of the text`),
    ...statementsIn(line, `line ${at + 1} of the text`),
  ]
}

function personIn(name: string | undefined): string | undefined {
  return name === undefined || ORGANIZATION.test(name) ? undefined : name.replace(/\.$/, '')
}

/**
 * Whether a person is near a quotation or the stars of a rating. Such a person is a customer, with an office
 * at another company.
 */
function isQuoted(lines: readonly string[], at: number): boolean {
  return lines.slice(Math.max(0, at - 3), at + 4).some((line) => QUOTED.test(line))
}

interface Person {
  readonly name: string
  readonly role: string
  readonly at: number
}

/**
 * Finds people whose role and name are on separate lines. The name is above or below the role, whichever
 * finds more people. If the page has more people with role and name on one line, only those people are
 * returned.
 */
function peopleIn(lines: readonly string[]): Fact[] {
  const [above, below] = [-1, 1].map((step) =>
    lines.flatMap((role, at): Person[] => {
      const name = lines[at + step] ?? ''
      const isPerson = ROLE_LINE.test(role) && NAME_LINE.test(name) && !ORGANIZATION.test(name)
      return isPerson && !ROLE_LINE.test(name) && !isQuoted(lines, at) ? [{ name, role, at }] : []
    }),
  )
  const beside = lines.flatMap((line, at): Person[] => {
    const [, name = '', role = ''] = NAME_WITH_ROLE.exec(line) ?? []
    const isPerson = NAME_LINE.test(name) && !ROLE_LINE.test(name) && !ORGANIZATION.test(name)
    return isPerson && !isQuoted(lines, at) ? [{ name, role, at }] : []
  })
  const apart = (above?.length ?? 0) >= (below?.length ?? 0) ? (above ?? []) : (below ?? [])
  const people = beside.length > apart.length ? beside : apart
  const facts = people.map(
    ({ name, role, at }): Fact => ({
      ...{ kind: 'phrase', label: role, values: [name], where: `line ${at + 1} of the text` },
    }),
  )
  if (people.length < 2) return facts
  const founders = people.filter(({ role }) => FOUNDER.test(role)).map(({ name }) => name)
  const together: Fact[] =
    founders.length > 1
      ? [{ kind: 'phrase', label: 'founders', values: founders, where: 'names with roles' }]
      : []
  const rows = people.map(({ name, role }) => ({ name, role }))
  const values = people.map(({ name }) => name)
  return [
    ...facts,
    ...together,
    { kind: 'phrase', label: 'team members', values, rows, where: 'names with roles' },
  ]
}
