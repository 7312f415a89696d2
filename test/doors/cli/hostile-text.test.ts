import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { THOROUGH } from '../../house/thorough.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'
import { HAS_SCRIPT, onTerminal as terminalText } from './on-terminal.ts'

const FILLER = `<p>${'We are a company of craftspeople, and we sell our goods all over the world. '.repeat(8)}</p>`
/**
 * Commands to a terminal: title, colours, the clipboard, eight-bit forms, and the order of what is read; as
 * bytes and as references.
 */
const ORDERS =
  '\u001b]0;pwned\u0007\u001b[31mRED\u001b[2J \u009b32mC1 &#27;[5m &#7; \u0085 \u202egnp \u2066x\u200f\u061c'
const ESC = `<!doctype html><html lang=en><head><meta charset=utf-8><title>Esc${ORDERS}</title>
<meta name=description content="=HYPERLINK(&quot;http://evil/&quot;) ${ORDERS} desc">
<style>h1 { font-family: "Figtree${ORDERS}", serif; color: #123456 }</style></head>
<body><h1>Esc ${ORDERS}</h1><p>para ${ORDERS} \u001b]52;c;ZXZpbA==\u0007 end</p>
<a href="https://x.com/esc%1b[31m">x</a><a href="mailto:a${ORDERS}@esc.example">mail</a>
<img src="/a.png" alt="alt ${ORDERS}"><pre><code>code ${ORDERS}</code></pre>${FILLER}<a href="/about">About ${ORDERS}</a></body></html>`
const BLOCKED = `<!doctype html><title>Just a moment... ${ORDERS}</title><h1>Checking your browser ${ORDERS}</h1>`
const SITES = {
  'esc.example': {
    '/': ESC,
    '/robots.txt': { type: 'text/plain', body: `Sitemap: http://esc.example/${ORDERS}` },
  },
  'blocked.example': {
    '/': { status: 403, headers: { 'cf-mitigated': 'challenge', server: 'cloudflare' }, body: BLOCKED },
  },
  'gone.example': { '/': { status: 302, to: 'http://127.0.0.1:1/%1b[31m' } },
}

/**
 * Characters that must not reach a terminal. Line ends, with what the terminal adds to them, and tabs are
 * allowed.
 */
const OBEYED = /(?!\t|\r*\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u

const folder = temporaryFolder(afterAll)
const at = (file: string) => join(folder, file)
const DB = ['--db', at('a.db')] as const
const LIVE = [...DB, '--hosts', at('hosts'), '--producer', 'cascade'] as const
const UNKEPT = ['--hosts', at('hosts'), '--producer', 'cascade'] as const

beforeAll(async () => {
  const { port } = await serveSites(SITES, false, afterAll)
  const line = (host: string) => `127.0.0.1:${port} - ${host}\n`
  writeFileSync(at('hosts'), Object.keys(SITES).map(line).join(''))
  writeFileSync(at('list.txt'), 'esc.example\nblocked.example\nno\u001b[31m domain\u202e\n')
  writeFileSync(at('page.html'), ESC)
  writeFileSync(at('gold.json'), JSON.stringify([{ domain: 'esc.example', name: 'Esc\u001b[31m' }]))
  for (const args of [
    ['batch', at('list.txt'), ...LIVE, '--no-more-pages'],
    ['capture', 'esc.example', ...UNKEPT, '--out', at('saved')],
    ['keys', 'create', 'me', ...DB],
  ])
    await command(...args)
})

/** What a terminal gets from a command. */
const onTerminal = (args: readonly string[]) => terminalText(folder, args, { NO_COLOR: '1', TERM: 'xterm' })

function pretendTerminal(stream: NodeJS.WriteStream): void {
  const { isTTY } = stream
  stream.isTTY = true
  onTestFinished(() => {
    stream.isTTY = isTTY
  })
}

type Args = readonly string[]

const FOR_PEOPLE: readonly Args[] = [
  ['esc.example', ...LIVE, '--refresh', '--no-more-pages'],
  ['blocked.example', ...LIVE],
  ['gone.example', ...LIVE],
  ['no\u001b[31m\u009b domain\u202e', ...LIVE],
  ['--no\u001b[31m\u009b-option'],
  ['fonts', 'esc.example', ...LIVE],
  ['explain', 'esc.example', 'name', ...DB],
  ['explain', 'esc.example', 'description', ...DB],
  ['explain', 'blocked.example', 'name', ...DB],
  ['explain', 'esc.example', 'no\u001b[31mfield', ...DB],
  ['describe', at('saved')],
  ['describe', at('page.html')],
  ['describe', at('page.html'), '--explain', 'name'],
  ['describe', at('no\u001b[31mfile.html')],
  ['capture', 'esc.example', ...UNKEPT, '--out', at('saved-again')],
  ['capture', 'gone.example', ...UNKEPT, '--out', at('saved-gone')],
  ['batch', at('list.txt'), ...LIVE, '--redo', 'all', '--no-more-pages'],
  ['images', 'http://esc.example/', ...LIVE],
  ['images', at('page.html')],
  ['sitemap', 'esc.example', ...LIVE],
  ['status', ...DB],
  ['keys', 'list', ...DB],
  ['warc', at('saved'), '--out', at('saved.warc')],
  ['warc', at('no\u001b[31m'), '--out', at('x.warc')],
  ['evaluate', '--gold', at('gold.json'), '--worst', ...UNKEPT],
  ['--help'],
]

const AS_JSON: readonly Args[] = [
  ['esc.example', ...LIVE, '--json'],
  ['fonts', 'esc.example', ...LIVE, '--json'],
  ['explain', 'esc.example', 'name', ...DB, '--json'],
  ['describe', at('saved'), '--json'],
  ['describe', at('page.html'), '--explain', 'description', '--json'],
  ['images', at('page.html'), '--json'],
  ['sitemap', 'esc.example', ...LIVE, '--json'],
  ['styleguide', 'esc.example', ...LIVE, '--format', 'json'],
  ['styleguide', 'esc.example', ...LIVE, '--format', 'dtcg'],
  ['status', ...DB, '--json'],
]

/** JSON, one text a line. */
const AS_LINES: readonly Args[] = [
  ['export', ...DB],
  ['markdown', at('page.html'), '--chunks', '500'],
]

/** What a terminal gets otherwise than a pipe, and one of each of the others. */
const ON_TERMINAL: readonly Args[] = [
  ['html', at('page.html')],
  ['markdown', at('page.html')],
  ['export', ...DB, '--format', 'csv'],
  ['styleguide', 'esc.example', ...LIVE, '--format', 'css'],
  ['styleguide', 'esc.example', ...LIVE, '--format', 'tailwind'],
  ['esc.example', ...LIVE],
  ['export', ...DB],
  ['gone.example', ...LIVE, '--json'],
]
/** Those that a real terminal shows, each in a process of its own. */
const SHOWN = THOROUGH ? ON_TERMINAL : ON_TERMINAL.slice(0, 1)

const name = (args: Args) => JSON.stringify(args.join(' ').replaceAll(`${folder}/`, ''))
const cases = (list: readonly Args[]) => list.map((args) => [name(args), args] as const)

describe('what a page says commands no terminal', () => {
  test.each(cases(FOR_PEOPLE))('text for people, in a pipe as well: %s', async (_, args) => {
    const { stdout, stderr } = await command(...args)
    expect(stdout + stderr).not.toBe('')
    expect(stdout).not.toMatch(OBEYED)
    expect(stderr).not.toMatch(OBEYED)
  })

  test.each(cases(AS_JSON))('JSON, in a pipe as well: %s', async (_, args) => {
    const { stdout, stderr } = await command(...args)
    expect(stdout).not.toMatch(OBEYED)
    expect(stderr).not.toMatch(OBEYED)
    expect(() => JSON.parse(stdout)).not.toThrow()
  })

  test.each(cases(AS_LINES))('JSON, one a line: %s', async (_, args) => {
    const { stdout } = await command(...args)
    expect(stdout).not.toMatch(OBEYED)
    const lines = stdout.trim().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })

  test.each(cases(ON_TERMINAL))('on what says that it is a terminal: %s', async (_, args) => {
    vi.stubEnv('NO_COLOR', '1')
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const stream of [process.stdout, process.stderr]) pretendTerminal(stream)
    const { stdout, stderr } = await command(...args)
    expect(stdout + stderr).not.toBe('')
    expect(stdout.replaceAll('\r\u001b[K', '')).not.toMatch(OBEYED)
    expect(stderr.replaceAll('\r\u001b[K', '')).not.toMatch(OBEYED)
  })

  test.runIf(HAS_SCRIPT).each(cases(SHOWN))('on a terminal: %s', async (_, args) => {
    const text = await onTerminal(args)
    expect(text).not.toBe('')
    expect(text).not.toMatch(OBEYED)
  })

  test.runIf(HAS_SCRIPT)('the progress of a batch is all that moves the cursor', async () => {
    const text = await onTerminal(['batch', at('list.txt'), ...LIVE, '--redo', 'all', '--no-more-pages'])
    expect(text).toContain('\r\u001b[K')
    expect(text.replaceAll('\r\u001b[K', '')).not.toMatch(OBEYED)
  })

  test.runIf(HAS_SCRIPT)('nor does an archive go there', async () => {
    expect(await onTerminal(['warc', at('saved'), '--out', '-'])).toMatch(/terminal cannot show an archive/)
  })
})

describe('data stays data', () => {
  test('the document in a pipe or a file is as it was', async () => {
    const { stdout } = await command('html', at('page.html'))
    expect(stdout).toContain('\u001b]52;c;ZXZpbA==\u0007')
    await command('html', at('page.html'), '--out', at('copy.html'))
    expect(readFileSync(at('copy.html'), 'utf8')).toBe(stdout)
  })

  test('a value in JSON is what it was, whatever is escaped', async () => {
    const { stdout } = await command('describe', at('page.html'), '--explain', 'description', '--json')
    expect(stdout).toMatch(/\\u202e/)
    expect(JSON.stringify(JSON.parse(stdout))).toMatch(/\u202e/)
  })

  test('Markdown and tables have no control characters wherever they go', async () => {
    const controls = /(?!\t|\r?\n)\p{Cc}/u
    for (const args of [
      ['markdown', at('page.html')],
      ['export', ...DB, '--format', 'csv'],
    ]) {
      const { stdout, stderr } = await command(...args)
      expect(stdout, stderr).toContain('RED')
      expect(stdout).not.toMatch(controls)
    }
  })

  test('colours are ours', async () => {
    vi.stubEnv('NO_COLOR', '')
    vi.stubEnv('FORCE_COLOR', '1')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { stdout } = await command('describe', at('page.html'))
    expect(stdout).toContain('\u001b[1m')
    expect(stdout.replace(/\p{Cc}\[[\d;]*m/gu, '')).not.toMatch(OBEYED)
    expect(stdout).not.toContain('\u0000')
  })
})
