import { expect, test } from 'vitest'
import { certainReading, readingsOf } from '../../src/batch/list/readings.ts'
import { parseListed } from '../../src/resolve/listed.ts'

/** Such as `ticker AAPL NASDAQ`; of several readings all of them. */
function read(text: string): string {
  return readingsOf(text, (domain) => parseListed(domain))
    .map(({ kind, handle, beside }) => [kind, handle, ...(beside ? [beside] : [])].join(' '))
    .join(', ')
}

test.each([
  ['NASDAQ:AAPL', 'ticker AAPL NASDAQ'],
  ['NYSE: BRK.B', 'ticker BRK.B NYSE'],
  ['(NASDAQ: MSFT)', 'ticker MSFT NASDAQ'],
  ['nasdaq:aapl', 'ticker aapl NASDAQ'],
  ['XNAS:AAPL', 'ticker AAPL NASDAQ'],
  ['LON:VOD', 'ticker VOD LSE'],
  ['ETR:SAP', 'ticker SAP XETRA'],
  ['HKG:0700', 'ticker 0700 HKSE'],
  ['London Stock Exchange: BARC', 'ticker BARC LSE'],
  ['$TSLA', 'ticker TSLA'],
  ['7203.T', 'ticker 7203 JPX'],
  ['0700.HK', 'ticker 0700 HKSE'],
  // An exchange that nobody knows is told as that.
  ['NASDQ:AAPL', 'ticker AAPL NASDQ'],
  ['US0378331005', 'isin US0378331005'],
  ['de0007164600', 'isin de0007164600'],
  // One digit is mistyped.
  ['US0378331006', 'isin US0378331006'],
  ['info@acme.com', 'email info@acme.com'],
  ['Jane Doe <jane@acme.com>', 'email jane@acme.com'],
  ['mailto:jane@acme.com?subject=x', 'email jane@acme.com'],
  ['@acme', 'email @acme'],
])('%s can only be %s', (text, reading) => {
  expect(read(text)).toBe(reading)
  expect(certainReading(text)).toBeDefined()
})

test.each([
  ['acme.com', 'domain acme.com'],
  ['https://www.acme.com/about?a=b@c', 'domain https://www.acme.com/about?a=b@c'],
  ['https://user@acme.com/', 'domain https://user@acme.com/'],
  ['Booking.com', 'domain Booking.com'],
  ['WWW.ACME.COM', 'domain WWW.ACME.COM'],
  ['müller.de', 'domain müller.de'],
  // A mistyped ending and an address are told as what they are.
  ['acme.cmo', 'domain acme.cmo'],
  ['192.0.2.7', 'domain 192.0.2.7'],
  ['0700.hk', 'domain 0700.hk'],
  ['AIR.PA', 'domain AIR.PA'],
  ['me:secret@acme.com', 'domain me:secret@acme.com'],
  ['Booking.com B.V.', 'name Booking.com B.V.'],
  ['Acme, Inc.', 'name Acme, Inc.'],
  ['J.Crew', 'name J.Crew'],
  ['Nestlé', 'name Nestlé'],
  ['Ice: Age', 'name Ice: Age'],
  ['Nestlé: Nespresso', 'name Nestlé: Nespresso'],
  ['Toys @ Home', 'name Toys @ Home'],
  ['Forever21 Ltd', 'name Forever21 Ltd'],
  ['aapl', 'name aapl'],
  // Names are written so as well as symbols.
  ['IKEA', 'name IKEA, ticker IKEA, name IKEA'],
  ['BRK.B', 'name BRK.B, ticker BRK.B, name BRK.B'],
  ['VOD.L', 'name VOD.L, ticker VOD.L, name VOD.L'],
])('%s is %s', (text, reading) => {
  expect(read(text)).toBe(reading)
  expect(certainReading(text)).toBeUndefined()
})
