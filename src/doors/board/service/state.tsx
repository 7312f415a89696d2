import type { VNode } from 'preact'
import type { Activity } from '../../../model/activity.ts'
import type { StoreStatus } from '../../../model/store-status.ts'
import { useEvery } from '../lists/every.ts'
import { useLoading } from '../loading.ts'
import { Lines, number, Section, Whole } from '../parts.tsx'
import { ask } from '../service.ts'

interface StatusAnswer {
  readonly version: string
  readonly store: StoreStatus
  readonly activity: Activity
  /** The queue of background tasks. */
  readonly queue: { readonly waiting: number; readonly running: number }
}

/** Shows the present work of the service, and the size of its database. */
export function State(): VNode {
  const state = useLoading('status', (signal) => ask<StatusAnswer>('/v1/operator/status', { signal }))
  useEvery(state, () => true)
  return (
    <Section title="State">
      <Whole of={state} meanwhile={<Lines count={5} />}>
        {(answer) => <Figures answer={answer} />}
      </Whole>
    </Section>
  )
}

function Figures({ answer: { version, store, activity, queue } }: { readonly answer: StatusAnswer }): VNode {
  const { capture, screenshot } = activity.lookups
  const { kinds, bytes, blobs, work } = store
  const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      'Queue',
      [
        ['Lookups', lineOf(capture)],
        ['Screenshots', lineOf(screenshot)],
        ['Background', lineOf(queue)],
        ['Browsers', `${activity.browsers.running} with ${activity.browsers.pages} pages`],
        ['Readers', `${activity.processes.reader.busy} of ${activity.processes.reader.running} busy`],
        ['Lists', work.lists.length === 0 ? 'none' : number(work.lists.length)],
        ['Workers', work.workers.length === 0 ? 'none' : number(work.workers.length)],
      ],
    ],
    [
      'Store',
      [
        ['Brands', number(kinds.results.entries)],
        ['Pages', number(kinds.snapshots.entries + kinds.pages.entries)],
        ['Pictures', number(kinds.pictures.entries + kinds.renditions.entries)],
        ['Database', sizeOf(bytes.used)],
        ['Objects', blobs.entries === 0 ? 'none' : `${number(blobs.entries)}, ${sizeOf(blobs.bytes)}`],
        ['Version', version],
      ],
    ],
  ]
  return (
    <div class="groups">
      {groups.map(([title, rows]) => (
        <div key={title}>
          <h3 class="small">{title}</h3>
          <dl class="table">
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd class="figure">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

function lineOf({ running, waiting }: { readonly running: number; readonly waiting: number }): string {
  return `${number(running)} running, ${number(waiting)} waiting`
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

function sizeOf(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1_000 ** step
  return `${value.toLocaleString(undefined, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${UNITS[step]}`
}
