import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lint } from '@google/design.md/linter'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { ServeEngine } from '../../src/doors/http/engine.ts'
import { createBlazon } from '../../src/index.ts'
import { command, fixtureFolder } from '../doors/cli/command.ts'
import { answerIn } from '../doors/http/opened.ts'
import { startServing } from '../doors/http/serving.ts'
import { patient } from '../house/patient.ts'

const PATIENCE = patient()

const folder = fixtureFolder()

test('the command writes a folder with all files, and prints DESIGN.md without one', async () => {
  const out = folder.at('brand')
  const run = (...args: string[]) =>
    command('design', 'duskwether.example', ...args, '--hosts', folder.hosts, '--db', folder.at('design.db'))
  const { code, stderr, stdout } = await run('--out', out)
  expect([code, stdout, stderr]).toEqual([0, '', expect.stringContaining('duskwether.example: 28 files')])
  expect(readdirSync(out).sort()).toEqual([
    ...['DESIGN.md', 'SKILL.md', '_brand.yml', 'design.json', 'fonts.json', 'icons', 'marks'],
    ...['tailwind.config.js', 'tailwind.css', 'tokens.css', 'tokens.json'],
  ])
  const text = readFileSync(join(out, 'DESIGN.md'), 'utf8')
  expect(lint(text).summary.errors).toBe(0)
  expect(readFileSync(join(out, 'marks/logo-dark.svg'), 'utf8')).toMatch(/^<svg/)
  const { width, height, hasAlpha } = await sharp(join(out, 'icons/icon-512-maskable.png')).metadata()
  expect([width, height, hasAlpha]).toEqual([512, 512, expect.any(Boolean)])
  // The page is stored with its rules for hover, and is not visited again.
  const printed = await run()
  expect(printed.stdout).toBe(text)
  expect(text).toContain('| button-primary | hover | `background-color: #4a31b8` |')
  expect(text).toContain('| surface | `#faf9ff` | `#12102b` |')
})

test('the route has the design and its files, pictures in base64, and stores both', async () => {
  const blazon = await createBlazon({ hosts: folder.hosts, options: PATIENCE })
  onTestFinished(() => blazon.close())
  let calls = 0
  const design: ServeEngine['design'] = (handle, request) => {
    calls++
    return blazon.design(handle, request)
  }
  const { get } = await startServing({ engine: { design } })
  const answer = await get('/v1/brand/design?domain=ovalune.example')
  expect(answer.status).toBe(200)
  const { files, ...body } = answerIn(await answer.json()) as {
    files: { path: string; text?: string; base64?: string }[]
    design: object
  }
  expect(body).toMatchObject({
    ...{ status: 'ok', code: 200, domain: 'ovalune.example' },
    design: { domain: 'ovalune.example', name: 'Ovalune', pairs: [], breakpoints: [760] },
  })
  const icon = files.find(({ path }) => path === 'icons/icon-32.png')
  expect(
    Buffer.from(icon?.base64 ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect(files[0]).toMatchObject({ path: 'DESIGN.md', text: expect.stringContaining('# `Ovalune`') })
  await get('/v1/brand/design?domain=ovalune.example')
  expect(calls).toBe(1)
})

test('a page that is not the brand’s is refused, and a brand without a logo has no marks', async () => {
  const blazon = await createBlazon({ hosts: folder.hosts, options: PATIENCE })
  onTestFinished(() => blazon.close())
  expect(await blazon.design({ domain: 'mellowtrumpet.example' })).toMatchObject({ state: 'refused' })
  const found = await blazon.design({ domain: 'tihostruy.example' })
  if (found.state !== 'ok') throw new Error('It is found.')
  const marks = found.files.filter(({ path }) => path.includes('icon-512'))
  expect(marks).toEqual([])
  expect(found.design.notes).toContain(
    'icons/icon-512.png is left out: the icon of the page has fewer pixels.',
  )
})
