import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const TEXTS = {
  en: 'We have been making anvils for all who work with iron since 1990, and you will find what you need with us.',
  de: 'Wir bauen seit 1990 Ambosse für alle, die mit Eisen arbeiten, und bei uns finden Sie, was Sie brauchen.',
}
const page = (language: keyof typeof TEXTS) =>
  `<!doctype html><title>Acme</title><h1>Acme</h1><p>${TEXTS[language]}</p><p>${TEXTS[language]}</p>`

test('a list in a language: beside what sites say to everybody, gone on with and exported for itself', async () => {
  const { port, seen } = await serveSites({
    'acme.example': {
      '/': ({ headers }, response) => {
        const language = headers['accept-language']?.startsWith('de') ? 'de' : 'en'
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(language))
      },
    },
  })
  const folder = temporaryFolder()
  const [hosts, list, db] = ['hosts', 'list.txt', 'a.db'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  writeFileSync(list, 'acme.example\n')
  const flags = ['--db', db, '--hosts', hosts, '--producer', 'cascade', '--no-more-pages']
  const batch = async (...args: string[]) => {
    const { code, stderr } = await command('batch', list, ...flags, ...args)
    expect(code, stderr).toBe(0)
    return stderr.trim().split('\n').at(-1)
  }
  const languages = async (...args: string[]) => {
    const { stdout } = await command('export', '--db', db, ...args)
    const rows = stdout.split('\n').filter(Boolean)
    return rows.map((row) => JSON.parse(row).record.fields.language.value)
  }
  expect(await batch('--language', 'german')).toContain('1 described')
  expect([await languages(), await languages('--language', 'de')]).toEqual([[], ['de']])
  expect(await batch('--language', 'de')).toContain('1 fresh already')
  expect(await batch()).toContain('1 described')
  expect([await languages(), await languages('--language', 'german')]).toEqual([['en'], ['de']])
  // A lookup of one of the brands finds the stored result.
  const one = await command('brand', 'acme.example', ...flags, '--language', 'german', '--json')
  expect(JSON.parse(one.stdout)).toMatchObject({ record: { fields: { language: { value: 'de' } } } })
  expect(seen.filter((url) => url === 'acme.example/')).toHaveLength(2)
})

test('what is no language is refused before anything is done', async () => {
  const { code, stderr } = await command('batch', 'list.txt', '--language', 'klingon')
  expect([code, stderr]).toEqual([2, expect.stringContaining('"klingon" is not a language that we know')])
})
