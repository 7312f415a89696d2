import type { VNode } from 'preact'
import { Lines } from '../parts.tsx'

/** Stands in the place of a sheet until its record is there. */
export function Skeleton(): VNode {
  return (
    <div class="sheet-skeleton" aria-hidden="true">
      <Lines count={2} />
      <div class="plates">
        <span class="skeleton" />
        <span class="skeleton" />
      </div>
      <div class="plates many">
        {Array.from({ length: 5 }, (_, at) => (
          <span key={at} class="skeleton" />
        ))}
      </div>
      <Lines count={4} />
    </div>
  )
}
