import { expect, test } from 'vitest'
import { extractProducts, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'

const productOf = (html: string, lang: string, url = 'https://forge.com/product/anvil') =>
  foundValue(
    extractProducts(
      snapshotFromHtml({
        url,
        html: `<!doctype html><html lang="${lang}"><title>Anvil</title>${html}</html>`,
      }),
    ),
  )?.product

test('cents without a zero before them', () => {
  const html =
    '<main><h1>Anvil</h1><div class="price">,89 €</div><p>Artikelnummer: AN-4-100</p><button>In den Warenkorb</button></main>'
  expect(productOf(html, 'de')).toMatchObject({ price: 0.89, currency: 'EUR' })
})

test('a price that is declared with its sign alone tells its currency', () => {
  const offer = { '@type': 'AggregateOffer', lowPrice: '$1,250', highPrice: '$1495' }
  const data = { '@context': 'https://schema.org', '@type': 'Product', name: 'Anvil', offers: offer }
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Anvil</h1>`
  expect(productOf(html, 'en')).toMatchObject({ price: 1250, currency: 'USD' })
})
