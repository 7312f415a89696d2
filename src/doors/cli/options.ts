import type { Command } from 'commander'
import { OUT_FLAG } from '../../calls/doors.ts'
import { PICTURE_WAYS } from '../../model/logo.ts'
import { parseLanguage } from '../../resolve/language.ts'
import { byteSize, oneOf } from './arguments.ts'
import type { AskedWay } from './picture/way.ts'

/* Options that several commands have. */

export const DATABASE = ['--db <file>', 'database, or postgres://user@host/name', 'blazon.db'] as const
export const BLOBS = [
  '--blobs <place>',
  'bytes of pages and pictures are in a folder or s3://bucket/prefix?endpoint=...&region=..., not in the database',
] as const
export const HOSTS = ['--hosts <file>', 'host map: lines `HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME`'] as const
export const PROXIES = [
  '--proxies <file>',
  'proxies for sites that turn us away: a URL a line, a blank line between tiers',
] as const
export const FIELDS = ['-o, --fields <names>', 'these fields alone, such as name,colors,contact'] as const

/** The option of commands that show fields. Its modules are imported, so no unnamed file may set it. */
export const OWN_FIELDS: [string, string, (text: string, before?: readonly string[]) => readonly string[]] = [
  '--own-fields <file>',
  'a module with fields of your own, which records then have besides; may be repeated',
  (text, before = []) => [...before, text],
]

/** Options of commands that visit sites and store their results. */
export function engineOptions(command: Command): Command {
  return captureOptions(command.option(...DATABASE).option(...BLOBS))
}

/** Options of commands that visit sites. */
export function captureOptions(command: Command): Command {
  return networkOptions(command).option(
    '--producer <which>',
    'auto, cascade (no browser) or browser',
    oneOf('auto', 'cascade', 'browser'),
  )
}

/** Options about the network. */
export function networkOptions(command: Command): Command {
  return command
    .option(...HOSTS)
    .option('--replay <path>', 'no network: answer from a recording, a folder of recordings, or a HAR file')
    .option(...PROXIES)
}

/** Options of commands that read one page, from its site or from disk. */
export function pageOptions(command: Command): Command {
  return engineOptions(command)
    .option('--refresh', 'capture anew although a fresh page is stored')
    .option(...OUT_FLAG)
    .option('--url <url>', 'of a file, where it was saved from')
}

/** Options that name a company in place of its domain. */
export function companyOptions(command: Command): Command {
  return command
    .option('--name <name>', 'a company by its name, in place of a domain')
    .option('--country <code>', 'for --name: where you are, such as de')
    .option('--ticker <symbol>', 'a company by the symbol of its shares')
    .option('--exchange <code>', 'for --ticker: such as NASDAQ, LSE or XETRA')
    .option('--isin <isin>', 'a company by the ISIN of a paper')
    .option('--email <address>', 'a company by an address at its domain')
}

/** The option of commands that read files of users. Its value is checked where texts are decoded. */
export const ENCODING = [
  '--encoding <name>',
  'of a file that is neither UTF-8 nor UTF-16, such as windows-1251 or shift_jis',
] as const

export const JSON_LOG = ['--json-log', 'what goes to stderr as JSON, one object a line'] as const

/** The option of commands that can show pictures. */
export const PICTURE: [string, string, (text: string) => AskedWay] = [
  '--picture <how>',
  `the mark on a terminal: ${PICTURE_WAYS.join(', ')}`,
  oneOf(...PICTURE_WAYS),
]

export const LANDING_ONLY = [
  '--no-more-pages',
  'the landing page alone: no contact, imprint or about page for what it lacks',
] as const

export const LANGUAGE: [string, string, (text: string) => string] = [
  '--language <name>',
  'as the site says it in that language: a name or a tag, such as german or de',
  parseLanguage,
]

export const KEEP_PAGES: [string, string, (text: string) => string] = [
  '--keep-pages <part>',
  'marks: what explains every value (default); all: every file of a page; none: a smaller database, no explain',
  oneOf('marks', 'all', 'none'),
]

export const MAX_DB_SIZE: [string, string, (text: string) => number] = [
  '--max-db-size <size>',
  'from now on the database stays within it: the oldest pages are deleted first, results last; default 20GB',
  byteSize,
]
