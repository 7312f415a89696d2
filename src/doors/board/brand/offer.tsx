/// <reference lib="dom" />
import type { VNode } from 'preact'
import { Failure, Lines } from '../parts.tsx'
import type { Offered } from './offers.ts'

interface OfferProps {
  readonly of: Offered<unknown>
  /** The label of the button, such as `Take a screenshot`. */
  readonly label: string
  /** A sentence about what the button does. */
  readonly about: string
  /** The sentence for a value without content. */
  readonly empty?: string
}

/** Replaces a part of the sheet whose data is not stored. */
export function OfferView({ of: { offer, ask }, label, about, empty }: OfferProps): VNode {
  if (offer.state === 'ready') return <p class="soft">{empty}</p>
  if (offer.state === 'failed') return <Failure refusal={offer.refusal} again={ask} />
  if (offer.state === 'unknown') return <Lines count={2} />
  const isBusy = offer.state === 'asked'
  return (
    <div class="offer" aria-busy={isBusy}>
      <p class="soft">{isBusy ? 'The service reads the site. This may take half a minute.' : about}</p>
      <button type="button" class="button" aria-disabled={isBusy} onClick={ask}>
        {isBusy ? 'Reading …' : label}
      </button>
    </div>
  )
}
