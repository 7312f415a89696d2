// A program of somebody who uses the package, for the compiler alone. It names what the library gives.
import {
  BlazonError,
  type BrandRecord,
  type Changes,
  createBlazon,
  createServer,
  DEFAULTS,
  describe,
  type Extractor,
  evaluate,
  extractMarkdown,
  extractors,
  FIELD_NAMES,
  type IndustriesResult,
  isFound,
  type LogLine,
  type LookupRequest,
  type PartialOptions,
  type Recorded,
  type Result,
  readGold,
  runBatch,
  type SandboxState,
  type Snapshot,
  snapshotFromHar,
  snapshotFromHtml,
  withPictures,
  writeStyleguide,
} from 'blazon'
import { extract, type BrandRecord as RecordOfPage } from 'blazon/extract'

const options: PartialOptions = { lookupTimeoutMs: DEFAULTS.lookupTimeoutMs, fetch: { ports: [80, 443] } }
const request: LookupRequest = { language: 'de', signal: new AbortController().signal }

export async function look(domain: string): Promise<string> {
  const blazon = await createBlazon({ db: 'brands.db', options })
  try {
    const result: Result = await blazon.brand({ domain }, request)
    if (result.state !== 'ok') return result.state
    const { name, colors, address, isNsfw } = result.record.fields
    const texts: (string | undefined)[] = [
      isFound(name) ? name.value : undefined,
      isFound(colors) ? colors.value[0]?.hex : undefined,
      isFound(address) ? address.value.countryCode : undefined,
      isFound(isNsfw) && isNsfw.value ? 'for adults' : undefined,
    ]
    const guide = await blazon.styleguide({ domain })
    if (guide.state === 'ok') texts.push(writeStyleguide(guide.styleguide, 'css'))
    const shot = await blazon.screenshot({ domain }, { fullPage: true })
    if (shot.state === 'ok') texts.push(`${shot.width} pixels`)
    const pages = await blazon.sitemap({ domain }, { urlRegex: /blog/ })
    texts.push(...pages.urls)
    for await (const { finishedAt } of blazon.results.all()) texts.push(finishedAt.toISOString())
    return texts.join('\n')
  } catch (thrown) {
    if (thrown instanceof BlazonError) return `${thrown.code}, ${thrown.retryable}`
    throw thrown
  } finally {
    await blazon[Symbol.asyncDispose]()
  }
}

export async function offline(html: string): Promise<BrandRecord> {
  const snapshot: Snapshot = snapshotFromHtml({ url: 'https://example.com/', html })
  const markdown = extractMarkdown(snapshot, { chunks: 500 })
  if (isFound(markdown)) FIELD_NAMES.map((name) => extractors[name](snapshotFromHar(markdown.value.text)))
  return describe(await withPictures(snapshot))
}

export async function serve(): Promise<number> {
  const blazon = await createBlazon()
  const server = await createServer(blazon, { now: Date.now })
  const { ok } = await runBatch(blazon, { list: 'mine', lines: ['example.com'] })
  const { statusCode } = await server.inject('/readyz')
  const { fields } = await evaluate(readGold('[]'), (domain) => blazon.brand({ domain }))
  return ok + statusCode + (fields.name?.mean ?? 0)
}

/** Whatever a method gives has a name that a program can write down. */
export interface Named {
  readonly naics: IndustriesResult
  readonly record: Recorded
  readonly sandbox: SandboxState
  readonly changes: Changes
  readonly extractor: Extractor<string>
  readonly log: LogLine
}

export const same: BrandRecord = extract('<h1>Example</h1>', 'https://example.com/') satisfies RecordOfPage
