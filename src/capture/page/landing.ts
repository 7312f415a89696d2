import { decodeHtml } from '../../formats/charset.ts'
import { isDocumentType } from '../../formats/document-type.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { Site } from '../../model/site.ts'
import { createDraft, type Draft } from '../draft.ts'
import { isNameFailure, isNobodyThere } from '../gate/gate.ts'
import type { Client, Exchange } from '../http/client.ts'
import type { PageReader } from '../reader.ts'
import type { Survey } from './survey.ts'

/** Which page is meant. */
export interface Place {
  readonly site: Site
  /** Absolute URL of a page of the site's; default: its landing page, wherever that is. */
  readonly page?: string | undefined
}

export interface LandingRequest extends Place {
  readonly client: Client
  readonly reader: PageReader
  readonly options: Options
  readonly capturedAt: string
  readonly signal: AbortSignal
}

/** A document, and what is to be known of it. */
export interface Landing {
  readonly draft: Draft
  readonly survey: Survey
}

/**
 * Finds the site's landing page: https before http, the name as given before `www.`, through redirects and
 * refreshes. Rejects with the failure of the most telling try when none answers.
 */
export async function land(request: LandingRequest): Promise<Landing> {
  const { options, client, reader, signal } = request
  const ask = (url: string) =>
    client.fetch({ url, accept: ACCEPT, maxBytes: () => options.fetch.maxHtmlBytes, signal })
  let exchange = await firstAnswer(request, ask)
  let draft = draftOf(exchange, request)
  let survey = await reader.survey(draft.snapshot, signal)
  for (let hop = 0; hop < options.fetch.maxMetaRefreshes; hop++) {
    const target = survey.refresh
    const next = target === undefined ? undefined : await ask(target)
    if (!next) break
    if (next.failure) {
      draft.note(`The page sends its visitors on to ${target}, which did not answer: ${next.failure.message}`)
      break
    }
    exchange = {
      ...next,
      url: exchange.url,
      redirects: [...exchange.redirects, stepOf(exchange), ...next.redirects],
    }
    draft = draftOf(exchange, request)
    survey = await reader.survey(draft.snapshot, signal)
  }
  return { draft, survey }
}

const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

function stepOf({ finalUrl, status }: Exchange): { url: string; status: number } {
  return { url: finalUrl, status }
}

type Answer = Pick<Exchange, 'status' | 'failure'>

/** Asks where the site may be until it answers without an error. Rejects with the failure of the most telling try. */
export async function firstAnswer<T extends Answer>(
  place: Place,
  ask: (url: string) => Promise<T>,
): Promise<T> {
  const settled = new Set<string>()
  let best: T | undefined
  for (const url of addressesOf(place)) {
    const { hostname } = new URL(url)
    if (settled.has(hostname)) continue
    const exchange = await ask(url)
    if (!exchange.failure && exchange.status < 400) return exchange
    // Neither a host that answers, even with an error, nor one without an address has more to say on the other port.
    if (
      !exchange.failure ||
      isNameFailure(exchange.failure) ||
      exchange.failure.code === 'forbidden_target'
    ) {
      settled.add(hostname)
    }
    if (!best || rank(exchange) > rank(best)) best = exchange
  }
  if (best && !best.failure) return best
  throw best?.failure ?? new BlazonError('unreachable', `${place.site.domain} did not answer.`)
}

/** Where a page may be, in the order they are tried. */
export function addressesOf({ site: { domain }, page }: Place): string[] {
  if (page !== undefined) return [page]
  const hosts = [domain, `www.${domain}`]
  return hosts.flatMap((host) => [`https://${host}/`, `http://${host}/`])
}

/**
 * What tells more about the site: any answer, then a refusal by the gate, then what went wrong with somebody who listens, then a
 * closed port, then a name without address.
 */
function rank({ failure }: Answer): number {
  if (!failure) return 4
  if (failure.code === 'forbidden_target') return 3
  if (isNameFailure(failure)) return 0
  return isNobodyThere(failure) ? 1 : 2
}

function draftOf(exchange: Exchange, { site, capturedAt, options }: LandingRequest): Draft {
  const { url, finalUrl, status, headers, partial, redirects, body } = exchange
  const type = headers['content-type'] ?? ''
  const isText = isDocumentType(type)
  const { text, charset } = decodeHtml(isText ? (body ?? new Uint8Array()) : new Uint8Array(), type)
  const draft = createDraft({
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
  if (partial) draft.note(`The document was not read to its end (${body?.length ?? 0} bytes).`)
  if (!isText) draft.note(`The landing page is no document but ${type}.`)
  return draft
}
