import { describe, expect, it } from 'vitest'
import { findByTicker } from '../../src/directory/lookup/ticker.ts'
import { sourceOf } from '../../src/directory/memory.ts'
import { entry, listing } from './entries.ts'

const source = sourceOf(
  [
    entry('acme.com', 'Acme Inc.', { listings: [listing('ACM', 'NYSE'), listing('ACM', 'XETRA')] }),
    entry('acmeltd.co.uk', 'Acme Ltd.', { listings: [listing('ACM', 'LSE')] }),
    entry('brack.com', 'Brack', { listings: [listing('BRK.A', 'NYSE'), listing('BRK.B', 'NYSE')] }),
    entry('femco.mx', 'Femco', { listings: [listing('FEMCOUB', 'MEX')] }),
    entry('small.com', 'Small', { listings: [listing('SML', 'AMEX')] }),
    entry('hongwei.hk', 'Hongwei', { listings: [listing('0700', 'HKSE')] }),
    entry('seoul.kr', 'Seoul Works', { listings: [listing('005930', 'KSC')] }),
    entry('gone.com', 'Gone', { listings: [listing('GNE', 'NASDAQ', { isActive: false })] }),
    entry('newgne.com', 'New Gne', { listings: [listing('GNE', 'NYSE')] }),
    entry('ended.com', 'Ended', { listings: [listing('END', 'NASDAQ', { isActive: false })] }),
    entry('paris.fr', 'Parisienne', { listings: [listing('ZZP', 'PAR'), listing('ZZP', 'BRU')] }),
    entry('toronto.ca', 'Torontonian', { listings: [listing('X', 'TSX')] }),
    entry('one.com', 'One', { listings: [listing('TWINS', 'OSL')] }),
    entry('two.com', 'Two', { listings: [listing('TWINS', 'HEL')] }),
    entry('nas.com', 'Nas', { listings: [listing('DBL', 'NASDAQ')] }),
    entry('pink.com', 'Pink', { listings: [listing('DBL', 'PNK')] }),
  ],
  'imported',
)

async function domainOf(ticker: string, exchange?: string): Promise<string> {
  const found = await findByTicker(source, { ticker, exchange })
  return found.state === 'found' ? `${found.how} ${found.domain}` : 'none'
}

describe('a ticker leads to its company', () => {
  it.each([
    ['ACM', 'NYSE', 'ticker acme.com'],
    ['acm', 'LSE', 'ticker acmeltd.co.uk'],
    ['ACM', undefined, 'ticker acme.com'],
    ['ACM', 'TSX', 'none'],
    ['BRK.B', 'NYSE', 'ticker brack.com'],
    ['BRK-B', undefined, 'ticker brack.com'],
    ['BRK/B', undefined, 'ticker brack.com'],
    ['BRKB', 'NYSE', 'ticker_spelling brack.com'],
    ['FEMCO.UB', 'MEX', 'ticker_spelling femco.mx'],
    ['FEMCO UB', 'MEX', 'ticker_spelling femco.mx'],
    ['700', 'HKSE', 'ticker_spelling hongwei.hk'],
    ['00700', 'HKSE', 'ticker_spelling hongwei.hk'],
    ['0700.HK', undefined, 'ticker hongwei.hk'],
    ['0700.HK', 'HKSE', 'ticker hongwei.hk'],
    ['5930', 'KSC', 'ticker_spelling seoul.kr'],
    // NYSE and AMEX are segments of one market; NYSE and NASDAQ are not.
    ['SML', 'NYSE', 'ticker_segment small.com'],
    ['SML', 'NASDAQ', 'none'],
    ['005930', 'KOE', 'ticker_segment seoul.kr'],
    ['ZZP', undefined, 'ticker_anywhere paris.fr'],
    ['TWINS', undefined, 'none'],
    ['X', undefined, 'none'],
    ['TWINS', 'OSL', 'ticker one.com'],
    ['DBL', undefined, 'ticker nas.com'],
    ['DBL', 'PNK', 'ticker pink.com'],
    // What is traded stands above what is not any more.
    ['GNE', undefined, 'ticker newgne.com'],
    ['GNE', 'NASDAQ', 'ticker gone.com'],
    ['END', undefined, 'ticker ended.com'],
  ])('%s on %s: %s', async (ticker, exchange, found) => {
    expect(await domainOf(ticker, exchange)).toBe(found)
  })

  it('says where else the symbol is, and that it is not traded any more', async () => {
    expect(await findByTicker(source, { ticker: 'ACM', exchange: 'TSX' })).toEqual({
      state: 'none',
      tried: [
        '“ACM” was looked for on TSX and segments of the same market alone. The directory has it on NYSE, XETRA, LSE.',
      ],
    })
    expect(await findByTicker(source, { ticker: 'END' })).toMatchObject({
      evidence: [expect.stringContaining('where it is not traded any more')],
    })
  })
})

it.each([
  ['', 'it is empty'],
  ['ABCDEFGHIJKLMNOP', 'more than 15 characters'],
  ['A..B', 'single dots'],
  ['.A', 'single dots'],
  ['A$', 'letters, digits'],
  ['ÄCM', 'letters, digits'],
])('“%s” is refused', async (ticker, why) => {
  await expect(findByTicker(source, { ticker })).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining(why),
  })
})

it.each(['nyse', 'XNYS', '', 'constructor'])('the exchange “%s” is refused', async (exchange) => {
  await expect(findByTicker(source, { ticker: 'ACM', exchange })).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('NASDAQ'),
  })
})

it('reads the ending .US of brokers as the American exchanges', async () => {
  expect(await domainOf('BRK.B.US')).toBe('ticker_spelling brack.com')
  expect(await domainOf('BRK-B US', 'NYSE')).toBe('ticker brack.com')
  expect(await domainOf('ACM.US', 'LSE')).toBe('none')
})
