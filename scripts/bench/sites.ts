// npm run bench -- sites [--dir DIR] [--against COMMIT] [--rounds N] [--sites N] [--out FILE]
//
// Measures what blazon costs on a folder of sites: its start, a lookup, a stored answer, a batch and its
// database. A site is a folder with the name of its host, and its files below `www`; the default are the
// sample sites. With `--against` an earlier commit is built beside this tree, and both take turns, so that a
// ratio is one of the same machine at the same time. Processor time is that of all processes of a command.
// `--out` also writes the table to a file, in Markdown. Linux only.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FIXTURES, serveFixtures } from '../fixtures/server.ts'
import { median } from '../measuring/median.ts'
import { table } from '../measuring/table.ts'
import { costOfCommand } from './peers/cost.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** A lookup of a page that is refused ends with 1. */
const RUNNING = { env: process.env, timeoutMs: 20 * 60_000, codes: [0, 1] }

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: FIXTURES },
    against: { type: 'string' },
    rounds: { type: 'string', default: '2' },
    sites: { type: 'string', default: '10' },
    out: { type: 'string' },
  },
})

/** What is measured of one tree in one round, in seconds of a processor, megabytes and kilobytes. */
type Figures = Readonly<Record<string, number>>

const folder = mkdtempSync(join(tmpdir(), 'blazon-sites-'))
const served = await serveFixtures(values.dir)
const hosts = join(folder, 'hosts')
const list = join(folder, 'list.txt')
writeFileSync(hosts, served.hostMap)
writeFileSync(list, `${served.domains.join('\n')}\n`)
const sample = served.domains.slice(0, Number(values.sites))
try {
  const trees = [built(ROOT), ...(values.against ? [await earlier(values.against)] : [])]
  const found: Figures[][] = trees.map(() => [])
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [at, main] of trees.entries()) found[at]?.push(await figuresOf(main))
  const rows = rowsOf(found)
  const how = `${served.domains.length} sites, ${sample.length} of them one by one, ${values.rounds} rounds`
  console.log(`${how}\n\n${table(rows)}`)
  if (values.out) writeFileSync(values.out, report(how, rows))
} finally {
  rmSync(folder, { recursive: true, force: true })
  if (values.against) execFileSync('git', ['worktree', 'prune'], { cwd: ROOT })
  await served.close()
}

/** Builds a tree, and returns its command. */
function built(root: string): string {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 2, 2] })
  return join(root, 'dist/main.js')
}

/** The command of a commit, built beside this tree with the same packages. */
async function earlier(commit: string): Promise<string> {
  const root = join(folder, 'earlier')
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', root, commit], { cwd: ROOT })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return built(root)
}

async function figuresOf(main: string): Promise<Figures> {
  const cwd = mkdtempSync(join(folder, 'run-'))
  const run = (...args: readonly string[]) =>
    costOfCommand([process.execPath, main, ...args], { ...RUNNING, cwd })
  const seconds = async (...args: readonly string[]) => (await run(...args)).processorMs / 1000
  const help = [await seconds('--help'), await seconds('--help'), await seconds('--help')]
  const lookups: number[] = []
  const stored: number[] = []
  for (const domain of sample)
    for (const times of [lookups, stored])
      times.push(await seconds(domain, '--json', '--hosts', hosts, '--db', 'single.db'))
  const batch = await run('batch', list, '--hosts', hosts, '--db', 'batch.db')
  const bytes = readdirSync(cwd)
    .filter((name) => name.startsWith('batch.db'))
    .reduce((sum, name) => sum + statSync(join(cwd, name)).size, 0)
  const count = served.domains.length
  return {
    '--help (s)': median(help),
    'a lookup (s)': median(lookups),
    'a stored answer (s)': median(stored),
    'batch, a domain (s)': batch.processorMs / 1000 / count,
    'batch, memory (MB)': batch.peakMb ?? 0,
    'database, a domain (kB)': bytes / 1000 / count,
  }
}

/** A row a figure: of this tree, of the earlier one, and the ratio, each with its spread over the rounds. */
function rowsOf([now = [], before]: readonly (readonly Figures[])[]) {
  return Object.keys(now[0] ?? {}).map((name) => {
    const ours = now.map((figures) => figures[name] ?? 0)
    const theirs = before?.map((figures) => figures[name] ?? 0)
    const ratios = theirs?.map((one, at) => (ours[at] ?? 0) / one)
    return {
      figure: name,
      now: spread(ours),
      ...(theirs && ratios && { before: spread(theirs), ratio: spread(ratios) }),
    }
  })
}

/** The report in Markdown: how it was measured, and a table of the rows. */
function report(how: string, rows: readonly Readonly<Record<string, string>>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  const tree = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const [cpu] = cpus()
  return [
    '# Benchmarks\n\nWritten by `npm run bench -- sites --out BENCHMARKS.md`.\n\n',
    `${how}; ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, `,
    `${cpus().length} processors (${cpu?.model ?? 'of an unknown kind'}). `,
    `This tree is ${tree}${values.against ? `, the other one ${values.against}` : ''}. `,
    'Seconds are of a processor, over all processes of a command; the median, and in brackets the least and the most.\n\n',
    ...[names, names.map(() => '---'), ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(line),
  ].join('')
}

function spread(figures: readonly number[]): string {
  return `${median(figures).toFixed(2)} (${Math.min(...figures).toFixed(2)}-${Math.max(...figures).toFixed(2)})`
}
