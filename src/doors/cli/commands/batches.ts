import { OUT_FLAG } from '../../../calls/doors.ts'
import type { Blazon } from '../../../engine/engine.ts'
import { readNamedFile } from '../../../files/named-file.ts'
import { BlazonError } from '../../../model/errors.ts'
import { noun } from '../../../model/noun.ts'
import {
  BATCH_FORMATS,
  BATCH_STATES,
  type BatchFormat,
  type BatchRecord,
  PAGE_BATCHES,
  type PageBatchRequest,
} from '../../../model/page-batches.ts'
import type { Page } from '../../../model/webhooks.ts'
import { oneOf, wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { EngineFlags } from '../flags.ts'
import { job, listing } from '../jobs.ts'
import { DATABASE, HOSTS, PROXIES } from '../options.ts'
import { jsonText } from '../output.ts'
import { safe } from '../terminal.ts'
import { writeOut } from '../write-file.ts'

interface PagesFlags {
  readonly urls?: string
  readonly crawl?: string
  readonly sitemap?: string
  readonly maxPages?: number
}

interface SubmitFlags extends PagesFlags {
  readonly format: BatchFormat
  readonly webhook?: string
  readonly tag?: readonly string[]
}

const UNKNOWN = 'there is no such batch'
const EXAMPLE = 'batch_210b9798'

const submit = job<SubmitFlags>({
  name: 'submit',
  description: 'store a batch of pages, which the service that works on the database reads',
  examples: [
    ['blazon batches submit --urls pages.txt', 'a list'],
    ['blazon batches submit --crawl https://example.com/', 'a site'],
    ['blazon batches submit --sitemap a.com --webhook https://b.com', 'an event'],
  ],
  failure: 'a URL of the list, or the sitemap, cannot be read',
  options: (command) =>
    command
      .option('--urls <file>', 'a file with one URL a line')
      .option('--crawl <url>', 'a page, and those that it links')
      .option('--sitemap <domain>', 'the pages of a sitemap')
      .option('--format <format>', 'markdown or html', oneOf(...BATCH_FORMATS), 'markdown')
      .option('--max-pages <n>', 'of a site', wholeNumber(1, PAGE_BATCHES.maxPages))
      .option('--webhook <url>', 'where the end is announced, with the usual schedule of attempts')
      .option('--tag <tags...>', 'words by which the batch can be found')
      .option(...HOSTS)
      .option(...PROXIES),
  async act({ batches: all }, _, { format, webhook, tag: tags, ...flags }, signal) {
    const hook = webhook === undefined ? undefined : { url: webhook, retry: {} }
    const batch = await all.submit({ ...pagesOf(flags), format, tags, webhook: hook, signal })
    const { id, intake, invalidUrls, webhookSecret } = batch
    const invalid = intake.invalid ?? 0
    const notes = [
      ...invalidUrls.map(({ url, reason }) => `${safe(url)}: ${safe(reason)}`),
      `${intake.reserved} ${noun(intake.reserved, 'page')}; ${invalid} ${noun(invalid, 'URL')} cannot be read`,
      ...(webhookSecret === undefined ? [] : [`the events are signed with ${webhookSecret}`]),
    ]
    const note = notes.map((line) => `${line}\n`).join('')
    return { json: batch, data: `${id}\n`, note, code: invalid > 0 ? 1 : 0 }
  },
})

/** The pages that the flags name. Throws `invalid_input` unless they name them in one way. */
function pagesOf({ urls, crawl, sitemap, maxPages }: PagesFlags): Pick<PageBatchRequest, 'pages' | 'crawl'> {
  const ways = [urls, crawl, sitemap].filter((way) => way !== undefined)
  if (ways.length !== 1)
    throw new BlazonError(
      'invalid_input',
      'Name the pages in one way: --urls FILE, --crawl URL or --sitemap DOMAIN.',
    )
  if (crawl !== undefined) return { crawl: { source: { type: 'start_url', url: crawl }, maxPages } }
  if (sitemap !== undefined) return { crawl: { source: { type: 'sitemap', domain: sitemap }, maxPages } }
  if (maxPages !== undefined)
    throw new BlazonError('invalid_input', '--max-pages is for --crawl and --sitemap.')
  const lines = readNamedFile('list of pages', urls ?? '').split(/\r?\n/)
  return { pages: lines.flatMap((line) => (line.trim() === '' ? [] : [{ url: line.trim() }])) }
}

const list = listing({
  name: 'list',
  description: 'batches of all callers, the newest first',
  examples: [['blazon batches list --status running', 'those that are read now']],
  states: BATCH_STATES,
  headings: ['id', 'mode', 'status', 'read', 'failed', 'left', 'created'],
  find: (blazon, request) => blazon.batches.list(request),
  row: ({ id, mode, status, progress: { succeeded, failed, pending }, createdAt }) => [
    ...[id, mode, status, succeeded, failed, pending, createdAt],
  ],
})

const get = job({
  name: 'get <id>',
  description: 'a batch with its progress, as JSON',
  examples: [[`blazon batches get ${EXAMPLE}`, 'how far it is']],
  failure: UNKNOWN,
  act: async (blazon, id) => ({ json: await blazon.batches.get(id) }),
})

const results: CliCommand = {
  name: 'results <id>',
  description: 'all results of a batch that has ended, one a line as JSON',
  examples: [[`blazon batches results ${EXAMPLE} > pages.ndjson`, 'as NDJSON']],
  failure: `${UNKNOWN}, or the file cannot be written`,
  options: (command) => command.option(...DATABASE).option(...OUT_FLAG),
  async run(id: string, flags: EngineFlags & { readonly out?: string }) {
    const { onJobs } = await import('../engine.ts')
    await onJobs(flags, (blazon, signal) => writeOut(flags.out, resultLines(blazon, id, signal)))
    return 0
  },
}

async function* resultLines({ batches: all }: Blazon, id: string, signal: AbortSignal) {
  let cursor: string | undefined
  do {
    signal.throwIfAborted()
    const page: Page<BatchRecord> = await all.results(id, { limit: 100, cursor })
    for (const record of page.items) yield jsonText(record)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

const cancel = job({
  name: 'cancel <id>',
  description: 'begin no further page of a batch',
  examples: [[`blazon batches cancel ${EXAMPLE}`, 'what was read stays']],
  failure: UNKNOWN,
  async act(blazon, id) {
    return { json: await blazon.batches.cancel(id), note: `${safe(id)} is cancelled\n` }
  },
})

const remove = job({
  name: 'delete <id>',
  description: 'delete a batch that has ended, with its results',
  examples: [[`blazon batches delete ${EXAMPLE}`, 'for good']],
  failure: UNKNOWN,
  async act(blazon, id) {
    await blazon.batches.delete(id)
    return { json: { id }, note: `${safe(id)} is deleted\n` }
  },
})

/** `blazon batches`: shows the operator the batches of pages that a service reads. */
export const batches: CliCommand = {
  name: 'batches',
  description: 'batches of pages that a service reads; lists of domains are `batch`',
  examples: [
    ['blazon batches submit --urls pages.txt', 'stores a batch'],
    [`blazon batches results ${EXAMPLE}`, 'its results'],
  ],
  failure: 'the database cannot be used',
  commands: [submit, list, get, results, cancel, remove],
}
