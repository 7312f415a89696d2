// npm run test:runtimes
//
// Tries the package under Bun and Deno, which npm installs by exact version into a temporary folder, beside
// the Node that runs this: `blazon/extract` over the landing pages of all sample sites, which must give the
// same bytes as under Node, and an engine with a database that looks one of them up without a browser. Prints
// a table, and fails when something that docs/runtimes.md promises is not so.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeProject } from '../check/package/project.ts'
import { FIXTURES, serveFixtures } from '../fixtures/server.ts'
import { table } from '../measuring/table.ts'

const PROGRAMS = fileURLToPath(new URL('runtimes/', import.meta.url))
const BUN = '1.4.5'
const DENO = '2.9.6'
/** Version 12 has an interface that Node alone has, and 13 does not run under Node 20. */
const SQLITE = 'better-sqlite3@13.2.0'
const QUIET = ['--force', '--no-audit', '--no-fund', '--loglevel=error']
/** A lookup of a sample site takes seconds; one that hangs is ended. */
const MAX_MS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'blazon-runtimes-'))
const sites = await serveFixtures()
try {
  writeFileSync(join(folder, 'hosts'), sites.hostMap)
  const tools = join(folder, 'tools')
  mkdirSync(tools)
  writeFileSync(join(tools, 'package.json'), '{"private":true}')
  await run('npm', ['install', `bun@${BUN}`, `deno@${DENO}`, SQLITE, ...QUIET], tools)
  const bin = (name: string) => join(tools, 'node_modules/.bin', name)
  const runtimes = [
    [`node ${process.versions.node}`, process.execPath],
    [`bun ${BUN}`, bin('bun'), 'run'],
    [`deno ${DENO}`, bin('deno'), 'run', '-A', '--no-prompt'],
  ] as const
  const rows: { runtime: string; extract: string; engine: string }[] = []
  for (const [runtime, command, ...flags] of runtimes) {
    const project = projectFor(runtime, runtime.startsWith('node') ? undefined : tools)
    const tryOut = (program: string, place: string) =>
      run(command, [...flags, join(project, program), place], project).catch((error: Error) => error.message)
    rows.push({
      ...{ runtime, extract: await tryOut('pure.mjs', FIXTURES) },
      engine: await tryOut('engine.mjs', join(folder, 'hosts')),
    })
  }
  process.stdout.write(`${table(rows)}\n`)
  const isGood = rows.every(({ extract, engine }) => extract === rows[0]?.extract && engine === 'works')
  if (!isGood) process.exitCode = 1
} finally {
  await sites.close()
  rmSync(folder, { recursive: true })
}

/** A project with the package and the programs, and where `tools` are named, with their SQLite package. */
function projectFor(runtime: string, tools?: string): string {
  const project = join(folder, runtime.replace(' ', '-'))
  makeProject(project)
  cpSync(PROGRAMS, project, { recursive: true })
  if (tools === undefined) return project
  const link = join(project, 'node_modules/better-sqlite3')
  rmSync(link)
  symlinkSync(join(tools, 'node_modules/better-sqlite3'), link)
  return project
}

/** Runs a program, and returns the last line that it wrote. Rejects with what it wrote to stderr. */
async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(command, args, { cwd, timeout: MAX_MS, stdio: ['ignore', 'pipe', 'pipe'] })
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text) => {
      written[name] += text
    })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const lastOf = (text: string) => text.trimEnd().split('\n').at(-1) ?? ''
  if (code === 0) return lastOf(written.stdout)
  throw new Error(`ended with ${code}: ${/\w*Error: .*/.exec(written.stderr)?.[0] ?? lastOf(written.stderr)}`)
}
