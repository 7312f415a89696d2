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

/** How far a list is, as a line and in figures. */
export function Progress({ list: { name, done, total } }: { readonly list: List }): VNode {
  const text = total === null ? number(done) : `${number(done)} of ${number(total)}`
  return (
    <span class="progress">
      <progress value={done} max={Math.max(1, total ?? done)} aria-label={`${name.slice(0, 80)}: ${text}`} />
      <bdi class="figure">{text}</bdi>
    </span>
  )
}

/** A remaining time in the largest unit that says something. */
export function spanOf(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 100) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
