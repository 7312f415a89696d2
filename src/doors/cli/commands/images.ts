import type { PageImage } from '../../../model/scrape.ts'
import type { CliCommand } from '../command.ts'
import { cut } from '../layout.ts'
import { pageOptions } from '../options.ts'
import { jsonText } from '../output.ts'
import { type PageFlags, pageCommand } from '../page-command.ts'
import { safe } from '../terminal.ts'

interface ImagesFlags extends PageFlags {
  readonly backgrounds?: boolean
  readonly json?: boolean
}

/** `blazon images URL`: a picture a line, by element, address and words, or all as JSON. */
export const images: CliCommand = {
  name: 'images <page>',
  description: 'the pictures of a page, one a line',
  examples: [
    ['blazon images https://example.com/', 'one a line'],
    ['blazon images page.html --json', 'of a saved page'],
  ],
  failure: 'the page could not be read',
  options: (command) =>
    pageOptions(command)
      .option('--backgrounds', 'those that styles paint behind elements, too')
      .option('--json', 'print all that is known of them as JSON'),
  run(where: string, flags: ImagesFlags) {
    const { refresh, json } = flags
    const options = { backgrounds: flags.backgrounds === true }
    return pageCommand<'images'>(where, flags, {
      reading: { kind: 'images', options },
      live: (blazon, signal) => blazon.images({ url: where }, { ...options, refresh, signal }),
      text: (page) => (json ? jsonText(page.images, 2) : page.images.map(lineOf).join('')),
    })
  },
}

/** Markup and data in an address are cut: nobody reads them. */
const MAX_SRC_CHARS = 200

function lineOf({ element, src, type, alt }: PageImage): string {
  const shown = type === 'url' ? src : cut(src, MAX_SRC_CHARS)
  return `${[element, shown, ...(alt ? [alt] : [])].map(safe).join('\t')}\n`
}
