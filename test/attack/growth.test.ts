import { expect, test } from 'vitest'
import { COSTLY_STYLES, NESTED_TABLES } from '../../scripts/torture/attack/costly-styles.ts'
import { factsOf } from '../../src/extract/facts/index.ts'
import { readPage } from '../../src/extract/reading.ts'
import { judge } from '../../src/paths/describe.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

/*
 * Processor time of a page that is read. The tables once took from 10 s to minutes, and the styles up to 2 s
 * for each rule. All of them take well below 1 s now.
 */
const MAX_MS = 6_000

function spentOn(html: string, read: (snapshot: ReturnType<typeof snapshotFromHtml>) => unknown): number {
  const snapshot = snapshotFromHtml({ url: 'https://acme.example/', html })
  const before = process.cpuUsage()
  read(snapshot)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test.each(Object.entries(NESTED_TABLES))('%s are read for products in their time', (_, make) => {
  expect(spentOn(make(), (snapshot) => readPage(snapshot, { kind: 'products' }))).toBeLessThan(MAX_MS)
})

test.each(Object.entries(NESTED_TABLES))('%s are read for answers in their time', (_, make) => {
  expect(spentOn(make(), factsOf)).toBeLessThan(MAX_MS)
})

test.each(Object.entries(COSTLY_STYLES))('%s are applied in their time', (_, make) => {
  expect(spentOn(make(), judge)).toBeLessThan(MAX_MS)
})

test('the plans of a table are found beside and within tables that lay the page out', () => {
  const plans =
    '<table><tr><th>Plan<th>Small<th>Large<tr><td>Price<td>$5 a month<td>$9 a month<tr><td>Sharing<td>no<td>yes</table>'
  const html = `<!doctype html><html lang=en><title>Fine</title><table><tr><td><h1>Prices</h1>${plans}<td>Beside<td>More</table>`
  const read = readPage(snapshotFromHtml({ url: 'https://fine.example/pricing', html }), { kind: 'products' })
  expect(read).toMatchObject({
    state: 'ok',
    products: [
      { name: 'Small', price: 5 },
      { name: 'Large', price: 9 },
    ],
  })
})
