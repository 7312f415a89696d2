import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SOURCES } from '../../scripts/bundle.mjs'
import { isSettingVariable, pathOf, SETTINGS } from '../../src/doors/cli/config/names.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test('Dockerfile and compose.yaml set variables that are there', () => {
  const set = [...`${read('Dockerfile')}${read('compose.yaml')}`.matchAll(/\b(BLAZON_[A-Z_]+)[=:]/g)]
  const names = new Set(set.map(([, name = '']) => name))
  expect([...names].sort()).toEqual([
    'BLAZON_API_KEY',
    'BLAZON_BLOBS',
    'BLAZON_DB',
    'BLAZON_SERVE_HOST',
    'BLAZON_SERVE_PLAIN_HTTP_FROM',
    'BLAZON_SERVE_PUBLIC_URL',
  ])
  for (const name of names) if (isSettingVariable(name)) expect(SETTINGS.has(pathOf(name)), name).toBe(true)
})

test('Dockerfile copies files that are there and that .dockerignore leaves in', () => {
  const copies = [...read('Dockerfile').matchAll(/^COPY (?!--from|<<)(.+)$/gm)].map(([, files = '']) => files)
  const copied = copies.flatMap((files) => files.split(' ').slice(0, -1))
  expect(copied).toEqual(expect.arrayContaining(['package-lock.json', 'bin', 'NOTICE']))
  const left = read('.dockerignore').split('\n')
  for (const file of copied)
    expect([file, existsSync(join(ROOT, file)), left.includes(file)]).toEqual([file, true, false])
})

test('.dockerignore leaves in what programs are made of', () => {
  const rules = read('.dockerignore').split('\n')
  for (const path of SOURCES) {
    const [top = ''] = path.split('/')
    const isLeft = rules.includes(`${top}/*`) ? rules.includes(`!${path}`) : !rules.includes(top)
    expect([path, isLeft]).toEqual([path, true])
  }
})
