import { describe, expect, test } from 'vitest'
import { sourceOf } from '../../../src/directory/memory.ts'
import { identifyTransaction } from '../../../src/directory/transaction/index.ts'
import { entry } from '../entries.ts'
import { domainOf, identified, source } from './made.ts'

describe('a descriptor of a known merchant', () => {
  test.each([
    ['WHOLEFDS MKT 10234 AUSTIN TX', 'wholefoodsmarket.com'],
    ['SBUX MOBILE', 'starbucks.com'],
    ['TRADER JOE S #456 QPS BERKELEY CA', 'traderjoes.com'],
    ['SOUTHWES 5262345678901', 'southwest.com'],
    ['LULULEMON ATHLETVANCOUVER BC', 'lululemon.com'],
    ['CVS/PHARMACY #02006 BOSTON MA', 'cvs.com'],
    ['セブン-イレブン 新宿店', 'sej.co.jp'],
    ['KLARNA* H&M ONLINE', 'hm.com'],
    ['UBER *EATS', 'ubereats.com'],
    ['GOOGLE *YouTubePremium', 'youtube.com'],
    ['SHOPIFY* 123456789 NEW YORK NY', 'shopify.com'],
  ])('%j', async (text, domain) => {
    expect(await domainOf(text)).toBe(domain)
  })

  test('means the merchant of its country alone', async () => {
    expect(await domainOf('WOOLWORTHS 1234', { country: 'au' })).toBe('woolworths.com.au')
    expect(await domainOf('WOOLWORTHS 1234', { country: 'de' })).toBeUndefined()
  })

  test('names its own site, although its company has another main one', async () => {
    expect(await identified('REWE MARKT GMBH-ZW BERLIN DE')).toMatchObject({
      merchant: 'REWE',
      company: { domain: 'rewe.de', name: 'REWE' },
    })
  })
})

describe('a name of the directory', () => {
  test.each([
    ['FERNCOTT FOODS #123 LEEDS', 'ferncott.example'],
    ['SQ *FERNCOTT FOODS LTD', 'ferncott.example'],
    ['THE FERNCOTT FOODS STORE', 'ferncott.example'],
    ['RESTAURANT HARBOUR', 'harbour.example'],
    ['BRASSMOOR LAMPWO', 'lampworks.example'],
  ])('%j', async (text, domain) => {
    expect(await domainOf(text)).toBe(domain)
  })

  test('leads to the site for the country', async () => {
    expect(await domainOf('BRASSMOOR LAMPWORKS', { country: 'de' })).toBe('lampworks.example.de')
  })

  test.each([
    ['GATEWAY DENTAL GROUP OMAHA NE', { mcc: '8021' }, 'the category code is of another trade'],
    ['GATEWAY DENTAL GROUP OMAHA NE', {}, 'another business is meant'],
    ['GATEWAY OLD MILL OMAHA NE', {}, 'it is a common word'],
    ['TARGET PRACTICE RANGE', {}, 'it is a common word'],
    ['HARBOUR ONE TWO THREE FOUR', {}, 'too many words are left over'],
    ['QUILLMARK OLD MILL', {}, 'it is little known'],
    ['QUILLMARK', { country: 'us' }, 'it is little known, and known elsewhere'],
  ])('%j is not it', async (text, request, why) => {
    const { company, explanation } = await identified(text, request)
    expect(company).toBeUndefined()
    expect(explanation.candidates[0]?.rejected).toContain(why)
    expect(explanation.reason).toContain(why)
  })

  test('of a common word is taken with a second sign', async () => {
    expect(await domainOf('GATEWAY OLD MILL', { mcc: '5732' })).toBe('gateway.example')
  })
})

describe('hosts, telephone numbers and category codes', () => {
  test.each([
    ['Zzyx order Amzn.com/bill WA', {}, 'amazon.com'],
    ['AMAZON.CO.UK*MK4XY0PQ4 LUX', {}, 'amazon.co.uk'],
    ['AMZN Mktp CA*TB6XY1230', { country: 'ca' }, 'amazon.ca'],
    ['FS *smallworks.com fastspring.com NY', {}, 'smallworks.com'],
    ['HTTPSAMAZON.CO', {}, 'amazon.com'],
    ['ZZYX 866-579-7172 CA', {}, 'netflix.com'],
    ['ZZYX', { phone: '1 (866) 579-7172' }, 'netflix.com'],
    ['ZZYX', { phone: '8665797172.0' }, 'netflix.com'],
    ['ZZYX 0062345678901', { mcc: '3058' }, 'delta.com'],
  ])('%j with %j', async (text, request, domain) => {
    expect(await domainOf(text, request)).toBe(domain)
  })

  test('a payment service says nothing about the merchant', async () => {
    expect(await domainOf('PAYPAL *ZZYX 4029357733')).toBeUndefined()
    expect(await domainOf('SQ *ZZYX gosq.com')).toBeUndefined()
  })

  test('a telephone number may be known from pages', async () => {
    const phoneBook = async (digits: string) => (digits === '2125550100' ? 'ferncott.example' : undefined)
    const answer = await identifyTransaction(source, { text: 'ZZYX', phone: '2125550100' }, phoneBook)
    expect(answer.company?.domain).toBe('ferncott.example')
  })
})

describe('confidence', () => {
  test('is high where two independent signs agree', async () => {
    expect(await identified('STARBUCKS', { mcc: '5814' })).toMatchObject({ confidence: 'high' })
    expect(await identified('FS *smallworks.com')).toMatchObject({ confidence: 'medium' })
  })

  test('a demand for it refuses the others', async () => {
    const request = { highConfidenceOnly: true }
    expect(await domainOf('TARGET', request)).toBeUndefined()
    expect(await domainOf('TARGET', { ...request, mcc: '5310' })).toBe('target.com')
    const { explanation } = await identified('TARGET', request)
    expect(explanation.reason).toContain('no second, independent sign agrees')
  })
})

test.each([
  [{ text: ' ' }, 'The transaction is empty'],
  [{ text: 'X'.repeat(2001) }, '2001 characters'],
  [{ text: 'X', mcc: '54' }, 'does not have four digits'],
  [{ text: 'X', country: 'usa' }, 'is not a code of two letters'],
  [{ text: 'X', phone: '12-34' }, 'fewer than 7 digits'],
])('%j is refused', async (request, message) => {
  await expect(identifyTransaction(source, request)).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining(message),
  })
})

test('without any directory, words of objects of JavaScript are words', async () => {
  const empty = sourceOf([], 'shipped')
  for (const text of ['constructor', '__proto__ toString 123', 'SQ *hasOwnProperty']) {
    expect((await identifyTransaction(empty, { text })).company).toBeUndefined()
  }
})

test('texts are measured as they are compared: one character may stand for eighteen', async () => {
  const line = { text: '\ufdfa'.repeat(200) }
  await expect(identifyTransaction(source, line)).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('3600 characters'),
  })
  for (const city of ['\ufdfa'.repeat(20), 'a '.repeat(6_000)])
    await expect(identifyTransaction(source, { text: 'STARBUCKS', city })).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('The city has'),
    })
})

test('a hostile line takes no time', async () => {
  const lines = ['A '.repeat(1000), '1'.repeat(2000), 'A.'.repeat(1000), '*'.repeat(2000), ' -/'.repeat(600)]
  for (const text of lines) await identified(text)
})

test('what the operator said of a descriptor stands above all tables', async () => {
  const corrected = sourceOf([entry('mine.example', 'Starbucks')], 'corrected')
  const answer = await identifyTransaction(corrected, {
    text: 'STARBUCKS STORE 08712 SEATTLE WA',
    mcc: '5814',
  })
  expect(answer).toMatchObject({ company: { domain: 'mine.example' }, confidence: 'high' })
})

test('a name that is the beginning of a longer one in the line is not meant', async () => {
  const both = sourceOf(
    [
      entry('orbital.example', 'Orbital', { country: 'US', countries: ['US'], rank: 1 }),
      entry('orbital-k.example', 'Orbital K', { rank: 0.9 }),
    ],
    'shipped',
  )
  const found = await identifyTransaction(both, { text: 'ORBITAL K 01234 PHOENIX AZ' })
  expect(found.company?.domain).toBe('orbital-k.example')
  expect((await identifyTransaction(both, { text: 'ORBITAL 01234 PHOENIX AZ' })).company?.domain).toBe(
    'orbital.example',
  )
})
