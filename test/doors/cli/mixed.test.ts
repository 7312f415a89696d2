import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

/** Companies that the shipped directory knows, each with a page here that only says who it is. */
const DOMAINS = ['apple.com', 'ikea.com', 'sap.com', 'nestle.com', 'acme.com']
const folder = temporaryFolder(afterAll)
const at = (name: string) => join(folder, name)
const over = (db: string) => ['--db', at(db), '--hosts', at('hosts'), '--producer', 'cascade']

beforeAll(async () => {
  const page = (domain: string) => ({
    '/': `<!doctype html><html lang=en><title>${domain} at home</title><h1>We are ${domain}</h1><p>Things that people need every day, made with care since the first day of our company.`,
  })
  const sites = await serveSites(
    Object.fromEntries(DOMAINS.map((domain) => [domain, page(domain)])),
    false,
    afterAll,
  )
  writeFileSync(at('hosts'), DOMAINS.map((domain) => `127.0.0.1:${sites.port} - ${domain}\n`).join(''))
})

test('a list of domains, names, tickers, ISINs and addresses is read as what each entry looks like', async () => {
  const entries = [
    ...['acme.com', 'NASDAQ:AAPL', 'Nestlé', 'info@acme.com', 'DE0007164600', 'AAPL', 'IKEA'],
    ...['jane@gmail.com', 'US0378331006', 'NASDQ:AAPL', 'Nobody Has This Name'],
  ]
  writeFileSync(at('mixed.txt'), entries.map((entry) => `${entry}\n`).join(''))
  const { code, stderr } = await command('batch', at('mixed.txt'), '--kind', 'auto', ...over('list.db'))
  expect(stderr).toContain('5 described, 0 refused by page class, 0 failed, 4 invalid')
  expect(code).toBe(1)
  const { stdout } = await command('export', '--db', at('list.db'))
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
  expect(rows.map(({ input, readAs, domain, state }) => [input, readAs, domain ?? state])).toEqual([
    ['acme.com', 'domain', 'acme.com'],
    ['NASDAQ:AAPL', 'ticker', 'apple.com'],
    ['Nestlé', 'name', 'nestle.com'],
    ['info@acme.com', 'email', 'acme.com'],
    ['DE0007164600', 'isin', 'sap.com'],
    // Apple has no such name, and IKEA no such symbol.
    ['AAPL', 'ticker', 'apple.com'],
    ['IKEA', 'name', 'ikea.com'],
    ['jane@gmail.com', 'email', 'invalid'],
    ['US0378331006', 'isin', 'invalid'],
    ['NASDQ:AAPL', 'ticker', 'invalid'],
    ['Nobody Has This Name', 'name', 'invalid'],
  ])
  expect(rows.slice(7).map(({ message }) => message)).toEqual([
    expect.stringContaining('everybody can have an address'),
    expect.stringContaining('its check digit is 6, and must be 5'),
    expect.stringContaining('“NASDQ” is not the code of an exchange'),
    expect.stringContaining('No company is known by the name'),
  ])
  const csv = (await command('export', '--db', at('list.db'), '--format', 'csv')).stdout.split('\r\n')
  expect(csv[0]).toMatch(/,attempts,read_as,row$/)
  expect(csv[2]).toMatch(/,2,NASDAQ:AAPL,apple\.com,.*,ticker,2$/)
})

test.each([
  ['NASDAQ:AAPL', 'apple.com', 'NASDAQ:AAPL was read as a ticker: --ticker AAPL --exchange NASDAQ'],
  ['DE0007164600', 'sap.com', 'DE0007164600 was read as an ISIN: --isin DE0007164600'],
  ['info@acme.com', 'acme.com', 'info@acme.com was read as an e-mail address: --email info@acme.com'],
])('%s alone is looked up as what it can only be, and that is told', async (text, domain, told) => {
  const { code, stdout, stderr } = await command(text, '--json', ...over('alone.db'))
  expect(JSON.parse(stdout)).toMatchObject({ state: 'ok', domain })
  expect(stderr).toBe(`${told}\n`)
  expect(code).toBe(0)
})

test('several domains are looked up by one command, each with its card or its line of JSON', async () => {
  const shown = await command('acme.com', 'sap.com', ...over('several.db'))
  expect(shown.stdout).toMatch(/^acme\.com .*[\s\S]*^sap\.com /m)
  expect(shown.code).toBe(0)
  const json = await command('sap.com', 'acme.com', 'NASDAQ:AAPL', '--json', ...over('several.db'))
  const rows = json.stdout
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
  expect(rows.map(({ domain, state }) => [domain, state])).toEqual([
    ['sap.com', 'ok'],
    ['acme.com', 'ok'],
    ['apple.com', 'ok'],
  ])
})

test('what one of several comes to does not keep the others from being shown', async () => {
  const { code, stdout, stderr } = await command('jane@gmail.com', 'acme.com', ...over('some.db'))
  expect(stderr).toContain('everybody can have an address')
  expect(stdout).toMatch(/^acme\.com /)
  expect(code).toBe(1)
  // A mistyped one is told before anything is looked up.
  const wrong = await command('acme.com', 'sap.c', ...over('never.db'))
  expect(wrong).toMatchObject({ code: 2, stdout: '' })
  expect(wrong.stderr).toContain('“sap.c” is not a domain')
  expect(existsSync(at('never.db'))).toBe(false)
})

test('the columns of a table come back in the export, under names that no other column has', async () => {
  const table = 'name,website,name,crm id\nAcme,acme.com,old,"=7"\n"Two\nlines",www.acme.com,,9\nNone,,x,8\n'
  writeFileSync(at('crm.csv'), table)
  await command('batch', at('crm.csv'), '--keep', ...over('keep.db'))
  const { stdout } = await command('export', '--db', at('keep.db'))
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
  expect(rows.map(({ line, domain, kept }) => [line, domain, kept])).toEqual([
    [2, 'acme.com', { name: 'Acme', website: 'acme.com', 'name (3)': 'old', 'crm id': '=7' }],
    [3, 'acme.com', { name: 'Two\nlines', website: 'www.acme.com', 'name (3)': '', 'crm id': '9' }],
    [5, undefined, { name: 'None', website: '', 'name (3)': 'x', 'crm id': '8' }],
  ])
  const csv = (await command('export', '--db', at('keep.db'), '--format', 'csv')).stdout.split('\r\n')
  expect(csv[0]).toMatch(/,read_as,row,input:name,input:website,input:name \(3\),input:crm id$/)
  expect(csv[1]).toMatch(/,Acme,acme\.com,old,'=7$/)
  // Another list that nothing is kept of has no such columns.
  writeFileSync(at('plain.txt'), 'sap.com\n')
  await command('batch', at('plain.txt'), ...over('keep.db'))
  const plain = await command('export', '--db', at('keep.db'), '--format', 'csv', '--list', at('plain.txt'))
  expect(plain.stdout.split('\r\n')[0]).toMatch(/,attempts,read_as,row$/)
})

test('-o chooses fields of the card, of JSON and of an export', async () => {
  const found = over('chosen.db')
  const card = await command('acme.com', '-o', 'contact,name', ...found)
  expect(card.stdout.split('\n').map((line) => line.trim().split(' ')[0])).toEqual([
    'acme.com',
    'contact',
    '',
  ])
  const { stdout } = await command('acme.com', '-o', 'colours,name', '--json', ...found)
  expect(Object.keys(JSON.parse(stdout).record.fields)).toEqual(['colors', 'name'])
  const [line = ''] = (await command('export', '--db', at('chosen.db'), '-o', 'email')).stdout.split('\n')
  expect(Object.keys(JSON.parse(line).record.fields)).toEqual(['email'])
  const csv = await command('export', '--db', at('chosen.db'), '--format', 'csv', '--fields', 'name,address')
  const columns = csv.stdout.split('\r\n')[0]?.split(',') ?? []
  expect(columns.slice(columns.indexOf('message') + 1, columns.indexOf('finished_at'))).toEqual([
    'name',
    'street',
    'city',
    'state_province',
    'postal_code',
    'country_code',
  ])
  expect(await command('acme.com', '-o', 'nmae', ...found)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('There is no field "nmae". Did you mean name?'),
  })
})
