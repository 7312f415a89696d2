import { expect, test } from 'vitest'
import { command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const run = (...args: string[]) =>
  command('fonts', ...args, '--hosts', folder.hosts, '--db', folder.at('fonts.db'))

test('a line a family for people, and the result with evidence as JSON', async () => {
  const shown = await run('ferncott.example')
  expect([shown.code, shown.stderr]).toEqual([0, ''])
  const [head, columns, ...rows] = shown.stdout.split('\n')
  expect(head).toContain('ferncott.example')
  expect(columns).toMatch(/^ +family +role +words +elements +used for +falls back to$/)
  expect(rows[0]).toMatch(/^ +Nunito Sans +body +\d+\.\d % +\d+\.\d % +\w+/)
  expect(rows[1]).toMatch(/^ +Lora +heading +\d+\.\d % /)

  const { code, stdout } = await run('ferncott.example', '--json')
  const result = JSON.parse(stdout)
  expect([code, result.state, result.domain]).toEqual([0, 'ok', 'ferncott.example'])
  expect(result.fonts).toMatchObject({
    value: [
      { family: 'Nunito Sans', roles: ['body'] },
      { family: 'Lora', roles: ['heading'] },
    ],
    rule: 'computed-styles',
    evidence: [{ source: 'css' }, { source: 'css' }],
  })
})

test('a page that is no brand’s says so', async () => {
  const parked = await run('mellowtrumpet.example')
  expect([parked.code, parked.stdout]).toEqual([1, expect.stringContaining('not a brand: parked')])
})
