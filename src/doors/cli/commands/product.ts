import type { PageProducts } from '../../../model/product.ts'
import type { CliCommand } from '../command.ts'
import { pageOptions } from '../options.ts'
import { jsonText } from '../output.ts'
import { type PageFlags, pageCommand } from '../page-command.ts'
import { safe } from '../terminal.ts'

interface ProductFlags extends PageFlags {
  readonly json?: boolean
}

/** `blazon product URL`: the product of a page, a line a value, or all as JSON with the evidence. */
export const product: CliCommand = {
  name: 'product <page>',
  description: 'the product of a page: name, price, stock, codes, pictures',
  examples: [
    ['blazon product https://example.com/anvil', 'a line for each value'],
    ['blazon product page.html --json', 'of a saved page, with evidence'],
  ],
  failure: 'the page could not be read',
  options: (command) => pageOptions(command).option('--json', 'print everything as JSON, with the evidence'),
  run(where: string, flags: ProductFlags) {
    const { refresh, json } = flags
    return pageCommand<'product'>(where, flags, {
      reading: { kind: 'product' },
      live: (blazon, signal) => blazon.product({ url: where }, { refresh, signal }),
      text: (page) => (json ? jsonText(answerOf(page), 2) : linesOf(page)),
    })
  },
}

function answerOf({ isProductPage, platform, product, evidence }: PageProducts): PageProducts {
  return { isProductPage, platform, product, evidence }
}

function linesOf({ product, platform }: PageProducts): string {
  if (!product) return 'no product page\n'
  const rows = Object.entries({ ...product, platform }).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((each) => [key, each] as const) : [[key, value] as const],
  )
  return rows
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}\t${safe(String(value))}\n`)
    .join('')
}
