import {
  BATCH_FORMATS,
  BATCH_STATES,
  type BatchFormat,
  type BatchState,
  PAGE_BATCHES,
} from '../../../model/page-batches.ts'
import { oneOf, wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { CURSOR, JSON_FLAG, LIMIT, printPage, withEngine } from '../jobs.ts'
import { DATABASE } from '../options.ts'
import { print, printJson, tell } from '../output.ts'
import { safe } from '../terminal.ts'

interface BatchFlags {
  readonly db: string
  readonly json?: boolean
}

interface SubmitFlags extends BatchFlags {
  readonly urls?: string
  readonly crawl?: string
  readonly sitemap?: string
  readonly format: BatchFormat
  readonly maxPages?: number
  readonly webhook?: string
  readonly tag?: readonly string[]
}

interface PageFlags extends BatchFlags {
  readonly status?: BatchState
  readonly limit: number
  readonly cursor?: string
}

const UNKNOWN = 'there is no such batch'
const EXAMPLE = 'batch_210b9798'

const submit: CliCommand = {
  name: 'submit',
  description: 'store a batch of pages, which the service that works on the database reads',
  examples: [
    ['blazon batches submit --urls pages.txt', 'a list'],
    ['blazon batches submit --crawl https://example.com/', 'a site'],
    ['blazon batches submit --sitemap a.com --webhook https://b.com', 'an event'],
  ],
  failure: 'nothing of the batch can be read',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--urls <file>', 'a file with one URL a line')
      .option('--crawl <url>', 'a page, and those that it links')
      .option('--sitemap <domain>', 'the pages of a sitemap')
      .option('--format <format>', 'markdown or html', oneOf(...BATCH_FORMATS), 'markdown')
      .option('--max-pages <n>', 'of a site', wholeNumber(1, PAGE_BATCHES.maxPages))
      .option('--webhook <url>', 'where the end is announced, with the usual schedule of attempts')
      .option('--tag <tags...>', 'words by which the batch can be found')
      .option(...JSON_FLAG),
  async run({ db, urls, crawl, sitemap, format, maxPages, webhook, tag, json }: SubmitFlags) {
    const source = crawl
      ? ({ type: 'start_url', url: crawl } as const)
      : sitemap && ({ type: 'sitemap', domain: sitemap } as const)
    const batch = await withEngine(db, async ({ batches }) =>
      batches.submit({
        ...(urls !== undefined && { pages: await pagesIn(urls) }),
        ...(source && { crawl: { source, maxPages } }),
        ...{ format, tags: tag, webhook: webhook === undefined ? undefined : { url: webhook, retry: {} } },
      }),
    )
    if (json) printJson(batch)
    else {
      const { id, intake, webhookSecret } = batch
      print(`${id}\n`)
      tell(`${intake.reserved} pages; ${intake.invalid ?? 0} URLs cannot be read\n`)
      if (webhookSecret !== undefined) tell(`the events are signed with ${webhookSecret}\n`)
    }
    return 0
  },
}

async function pagesIn(file: string) {
  const { readNamedFile } = await import('../../../files/named-file.ts')
  const lines = readNamedFile('list of pages', file).split(/\r?\n/)
  return lines
    .map((line) => line.trim())
    .filter((url) => url !== '')
    .map((url) => ({ url }))
}

const list: CliCommand = {
  name: 'list',
  description: 'batches of all callers, the newest first',
  examples: [['blazon batches list --status running', 'those that are read now']],
  failure: 'the database cannot be used',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--status <status>', 'those with one status', oneOf(...BATCH_STATES))
      .option(...LIMIT)
      .option(...CURSOR)
      .option(...JSON_FLAG),
  async run({ db, status, limit, cursor, json }: PageFlags) {
    const found = await withEngine(db, ({ batches }) => batches.list({ status, limit, cursor }))
    const rows = found.items.map(({ id, mode, status: state, progress, createdAt }) => [
      ...[id, mode, state, `${progress.succeeded} read`, `${progress.failed} failed`],
      ...[`${progress.pending} left`, createdAt.toISOString()],
    ])
    if (json) printJson(found)
    else printPage(['id', 'mode', 'status', '', '', '', 'created'], rows, found.nextCursor)
    return 0
  },
}

const get: CliCommand = {
  name: 'get <id>',
  description: 'a batch with its progress, as JSON',
  examples: [[`blazon batches get ${EXAMPLE}`, 'how far it is']],
  failure: UNKNOWN,
  options: (command) => command.option(...DATABASE),
  async run(id: string, { db }: BatchFlags) {
    printJson(await withEngine(db, ({ batches }) => batches.get(id)))
    return 0
  },
}

const results: CliCommand = {
  name: 'results <id>',
  description: 'all results of a batch that has ended, one a line as JSON',
  examples: [[`blazon batches results ${EXAMPLE} > pages.ndjson`, 'as NDJSON']],
  failure: 'there is no such batch, or it has not ended',
  options: (command) => command.option(...DATABASE),
  async run(id: string, { db }: BatchFlags) {
    await withEngine(db, async ({ batches }) => {
      for (let cursor: string | undefined | null; cursor !== null; ) {
        const page: Awaited<ReturnType<typeof batches.results>> = await batches.results(id, {
          limit: 100,
          cursor,
        })
        for (const record of page.items) print(`${JSON.stringify(record)}\n`)
        cursor = page.nextCursor
      }
    })
    return 0
  },
}

const cancel: CliCommand = {
  name: 'cancel <id>',
  description: 'begin no further page of a batch',
  examples: [[`blazon batches cancel ${EXAMPLE}`, 'what was read stays']],
  failure: 'there is no such batch, or it has ended',
  options: (command) => command.option(...DATABASE),
  async run(id: string, { db }: BatchFlags) {
    await withEngine(db, ({ batches }) => batches.cancel(id))
    tell(`${safe(id)} is cancelled\n`)
    return 0
  },
}

const remove: CliCommand = {
  name: 'delete <id>',
  description: 'delete a batch that has ended, with its results',
  examples: [[`blazon batches delete ${EXAMPLE}`, 'for good']],
  failure: 'there is no such batch, or it has not ended',
  options: (command) => command.option(...DATABASE),
  async run(id: string, { db }: BatchFlags) {
    await withEngine(db, ({ batches }) => batches.delete(id))
    tell(`${safe(id)} is deleted\n`)
    return 0
  },
}

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
