import { expect, test } from 'vitest'
import { command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const run = (...args: string[]) =>
  command('styleguide', ...args, '--hosts', folder.hosts, '--db', folder.at('guides.db'))

test('JSON with evidence', async () => {
  const { code, stdout, stderr } = await run('ferncott.example')
  expect([code, stderr]).toEqual([0, ''])
  const guide = JSON.parse(stdout)
  expect(guide.mode).toMatchObject({ value: 'light', rule: expect.any(String) })
  expect(guide.mode.evidence[0]).toMatchObject({ source: 'css', where: 'page' })
  expect(guide.typography.headings.h1.value.fontFamily).toBe('Lora')
})

test('a page by its whole address, in another format', async () => {
  const page = await run('http://ferncott.example/', '--format', 'css')
  expect([page.code, page.stdout]).toEqual([0, expect.stringContaining('--p-font-family: "Nunito Sans"')])
})

test('a format that there is not', async () => {
  const { code, stdout, stderr } = await run('ferncott.example', '--format', 'figma')
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('json, dtcg, css, tailwind')])
})
