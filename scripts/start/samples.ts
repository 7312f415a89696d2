// Looks the sample brands up, stores them, and serves them over the API. The sample sites are served on
// loopback, at their own names.
import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readList } from '../../src/batch/list/read.ts'
import { whenAborted } from '../../src/concurrency/abort.ts'
import { watchDebug } from '../../src/doors/cli/debug.ts'
import { requireUnused, revokeEarlier, useKey } from '../../src/doors/cli/key-in-use.ts'
import { wrapped } from '../../src/doors/cli/layout.ts'
import { createLog } from '../../src/doors/cli/log.ts'
import { onNotice, print, tell } from '../../src/doors/cli/output.ts'
import { progressOn } from '../../src/doors/cli/progress.ts'
import { summaryOf } from '../../src/doors/cli/summary.ts'
import { columnsOf, painterFor, safe } from '../../src/doors/cli/terminal.ts'
import { checkOpening } from '../../src/doors/http/opening.ts'
import { type BatchSummary, type Blazon, createBlazon, createServer, runBatch } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { NewKey } from '../../src/model/keys.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import type { Result } from '../../src/model/record.ts'
import { FIXTURES, type FixtureServer, serveFixtures } from '../fixtures/server.ts'
import { folderUntilExit } from './folder.ts'

const LIST = join(FIXTURES, 'domains.txt')
/** In the order of the list, which begins with the sample that shows most. */
const DOMAINS = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
const SAMPLE = 'pennoray.example'

/**
 * For one lookup. The samples are on this machine and answer at once: only its own work can take this long,
 * all samples together on a slow machine.
 */
const LOOKUP_TIMEOUT_MS = 120_000
const KEY_NAME = 'npm start'

export interface Flags {
  readonly db: string
  readonly port: number
}

/** Serves until the signal fires. Whatever is wrong with the port and the database rejects before. */
export async function startSamples(flags: Flags, signal: AbortSignal): Promise<void> {
  watchDebug()
  const samples = await serveFixtures()
  const folder = folderUntilExit()
  try {
    await start(flags, { samples, folder: folder.path, signal })
  } finally {
    await samples.close()
    folder.remove()
  }
}

interface Around {
  readonly samples: FixtureServer
  /** For files that are gone when it ends. */
  readonly folder: string
  readonly signal: AbortSignal
}

/** Whatever is wrong with the port and the database is told before anything is looked up. */
async function start({ db, port }: Flags, { samples, folder, signal }: Around): Promise<void> {
  await checkOpening({ host: DEFAULTS.serve.host, port }, DEFAULTS.serve)
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, samples.hostMap)
  const blazon = await createBlazon({ db, hosts, onNotice, options: { lookupTimeoutMs: LOOKUP_TIMEOUT_MS } })
  try {
    await requireUnused(blazon, KEY_NAME)
    const server = await createServer(blazon, { logger: createLog('info') })
    const { url } = await server.listen({ host: DEFAULTS.serve.host, port })
    const key = await freshKey(blazon)
    const release = await useKey(blazon, key.id)
    try {
      const summary = await lookUp(blazon, { total: DOMAINS.length, db, signal })
      if (summary.interrupted) return
      await show(blazon, summary)
      tellHow(key, url, db, hosts)
      await whenAborted(signal)
    } finally {
      await server.close()
      await release()
    }
  } finally {
    await blazon.close()
  }
}

/** Looks up the samples that have no fresh result. Progress is shown while there is any. */
async function lookUp(
  blazon: Blazon,
  { total, db, signal }: { readonly total: number; readonly db: string; readonly signal: AbortSignal },
): Promise<BatchSummary> {
  const progress = progressOn(process.stderr)
  const bytes = createReadStream(LIST)
  let isBegun = false
  try {
    return await runBatch(blazon, {
      lines: readList(bytes, { name: LIST }),
      list: LIST,
      total,
      keepSnapshot: true,
      morePages: true,
      signal,
      onProgress(state) {
        if (!isBegun && state.inHand + state.ok + state.refused + state.failed === 0) return
        if (!isBegun) tell(`looking up ${total} sample sites, which are served on this machine, into ${db}\n`)
        isBegun = true
        progress.show(state)
      },
    })
  } finally {
    progress.end()
    bytes.destroy()
  }
}

/** What was found: whole after the first lookup, later a line for each brand. */
async function show({ results, browser }: Blazon, { skipped }: BatchSummary): Promise<void> {
  const painter = painterFor(process.stdout)
  const found = (await Promise.all(DOMAINS.map((domain) => results.of(domain)))).filter(
    (one) => one !== undefined,
  )
  const brands = found.filter((result) => result.state === 'ok')
  if (skipped < DOMAINS.length) {
    for (const result of found) print(`${summaryOf(result, painter)}\n`)
  } else {
    print('looked up by an earlier start, and stored:\n')
    for (const { domain, record } of brands)
      print(`  ${domain.padEnd(32)} ${painter.green(safe(foundValue(record.fields.name) ?? ''))}\n`)
  }
  const count = (state: Result['state']) => found.filter((result) => result.state === state).length
  const failed = count('failed') > 0 ? `; ${count('failed')} could not be read` : ''
  print(`${brands.length} sample brands; ${count('refused')} sample pages are no brand's own${failed}.\n`)
  if (!browser)
    tell('no browser: pages that scripts build are described from their head only, or refused as empty\n')
}

/** Commands to paste. They are not broken into lines, so that a terminal copies them whole. */
function tellHow({ secret }: NewKey, url: string, db: string, hosts: string): void {
  const call = `${url}/v1/brand/retrieve?domain=${SAMPLE}`
  const command = 'npm run --silent blazon --'
  print(`
${wrapped(`serving ${url}/v1 from ${db}; Ctrl-C ends it.`, columnsOf(process.stdout))}

In a browser, open ${url}/ and sign in with the key ${secret}

In a terminal, try:

curl -H 'Authorization: Bearer ${secret}' '${call}'

or, in this folder:

${command} explain ${SAMPLE} colors --db ${db}
${command} ${SAMPLE} --refresh --db ${db} --hosts ${hosts}

A site of the internet needs no --hosts:

${command} example.com
`)
}

/** Creates a key for this run, and revokes those of earlier runs. */
async function freshKey(blazon: Blazon): Promise<NewKey> {
  const made = await blazon.keys.create(KEY_NAME, { permissions: ['*', 'operator/*'] })
  await revokeEarlier(blazon, KEY_NAME, made.id)
  return made
}
