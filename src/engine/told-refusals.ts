import { refusals } from '../diagnostics/index.ts'

interface Ended {
  readonly state: string
  readonly domain: string
  readonly class?: string
}

/** Passes on how a page was read, and reports to whoever watches when it was refused. */
export function tellingRefusal<T extends Ended>(ended: T): T {
  const { state, domain, class: pageClass } = ended
  if (state === 'refused' && pageClass !== undefined) refusals.report({ domain, class: pageClass })
  return ended
}
