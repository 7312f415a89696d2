import { foundValue } from '../../../model/finding.ts'
import type { FontsResult } from '../../../model/record.ts'
import type { FontUse } from '../../../model/values.ts'
import type { CliCommand } from '../command.ts'
import type { CompanyFlags, EngineFlags } from '../flags.ts'
import { fontTable } from '../font-table.ts'
import { cutAtWord } from '../layout.ts'
import { noBrandText } from '../no-brand.ts'
import { companyOptions, engineOptions, REFRESH } from '../options.ts'
import { print, printJson } from '../output.ts'
import { type Painter, painterFor, safe } from '../terminal.ts'

interface FontsFlags extends EngineFlags, CompanyFlags {
  readonly json?: boolean
  readonly refresh?: boolean
}

/** `blazon fonts DOMAIN`: a line for each family, or the result as JSON. */
export const fonts: CliCommand = {
  name: 'fonts [domain]',
  description: 'the font families of a page by the words that are read in them',
  examples: [
    ['blazon fonts example.com', 'a table'],
    ['blazon fonts example.com --json', 'all that is known of each family'],
  ],
  failure: "the site could not be read, or the page is not a brand's",
  options: (command) =>
    companyOptions(engineOptions(command))
      .option('--json', 'print the result as JSON')
      .option(...REFRESH),
  async run(domain: string | undefined, flags: FontsFlags) {
    const { withBrand } = await import('../engine.ts')
    return withBrand(domain, flags, async (blazon, handle, signal) => {
      const { producer, refresh } = flags
      const result = await blazon.fonts(handle, { producer, refresh, signal })
      if (flags.json) printJson(result)
      else print(fontsText(result, painterFor(process.stdout)))
      return result.state === 'ok' ? 0 : 1
    })
  },
}

function fontsText(result: FontsResult, painter: Painter): string {
  if (result.state !== 'ok') return noBrandText(result, painter)
  const head = `${painter.bold(result.domain)}  ${painter.dim(result.url)}\n`
  if ('error' in result.fonts) return `${head}    ${painter.red('failed')}  ${safe(result.fonts.error)}\n`
  const families = foundValue(result.fonts) ?? []
  if (families.length === 0) return `${head}    ${painter.dim('no font of its own: the browser chooses')}\n`
  const table = fontTable(families, painter)
  return head + table + restOf(families, painter) + lossesOf(families, painter)
}

/** A remaining share below this percentage comes from rounding. */
const WORTH_TELLING = 0.5

function restOf(families: readonly FontUse[], painter: Painter): string {
  const rest = families.reduce((left, { percentWords }) => left - percentWords, 100)
  return rest < WORTH_TELLING
    ? ''
    : `    ${painter.dim(`${rest.toFixed(1)} % of the words are in fonts that the browser chooses`)}\n`
}

function lossesOf(families: readonly FontUse[], painter: Painter): string {
  return families
    .flatMap(({ family, loadError }) =>
      loadError === undefined
        ? []
        : [`    ${painter.yellow(safe(family))} did not load: ${cutAtWord(safe(loadError), 240)}\n`],
    )
    .join('')
}
