import { REFRESH_FLAG } from '../../../calls/doors.ts'
import type { Blazon } from '../../../engine/engine.ts'
import { asBlazonError, type BlazonError } from '../../../model/errors.ts'
import { type Result, withFields } from '../../../model/record.ts'
import type { CliCommand } from '../command.ts'
import type { CompanyFlags, EngineFlags } from '../flags.ts'
import {
  companyOptions,
  engineOptions,
  FIELDS,
  LANDING_ONLY,
  LANGUAGE,
  OWN_FIELDS,
  PICTURE,
} from '../options.ts'
import { jsonText, print, printJson, printJsonText, tell } from '../output.ts'
import type { AskedWay } from '../picture/way.ts'
import { painterFor, safe } from '../terminal.ts'

interface BrandFlags extends EngineFlags, CompanyFlags {
  readonly json?: boolean
  readonly refresh?: boolean
  readonly morePages: boolean
  readonly fields?: string
  readonly open?: boolean
  /** The tag of the language. */
  readonly language?: string
  readonly picture?: AskedWay
}

/** `blazon DOMAIN...`: each record for people, or as JSON. */
export const brand: CliCommand = {
  name: 'brand [domains...]',
  description: 'look a brand up, or several',
  examples: [
    ['blazon example.com', 'one brand, for people'],
    ['blazon example.com --json', 'the record with all evidence'],
    ['blazon a.com b.com --json', 'several: JSON, one a line'],
    ['blazon example.com -o name,colors', 'these fields alone, also with --json'],
    ['blazon NASDAQ:ACME', 'also an ISIN, or info@acme.com'],
    ['blazon example.com --refresh', 'look again although it is stored'],
    ['blazon example.com --open', 'its sheet, in the browser'],
    ['blazon --name "Example Foods"', 'by name; also --ticker, --isin, --email'],
  ],
  failure: "the site could not be read, or the page is not a brand's",
  isDefault: true,
  options: (command) =>
    companyOptions(engineOptions(command))
      .option('--json', 'print the record as JSON')
      .option('--open', 'show the sheet of the brand in the browser, from a temporary folder')
      .option(...FIELDS)
      .option(...OWN_FIELDS)
      .option(...REFRESH_FLAG)
      .option(...LANDING_ONLY)
      .option(...LANGUAGE)
      .option(...PICTURE),
  async run(domains: readonly string[], flags: BrandFlags) {
    const { fieldsFor } = await import('../own-fields.ts')
    const { table } = await fieldsFor(flags)
    const only =
      flags.fields === undefined ? undefined : (await import('../fields.ts')).fieldsIn(flags.fields, table)
    const { brandHandle, onBrandEngine } = await import('../engine.ts')
    const { createSlots } = await import('../../../concurrency/slots.ts')
    const asked = domains.length > 0 ? domains : [undefined]
    const handles = await Promise.all(asked.map((one) => brandHandle(one, flags)))
    const isOne = handles.length === 1
    return onBrandEngine(flags, async (blazon, signal) => {
      const { producer, refresh, morePages, language } = flags
      const slots = createSlots(blazon.options.concurrency)
      const request = { producer, refresh, morePages, language, signal }
      const lookups = handles.map((handle) => settled(slots.run(() => blazon.brand(handle, request))))
      const mark =
        flags.json || (only && !only.includes('logos')) ? undefined : await marks(blazon, flags, signal)
      let code = 0
      const found: string[] = []
      for (const lookup of lookups) {
        const { result, error } = await lookup
        if (error && (isOne || error.code === 'cancelled')) throw error
        if (error) tell(`blazon: ${safe(error.message)}\n`)
        else if (!flags.json) {
          const { summaryOf } = await import('../summary.ts')
          const picture = (result.state === 'ok' && (await mark?.(result.domain))) || ''
          print(picture + summaryOf(result, painterFor(process.stdout), { only, fields: table }))
        } else if (isOne) printJson(withFields(result, only))
        else printJsonText(jsonText(withFields(result, only)))
        if (result?.state !== 'ok') code = 1
        else if (flags.open) found.push(result.domain)
      }
      if (found.length > 0) await (await import('../open-sheets.ts')).openSheets(blazon, found, signal)
      return code
    })
  },
}

/** Returns a function that draws the mark of a brand for this terminal. Undefined when no mark is shown. */
async function marks(
  blazon: Pick<Blazon, 'logo'>,
  { picture, replay }: BrandFlags,
  signal: AbortSignal,
): Promise<((domain: string) => Promise<string>) | undefined> {
  const { wayOn } = await import('../picture/way.ts')
  const way = wayOn(process.stdout, picture)
  if (!way) return undefined
  const { markOfBrand } = await import('../picture/mark.ts')
  // A replay stores no page, so the recorded page is read again. No site is visited for that.
  const settings = { visit: replay !== undefined, signal }
  return (domain) => markOfBrand(blazon, domain, way, settings)
}

type Settled =
  | { readonly result: Result; readonly error?: undefined }
  | { result?: undefined; error: BlazonError }

/** The outcome of a lookup as a value: other lookups continue when one fails. */
function settled(lookup: Promise<Result>): Promise<Settled> {
  return lookup.then(
    (result) => ({ result }),
    (thrown) => ({ error: asBlazonError(thrown) }),
  )
}
