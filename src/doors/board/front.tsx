/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Suggestion } from './answers.ts'
import { useLoading, valueIn } from './loading.ts'
import { Empty, Heading, Mark, Whole } from './parts.tsx'
import { address, go } from './place.ts'
import { Search, Suggested, suggest } from './search.tsx'

/** The number of latest brands on the front page. The service suggests no more at once. */
const LATEST = 20

/** The search, and the marks of the brands that were stored last. */
export function FrontView(): VNode {
  useEffect(() => {
    document.title = 'blazon'
  }, [])
  const latest = useLoading('latest', (signal) => suggest('', LATEST, signal))
  return (
    <>
      <h1 class="unseen">Brands</h1>
      <Search isLarge label="Find a brand by its domain, name, ticker, ISIN, e-mail or bank statement line" />
      <section class="latest" aria-labelledby="latest">
        <h2 id="latest" class="small">
          Latest
        </h2>
        <Whole of={latest} meanwhile={<Placeholders />}>
          {(brands) => (brands.length === 0 ? <NoBrands /> : <Marks brands={brands} />)}
        </Whole>
      </section>
    </>
  )
}

function Marks({ brands }: { readonly brands: readonly Suggestion[] }): VNode {
  return (
    <ul class="marks">
      {brands.map(({ domain, name }) => (
        <li key={domain}>
          <a href={address.brand(domain)}>
            <Mark domain={domain} type="logo" />
            <bdi class="name">{name || domain}</bdi>
            {name && (
              <bdi class="domain soft" dir="ltr">
                {domain}
              </bdi>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Placeholders(): VNode {
  return (
    <ul class="marks" aria-hidden="true">
      {Array.from({ length: LATEST / 2 }, (_, at) => (
        <li key={at}>
          <span class="blank">
            <span class="mark logo">
              <span class="skeleton" />
            </span>
            <span class="skeleton name" />
            <span class="skeleton domain" />
          </span>
        </li>
      ))}
    </ul>
  )
}

function NoBrands(): VNode {
  return (
    <Empty title="No brand yet">
      <p>Every brand that is looked up here or through the API appears in this place.</p>
      <p class="soft">Type a domain above, such as the one of your own company.</p>
    </Empty>
  )
}

/** Lists the entries of the directory and the stored brands that match a text, which is not a domain. */
export function FoundView({ text }: { readonly text: string }): VNode {
  const found = useLoading(text, (signal) => suggest(text, 20, signal))
  const all = valueIn(found.loaded)
  const only = all?.length === 1 ? all[0]?.domain : undefined
  useEffect(() => {
    // This view leads to the brand at once, so it is replaced in the history. Otherwise the back button would
    // lead to it, and thus to the brand again.
    if (only) go(address.brand(only), { replaces: true })
  }, [only])
  return (
    <>
      <Heading title={text} over="Brands found for">
        <bdi class="clipped">{text}</bdi>
      </Heading>
      <Whole of={found} meanwhile={<Rows />}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No brand found">
              <p>Neither the directory of companies nor the database has a brand with this name.</p>
              <p class="soft">If you know the domain of its site, type that: the site is then visited.</p>
            </Empty>
          ) : (
            <ul class="rows">
              {all.map((one) => (
                <li key={`${one.kind} ${one.domain}`}>
                  <a href={address.brand(one.domain)}>
                    <Suggested one={one} />
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Whole>
    </>
  )
}

function Rows(): VNode {
  return (
    <ul class="rows" aria-hidden="true">
      {Array.from({ length: 6 }, (_, at) => (
        <li key={at}>
          <span class="skeleton row" />
        </li>
      ))}
    </ul>
  )
}
