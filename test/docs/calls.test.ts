import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGES } from '../../scripts/make/calls/pages.ts'

test.each([...PAGES])(
  '%s has the rows of all calls; npm run make -- calls writes them anew',
  (page, made) => {
    const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8')
    expect(text).toBe(made(text))
  },
)

test('every type that the method of a call takes or gives is exported by the library', () => {
  const read = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
  const methods = readdirSync(new URL('../../src/calls/', import.meta.url)).flatMap((file) => [
    ...read(`calls/${file}`).matchAll(/^export interface \w+Method \{\n([\s\S]*?)^\}/gm),
  ])
  expect(methods.length).toBeGreaterThan(10)
  const signatures = methods.map(([, body = '']) => body.replace(/\/\*\*[\s\S]*?\*\//g, '')).join('\n')
  const types = new Set(signatures.match(/\b[A-Z]\w+\b/g))
  const index = read('index.ts')
  const whole = [...index.matchAll(/^export (?:type )?\* from '\.\/(.+)'$/gm)].map(([, file = '']) =>
    read(file),
  )
  const exported = [index, ...whole].join('\n')
  const missing = [...types].filter((type) => !new RegExp(`\\b${type}\\b`).test(exported))
  expect(missing.filter((type) => !OF_TYPESCRIPT.includes(type))).toEqual([])
})

const OF_TYPESCRIPT = ['Promise', 'Partial']
