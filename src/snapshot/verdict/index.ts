/** Decides the class of a page: the brand's own page, or one of the others. */

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

/** The classes in the order in which they are tried. The first class with a sign is the page's. */
const CLASSES: readonly (readonly [PageClass, readonly VerdictRule[]])[] = [
  ['blocked', BLOCKED],
  ['parked', PARKED],
  ['login_wall', LOGIN_WALL],
  ['under_construction', UNDER_CONSTRUCTION],
  ['error_page', ERROR_PAGE],
  ['empty', EMPTY],
  ['redirected', REDIRECTED],
]

/** This view gives the class of the captured page, with every sign of that class as evidence. */
export const verdictOf = view((snapshot: Snapshot): Verdict => {
  const page = factsOf(snapshot)
  for (const [name, rules] of CLASSES) {
    const evidence = rules.flatMap(({ sign }) => sign(page) ?? [])
    if (evidence.length > 0) return { class: name, evidence }
  }
  return { class: 'brand', evidence: [] }
})
