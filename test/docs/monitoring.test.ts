import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon } from '../../src/library/lookups.ts'

const FOLDER = new URL('../../examples/monitoring/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

/** Names of metrics in expressions, without the endings of the series that a histogram has. */
function metricsIn(text: string): string[] {
  const names = text.match(/\b(?:blazon|process|nodejs)_\w+/g) ?? []
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))].sort()
}

async function metricsServed(): Promise<string[]> {
  const blazon = await createBlazon()
  onTestFinished(() => blazon.close())
  const text = await blazon.metrics()
  return [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name).sort()
}

interface Dashboard {
  readonly panels: readonly {
    readonly type: string
    readonly title: string
    readonly targets?: readonly { readonly expr: string }[]
  }[]
}

test('every metric that the dashboard and the alerts ask for is served, and every one that is served is shown', async () => {
  const { panels } = JSON.parse(read('dashboard.json')) as Dashboard
  const asked = metricsIn(panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n'))
  const served = await metricsServed()
  expect(asked.length).toBeGreaterThan(20)
  expect(asked).toEqual(served)
  expect(served).toEqual(
    expect.arrayContaining(metricsIn(read('alerts.yaml').replace(/^ +(?:look|summary):.*$/gm, ''))),
  )
})

test('every panel but headings has a question, and no two have the same name', () => {
  const { panels } = JSON.parse(read('dashboard.json')) as Dashboard
  const shown = panels.filter(({ type }) => type !== 'row')
  for (const { title, targets = [] } of shown) expect(targets.length, title).toBeGreaterThan(0)
  expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length)
})

test('metrics are written in docs/operation.md', async () => {
  const page = readFileSync(new URL('../../docs/operation.md', import.meta.url), 'utf8')
  for (const name of await metricsServed()) expect(page, name).toContain(`\`${name}\``)
})
