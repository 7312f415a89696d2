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

/** Lines as statements shorten them, each with the name and place under which a shop is listed. */
const SHORTENED: readonly (readonly [line: string, name: string])[] = [
  ['WALGRNS #4412 CHI', 'Walgreens Chicago'],
  ['BRGR KNG #221', 'Burger King Restaurant Houston'],
  ['SQ *JMBA JCE SEA', 'Jamba Juice'],
  ['OLV GRDN 00123 ORL', 'Olive Garden Italian Restaurant'],
  ['PNRA BRD-ATL', 'Panera Bread'],
  ['BTH BDY WRKS 221', 'Bath & Body Works'],
  ['VCTRS SCRT DEN', "Victoria's Secret"],
  ['DEN * FT LCKR * 12', 'Foot Locker Phoenix'],
  ['HLTN GRDN INN', 'Hilton Garden Inn Boston'],
  ['PETSMRT-MIA', 'PetSmart Miami'],
  ['JTBLUE', 'JetBlue Airways'],
  ['NTFLX.COM', 'Netflix'],
  ['MSFT*OFFICE', 'Microsoft Office'],
  ['VRZN WRLSS', 'Verizon Wireless'],
  ['SHRWN WLLMS #11', 'Sherwin-Williams'],
  ['AUTZN 4412', 'AutoZone'],
  ['CRCL K 08812', 'Circle K'],
  ['KRGR FUEL 22', 'Kroger'],
  ['HEB #23', 'H-E-B'],
  ['H M NYC', 'H&M'],
  ['MCYS DWTWN', "Macy's"],
  ['KFC G135', 'KFC'],
  ['IN N OUT 12', 'In-N-Out Burger'],
  ['5 GUYS 0012', 'Five Guys'],
  ['DQ GRILL 12', 'Dairy Queen'],
  ['WLS FRGO', 'Wells Fargo Bank'],
  ['BOFA ATM', 'Bank of America'],
  ['CPTL ONE', 'Capital One'],
  ['CRRFR EXPR PAR', 'Carrefour Express Paris'],
  ['MRCDNA VLC', 'Mercadona'],
  ['ALBRT HJN', 'Albert Heijn'],
  ['STABRUCKS VNCVR', 'Starbucks Canada'],
  ['7 ELVN', '7-Eleven Store Toronto'],
  ['711 PDX', '7-Eleven'],
  ['BP STN SEA', 'BP Gas Station'],
]

test.each(SHORTENED)('%j is %j, shortened', (line, name) => {
  expect(isMerchant(line, name)).toBe(true)
})

test('a shortened line is of none of the other merchants', () => {
  const wrong = SHORTENED.flatMap(([line, own]) =>
    SHORTENED.filter(([, name]) => !name.startsWith('7') || !own.startsWith('7'))
      .filter(([, name]) => name !== own && isMerchant(line, name))
      .map(([, name]) => `${line} as ${name}`),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['RED ROBIN 221 ORL', 'Red Lobster'],
  ['HOMEGOODS 221', 'Home Depot'],
  ['BST WSTRN', 'Best Buy'],
  ['BANK OF MONTREAL', 'Bank of America'],
  ['DLLR TREE', 'Dollar General'],
  ['TEXAS DE BRAZIL', 'Texas Roadhouse'],
  ['OLD DOMINION FREIGHT', 'Old Navy'],
  ['WHOLE EARTH CAFE', 'Whole Foods Market'],
  ['JIMMY CHOO NYC', "Jimmy John's"],
  ['SONIC DRIVE IN', 'Sonic Automotive'],
  ['CAPITAL GRILLE', 'Capital One'],
  ['CHEVRON 11', 'Chevrolet'],
  ['DLTA AIR 006', 'Ulta Beauty'],
  ['CVS PHRM*DAL*S#110', 'Delta Air Lines'],
])('%j is of another merchant than %j, though they share a word', (line, name) => {
  expect(isMerchant(line, name)).toBe(false)
})

test('many words of one letter are answered', () => {
  expect(isMerchant('a'.repeat(2000), 'aaaa '.repeat(300))).toBe(false)
  expect(isMerchant('aaaaaaaaaab '.repeat(160), 'aaaaaaaa '.repeat(300))).toBe(false)
})
