import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imageSize } from '../../../src/formats/image.ts'
import { command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const run = (...args: string[]) =>
  command('logo', ...args, '--hosts', folder.hosts, '--db', folder.at('logos.db'), '--producer', 'cascade')

test('a logo into a file whose name says the format, and why it is this one', async () => {
  const file = folder.at('tolmarind.webp')
  const { code, stdout, stderr } = await run(
    'tolmarind.example',
    '--type',
    'logo',
    '--size',
    '200',
    '--out',
    file,
  )
  expect([code, stdout]).toEqual([0, ''])
  expect(stderr).toMatch(/^tolmarind\.example: data:image\/svg\+xml,…, 200 by \d+ pixels\nOf \d pictures, /)
  expect(imageSize(readFileSync(file))).toMatchObject({ type: 'webp', width: 200 })
})

test('a picture on stdout, and what is no style', async () => {
  const { code, stdout } = await run(
    'tolmarind.example',
    '--format',
    'svg',
    '--size',
    '32',
    '--theme',
    'dark',
  )
  expect([code, stdout.slice(0, 4)]).toEqual([0, '<svg'])
  expect((await run('tolmarind.example', '--size', '5')).stderr).toContain('from 16 to 1024')
  for (const wrong of ['reddish', 'transparent', '12345'])
    expect(await run('tolmarind.example', '--background', wrong)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('six hexadecimal digits'),
    })
})

test.each([
  ['white', '#ffffff'],
  ['RebeccaPurple', '#663399'],
  ['1a2b3c', '#1a2b3c'],
  ['#1A2B3C', '#1a2b3c'],
])('the background %s is painted', async (background, hex) => {
  const { code, stdout } = await run('tolmarind.example', '--format', 'svg', '--background', background)
  expect([code, stdout.toLowerCase()]).toEqual([0, expect.stringContaining(hex)])
})
