import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { EXPORT_FORMATS } from '../batch/export.ts'
import { asBlazonError } from '../model/errors.ts'
import { DEFAULTS } from '../model/options.ts'
import { FIELD_NAMES } from '../model/record.ts'
import { PRIORITIES } from '../model/screenshot.ts'
import { STYLEGUIDE_FORMATS } from '../model/styleguide.ts'
import { LINK_KINDS } from '../model/values.ts'
import { parseLanguage } from '../resolve/language.ts'
import { fieldName, oneOf, port, publicUrl, wholeNumber } from './arguments.ts'

/** Exit codes: 0 all well, 1 some item failed, 2 wrong usage, 130 interrupted. */
export async function run(args: readonly string[]): Promise<number> {
  let code = 0
  const done = (command: Promise<number>) =>
    command.then((result) => {
      code = result
    })
  const root = program(done)
  try {
    if (args.length === 0) root.help({ error: true })
    await root.parseAsync([...args], { from: 'user' })
    return code
  } catch (thrown) {
    return report(thrown)
  }
}

function report(thrown: unknown): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2
  const error = asBlazonError(thrown)
  process.stderr.write(`blazon: ${error.message}\n`)
  if (error.code === 'internal' && process.env.BLAZON_DEBUG) process.stderr.write(`${String(error.cause)}\n`)
  if (error.code === 'cancelled') return 130
  return error.code === 'invalid_input' ? 2 : 1
}

type Done = (command: Promise<number>) => Promise<void>

/** Each command is loaded when it is run: `keys list` does not wait for a CSS parser. */
function program(done: Done): Command {
  const root = new Command('blazon')
    .description(
      'Brand data from a domain: name, description, logos, colours, fonts, socials, links and contact, each with its evidence.',
    )
    .version(version())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'blazon: ')) })
    .showHelpAfterError('(blazon --help shows what there is)')
  lookups(root, done)
  pictures(root, done)
  batches(root, done)
  services(root, done)
  snapshots(root, done)
  lists(root, done)
  pages(root, done)
  captureOptions(
    root
      .command('evaluate')
      .description('how often blazon is right about the sites of a list that you labelled'),
  )
    .requiredOption('--gold <file>', 'the truth: a JSON array of cases, or one a line; the README shows one')
    .option('--json', 'print scores and results of every site as JSON')
    .option('--worst', 'list the sites with what was not right')
    .action((flags) => done(import('./evaluate.ts').then((room) => room.evaluateCommand(flags))))
  return root
}

const LANDING_ONLY: [string, string] = [
  '--no-more-pages',
  'the landing page alone: no contact, imprint or about page for what it lacks',
]

const LANGUAGE: [string, string, (text: string) => string] = [
  '--language <name>',
  'as the site says it in that language: a name or a tag, such as german or de',
  parseLanguage,
]

function lookups(root: Command, done: Done): void {
  engineOptions(root.command('brand <domain>', { isDefault: true }).description('look one brand up'))
    .option('--json', 'print the record as JSON')
    .option('--refresh', 'capture anew although a fresh record is stored')
    .option(...LANDING_ONLY)
    .option(...LANGUAGE)
    .action((domain, flags) => done(import('./lookup.ts').then((room) => room.lookupCommand(domain, flags))))
  engineOptions(
    root
      .command('fonts <domain>')
      .description('the font families of a page by the words that are read in them'),
  )
    .option('--json', 'print the result as JSON')
    .option('--refresh', 'capture anew although a fresh record is stored')
    .action((domain, flags) => done(import('./fonts.ts').then((room) => room.fontsCommand(domain, flags))))
  engineOptions(
    root
      .command('styleguide <domain>')
      .description(
        'how a page is styled; of a whole address, such as https://example.com/page, that page itself',
      ),
  )
    .option('--format <format>', STYLEGUIDE_FORMATS.join(', '), oneOf(...STYLEGUIDE_FORMATS), 'json')
    .option('--refresh', 'capture anew although a fresh record is stored')
    .action((page, flags) =>
      done(import('./styleguide.ts').then((room) => room.styleguideCommand(page, flags))),
    )
  root
    .command('explain <domain> <field>')
    .description(`how a field came to its value, from the stored snapshot; fields: ${FIELD_NAMES.join(', ')}`)
    .option('--db <file>', 'database', 'blazon.db')
    .option('--json', 'print the finding with all candidates as JSON')
    .action((domain, field, flags) =>
      done(import('./explain.ts').then((room) => room.explainCommand(domain, fieldName(field), flags))),
    )
}

function pictures(root: Command, done: Done): void {
  // Pictures are always taken by a browser: there is no producer to choose.
  networkOptions(
    root
      .command('screenshot <domain>')
      .description(
        'a picture of a page, as PNG; of a whole address, such as https://example.com/page, that page itself',
      )
      .option(...DATABASE),
  )
    .option('--full', 'down to the end of the page, not only what is seen before scrolling')
    .option('--page <kind>', `another page of the site: ${LINK_KINDS.join(', ')}`, oneOf(...LINK_KINDS))
    .option('--prioritize <what>', PRIORITIES.join(' or '), oneOf(...PRIORITIES), 'quality')
    .option('--out <file>', 'write to a file instead of stdout')
    .option('--refresh', 'take one anew although a fresh one is stored')
    .action((domain, flags) =>
      done(import('./screenshot.ts').then((room) => room.screenshotCommand(domain, flags))),
    )
}

function batches(root: Command, done: Done): void {
  engineOptions(
    root
      .command('batch <list>')
      .description('look up every domain of a list, one a line; a rerun goes on where the last one ended'),
  )
    .option('--concurrency <n>', 'lookups at once', wholeNumber(1, 256), DEFAULTS.concurrency)
    .option('--redo <which>', 'do `failed` or `all` again although fresh', oneOf('failed', 'all'))
    .option(...LANDING_ONLY)
    .option(...LANGUAGE)
    .option('--no-snapshots', 'do not keep snapshots: a smaller database, no explain')
    .action((list, flags) => done(import('./batch.ts').then((room) => room.batchCommand(list, flags))))
  root
    .command('export')
    .description('print every result of a database')
    .option('--db <file>', 'database', 'blazon.db')
    .option('--format <format>', 'ndjson or csv', oneOf(...EXPORT_FORMATS), 'ndjson')
    .option('--language <name>', 'instead, what a batch with that --language found', parseLanguage)
    .action((flags) => done(import('./export.ts').then((room) => room.exportCommand(flags))))
}

function services(root: Command, done: Done): void {
  engineOptions(root.command('serve').description('serve /v1 over HTTP'))
    .option('--port <n>', 'port', port, DEFAULTS.serve.port)
    .option('--host <address>', 'address to listen on', DEFAULTS.serve.host)
    .option('--concurrency <n>', 'lookups at once', wholeNumber(1, 256), DEFAULTS.serve.concurrency)
    .option(
      '--public-url <url>',
      'where pictures are reached from outside, such as https://api.example.com',
      publicUrl,
    )
    .action((flags) => done(import('./serve.ts').then((room) => room.serveCommand(flags))))
  const keys = root.command('keys').description('bearer keys of the HTTP service')
  const database: [string, string, string] = ['--db <file>', 'database', 'blazon.db']
  keys
    .command('create [name]')
    .description('make a key; it is shown once')
    .option(...database)
    .action((name, flags) =>
      done(import('./keys.ts').then((room) => room.createKey(name ?? 'default', flags))),
    )
  keys
    .command('list')
    .description('keys without their secrets')
    .option(...database)
    .action((flags) => done(import('./keys.ts').then((room) => room.listKeys(flags))))
  for (const [verb, does] of [
    ['revoke', 'end a key for good'],
    ['suspend', 'refuse a key until it is resumed'],
    ['resume', 'let a suspended key in again'],
  ] as const) {
    keys
      .command(`${verb} <id>`)
      .description(does)
      .option(...database)
      .action((id, flags) => done(import('./keys.ts').then((room) => room.setKeyState(id, verb, flags))))
  }
}

function snapshots(root: Command, done: Done): void {
  captureOptions(
    root
      .command('capture <domain>')
      .description(
        'save a page and everything that was exchanged for it, to be described and replayed offline',
      ),
  )
    .requiredOption('--out <dir>', 'folder for it')
    .option(...LANGUAGE)
    .action((domain, flags) =>
      done(import('./capture.ts').then((room) => room.captureCommand(domain, flags))),
    )
  root
    .command('describe <path>')
    .description('describe a saved page, or a HAR file saved by developer tools; no network')
    .option('--json', 'print the record as JSON')
    .option('--explain <field>', 'instead of the record, how that field came to its value', fieldName)
    .option('--url <url>', 'of a HAR file, the page at this URL instead of the first')
    .action((path, flags) => done(import('./describe.ts').then((room) => room.describeCommand(path, flags))))
  root
    .command('warc <dir>')
    .description('a saved capture as a WARC file')
    .requiredOption('--out <file>', 'file to write, such as site.warc.gz; - for stdout')
    .action((dir, flags) => done(import('./warc.ts').then((room) => room.warcCommand(dir, flags))))
}

function lists(root: Command, done: Done): void {
  const { defaultLinks, maxLinks } = DEFAULTS.crawl
  engineOptions(
    root
      .command('sitemap <domain>')
      .description('the pages of a site: from its sitemaps, else from the links of its landing page'),
  )
    .option('--json', 'print the whole result as JSON')
    .option('--max-links <n>', 'pages at most', wholeNumber(1, maxLinks), defaultLinks)
    .option('--url-regex <expression>', 'only pages whose address matches, in the syntax of RE2')
    .option('--refresh', 'list them anew although a fresh list is stored')
    .option('--out <file>', 'write to a file instead of stdout')
    .action((domain, flags) =>
      done(import('./sitemap.ts').then((room) => room.sitemapCommand(domain, flags))),
    )
}

function pages(root: Command, done: Done): void {
  const page = (command: Command, does: string) =>
    engineOptions(command.description(does))
      .option('--refresh', 'capture anew although the page is stored, and fresh')
      .option('--out <file>', 'write to a file instead of stdout')
      .option('--url <url>', 'of a file, where it was saved from')
  page(root.command('html <page>'), 'the document of a page, by its whole address or from disk')
    .option(
      '--rendered <when>',
      'auto (when scripts build the page), yes or no',
      oneOf('auto', 'yes', 'no'),
      'auto',
    )
    .action((where, flags) => done(import('./page.ts').then((room) => room.htmlCommand(where, flags))))
  page(root.command('images <page>'), 'the pictures of a page, one a line')
    .option('--backgrounds', 'those that styles paint behind elements, too')
    .option('--json', 'print all that is known of them as JSON')
    .action((where, flags) => done(import('./page.ts').then((room) => room.imagesCommand(where, flags))))
  page(root.command('markdown <page>'), 'a page as GitHub-flavoured Markdown')
    .option('--main', 'the main content alone')
    .option('--no-links', 'texts of links without where they lead')
    .option('--no-images', 'no pictures')
    .option('--whole-images', 'pictures that stand in their own address with all their data')
    .option('--front-matter', 'begin with title, author, date, language and site, as YAML')
    .option(
      '--chunks <n>',
      'parts of so many characters at most, one a line as JSON',
      wholeNumber(1, 10_000_000),
    )
    .action((where, flags) => done(import('./page.ts').then((room) => room.markdownCommand(where, flags))))
}

const DATABASE = ['--db <file>', 'database', 'blazon.db'] as const

function engineOptions(command: Command): Command {
  return captureOptions(command.option(...DATABASE))
}

function captureOptions(command: Command): Command {
  return networkOptions(command).option(
    '--producer <which>',
    'auto, cascade (no browser) or browser',
    oneOf('auto', 'cascade', 'browser'),
  )
}

function networkOptions(command: Command): Command {
  return command
    .option('--hosts <file>', 'host map: lines `HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME`')
    .option('--replay <path>', 'no network: answer from a recording, a folder of recordings, or a HAR file')
    .option('--proxies <file>', 'proxies to go through where a site turns us away: a URL a line, tiers apart')
}

function version(): string {
  const file = new URL('../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
