import { describe, expect, it } from 'vitest'
import { findByIsin } from '../../src/directory/lookup/isin.ts'
import { checkDigitOf } from '../../src/directory/lookup/isin-digit.ts'
import { sourceOf } from '../../src/directory/memory.ts'
import { entry, listing } from './entries.ts'

const isin = (body: string) => body + checkDigitOf(body)

const source = sourceOf(
  [
    entry('acme.com', 'Acme Inc.', { listings: [listing('ACM', 'NYSE', { isin: isin('US111222333') })] }),
    entry('maple.ca', 'Maple', { listings: [listing('MPL', 'TSX', { isin: isin('CA444555666') })] }),
    entry('bank.com.au', 'Sydney Mutual', { listings: [listing('CBA', 'ASX')] }),
    entry('petro.com.br', 'Petro', { listings: [listing('PETR4', 'SAO')] }),
    entry('seoul.kr', 'Seoul Works', { listings: [listing('005930', 'KSC')] }),
    entry('kosdaq.kr', 'Kosdaq Works', { listings: [listing('068760', 'KOE')] }),
    entry('taipei.tw', 'Taipei Works', { listings: [listing('2330', 'TAI')] }),
    entry('mayang.my', 'Mayang', { listings: [listing('1155', 'KLS')] }),
    entry('old.com', 'Old', {
      listings: [listing('OLD', 'NYSE', { isin: isin('US777888999'), isActive: false })],
    }),
    entry('lumen.fr', 'Lumen', {
      listings: [
        listing('LUM', 'PAR', { isin: isin('FR000999000') }),
        listing('', 'OTC', { isin: isin('FR000999001') }),
      ],
    }),
  ],
  'shipped',
)

async function domainOf(asked: string): Promise<string> {
  const found = await findByIsin(source, asked)
  return found.state === 'found' ? `${found.how} ${found.domain}` : 'none'
}

describe('an ISIN leads to its company', () => {
  it.each([
    [isin('US111222333'), 'isin acme.com'],
    [isin('US111222333').toLowerCase(), 'isin acme.com'],
    [isin('US777888999'), 'isin old.com'],
    // Another class of shares of the same issuer, and the same paper in the neighbouring country.
    [isin('US111222AB3'), 'isin_issuer acme.com'],
    [isin('US444555666'), 'isin_twin maple.ca'],
    [isin('US999999999'), 'none'],
    // National rules; the ISINs are those of well-known papers.
    ['AU000000CBA7', 'isin_derived bank.com.au'],
    ['BRPETRACNPR6', 'isin_derived petro.com.br'],
    ['BRPETRACNOR9', 'isin_derived petro.com.br'],
    ['KR7005930003', 'isin_derived seoul.kr'],
    ['KR7005931001', 'isin_derived seoul.kr'],
    [isin('KR706876000'), 'isin_derived kosdaq.kr'],
    ['TW0002330008', 'isin_derived taipei.tw'],
    ['MYL1155OO000', 'isin_derived mayang.my'],
    ['AU000000BHP4', 'none'],
    // A second paper of a company, which has no symbol.
    [isin('FR000999001'), 'isin lumen.fr'],
  ])('%s: %s', async (asked, found) => {
    expect(await domainOf(asked)).toBe(found)
  })

  it('says how it was found, and what was tried', async () => {
    expect(await findByIsin(source, 'AU000000CBA7')).toMatchObject({
      evidence: [
        'AU000000CBA7 was found by the symbol of which this ISIN is made by national rule: “CBA” on ASX is Sydney Mutual (shipped, made for a test).',
      ],
    })
    expect(await findByIsin(source, 'AU000000BHP4')).toEqual({
      state: 'none',
      tried: expect.arrayContaining(['There is no listing with this ISIN.']),
    })
  })
})

it.each([
  ['US1112223339999', 'it has 15 characters instead of 12'],
  ['', 'it has 0 characters instead of 12'],
  ['U11112223339', 'two letters'],
  ['US11122233-9', 'two letters'],
  ['US11122233AB', 'two letters'],
  ['US0378331006', 'its check digit is 6, and must be 5'],
  ['GB0000000000', 'its check digit is 0'],
])('“%s” is refused', async (asked, why) => {
  await expect(findByIsin(source, asked)).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining(why),
  })
})
