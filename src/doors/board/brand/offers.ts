/// <reference lib="dom" />
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Product } from '../../../model/product.ts'
import type { ProductAnswer } from '../answers.ts'
import { refusalOf } from '../loading.ts'
import { said } from '../parts.tsx'
import { ask, type Refusal } from '../service.ts'

/**
 * A part of the sheet that is shown if it is stored, and otherwise offered by a button. `unasked`: it is not
 * stored. `asked`: the site is being read.
 */
export type Offer<T> =
  | { readonly state: 'unknown' | 'unasked' | 'asked' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly refusal: Refusal }

export interface Offered<T> {
  readonly offer: Offer<T>
  /** Asks the service to read the site. It has no effect while the site is being read. */
  ask(): void
}

/** A part of the sheet: its id, and the sentence that is announced when it is loaded after a click. */
interface Part {
  readonly id: string
  readonly done: string
}

/** Loads the stored value, and on demand a value from the site. */
function useOffer<T>(
  subject: string,
  { id, done }: Part,
  load: (visit: boolean, signal: AbortSignal) => Promise<T>,
): Offered<T> {
  const [offer, setOffer] = useState<Offer<T>>({ state: 'unknown' })
  const leaving = useRef<AbortController>(undefined)
  const begin = (visit: boolean) => {
    leaving.current?.abort()
    const begun = new AbortController()
    const { signal } = begun
    leaving.current = begun
    setOffer({ state: visit ? 'asked' : 'unknown' })
    load(visit, signal).then(
      (value) => {
        if (signal.aborted) return
        setOffer({ state: 'ready', value })
        if (!visit) return
        said.set(done)
        // The button had the focus and is gone now.
        requestAnimationFrame(() => focusPart(id))
      },
      (thrown) => {
        if (signal.aborted) return
        const refusal = refusalOf(thrown)
        const isUnasked = !visit && refusal.status === 404
        setOffer(isUnasked ? { state: 'unasked' } : { state: 'failed', refusal })
      },
    )
  }
  useEffect(() => {
    begin(false)
    return () => leaving.current?.abort()
  }, [subject])
  return { offer, ask: () => offer.state === 'asked' || begin(true) }
}

function focusPart(id: string): void {
  const heading = document.querySelector<HTMLElement>(`.sheet-part[id$="-${id}"] h2`)
  if (!heading || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The largest number of products that the service lists. */
const MOST_PRODUCTS = 12

export function useProducts(domain: string): Offered<readonly Product[]> {
  return useOffer(domain, { id: 'products', done: 'The products are there' }, async (visit, signal) => {
    const body = { domain, maxProducts: MOST_PRODUCTS, visit }
    const { products } = await ask<ProductAnswer>('/v1/brand/ai/products', { body, signal })
    return products.map(productIn)
  })
}

/** Converts a product to the form of the sheet. */
function productIn({ price, currency, url, billing_frequency, ...rest }: ProductAnswer['products'][number]) {
  const { name, description, images } = rest
  return {
    ...{ name, description, images, features: [], tags: [], targetAudience: [] },
    ...(price !== null && { price }),
    ...(currency !== null && { currency }),
    ...(url !== null && { url }),
    ...(billing_frequency !== null && { billingFrequency: billing_frequency }),
  }
}

/**
 * Returns the path of the screenshot. The answer may have the public address of this service, so only the
 * path is used.
 */
export function useScreenshot(domain: string, capturedAt: string): Offered<string> {
  return useOffer(
    `${domain} ${capturedAt}`,
    { id: 'screenshot', done: 'The screenshot is there' },
    async (visit, signal) => {
      const query = { domain, visit }
      const answer = await ask<{ readonly screenshot: string }>('/v1/brand/screenshot', { query, signal })
      return answer.screenshot.replace(/^https?:\/\/[^/]*/i, '')
    },
  )
}
