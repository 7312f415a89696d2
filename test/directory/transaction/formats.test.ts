// Lines in the formats of banks and wallets of many countries, made up before the tables were looked at.
import { expect, test } from 'vitest'
import { identified } from './made.ts'

test.each([
  ['POS DEBIT VISA CHECK CRD PURCHASE 03/14 OLD MILL #1711 SAN JOSE CA', 'Old Mill'],
  ['RECURRING PYMT AUTHORIZED ON 02/11 OLD MILL 877-8244858 CA S305042123 CARD 9876', 'Old Mill'],
  ['Point of Sale - Interac RETAIL PURCHASE 530912 OLD MILL #2345', 'Old Mill'],
  ['POS 1234 03NOV25 CD OLD MILL BRISTOL GB', 'Old Mill'],
  ['Visa/Dankort køb OLD MILL AARHUS 12.03', 'Old Mill'],
  ['DK-NOTA5311 OLD MILL', 'Old Mill'],
  ['Dankort-nota Old Mill Nørrebrogade 43 1234', 'Old Mill'],
  ['Dankort-nota Old Mill Nørrebrog. 12045', 'Old Mill'],
  ['Kortköp/uttag OLD MILL 0143 STOCKHOLM', 'Old Mill'],
  ['*1234 03.11 NOK 199,00 OLD MILL OSLO Kurs: 1.0000', 'Old Mill'],
  ['VISA DEBITKARTENUMSATZ OLD MILL FRANKFURT DEU', 'Old Mill'],
  ['KARTENZAHLUNG 03.11 OLDMILL-4567 ZÜRICH KARTEN-NR. XXXX1234', 'Oldmill'],
  ['DEBITO VISA ELECTRON BRASIL 03/11 OLD MILL 1234', 'Old Mill'],
  ['CARGO POR COMPRA TARJETA CREDITO 1234 OLD MILL MADRID', 'Old Mill'],
  ['UPI/530912345678/P2M/mill@axisbank/Old Mill/Axis Bank', 'Old Mill'],
  ['LASTSCHRIFT EINREICHER-ID DE12ZZZ00000012345 OLD MILL MANDATSREFERENZ 12-AB', 'Old Mill'],
  ['PIX ENVIADO OLD MILL CNPJ 03.007.331/0001-41', 'Old Mill'],
  ['PAYONEER 8472910 OLD MILL PAYOUT', 'Old Mill'],
  ['GRABPAY*OLD MILL', 'Old Mill'],
  ['M-PESA PAYBILL 888880 OLD MILL', 'Old Mill'],
])('the merchant of %j is read', async (text, merchant) => {
  expect((await identified(text)).merchant).toBe(merchant)
})

test.each([
  ['ACH CREDIT OLD MILL PAYROLL PPD ID: 1234567890', 'Old Mill'],
  ['SALARY OLDMILL LTD NOV 2025 NEFT N123456789', 'Oldmill LTD'],
])('%j is income, and who paid is named', async (text, merchant) => {
  expect(await identified(text)).toMatchObject({ refusal: 'income', merchant })
})

test.each([
  ['PAYNOW TO TAN AH KOW 91234567', 'person'],
  ['FPS CREDIT 12345 CHAN TAI MAN', 'person'],
  ['UPI/CR/847291/RAHUL SHARMA/SBIN/rahul@oksbi', 'transfer'],
  ['PIX ENVIADO JOAO DA SILVA', 'transfer'],
  ['CHECK 1234', 'transfer'],
])('%j has no merchant', async (text, refusal) => {
  const answer = await identified(text)
  expect(answer).toMatchObject({ refusal })
  expect(answer.merchant).toBeUndefined()
})
