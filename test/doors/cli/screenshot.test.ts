import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { imageSize } from '../../../src/formats/image.ts'
import { command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const run = (...args: string[]) =>
  command('screenshot', ...args, '--hosts', folder.hosts, '--db', folder.at('shots.db'))

test.runIf(await findBrowser())('a picture into a file', async () => {
  const { code, stdout, stderr } = await run(
    'http://pennoray.example/',
    '--prioritize',
    'speed',
    '--out',
    folder.at('pennoray.png'),
  )
  expect([code, stdout]).toEqual([0, ''])
  expect(stderr).toMatch(/^http:\/\/pennoray\.example\/: 1920 by 1080 pixels\n/)
  const png = readFileSync(folder.at('pennoray.png'))
  expect(imageSize(png)).toMatchObject({ type: 'png', width: 1920, height: 1080 })
})

test('a kind of page that there is not', async () => {
  const { code, stdout, stderr } = await run('pennoray.example', '--page', 'imprint')
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('pricing')])
})

test('a producer, of which there is no choice', async () => {
  const { code, stdout, stderr } = await run('pennoray.example', '--producer', 'cascade')
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining("unknown option '--producer'")])
})
