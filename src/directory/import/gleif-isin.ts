import type { Facts } from './facts.ts'
import type { Importer } from './importer.ts'
import { companyNamed } from './known-company.ts'

/**
 * ISINs by LEI (legal entity identifier). A second file, the golden copy of all LEIs, has the names, which
 * are looked up in the directory. Without the second file, the company of an LEI is found by another of its
 * ISINs.
 */
export const gleifIsin: Importer = {
  kind: 'gleif-isin',
  about:
    'ISINs by LEI, from gleif.org; --with names the golden copy of LEIs in CSV; needs names known before',
  licence: 'CC0-1.0',
  signs: ['lei', 'isin'],
  async factsOf(row, { known, joined }): Promise<Facts> {
    const [lei, isin] = [row.text('lei'), row.text('isin').toUpperCase()]
    let domain = joined.get(lei)
    if (domain === undefined) {
      domain = (await known.isinOf(isin))[0]?.company.domain
      if (domain !== undefined) joined.set(lei, domain)
    }
    const company = domain === undefined ? undefined : await known.companyOf(domain)
    return {
      websites: company ? [company.domain] : [],
      without: 'unknown_name',
      name: company?.name ?? '',
      country: company?.country,
      // The register assigns the ISIN, so its country is right, whatever the company's is.
      securities: [{ symbol: '', isin, isCertain: true }],
      rank: company?.rank ?? 0,
    }
  },
  async joinOf(row, { known }) {
    const name = row.text('entitylegalname') || row.text('legalname')
    const country = row.text('entitylegaladdresscountry') || row.text('country')
    const company = country === '' ? undefined : await companyNamed(known, name, country)
    return company ? [[row.text('lei'), company.domain]] : []
  },
}
