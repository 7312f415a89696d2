import { noun } from '../../../model/noun.ts'
import { PRODUCTS_RANGE } from '../../../model/product.ts'
import type { ProductsResult } from '../../../model/product-lookup.ts'
import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { EngineFlags } from '../flags.ts'
import { engineOptions, OUT } from '../options.ts'
import { jsonText, printData, tell } from '../output.ts'
import { safe } from '../terminal.ts'
import { writeFileOrFail } from '../write-file.ts'

interface ProductsFlags extends EngineFlags {
  readonly refresh?: boolean
  readonly json?: boolean
  readonly maxProducts?: number
  readonly out?: string
}

const { min, max, default: usual } = PRODUCTS_RANGE

/**
 * `blazon products DOMAIN|URL`: a product a line, or all as JSON. The pages that were read are listed on
 * stderr.
 */
export const products: CliCommand = {
  name: 'products <where>',
  description: 'the products of a site, or the plans of its pricing page',
  examples: [
    ['blazon products example.com', 'one a line'],
    ['blazon products https://example.com/pricing --json', 'from that page on'],
  ],
  failure: 'the site could not be read',
  options: (command) =>
    engineOptions(command)
      .option('--json', 'print them as JSON')
      .option('--max-products <n>', 'products at most', wholeNumber(min, max), usual)
      .option('--refresh', 'read the pages anew although fresh ones are stored')
      .option(...OUT),
  async run(where: string, flags: ProductsFlags) {
    const { withPages } = await import('../engine.ts')
    const { maxProducts, refresh } = flags
    const handle = /^https?:/i.test(where) ? { url: where } : { domain: where }
    return withPages(handle, flags, async (blazon, signal) => {
      const found = await blazon.products(handle, { maxProducts, refresh, signal })
      if (found.state !== 'ok') {
        tell(`${safe(where)}: ${safe(found.state === 'failed' ? found.message : found.class)}\n`)
        return 1
      }
      const text = flags.json ? jsonText(found.products, 2) : linesOf(found)
      if (flags.out === undefined) printData(text)
      else await writeFileOrFail(flags.out, text)
      const { products, pages } = found
      tell(
        `${products.length} ${noun(products.length, 'product')} from ${pages.length} ${noun(pages.length, 'page')}\n`,
      )
      return 0
    })
  },
}

function linesOf({ products: all }: Extract<ProductsResult, { state: 'ok' }>): string {
  return all
    .map(({ name, price, currency, billingFrequency, pricingModel, url }) =>
      [name, price, currency, billingFrequency, pricingModel, url]
        .map((each) => safe(String(each ?? '')))
        .join('\t'),
    )
    .map((line) => `${line}\n`)
    .join('')
}
