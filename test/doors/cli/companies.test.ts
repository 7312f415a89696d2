import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const { at } = folder

test('an e-mail address at its domain leads to a brand', async () => {
  const db = at('email.db')
  const shown = await command('--email', 'jane@ferncott.example', '--db', db, '--hosts', folder.hosts)
  expect(shown.stdout).toContain('Ferncott')
  expect(shown.stdout).toContain('“jane@ferncott.example” is an address at ferncott.example')
  expect(shown.code).toBe(0)
  const json = await command(
    'fonts',
    '--email',
    'jane@ferncott.example',
    '--db',
    db,
    '--hosts',
    folder.hosts,
    '--json',
  )
  expect(JSON.parse(json.stdout)).toMatchObject({ state: 'ok', domain: 'ferncott.example' })
})

test('how the page of a company is styled', async () => {
  const named = ['--email', 'jane@ferncott.example', '--db', at('style.db'), '--hosts', folder.hosts]
  const styled = await command('styleguide', ...named)
  expect(JSON.parse(styled.stdout)).toMatchObject({ colors: expect.anything() })
  expect(styled.code).toBe(0)
})

test.each([
  [['--name', 'a'], 'it has fewer than 2 characters'],
  [['--name', 'Example', '--country', 'Austria'], 'is not a country'],
  [['--isin', 'US0378331006'], 'its check digit is 6, and must be 5'],
  [['--ticker', 'A$'], 'is not a ticker'],
  [['--ticker', 'ACM', '--exchange', 'nyse'], 'is not the code of an exchange'],
  [['--email', 'nobody'], 'it has no @'],
  [['--name', 'Example', '--isin', 'US0378331005'], 'not --name and --isin together'],
  [['example.com', '--name', 'Example'], 'not a domain and --name together'],
  [['--country', 'de', '--isin', 'US0378331005'], '--country stands beside --name'],
  [['--exchange', 'NYSE', '--name', 'Example'], '--exchange stands beside --ticker'],
  [['fonts'], 'Name what to look up'],
  [['styleguide'], 'Name what to look up'],
  [['styleguide', '--email', 'nobody'], 'it has no @'],
  [['screenshot', '--isin', 'US0378331006', '--out', 'never.png'], 'its check digit is 6'],
  [['screenshot', 'example.com', '--name', 'Example', '--out', 'never.png'], 'not a domain and --name'],
])('%j is refused before anything is opened', async (args, message) => {
  const { code, stderr } = await command(...args, '--db', at('never.db'))
  expect(stderr).toContain(message)
  expect(code).toBe(2)
  expect(existsSync(at('never.db'))).toBe(false)
})

test.each([
  [['--name', 'Nobody Has This Name'], 'No company is known by the name “Nobody Has This Name”.'],
  [['--email', 'jane@gmail.com'], 'everybody can have an address'],
])('%j has no brand', async (args, message) => {
  const { code, stderr } = await command(...args, '--db', at('none.db'))
  expect(stderr).toContain(message)
  expect(code).toBe(1)
})
