import { refusals } from '../diagnostics/index.ts'

interface Ended {
  readonly state: string
  readonly domain: string
  readonly class?: string
}

/** Returns how a page was read, and reports to observers when the page was refused. */
export function tellingRefusal<T extends Ended>(ended: T): T {
  const { state, domain, class: pageClass } = ended
  if (state === 'refused' && pageClass !== undefined) refusals.report({ domain, class: pageClass })
  return ended
}
