import { type Command, Option } from 'commander'
import type { Call } from '../../../calls/call.ts'
import type { CommandDoor, Flag, Ok } from '../../../calls/doors.ts'
import { CALLS } from '../../../calls/index.ts'
import type { Blazon } from '../../../engine/engine.ts'
import type { ReadingOf } from '../../../extract/reading.ts'
import type { Result } from '../../../model/record.ts'
import { oneOf, wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { CompanyFlags, EngineFlags } from '../flags.ts'
import { lookFor } from '../look.ts'
import { noBrandText } from '../no-brand.ts'
import { companyOptions, DATABASE, engineOptions, networkOptions, pageOptions } from '../options.ts'
import { jsonText, print, printJson, refuseTerminal, tell } from '../output.ts'
import { type PageFlags, type PageReading, pageAt, whyNot } from '../page-command.ts'
import type { PictureFlags, Showing } from '../picture/command.ts'
import type { Png } from '../picture/show.ts'
import { painterFor, safe } from '../terminal.ts'
import { writeOut } from '../write-file.ts'
import { writeFolderOrFail } from '../write-folder.ts'

type Door = CommandDoor<Outcome>
type Subject = Door['subject']
type Unfound = Exclude<Result, { readonly state: 'ok' }>
/** What a call found. A list of pages has no state, because its call rejects when there is none. */
type Found = { readonly state?: 'ok'; readonly domain: string; readonly notes?: readonly string[] }
type Outcome = Unfound | Found
type Method = (handle: object, request?: object) => Promise<Outcome>

interface Given extends EngineFlags, CompanyFlags, PageFlags, PictureFlags {
  readonly json?: boolean
}

type Values = Readonly<Record<string, unknown>>

/** The argument of a command, the meaning of exit code 1, and the options of its subject. */
const SUBJECTS: Readonly<Record<Subject, readonly [argument: string, failure: string]>> = {
  brand: ['[domain]', "the site could not be read, or the page is not a brand's"],
  'brand or page': ['[domain]', "the site could not be read, or the page is not a brand's"],
  page: ['<page>', 'the page could not be read'],
  site: ['<domain>', 'the site could not be read'],
  'site or page': ['<where>', 'the site could not be read'],
  address: ['<url>', 'the address could not be read'],
}

/** The commands of the calls with one of these subjects, in the order of the calls. */
export function commandsOf(subjects: readonly Subject[], isPicture = false): readonly CliCommand[] {
  return Object.entries<Call<never, unknown>>(CALLS).flatMap(([name, call]) => {
    const door = call.command as Door | undefined
    const isWanted = door && subjects.includes(door.subject) && (door.picture !== undefined) === isPicture
    return isWanted ? [commandOf(name as keyof typeof CALLS, call, door)] : []
  })
}

/** `blazon NAME …`: what a call found, for people or as JSON, onto stdout or into a file. */
function commandOf(
  name: keyof typeof CALLS,
  { request, takes }: Call<never, unknown>,
  door: Door,
): CliCommand {
  const { subject, description, examples, flags, request: settingsOf, picture } = door
  const [argument, failure] = SUBJECTS[subject]
  return {
    ...{ name: `${name} ${argument}`, description, examples, failure: door.failure ?? failure },
    options: (command) => flags.reduce(withFlag, withSubject(command, door)),
    async run(where: string | undefined, given: Given) {
      if (door.isBinary && given.out === undefined) refuseTerminal('the bytes')
      const showing = picture && (await import('../picture/command.ts')).showingOf(hasPictures(flags), given)
      const own: Values = { ...ownValues(flags, given), ...showing?.style }
      const { json: _json, out: _out, ...same } = own
      const settings = settingsOf ? await settingsOf(own as never) : same
      const { refresh, producer } = given
      const shared = Object.entries({ refresh, producer }).filter(([key]) => Object.hasOwn(request, key))
      const asked = { ...settings, ...Object.fromEntries(shared) }
      const call: Look = (blazon, handle, signal) => {
        const method = blazon[name] as unknown as Method
        const settings = { ...asked, signal }
        return takes === 'together' ? method({ ...handle, ...settings }) : method(handle, settings)
      }
      const reading = { kind: name, options: settings }
      return write(door, await foundBy(subject, where, given, call, reading), where, given, showing)
    },
  }
}

/** Whether terminals can show the picture of a command with these options. */
const hasPictures = (flags: readonly Flag[]) => flags.some(([flag]) => flag.startsWith('--picture '))

type Look = (blazon: Blazon, handle: object, signal: AbortSignal) => Promise<Outcome>

/** Makes the call for its subject. A saved page is read here instead, in the way of the call. */
async function foundBy(
  subject: Subject,
  where: string | undefined,
  given: Given,
  call: Look,
  reading: object,
): Promise<Outcome> {
  if (subject === 'page') {
    const live = (blazon: Blazon, signal: AbortSignal) => call(blazon, { url: where }, signal)
    return pageAt(where ?? '', given, reading as ReadingOf<PageReading>, live as never)
  }
  const { addressIn, withBrand, withPages } = await import('../engine.ts')
  if (subject === 'address') {
    const handle = { url: where ?? '' }
    return withPages(handle, given, (blazon, signal) => call(blazon, handle, signal))
  }
  const address = subject === 'brand' || subject === 'site' ? undefined : addressIn(where)
  if (subject === 'site' || subject === 'site or page') {
    const handle = address ?? { domain: where ?? '' }
    return withPages(handle, given, (blazon, signal) => call(blazon, handle, signal))
  }
  const use = (blazon: Blazon, handle: object, signal: AbortSignal) => call(blazon, address ?? handle, signal)
  return withBrand(where, given, use, subject === 'brand or page')
}

function withSubject(command: Command, { subject, isAlwaysBrowser }: Door): Command {
  if (subject === 'page') return pageOptions(command)
  // What is at an address is not stored.
  if (subject === 'address') return networkOptions(command)
  if (subject === 'site' || subject === 'site or page') return engineOptions(command)
  return companyOptions(
    isAlwaysBrowser ? networkOptions(command.option(...DATABASE)) : engineOptions(command),
  )
}

function withFlag(command: Command, [flags, about, values, byDefault]: Flag): Command {
  const option = new Option(flags, about).default(byDefault)
  const [least, most] = values ?? []
  if (typeof least === 'number') option.argParser(wholeNumber(least, Number(most)))
  else if (values) option.argParser(oneOf(...values.map(String)))
  return command.addOption(option)
}

/** The values of a command's own options. */
function ownValues(flags: readonly Flag[], given: Given): Values {
  const values = given as unknown as Values
  const names = flags.map(([flag]) => new Option(flag).attributeName())
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** Writes what was found, or why there is nothing, and returns the exit code. */
async function write(
  door: Door,
  found: Outcome,
  where = '',
  flags: Given,
  showing?: Showing,
): Promise<number> {
  const isForPeople = door.lines !== undefined || door.print !== undefined
  const json = door.json && found.state === 'ok' ? door.json(found) : found
  if (isForPeople && flags.json) printJson(json)
  else if (found.state === 'failed' || found.state === 'refused') tellWhy(door, found, where)
  else if (isForPeople) print(textOf(door, found))
  else await writeData(door, found, flags, showing)
  return found.state === 'failed' || found.state === 'refused' ? 1 : 0
}

function tellWhy({ subject, lines, print: text }: Door, found: Unfound, where: string): void {
  if (lines || text) print(noBrandText(found, painterFor(process.stdout)))
  else if (subject === 'page') tell(whyNot(where, found))
  else if (subject === 'site or page' || subject === 'address')
    tell(`${safe(where)}: ${safe(found.state === 'failed' ? found.message : found.class)}\n`)
  else tell(noBrandText(found, painterFor(process.stderr)))
}

function textOf({ lines, print: text }: Door, found: Found): string {
  const painter = painterFor(process.stdout)
  if (!lines) return text?.(found, lookFor(painter)) ?? ''
  const rows = lines(found)
  const width = Math.max(0, ...rows.map(([left]) => left.length))
  const shown = rows.map(([left, right]) => `    ${painter.bold(safe(left).padEnd(width))}  ${safe(right)}\n`)
  const nothing = `    ${painter.dim('nothing was found')}\n`
  return `${painter.bold(found.domain)}\n${rows.length === 0 ? nothing : shown.join('')}`
}

/** Writes the files of a result into the folder that `--out` names. */
async function writeFiles({ files, account }: Door, found: Found, folder: string): Promise<void> {
  await writeFolderOrFail(folder, files?.(found as Ok<Outcome>) ?? [])
  for (const line of account?.(found as Ok<Outcome>) ?? []) tell(`${safe(line)}\n`)
}

async function writeData(door: Door, found: Found, flags: Given, showing?: Showing): Promise<void> {
  if (door.files && flags.out !== undefined && !flags.json) return writeFiles(door, found, flags.out)
  const { json = (all: unknown) => all, account, data, picture } = door
  const text = () => data?.(found, lookFor(painterFor(process.stdout)), flags) ?? ''
  const written = picture
    ? picture(found)
    : flags.json
      ? jsonText(json(found as Ok<Outcome>), 2)
      : await text()
  if (showing) print(await showing.text(found as Found & Png))
  else await writeOut(flags.out, [written])
  const notes = (found.notes ?? []).map((note) => `note: ${note}`)
  for (const line of [...(account?.(found) ?? []), ...notes]) tell(`${safe(line)}\n`)
}
