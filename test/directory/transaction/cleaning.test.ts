import { expect, test } from 'vitest'
import { identified } from './made.ts'

test.each([
  ['SQ *OLD MILL TACOS', 'Old Mill Tacos'],
  ['TST* OLD MILL TACOS - UNION SQ NEW YORK NY', 'Old Mill Tacos'],
  ['SP OLD MILL TACOS 8005551234 TX', 'Old Mill Tacos'],
  ['PAYPAL *OLDMILLTACO 4029357733', 'Oldmilltaco'],
  ['PP*OLD MILL', 'Old Mill'],
  ['SumUp  *Old Mill  Wien', 'Old Mill'],
  ['ZETTLE_*OLD MILL LONDON', 'Old Mill'],
  ['IYZICO/OLD MILL ISTANBUL TR', 'Old Mill'],
  ['APLPAY TST* OLD MILL', 'Old Mill'],
  ['QXZ*OLD MILL', 'Old Mill'],
])('the payment service of %j is taken away', async (text, merchant) => {
  expect((await identified(text)).merchant).toBe(merchant)
})

test.each([
  ['POS DEBIT 0412 OLD MILL', 'Old Mill'],
  ['CHECKCARD 0312 OLD MILL 12345 TAMPA FL 24692165', 'Old Mill'],
  ['DEBIT CARD PURCHASE XXXXX1234 OLD MILL TOLEDO OH', 'Old Mill'],
  ['PURCHASE AUTHORIZED ON 03/12 OLD MILL MESA AZ S5830719 CARD 1234', 'Old Mill'],
  ['CARD PAYMENT TO OLD MILL,12.34 GBP, RATE 1.00/GBP ON 12-03-2024', 'Old Mill'],
  ['KARTENZAHLUNG OLD MILL BERLIN', 'Old Mill'],
  ['SEPA-LASTSCHRIFT OLD MILL KUNDENNR 12345', 'Old Mill'],
  ['CARTE 12/03 OLD MILL LYON CB*1234', 'Old Mill'],
  ['PRLV SEPA OLD MILL ECH/120324 ID EMETTEUR/FR12 MDT/1', 'Old Mill'],
  ['COMPRA TARJ. 5402XXXXXXXX1234 OLD MILL-VALENCIA', 'Old Mill-Valencia'],
  ['COMPRA 12345 EN OLD MILL', 'Old Mill'],
  ['PAGAMENTO POS 12/03 OLD MILL MILANO ITA', 'Old Mill'],
  ['BEA, BETAALPAS OLD MILL,PAS123 NR:ABC123 12.03.24/10:11 AMSTERDAM', 'Old Mill'],
  ['ZAKUP PRZY UŻYCIU KARTY OLD MILL WARSZAWA POL', 'Old Mill'],
  ['KORTKÖP 240312 OLD MILL SOLNA', 'Old Mill'],
  ['DANKORT-KØB OLD MILL KØBENHAVN', 'Old Mill'],
  ['COMPRA CARTAO OLD MILL SAO PAULO BR', 'Old Mill'],
  ['EFTPOS PURCHASE OLD MILL RICHMOND VIC Card xx1234 Value Date: 12/03/2024', 'Old Mill'],
  ['ОПЛАТА OLD MILL', 'Old Mill'],
])('the preamble of %j is taken away', async (text, merchant) => {
  expect((await identified(text)).merchant).toBe(merchant)
})

test.each([
  ['SEPA INCASSO ALGEMEEN DOORLOPEND NAAM: OLD MILL B.V. MACHTIGING: 1234', 'Old Mill B.V.'],
  ['ORIG CO NAME:OLD MILL ORIG ID:123 DESC DATE:231101 CO ENTRY DESCR:BILL', 'Old Mill'],
  ['OLD MILL DES:RENT ID:1234 INDN:JANE DOE', 'Old Mill'],
  ['UPI/412345678901/OLD MILL/mill@bank/Payment', 'Old Mill'],
  ['BIL/ONL/000123456789/OLD MILL', 'Old Mill'],
  ['TED RECEBIDA - DOC/TED 1 FAVORECIDO OLD MILL LTDA CNPJ 28.472.947/0001-29', 'Old Mill Ltda'],
])('the party that %j labels is taken', async (text, merchant) => {
  expect((await identified(text)).merchant).toBe(merchant)
})

test.each([
  ['OLD MILL #1234 PLANO TX', 'Old Mill'],
  ['OLD MILL 00451 SOMEWHERE', 'Old Mill'],
  ['OLD MILL P1A2B3C4D5 Stockholm SE', 'Old Mill'],
  ['OLD MILL ELIZABETH ELIZABETH NJ', 'Old Mill'],
  ['OLD MILL//STUTTGART/DE', 'Old Mill'],
  ['OLD MILL SAO PAULO BRA', 'Old Mill'],
  ['Old Mill teruel', 'Old Mill'],
  ['OLD MILL 24 VN HOI AN', 'Old Mill'],
])('numbers and places of %j are taken away', async (text, merchant) => {
  expect((await identified(text)).merchant).toBe(merchant)
})

test('a city that the caller names is taken away, and a name in mixed case stays as it is', async () => {
  expect((await identified('OLD MILL LITTLE WAPPING', { city: 'Little Wapping' })).merchant).toBe('Old Mill')
  expect((await identified('Café del McMar')).merchant).toBe('Café del McMar')
})

test('what was taken away is told, with the rule', async () => {
  const { explanation } = await identified('POS DEBIT 0412 SQ *OLD MILL #12 PORTLAND OR')
  expect(explanation.words).toBe('OLD MILL')
  expect(explanation.steps).toEqual([
    { rule: 'preamble', removed: 'POS DEBIT 0412' },
    { rule: 'processor', removed: 'SQ *' },
    { rule: 'number', removed: '#12' },
    { rule: 'place', removed: 'PORTLAND OR' },
  ])
})

test.each([
  ['MC DONALDS 123', 'mcdonalds.com'],
  ['MOTEL 6', 'motel6.com'],
  ['REMA 1000 OSLO', 'rema.no'],
  ['7-ELEVEN 34567 MIAMI FL', '7-eleven.com'],
])('what belongs to a known name stays: %j', async (text, domain) => {
  expect((await identified(text)).company?.domain).toBe(domain)
})
