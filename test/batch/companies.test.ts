import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sourceOf } from '../../src/directory/memory.ts'
import { createBlazon, type ListEntry, type ListRead, readList, runBatch } from '../../src/index.ts'
import { entry, listing } from '../directory/entries.ts'
import { allOf, temporaryFolder } from '../store/temporary.ts'

async function entriesOf(text: string, read: ListRead = {}) {
  async function* bytes() {
    yield Buffer.from(text)
  }
  const columns: string[] = []
  const entries: ListEntry[] = []
  const onColumn = (...told: string[]) => columns.push(told.join(': '))
  for await (const one of readList(bytes(), { ...read, onColumn })) entries.push(one)
  const handles = entries.map(({ handle, kind = 'domain', beside }) => [kind, handle, beside ?? ''].join(' '))
  return { columns, handles }
}

test.each<[string, ListRead, string[], string[]]>([
  ['Company Name,City\nAcme Inc.,Rome\n', {}, ['Company Name: name'], ['name Acme Inc. ']],
  ['Ticker;Exchange\nACM;LSE\nBRK.B;\n', {}, ['Ticker: ticker'], ['ticker ACM LSE', 'ticker BRK.B ']],
  ['id,ISIN\n1,US0378331005\n', {}, ['ISIN: isin'], ['isin US0378331005 ']],
  // Where there are domains, they are read, unless something else is asked for.
  ['name,website\nAcme,acme.com\n', {}, ['website: domain'], ['domain acme.com ']],
  ['name,website\nAcme,acme.com\n', { kind: 'name' }, ['name: name'], ['name Acme ']],
  ['name,website\nAcme,acme.com\n', { column: 'name' }, ['name: name'], ['name Acme ']],
  // An e-mail address stands for its domain, unless it is asked for as such.
  ['email,id\na@acme.com,1\n', {}, ['email: domain'], ['domain a@acme.com ']],
  ['email,id\na@acme.com,1\n', { kind: 'email' }, ['email: email'], ['email a@acme.com ']],
  ['{"ticker":"ACM","exchange":"LSE"}\n', {}, ['ticker: ticker'], ['ticker ACM LSE']],
  ['Acme, Inc.\nBrack # a comment\n', { kind: 'name' }, [], ['name Acme, Inc. ', 'name Brack ']],
  ['US0378331005\n', { kind: 'isin' }, [], ['isin US0378331005 ']],
  ['Acme, Inc.\nacme.com\n', { kind: 'auto' }, [], ['auto Acme, Inc. ', 'auto acme.com ']],
  [
    'what\nacme.com\nACM\n',
    { kind: 'auto', column: 'what' },
    ['what: auto'],
    ['auto acme.com ', 'auto ACM '],
  ],
  [
    'id,company\n1,acme.com\n2,ACM\n',
    { kind: 'auto', name: 'a.csv' },
    ['company: auto'],
    ['auto acme.com ', 'auto ACM '],
  ],
  ['{"q":"acme.com"}\n{"q":"ACM"}\n', { kind: 'auto' }, ['q: auto'], ['auto acme.com ', 'auto ACM ']],
  ['paper\nUS0378331005\n', { kind: 'isin', column: 'paper' }, ['paper: isin'], ['isin US0378331005 ']],
])('%j with %j', async (text, read, columns, handles) => {
  expect(await entriesOf(text, read)).toEqual({ columns, handles })
})

test('a list without such a column is refused', async () => {
  await expect(entriesOf('a,b\n1,2\n', { kind: 'isin', column: 'isin' })).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'There is no column “isin”; name one of: 1, 2.',
  })
})

test('a batch of companies stores the input, and the domain or the reason', async () => {
  const directory = sourceOf(
    [entry('acme.example', 'Acme', { listings: [listing('ACM', 'LSE', { isin: 'US0378331005' })] })],
    'imported',
  )
  const hosts = join(temporaryFolder(), 'hosts')
  // Nothing listens there.
  writeFileSync(hosts, '127.0.0.1:1 - acme.example\n')
  const options = { producer: 'cascade', escalation: { maxAttempts: 1 }, batch: { maxAttempts: 1 } } as const
  const blazon = await createBlazon({ directory, hosts, options })
  onTestFinished(() => blazon.close())
  const lines: ListEntry[] = [
    { line: 1, input: 'ACM', handle: 'ACM', kind: 'ticker', beside: 'LSE' },
    { line: 2, input: 'Nobody', handle: 'Nobody', kind: 'name' },
    { line: 3, input: 'a@gmail.com', handle: 'a@gmail.com', kind: 'email' },
    { line: 4, input: 'US0378331006', handle: 'US0378331006', kind: 'isin' },
    { line: 5, input: 'US0378331005', handle: 'US0378331005', kind: 'isin' },
  ]
  const summary = await runBatch(blazon, { list: 'companies', lines })
  expect(summary).toMatchObject({ lines: 5, invalid: 3 })
  const stored = await allOf(blazon.queue().allLines({ list: 'companies' }))
  expect(stored.map(({ input, domain, reason }) => [input, domain ?? reason])).toEqual([
    ['ACM', 'acme.example'],
    ['Nobody', expect.stringContaining('No company is known by the name “Nobody”')],
    ['a@gmail.com', expect.stringContaining('everybody can have an address')],
    ['US0378331006', expect.stringContaining('check digit')],
    ['US0378331005', 'acme.example'],
  ])
})
