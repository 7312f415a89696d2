import type { VNode } from 'preact'
import type { List } from '../answers.ts'
import { number } from '../parts.tsx'

export const STATES = {
  waiting: 'Waiting',
  running: 'Running',
  stopped: 'Stopped',
  done: 'Done',
  failed: 'Given up',
} as const satisfies Record<List['state'], string>

/** Returns how many lines of a list are done. Lines that repeat a domain count, too. */
function doneOf({ total, left, ok, refused, failed, invalid }: List): number {
  return total !== null && left !== null ? total - left : ok + refused + failed + invalid
}

/** Shows the progress of a list as a bar and in figures. */
export function Progress({ list }: { readonly list: List }): VNode {
  const { name, total } = list
  const done = doneOf(list)
  const text = total === null ? number(done) : `${number(done)} of ${number(total)}`
  return (
    <span class="progress">
      <progress value={done} max={Math.max(1, total ?? done)} aria-label={`${name.slice(0, 80)}: ${text}`} />
      <bdi class="figure">{text}</bdi>
    </span>
  )
}

/** Writes a remaining time in its largest useful unit. */
export function spanOf(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 100) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
