import type { CliCommand } from '../command.ts'
import type { CompanyFlags, EngineFlags } from '../flags.ts'
import { companyOptions, engineOptions, LANDING_ONLY, LANGUAGE, REFRESH } from '../options.ts'
import { print, printJson } from '../output.ts'
import { summaryOf } from '../summary.ts'
import { painterFor } from '../terminal.ts'

interface BrandFlags extends EngineFlags, CompanyFlags {
  readonly json?: boolean
  readonly refresh?: boolean
  readonly morePages: boolean
  /** Its tag. */
  readonly language?: string
}

/** `blazon DOMAIN`: the record for people, or as JSON. */
export const brand: CliCommand = {
  name: 'brand [domain]',
  description: 'look one brand up',
  examples: [
    ['blazon example.com', 'one brand, for people'],
    ['blazon example.com --json', 'the record with all evidence'],
    ['blazon example.com --refresh', 'look again although it is stored'],
    ['blazon --name "Example Foods"', 'by name; also --ticker, --isin, --email'],
  ],
  failure: "the site could not be read, or the page is not a brand's",
  isDefault: true,
  options: (command) =>
    companyOptions(engineOptions(command))
      .option('--json', 'print the record as JSON')
      .option(...REFRESH)
      .option(...LANDING_ONLY)
      .option(...LANGUAGE),
  async run(domain: string | undefined, flags: BrandFlags) {
    const { withBrand } = await import('../engine.ts')
    return withBrand(domain, flags, async (blazon, handle, signal) => {
      const { producer, refresh, morePages, language } = flags
      const result = await blazon.brand(handle, { producer, refresh, morePages, language, signal })
      if (flags.json) printJson(result)
      else print(summaryOf(result, painterFor(process.stdout)))
      return result.state === 'ok' ? 0 : 1
    })
  },
}
