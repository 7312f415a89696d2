import { expect, test } from 'vitest'
import { isMerchant } from '../../../src/index.ts'

test.each([
  ['SQ *OLD MILL COFFEE PORTLAND OR', 'Old Mill Coffee LLC'],
  ['OLDMILLCOFFEE 1234', 'Old Mill Coffee'],
  ['OLD MILL COFFEE ROAST', 'Old Mill Coffee Roasters'],
  ['WHOLEFDS MKT 10234 AUSTIN TX', 'Whole Foods Market'],
  ['AMZN Mktp US*2K7X1B3R0', 'Amazon.com, Inc.'],
  ["MCDONALD'S F3412 CHICAGO IL", "McDonald's Corporation"],
  ['FERNCOT FOODS LEEDS', 'Ferncott Foods'],
  ['FRNCTT FOODS LEEDS', 'Ferncott Foods'],
])('%j is of %j', (text, name) => {
  expect(isMerchant(text, name)).toBe(true)
})

test.each([
  ['APPLEBEES 1234 OMAHA NE', 'Apple'],
  ['DELTA DENTAL', 'Delta Air Lines'],
  ['STARBUCKS 123', 'Dunkin'],
  ['OLD MILL COFFEE', 'New Mill Tea'],
  ['SHELL OIL 574', 'Chevron'],
  ['12345', 'Ferncott Foods'],
  ['FERNCOTT FOODS', '...'],
])('%j is not of %j', (text, name) => {
  expect(isMerchant(text, name)).toBe(false)
})
