import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startServing } from './serving.ts'

test('the documents and their list are open, as Markdown', async () => {
  const { get } = await startServing()
  const list = await get('/llms.txt', {})
  expect(list.status).toBe(200)
  const text = await list.text()
  expect(text).toMatch(/^# blazon \d+\.\d+\.\d+\n\n> .+\n\n## /)
  const folder = new URL('../../../docs/', import.meta.url)
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const listed = [...text.matchAll(/\(\/docs\/([\w-]+\.md)\)/g)].map(([, name]) => name)
  expect(listed).toEqual(names.sort())
  for (const name of names) {
    const document = await get(`/docs/${name}`, {})
    expect(document.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await document.text()).toBe(readFileSync(new URL(name, folder), 'utf8'))
  }
  for (const [, path] of text.matchAll(/\((\/[^)]+)\)/g)) expect((await get(path ?? '', {})).status).toBe(200)
})

test('nothing else is', async () => {
  const { get } = await startServing()
  for (const path of [
    '/docs/none.md',
    '/docs/..%2fpackage.json',
    '/docs/../package.json',
    '/docs/constructor',
  ])
    expect([401, 404], path).toContain((await get(path, {})).status)
})
