import type { VNode } from 'preact'
import { Heading, Lines } from '../parts.tsx'

/** Replaces a sheet until its record is loaded, in the same grid. */
export function Skeleton({ domain }: { readonly domain: string }): VNode {
  return (
    <div aria-busy="true">
      <div class="bar">
        <p class="soft">Loading … A site that is not stored yet is read first, which takes some seconds.</p>
      </div>
      <div class="sheet">
        <div class="sheet-head">
          <p class="sheet-domain">{domain}</p>
          <Heading title={domain}>
            <bdi class="clipped">{domain}</bdi>
          </Heading>
          <div class="sheet-intro">
            <Lines count={2} />
          </div>
        </div>
        {['Logos', 'Colour', 'Type'].map((title, at) => (
          <section key={title} class="sheet-part" aria-hidden="true">
            <h2>{title}</h2>
            <div class="plates">
              {Array.from({ length: at + 2 }, (_, plate) => (
                <span key={plate} class="skeleton" />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
