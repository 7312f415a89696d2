import type { Deadline } from '../concurrency/deadline.ts'
import type { Identified } from '../directory/lookup/outcome.ts'
import { foundValue } from '../model/finding.ts'
import type { Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import { withCorrections } from './corrections.ts'
import { examine } from './examine.ts'
import { withDirectory } from './known.ts'
import { completed } from './own-fields.ts'
import { keepPolicy, meets } from './policy.ts'
import type { BrandRequest, Examined, Ports } from './ports.ts'
import { storedReading } from './stored.ts'
import { withoutModel } from './without-model.ts'

/*
 * The main path: handle -> resolve -> Site -> capture -> Snapshot -> extract -> Findings -> record -> Record
 * -> store. The engine resolves the handle. This file gets a `Site`, and returns and stores the one `Result`
 * of its domain. Capture, store and `judge` of `describe.ts` are parameters. `judge` makes the result from
 * the snapshot without side effects, in a separate process, so that only that process loads the extractors.
 */

/**
 * Looks up a brand. The values of the directory are added to its record, or replace a missing record. The
 * operator's corrections take precedence over both.
 */
export async function brandOf(
  ports: Ports,
  site: Site,
  request: BrandRequest,
  deadline: Deadline,
  identified?: Identified,
): Promise<Result> {
  const { result } = await lookUp(ports, site, request, deadline)
  const whole = await completed(result, ports, deadline)
  const known = await withDirectory(whole, ports, site, identified)
  return withCorrections(known, await ports.store.correctionsOf(site.domain))
}

/**
 * Describes the brand of a single page. No result is stored, because the page is not the landing page of its
 * site.
 */
export async function brandAt(
  ports: Ports,
  site: Site,
  request: BrandRequest & { readonly page: string },
  deadline: Deadline,
): Promise<Result> {
  const { result } = await examine(ports, site, request, deadline)
  return completed(result, ports, deadline)
}

/** Returns the fresh stored result if it meets the request, else a new result, which is stored. */
export async function lookUp(
  ports: Ports,
  site: Site,
  request: BrandRequest,
  deadline: Deadline,
): Promise<Examined> {
  const { store } = ports
  const { refresh, language, keepSnapshot } = request
  const { rules, used } = storedReading(request)
  const kept = await store.freshResultOf(site.domain, language, rules)
  if (kept && !refresh && meets(kept, request)) return shown(ports, used({ result: kept }))
  // The default page of the site may already be in the requested language.
  const plain = language && !refresh ? await store.freshResultOf(site.domain, undefined, rules) : undefined
  if (plain && meets(plain, request) && isIn(plain, language)) return shown(ports, used({ result: plain }))
  const examined = await examine(ports, site, request, deadline)
  const { result, snapshot: page } = examined
  const snapshot = keepSnapshot === false ? undefined : page
  const before = kept ?? (await store.staleResultOf(site.domain, language))
  if (keepPolicy({ result, kept: before })) await store.putResult(result, { language, snapshot })
  return shown(ports, examined)
}

/**
 * Returns the result for a caller: with the operator's corrections, and without values of a model that the
 * options no longer allow.
 */
async function shown({ model, options, store }: Ports, examined: Examined): Promise<Examined> {
  const result = withoutModel(examined.result, model ? options.llm.improve : [])
  return { ...examined, result: withCorrections(result, await store.correctionsOf(result.domain)) }
}

function isIn(kept: Result, language: string | undefined): boolean {
  return kept.state !== 'ok' || foundValue(kept.record.fields.language) === language
}
