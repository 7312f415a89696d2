import { expect, test } from 'vitest'
import { listOf } from '../../src/extract/products/listed.ts'
import { extractProducts, isFound, snapshotFromHtml } from '../../src/library/extract.ts'

/** Addresses of pictures that a shop may write to lead whoever fetches them into a network of his own. */
const INSIDE = [
  ...['http://127.0.0.1/a.jpg', 'http://10.0.0.8/b.jpg', 'http://169.254.169.254/latest/meta-data/c.jpg'],
  ...['http://[::1]/d.jpg', 'http://localhost:8080/e.jpg', 'http://2130706433/f.jpg', 'http://0x7f.1/g.jpg'],
  ...['http://[::ffff:192.168.0.1]/h.jpg', 'http://shop.localhost/i.jpg'],
]
const OUTSIDE = 'https://cdn.forge.example/anvil.jpg'

function page(images: readonly string[], url: string) {
  const thing = {
    ...{ '@context': 'https://schema.org', '@type': 'Product', name: 'Anvil', image: images },
    offers: { '@type': 'Offer', price: '90', priceCurrency: 'EUR', availability: 'InStock' },
  }
  const gallery = images.map((src) => `<img src="${src}" alt="Anvil" width="600">`).join('')
  return snapshotFromHtml({
    url,
    html: `<!doctype html><title>Anvil</title><script type="application/ld+json">${JSON.stringify(thing)}</script>
      <main><h1>Anvil</h1><div class="product-gallery">${gallery}</div><p class="price">90,00 €</p><button>Add to cart</button></main>`,
  })
}

const imagesOf = (images: readonly string[], url = 'https://forge.example/products/anvil') => {
  const finding = extractProducts(page(images, url))
  if (!isFound(finding) || !finding.value.product) throw new Error('no product was found')
  return finding.value.product.images
}

test.each(INSIDE)('a picture at %s is not passed on', (inside) => {
  expect(imagesOf([inside, OUTSIDE])).toEqual([OUTSIDE])
})

test('pictures on the own host of a page that is inside itself stay', () => {
  const own = 'http://127.0.0.1:8080/anvil.jpg'
  expect(imagesOf([own, 'http://10.0.0.8/b.jpg'], 'http://127.0.0.1:8080/products/anvil')).toEqual([own])
})

test('nor are those of products in a list', () => {
  const tile = (n: number) =>
    `<li><a href="/products/anvil-${n}"><img src="http://10.0.0.${n}/a.jpg" alt=""><h3>Anvil ${n}</h3></a><span>${n}0,00 €</span></li>`
  const { products } = listOf(
    snapshotFromHtml({
      url: 'https://forge.example/collections/all',
      html: `<!doctype html><html lang="de"><title>Forge</title><main><h1>All anvils</h1><ul>${[1, 2, 3].map(tile).join('')}</ul></main>`,
    }),
  )
  expect(products.map(({ images }) => images)).toEqual([[], [], []])
})
