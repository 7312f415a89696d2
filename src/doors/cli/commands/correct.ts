import { userInfo } from 'node:os'
import type { Corrections } from '../../../engine/corrections.ts'
import type { Directory, OverrideOf, Saying } from '../../../engine/directory.ts'
import type { FieldTable } from '../../../fields/index.ts'
import { BlazonError } from '../../../model/errors.ts'
import { noun } from '../../../model/noun.ts'
import type { Store } from '../../../store/index.ts'
import type { CliCommand } from '../command.ts'
import { onNewDatabase, viewedIn } from '../database.ts'
import type { OwnFlags } from '../flags.ts'
import { DATABASE, ENCODING, OWN_FIELDS } from '../options.ts'
import { onNotice, print, tell } from '../output.ts'
import { safe } from '../terminal.ts'
import { writeOut } from '../write-file.ts'

interface CorrectFlags extends OverrideFlags, OwnFlags {
  readonly db: string
  readonly why?: string
  readonly who?: string
  readonly remove?: boolean
  readonly file?: string
  readonly encoding?: string
  readonly export?: boolean
}

interface OverrideFlags {
  readonly name?: string
  readonly descriptor?: string
  readonly ticker?: string
  readonly exchange?: string
  readonly isin?: string
  readonly domain?: string
}

/** The corrections and overrides in a database. */
interface Said {
  readonly corrections: Corrections
  readonly directory: Omit<Directory, 'update'>
}

/** `blazon correct DOMAIN FIELD VALUE`: sets the right value, which takes precedence over every finding. */
export const correct: CliCommand = {
  name: 'correct [domain] [field] [value]',
  description: 'say what is right about a brand, or which domain a name leads to; alone: list what was said',
  examples: [
    ['blazon correct example.com name "Example"', 'the name from now on'],
    ['blazon correct example.com slogan null', 'it has none'],
    ['blazon correct example.com name --remove', 'what the site says'],
    ['blazon correct --name "Acme" --domain acme.com', 'where a name leads'],
    ['blazon correct --export > said.ndjson', '--file reads it again'],
  ],
  failure: 'there is nothing to remove, or the database cannot be used',
  options: (command) =>
    command
      .option(...DATABASE)
      .option(...OWN_FIELDS)
      .option('--why <text>', 'why it is right')
      .option('--who <name>', 'who says so; default: the user of this machine')
      .option('--remove', 'take back what was said')
      .option('--name <text>', 'a name, which leads to --domain')
      .option('--descriptor <text>', 'the beginning of card transactions, which leads to --domain')
      .option('--ticker <symbol>', 'a symbol on --exchange, which leads to --domain')
      .option('--exchange <code>', 'exchange of the ticker: NASDAQ, XLON …')
      .option('--isin <isin>', 'an ISIN, which leads to --domain')
      .option('--domain <domain>', 'where a name, ticker or ISIN leads')
      .option('--file <file>', 'read what is right from lines of JSON, - for standard input')
      .option(...ENCODING)
      .option('--export', 'print all that was said as lines of JSON'),
  async run(
    domain: string | undefined,
    field: string | undefined,
    value: string | undefined,
    flags: CorrectFlags,
  ) {
    const { fieldsFor } = await import('../own-fields.ts')
    const { table } = await fieldsFor(flags)
    await checkBefore({ domain, field, value }, flags, table)
    const { file } = flags
    const bytes = file === undefined ? undefined : await (await import('../list.ts')).openList(file)
    const isSaid = value !== undefined || flags.domain !== undefined || bytes !== undefined
    return withSaid({ flags, mustExist: !isSaid, table }, async (said) => {
      if (flags.export) return exportAll(said)
      if (file !== undefined && bytes)
        return importFile({ file, bytes, encoding: flags.encoding }, said, saying(flags))
      const of = overrideOf(flags)
      if (of) return correctDirectory(of, flags, said.directory)
      if (domain === undefined) return list(said)
      if (field === undefined) return list(said, domain)
      if (flags.remove) {
        await said.corrections.remove(domain, field)
        tell(`the ${safe(field)} of ${safe(domain)} is what its site says again\n`)
        return 0
      }
      const stated = await statedValue({ domain, field, value }, table)
      const set = await said.corrections.set(domain, field, stated, saying(flags))
      const { correctionLine } = await import('../corrections.ts')
      tell(`corrected: ${correctionLine(set)}`)
      return 0
    })
  },
}

/** Wrong input is reported before a database is created, so that a typing error leaves no file behind. */
async function checkBefore(
  { domain, field, value }: Partial<Written>,
  flags: CorrectFlags,
  table: FieldTable,
): Promise<void> {
  if (flags.remove || flags.export || flags.file !== undefined) return
  if (overrideOf(flags)) {
    if (flags.domain === undefined)
      throw new BlazonError('invalid_input', 'Say where it leads: --domain acme.com.')
    const { parseDomain } = await import('../../../resolve/domain.ts')
    parseDomain(flags.domain)
    return
  }
  if (domain === undefined || field === undefined) return
  const { parseDomain } = await import('../../../resolve/domain.ts')
  parseDomain(domain, { isMapped: () => true })
  const { checkedStatement } = await import('../../../engine/corrections-access.ts')
  const given = await statedValue({ domain, field, value }, table)
  await checkedStatement({ text: domain, field, given }, () => true, table)
}

/** A correction as the user wrote it. */
interface Written {
  readonly domain: string | undefined
  readonly field: string | undefined
  readonly value: string | undefined
}

interface Opened {
  readonly flags: CorrectFlags
  readonly mustExist: boolean
  readonly table: FieldTable
}

async function withSaid<T>({ flags, mustExist, table }: Opened, use: (said: Said) => Promise<T>): Promise<T> {
  const { createCorrections } = await import('../../../engine/corrections-access.ts')
  const { createDirectory } = await import('../../../engine/directory-access.ts')
  const now = () => new Date()
  const read = (store: Store) => {
    // Every host is accepted here, because the host map may have hosts that are not public.
    const corrections = createCorrections(store, now, () => true, table)
    return use({ corrections, directory: createDirectory(store, now) })
  }
  return onNewDatabase(flags.db, read, { mustExist, ...(await viewedIn(flags)) })
}

function saying({ who = userName(), why }: CorrectFlags): Saying {
  return { who, why }
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // The user has no entry in the system's list of users, as in some containers.
    return ''
  }
}

/** Reads the value of a field as the user wrote it: as JSON, unless the field is a text. */
async function statedValue(
  { domain, field = '', value: written }: Written,
  table: FieldTable,
): Promise<unknown> {
  const { refuseUnknown } = await import('../../../engine/corrections-access.ts')
  refuseUnknown(field, table)
  if (written === undefined)
    throw new BlazonError('invalid_input', `Say what the ${field} of ${domain} is, or --remove.`)
  if (written === 'null') return null
  const { statedOf } = await import('../../../fields/statements.ts')
  const { isText, must } = statedOf(field, table)
  if (isText) return written
  try {
    return JSON.parse(written)
  } catch {
    throw new BlazonError('invalid_input', `A value of ${field} is written as JSON: it must be ${must}.`)
  }
}

function overrideOf({
  name,
  descriptor,
  ticker,
  exchange = '',
  isin,
}: OverrideFlags): OverrideOf | undefined {
  if (name !== undefined) return { name }
  if (descriptor !== undefined) return { descriptor }
  if (ticker !== undefined) return { ticker, exchange }
  return isin === undefined ? undefined : { isin }
}

async function correctDirectory(
  of: OverrideOf,
  flags: CorrectFlags,
  directory: Said['directory'],
): Promise<number> {
  const { domain = '', remove } = flags
  if (remove) {
    await directory.retract(of)
    tell('taken back\n')
    return 0
  }
  const { overrideLine } = await import('../corrections.ts')
  tell(`corrected: ${overrideLine(await directory.correct(of, domain, saying(flags)))}`)
  return 0
}

async function list({ corrections, directory }: Said, domain?: string): Promise<number> {
  const { correctionLine, overrideLine } = await import('../corrections.ts')
  if (domain !== undefined) {
    for (const one of await corrections.of(domain)) print(correctionLine(one))
    return 0
  }
  for await (const one of corrections.all()) print(correctionLine(one))
  for (const one of await directory.overrides()) print(overrideLine(one))
  return 0
}

async function exportAll({ corrections, directory }: Said): Promise<number> {
  const write = (value: unknown) => writeOut(undefined, [`${JSON.stringify(value)}\n`])
  for await (const one of corrections.all()) await write(one)
  for (const { kind, input, exchange, domain, who, why, at } of await directory.overrides())
    await write({ [kind]: input, ...(exchange && { exchange }), domain, who, why, at })
  return 0
}

interface Lines {
  readonly file: string
  readonly bytes: AsyncIterable<Uint8Array>
  readonly encoding?: string | undefined
}

/**
 * Applies each line: `{domain, field, value}`, or a name, ticker, ISIN or descriptor with the domain to which
 * it leads.
 */
async function importFile({ file, bytes, encoding }: Lines, said: Said, usual: Saying): Promise<number> {
  const { linesOf, MAX_OBJECT_CHARS } = await import('../../../formats/table/lines.ts')
  const { textOf } = await import('../../../formats/text/unlabelled.ts')
  let line = 0
  let count = 0
  for await (const text of linesOf(textOf(bytes, { encoding, onNotice }), MAX_OBJECT_CHARS)) {
    line += 1
    if (text.trim() === '') continue
    try {
      await setLine(JSON.parse(text), said, usual)
    } catch (thrown) {
      const why = thrown instanceof BlazonError ? thrown.message : 'it is no JSON object.'
      throw new BlazonError(
        'invalid_input',
        `Line ${line} of ${file}: ${why} The ${count} ${noun(count, 'line before it is', 'lines before it are')} kept.`,
      )
    }
    count += 1
  }
  tell(`${count} ${noun(count, 'correction is', 'corrections are')} kept\n`)
  return 0
}

async function setLine(given: unknown, { corrections, directory }: Said, usual: Saying): Promise<void> {
  const line = new Map(Object.entries(given as object))
  const text = (key: string) => (typeof line.get(key) === 'string' ? String(line.get(key)) : undefined)
  const said = { who: text('who') ?? usual.who, why: text('why') ?? usual.why }
  const domain = text('domain') ?? ''
  const of = overrideOf({
    name: text('name'),
    descriptor: text('descriptor'),
    ticker: text('ticker'),
    exchange: text('exchange'),
    isin: text('isin'),
  } as OverrideFlags)
  if (of) await directory.correct(of, domain, said)
  else await corrections.set(domain, text('field') ?? '', line.get('value') ?? null, said)
}
