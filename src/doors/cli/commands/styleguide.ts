import { STYLEGUIDE_FORMATS, type StyleguideFormat } from '../../../model/styleguide.ts'
import { oneOf } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { CompanyFlags, EngineFlags } from '../flags.ts'
import { noBrandText } from '../no-brand.ts'
import { companyOptions, engineOptions, REFRESH } from '../options.ts'
import { printData, printJsonText, tell } from '../output.ts'
import { painterFor } from '../terminal.ts'

interface StyleguideFlags extends EngineFlags, CompanyFlags {
  readonly format: StyleguideFormat
  readonly refresh?: boolean
}

/** `blazon styleguide DOMAIN` or `blazon styleguide https://DOMAIN/PAGE`, onto stdout. */
export const styleguide: CliCommand = {
  name: 'styleguide [domain]',
  description: 'how a page is styled; of a whole address, such as https://example.com/page, that page itself',
  examples: [
    ['blazon styleguide example.com', 'as JSON'],
    ['blazon styleguide example.com --format css', 'as custom properties'],
    ['blazon styleguide https://example.com/shop', 'of another page'],
  ],
  failure: "the site could not be read, or the page is not a brand's",
  options: (command) =>
    companyOptions(engineOptions(command))
      .option('--format <format>', STYLEGUIDE_FORMATS.join(', '), oneOf(...STYLEGUIDE_FORMATS), 'json')
      .option(...REFRESH),
  async run(page: string | undefined, flags: StyleguideFlags) {
    const { addressIn, withBrand } = await import('../engine.ts')
    return withBrand(
      page,
      flags,
      async (blazon, handle, signal) => {
        const { writeStyleguide } = await import('../../../record/styleguide/index.ts')
        const { producer, refresh, format } = flags
        const found = await blazon.styleguide(addressIn(page) ?? handle, { producer, refresh, signal })
        if (found.state !== 'ok') tell(noBrandText(found, painterFor(process.stderr)))
        else if (format === 'json' || format === 'dtcg')
          printJsonText(writeStyleguide(found.styleguide, format))
        else printData(writeStyleguide(found.styleguide, format))
        return found.state === 'ok' ? 0 : 1
      },
      true,
    )
  },
}
