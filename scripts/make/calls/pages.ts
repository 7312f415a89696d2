import { Option } from 'commander'
import { z } from 'zod'
import type { Call } from '../../../src/calls/call.ts'
import type { CommandDoor, Flag, HttpDoor, SubjectName } from '../../../src/calls/doors.ts'
import { CALLS } from '../../../src/calls/index.ts'
import { type Row, withRows } from './rows.ts'

const ALL = Object.entries<Call<never, unknown>>(CALLS)
const ROUTES = ALL.flatMap(([name, { http = [] }]) => [http].flat().map((door) => [name, door] as const))

/** The pages with tables of calls, each with what makes its rows anew. */
export const PAGES: ReadonlyMap<string, (page: string) => string> = new Map([
  ['docs/commands.md', (page) => withRows(page, ALL.flatMap(commandRow))],
  ['docs/service.md', (page) => withRows(page, ROUTES.map(endpointRow))],
  ['ARCHITECTURE.md', (page) => withRows(page, ROUTES.map(tableRow))],
])

/** The first argument of a command. */
const ARGUMENTS: Readonly<Record<CommandDoor<unknown>['subject'], string>> = {
  brand: 'DOMAIN',
  'brand or page': 'DOMAIN|URL',
  page: 'URL|DIR|FILE|-',
  site: 'DOMAIN',
  'site or page': 'DOMAIN|URL',
  address: 'URL',
}

const COMPANY = '`--name`, `--country`, `--ticker`, `--exchange`, `--isin`, `--email`'

function commandRow([name, { command }]: readonly [string, Call<never, unknown>]): readonly Row[] {
  if (!command) return []
  const { subject, flags, description } = command
  const own = flagTexts(flags)
  const all = subject === 'page' ? ['--url URL', ...own, '--refresh', '--out FILE'] : own
  const usage = `\`blazon ${[name, ARGUMENTS[subject], ...all.map((flag) => `[${flag}]`)].join(' ')}\``
  const made = subject.startsWith('brand') ? `${usage}, or ${COMPANY}` : usage
  return [{ start: `\`blazon ${name} `, made: [made], unwritten: [description] }]
}

/** More words than these are not listed. */
const MAX_WORDS = 4

function flagTexts(flags: readonly Flag[]): readonly string[] {
  const names = flags.map(([flag]) => new Option(flag).attributeName())
  const texts = flags.map(([flag, , values = []]) => {
    const [long = '', value = ''] = flag.split(' ')
    const [first] = values
    const isListed = typeof first === 'string' && values.length <= MAX_WORDS
    return [long, isListed ? values.join('|') : value.replace(/[<>]/g, '').toUpperCase()].join(' ').trim()
  })
  // A flag and its opposite are one.
  return texts.flatMap((text, at) => {
    if (names[at] === names[at - 1]) return []
    return names[at] === names[at + 1] ? [`${text}|${texts[at + 1]}`] : [text]
  })
}

/** How parameters name the subject: before all others, and behind them. */
const SUBJECTS: Readonly<Record<SubjectName, readonly [before: string, behind?: string]>> = {
  domain: ['`domain`'],
  'domain alone': ['`domain`', 'not with `name` or `ticker`'],
  'any handle': [
    'one of `domain`, `name` (with `country_gl`), `ticker` (with `ticker_exchange`), `isin` and `email`',
  ],
  'any name': ['one of `domain`, `name` (with `country_gl`) and `ticker` (with `ticker_exchange`)'],
  name: [
    '`name` (3 to 30 characters; two of Chinese, Japanese or Korean, as in 腾讯), `country_gl`',
    'not with `domain` or `ticker`',
  ],
  ticker: ['`ticker`, `ticker_exchange`', 'not with `domain` or `name`'],
  isin: ['`isin`', 'not two of `domain`, `name` and `ticker`'],
  email: ['`email`', 'not two of `domain`, `name` and `ticker`'],
  'email alone': ['`email`'],
  transaction: [
    '`transaction_info`, `city`, `country_gl`, `mcc`, `phone`, `high_confidence_only`',
    'not two of `domain`, `name` and `ticker`',
  ],
  input: ['`input`'],
  'by type': [
    '`type` and the parameter that it names: `domain`, `name`, `email`, `ticker` (with `ticker_exchange`), `isin`, `direct_url` or `transaction_info` (with `city`, `country_gl`, `mcc`, `phone`, `high_confidence_only`)',
  ],
  url: ['`url`'],
  place: ['`domain` or `directUrl`'],
}

const KINDS = {
  ...{ z, flag: () => z.boolean(), integer: () => z.number(), language: () => z.string().optional() },
  object: <T>(type: z.ZodType<T>) => type,
  list: <T extends z.ZodType>(each: T) => z.array(each),
}

function endpointRow([, door]: readonly [string, HttpDoor<unknown>]): Row {
  const { method, subject, summary, params } = door
  const [before, behind] = SUBJECTS[subject]
  const own = Object.keys(params?.(KINDS) ?? {}).map((name) => `\`${name}\``)
  const all = [before, ...own, ...(method === 'POST' ? ['in a JSON body'] : [])].join(', ')
  return {
    start: endpointOf(door),
    made: [endpointOf(door), [all, behind].filter(Boolean).join('; ')],
    unwritten: [summary],
  }
}

function tableRow([name, door]: readonly [string, HttpDoor<unknown>]): Row {
  return {
    start: endpointOf(door),
    made: [endpointOf(door), `\`calls/${fileOf(name)}.ts\``],
    unwritten: ['none', ''],
  }
}

/** The file of a call: `brand-file` of `brandFile`. */
const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const endpointOf = ({ method = 'GET', path }: HttpDoor<unknown>) => `\`${method} ${path}\``
