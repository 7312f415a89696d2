import type { VNode } from 'preact'
import type { Product } from '../model/product.ts'
import type { Backdrop } from '../model/values.ts'
import { useTools } from './context.ts'
import type { Shown } from './data.ts'
import { Out, Part, Short, shortUrl } from './part.tsx'

/** The screenshot of the page. */
export function Screenshot({ href, domain }: { readonly href: string; readonly domain: string }): VNode {
  return (
    <Part id="screenshot" title="Screenshot">
      <a class="sheet-shot" href={href} download="" aria-label="The picture of the page as a file">
        <img src={href} alt={`The page of ${domain}`} loading="lazy" decoding="async" />
      </a>
    </Part>
  )
}

const MOST_BACKDROPS = 8

/** The large pictures of the brand. */
export function Backdrops(props: {
  readonly backdrops: readonly Backdrop[]
  readonly finding: Shown
}): VNode {
  const { links } = useTools()
  const { backdrops, finding } = props
  return (
    <Part id="backdrops" title="Pictures" field="backdrops" finding={finding}>
      <ul class="sheet-pictures">
        {backdrops.slice(0, MOST_BACKDROPS).map(({ url, resolution }) => {
          const shown = links.file(url)
          return (
            <li>
              {shown !== undefined && (
                <a href={shown} download="" aria-label={`${shortUrl(url).slice(0, 100)} as a file`}>
                  <img src={shown} alt="" loading="lazy" decoding="async" />
                </a>
              )}
              <span class="sheet-figure">{resolution && `${resolution.width} × ${resolution.height}`}</span>
              <span class="sheet-address">
                <Out href={url}>{shortUrl(url)}</Out>
              </span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

const MOST_PRODUCTS = 12

export function Products({ products }: { readonly products: readonly Product[] }): VNode {
  const { links } = useTools()
  return (
    <Part id="products" title="Products">
      <ul class="sheet-products">
        {products.slice(0, MOST_PRODUCTS).map((product) => {
          const [picture] = product.images.flatMap((url) => links.file(url) ?? [])
          return (
            <li>
              {picture !== undefined && <img src={picture} alt="" loading="lazy" decoding="async" />}
              <strong>
                {product.url === undefined ? (
                  <Short>{product.name}</Short>
                ) : (
                  <Out href={product.url}>{product.name.slice(0, 200)}</Out>
                )}
              </strong>
              <span class="sheet-figure">{priceOf(product)}</span>
              {product.description !== '' && (
                <p class="sheet-note">
                  <Short>{product.description}</Short>
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {products.length > MOST_PRODUCTS && (
        <p class="sheet-note">And {products.length - MOST_PRODUCTS} more.</p>
      )}
    </Part>
  )
}

const HOW_OFTEN = { monthly: ' a month', yearly: ' a year', one_time: '', usage_based: ' by usage' }

function priceOf({ price, currency, billingFrequency }: Product): string | undefined {
  if (price === undefined) return undefined
  const often = billingFrequency === undefined ? '' : HOW_OFTEN[billingFrequency]
  return `${price.toLocaleString('en-US')} ${currency ?? ''}`.trim() + often
}
