import type { PageClass, Verdict } from '../../model/site.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'
import { BLOCKED } from './blocked.ts'
import { ERROR_PAGE } from './error.ts'
import { factsOf } from './facts.ts'
import { LOGIN_WALL } from './login.ts'
import { PARKED } from './parked.ts'
import { REDIRECTED } from './redirected.ts'
import type { VerdictRule } from './rule.ts'
import { EMPTY, UNDER_CONSTRUCTION } from './unfinished.ts'

/** Classes in the order they are tried: the first with a sign is the page's. */
const CLASSES: readonly (readonly [PageClass, readonly VerdictRule[]])[] = [
  ['blocked', BLOCKED],
  ['parked', PARKED],
  ['login_wall', LOGIN_WALL],
  ['under_construction', UNDER_CONSTRUCTION],
  ['error_page', ERROR_PAGE],
  ['empty', EMPTY],
  ['redirected', REDIRECTED],
]

/** What the captured page is, with every sign of its class. */
export const verdictOf = view((snapshot: Snapshot): Verdict => {
  const page = factsOf(snapshot)
  for (const [name, rules] of CLASSES) {
    const evidence = rules.flatMap(({ sign }) => sign(page) ?? [])
    if (evidence.length > 0) return { class: name, evidence }
  }
  return { class: 'brand', evidence: [] }
})
