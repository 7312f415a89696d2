import { expect, test } from 'vitest'
import { identified } from './made.ts'

test.each([
  ['ATM CASH WITHDRAWAL 00451 5TH AVE', 'cash'],
  ['BARGELDAUSZAHLUNG KOELN', 'cash'],
  ['RETRAIT DAB 12/03 PARIS', 'cash'],
  ['REINTEGRO CAJERO 4B', 'cash'],
  ['WYPŁATA Z BANKOMATU', 'cash'],
  ['СНЯТИЕ НАЛИЧНЫХ 1234', 'cash'],
  ['ONLINE TRANSFER TO SAV ...4321', 'transfer'],
  ['ÜBERWEISUNG MUSTERMANN', 'transfer'],
  ['VIR SEPA RECU /DE MARTIN JEAN', 'transfer'],
  ['TRANSFERENCIA DE JUAN PEREZ', 'transfer'],
  ['BONIFICO A FAVORE DI ROSSI', 'transfer'],
  ['PIX ENVIADO MARIA SILVA', 'transfer'],
  ['CHECK 1234', 'transfer'],
  ['振込 ヤマダタロウ', 'transfer'],
  ['VENMO *JANE-DOE 855-812-4430 NY', 'person'],
  ['ZELLE PAYMENT TO JANE DOE', 'person'],
  ['BIZUM A FAVOR DE MARIA', 'person'],
  ['GEHALT MAERZ', 'income'],
  ['NOMINA MARZO', 'income'],
  ['MONTHLY MAINTENANCE FEE', 'fee'],
  ['KONTOFUEHRUNG', 'fee'],
  ['INTEREST PAYMENT', 'interest'],
  ['COUNCIL TAX CAMDEN', 'tax'],
  ['AUTOPAY PAYMENT - THANK YOU', 'card-payment'],
])('%j names no merchant: %s', async (text, refusal) => {
  const answer = await identified(text)
  expect(answer).toMatchObject({ refusal })
  expect(answer.company).toBeUndefined()
  expect(answer.merchant).toBeUndefined()
})

test('garbage is no merchant', async () => {
  expect((await identified('12345 67890')).refusal).toBe('no-words')
  expect((await identified('#8812 99 KXQ')).company).toBeUndefined()
})

test.each([
  ['OLD MILL BANK INTEREST 8472947 SAVINGS', 'Old Mill Bank'],
  ['OLD MILL CORP PAYROLL 123', 'Old Mill Corp'],
  ['ÜBERWEISUNG 12.03. MILLER GMBH RECHNUNG', 'Miller Gmbh'],
])('who pays stands in %j, without a company for it', async (text, merchant) => {
  const answer = await identified(text)
  expect(answer.merchant).toBe(merchant)
  expect(answer.company).toBeUndefined()
})

test.each(['PLANET FITNESS MONTHLY FEE', 'VERIZON WIRELESS AUTOPAY', 'TRANSFERWISE LONDON'])(
  '%j is of a merchant all the same',
  async (text) => {
    expect((await identified(text)).company).toBeDefined()
  },
)
