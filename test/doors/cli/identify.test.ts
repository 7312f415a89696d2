import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { command } from './command.ts'

const db = join(tmpdir(), 'blazon-identify-is-not-made.db')
const identify = (...args: string[]) => command('identify', ...args, '--db', db)

afterEach(() => vi.restoreAllMocks())

test('the company behind a line, for people and as JSON, without a database', async () => {
  const shown = await identify('SBUX 1234 SEATTLE WA')
  expect(shown).toMatchObject({ code: 0, stderr: '' })
  expect(shown.stdout).toMatch(/^Starbucks {2}starbucks\.com {2}confidence: high\n$/)
  const json = await identify('SBUX 1234 SEATTLE WA', '--json', '--mcc', '5814')
  expect(JSON.parse(json.stdout)).toMatchObject({
    merchant: 'Starbucks',
    company: { domain: 'starbucks.com', name: 'Starbucks' },
    confidence: 'high',
    explanation: {
      steps: [
        { rule: 'number', removed: '1234' },
        { rule: 'place', removed: 'SEATTLE WA' },
      ],
    },
  })
  expect(existsSync(db)).toBe(false)
})

test('each step and the candidates are told', async () => {
  const { stdout } = await identify('SQ *TARGET PRACTICE RANGE', '--explain')
  expect(stdout).toContain('no company  merchant: Target Practice Range')
  expect(stdout).toMatch(/processor +SQ \*/)
  expect(stdout).toMatch(/target\.com .*not taken: it is a common word, and no second sign agrees/)
})

test('what is no merchant ends with 1, and a wrong value with 2', async () => {
  expect(await identify('ATM CASH WITHDRAWAL')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('“atm cash withdrawal” says that no merchant is named (cash).'),
  })
  expect(await identify('TARGET', '--high-confidence')).toMatchObject({ code: 1 })
  expect(await identify('TARGET', '--mcc', '53')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('The merchant category code "53" does not have four digits'),
  })
})

test('lines of standard input, as they are or as JSON objects', async () => {
  const lines = [
    'SBUX 1234',
    '',
    '{"transaction_info": "WOOLWORTHS 1234", "country_gl": "au", "mcc": 5411}',
    'SQ *OLD MILL',
  ]
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([lines.join('\n')]) as never)
  const { code, stdout } = await identify('-')
  expect(stdout.split('\n')).toEqual([
    'starbucks.com\tStarbucks\thigh\tStarbucks\tSBUX 1234',
    'woolworths.com.au\tWoolworths\thigh\tWoolworths\tWOOLWORTHS 1234',
    '\t\t\tOld Mill\tSQ *OLD MILL',
    '',
  ])
  expect(code).toBe(1)
})

test('a line that is no transaction is named', async () => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(['SBUX\n{"a": 1}\n']) as never)
  const { code, stderr } = await identify('-', '--json')
  expect(stderr).toContain('Line 2 is no transaction')
  expect(code).toBe(2)
})
