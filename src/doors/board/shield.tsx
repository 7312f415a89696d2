import type { VNode } from 'preact'

/** The sign of the board: a shield that is parted per pale. */
export function Shield(): VNode {
  return (
    <svg viewBox="0 0 16 18" aria-hidden="true">
      <path d="M.75.75h14.5v8c0 4.6-3.6 7-7.25 8.5C4.35 15.75.75 13.35.75 8.75z" class="outline" />
      <path d="M8 .75H.75v8c0 4.6 3.6 7 7.25 8.5z" class="half" />
    </svg>
  )
}
