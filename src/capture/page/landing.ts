/** Finds the landing page of a site over HTTP, along redirects and meta refreshes, with its survey. */

import { isDocumentType } from '../../formats/http/document-type.ts'
import { decodeHtml } from '../../formats/text/charset.ts'
import { BlazonError } from '../../model/errors.ts'
import { MAX_HTML_BYTES } from '../../model/limits.ts'
import { FETCH } from '../bounds.ts'
import { isNameFailure, isNobodyThere } from '../gate/gate.ts'
import type { Exchange } from '../http/client.ts'
import type { OwnHeaders } from '../http/own-headers.ts'
import { moreMs } from '../time-shares.ts'
import type { PageRequest, PageTarget } from './request.ts'
import { createSnapshotBuilder, type SnapshotBuilder } from './snapshot-builder.ts'
import type { Survey } from './survey.ts'

/** A document with its survey. */
export interface Landing {
  readonly builder: SnapshotBuilder
  readonly survey: Survey
}

/**
 * Fetches the landing page, https before http, and the name as given before the one with `www.`. When no URL
 * answers, rejects with the failure that says most about the site.
 */
export async function land(request: PageRequest): Promise<Landing> {
  const { options, client, reader, deadline } = request
  const { signal } = deadline
  const asked = (url: string) => ({
    ...{ url, accept: ACCEPT, maxBytes: () => MAX_HTML_BYTES, signal, own: ownHeadersOf(request) },
    moreMs: moreMs(deadline, options),
  })
  const search = createAddressSearch<Exchange>(request)
  for (const url of search.addresses()) search.answered(url, await client.fetch(asked(url)))
  let exchange = search.best()
  let builder = builderOf(exchange, request)
  let survey = await reader.survey(builder.snapshot, signal)
  for (let hop = 0; hop < FETCH.maxMetaRefreshes; hop++) {
    const refreshUrl = survey.refresh
    const next = refreshUrl === undefined ? undefined : await client.fetch(asked(refreshUrl))
    if (!next) break
    if (next.failure) {
      builder.note(
        `The page sends its visitors on to ${refreshUrl}, which did not answer: ${next.failure.message}`,
      )
      break
    }
    exchange = {
      ...next,
      url: exchange.url,
      redirects: [...exchange.redirects, stepOf(exchange), ...next.redirects],
    }
    builder = builderOf(exchange, request)
    survey = await reader.survey(builder.snapshot, signal)
  }
  return { builder, survey }
}

/** Returns the caller's headers for the requested page. */
export function ownHeadersOf({ page, visit }: Pick<PageRequest, 'page' | 'visit'>): OwnHeaders | undefined {
  return page !== undefined && visit?.headers ? { target: page, headers: visit.headers } : undefined
}

const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

function stepOf({ finalUrl, status }: Exchange): { url: string; status: number } {
  return { url: finalUrl, status }
}

type Answer = Pick<Exchange, 'status' | 'failure'>

/** Tries the possible URLs of a page one after the other until one answers without an error. */
export interface AddressSearch<T extends Answer> {
  /** The next URLs to request. `answered` must be called for each of them before the next one is taken. */
  addresses(): Iterable<string>
  answered(url: string, answer: T): void
  /**
   * The answer without an error; when there is none, the best error page. Throws the failure that says most
   * about the site when no URL answered.
   */
  best(): T
}

export function createAddressSearch<T extends Answer>(target: PageTarget): AddressSearch<T> {
  const settled = new Set<string>()
  let isFound = false
  let best: T | undefined
  return {
    *addresses() {
      for (const url of addressesOf(target)) {
        if (isFound) return
        if (!settled.has(new URL(url).hostname)) yield url
      }
    },
    answered(url, answer) {
      const { failure, status } = answer
      isFound = !failure && status < 400
      // The other scheme of this host is not tried, because the host answered (even if with an error), or its
      // name cannot be resolved, or it is not allowed.
      if (!failure || isNameFailure(failure) || failure.code === 'forbidden_target')
        settled.add(new URL(url).hostname)
      if (!best || isFound || rank(answer) > rank(best)) best = answer
    },
    best() {
      if (best && !best.failure) return best
      throw best?.failure ?? new BlazonError('unreachable', `${target.site.domain} did not answer.`)
    },
  }
}

/** Possible URLs of the page, in the order in which they are tried. */
export function addressesOf({ site: { domain }, page }: PageTarget): string[] {
  if (page !== undefined) return [page]
  const hosts = [domain, `www.${domain}`]
  return hosts.flatMap((host) => [`https://${host}/`, `http://${host}/`])
}

/**
 * Ranks an answer by what it says about the site, best first: any answer; a refusal by the gate; a failure
 * after connecting; a closed port; a scheme without a mapped address; a name without one.
 */
function rank({ failure }: Answer): number {
  if (!failure) return 5
  if (failure.code === 'forbidden_target') return 4
  if (isNameFailure(failure)) return 0
  if (!isNobodyThere(failure)) return 3
  return failure.retryable ? 2 : 1
}

function builderOf(exchange: Exchange, { site, capturedAt, options }: PageRequest): SnapshotBuilder {
  const { url, finalUrl, status, headers, partial, redirects, body } = exchange
  const type = headers['content-type'] ?? ''
  const isText = isDocumentType(type)
  const { text, charset } = decodeHtml(isText ? (body ?? new Uint8Array()) : new Uint8Array(), type)
  const builder = createSnapshotBuilder({
    site,
    capturedAt,
    producer: 'http',
    viewport: { width: options.viewportWidth, height: options.viewportHeight },
    colorScheme: options.colorScheme,
    html: text,
    charset,
    exchange: { url, finalUrl, status, headers, partial, redirects, error: null },
    samples: null,
  })
  if (partial) builder.note(`The document was not read to its end (${body?.length ?? 0} bytes).`)
  if (!isText) builder.note(`The landing page is not a document but ${type}.`)
  return builder
}
