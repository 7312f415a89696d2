import type { BrandReportRequest, BrandReportResult } from '../model/brand-report.ts'
import { BlazonError } from '../model/errors.ts'
import { PRODUCTS_RANGE } from '../model/product.ts'
import { withCorrections } from './corrections.ts'
import { withDirectory } from './known.ts'
import type { Asked, Ports } from './ports.ts'
import { productsOf } from './products.ts'

/**
 * Makes the report of a stored brand, as the comment of `brandReport` in `calls/brand-report.ts` describes.
 */
export async function brandReportOf(
  { request: { fonts = false, ...asked }, ...given }: Asked<BrandReportRequest>,
  ports: Ports,
): Promise<BrandReportResult> {
  const { site, deadline } = given
  const { domain } = site
  const stored = await ports.store.resultOf(domain)
  if (!stored)
    throw new BlazonError('not_found', `Nothing is stored of ${domain} to report: look it up first.`)
  const corrected = withCorrections(stored, await ports.store.correctionsOf(domain))
  const shown = await withDirectory(corrected, ports, { domain })
  if (shown.state !== 'ok') return shown
  deadline.begin()
  const request = { ...asked, maxProducts: PRODUCTS_RANGE.max, visit: false }
  const listed = await productsOf({ ...given, request }, ports)
  const products = listed.state === 'ok' ? listed.products : undefined
  return { state: 'ok', domain, ...(await ports.sheet(shown.record, { fonts, products }, deadline)) }
}
