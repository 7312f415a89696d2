import { BlazonError } from '../model/errors.ts'
import type { PagePicture } from '../model/screenshot.ts'
import type { Verdict } from '../model/site.ts'
import { pauseOf } from '../snapshot/pause.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { type Captured, rendered } from './capture.ts'
import type { PageRequest } from './page-request.ts'

/** What a page is, and its picture; without one when it is nothing that a browser shows. */
export interface Seen {
  readonly verdict: Verdict
  readonly picture?: PagePicture | undefined
}

export interface ShownPage extends Seen {
  readonly snapshot: Snapshot
}

/** One attempt at the picture of a page; `seen` is told what it gave. */
export async function shootPage(request: PageRequest, seen: (shown: Seen) => void): Promise<Captured> {
  const { pool, signal, site } = request
  if (!pool) throw new BlazonError('unavailable', 'There is no browser to take a picture with.')
  const { draft, survey, picture, left } = await rendered(pool(), request)
  await left
  signal.throwIfAborted()
  const { snapshot } = draft
  const { verdict } = survey
  if (!picture && verdict.class === 'brand')
    throw new BlazonError('unreachable', snapshot.notes.at(-1) ?? `${site.domain} cannot be shown.`, {
      retryable: false,
    })
  seen({ picture, verdict })
  return { snapshot, verdict, ...pauseOf(snapshot) }
}
