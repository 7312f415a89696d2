import { BlazonError } from '../model/errors.ts'
import { pauseOf } from '../snapshot/pause.ts'
import type { Captured } from './capture.ts'
import type { PageRequest } from './context.ts'
import { rendered } from './rendered.ts'

/**
 * One attempt at the screenshot of a page. There is no screenshot of content that browsers do not display,
 * such as a file download.
 */
export async function capturePicture(request: PageRequest): Promise<Captured> {
  const { pool, deadline, site } = request
  if (!pool) throw request.lacking()
  const { builder, survey, picture, left } = await rendered(pool(), request)
  await left
  deadline.signal.throwIfAborted()
  const { snapshot } = builder
  const { verdict } = survey
  if (!picture && verdict.class === 'brand')
    throw new BlazonError('unreachable', snapshot.notes.at(-1) ?? `${site.domain} cannot be shown.`, {
      retryable: false,
    })
  return { snapshot, verdict, picture, ...pauseOf(snapshot) }
}
