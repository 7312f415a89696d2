// npm start: the sample brands from list to database to API. They are served on loopback at their own names.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Blazon, createBlazon } from '../src/blazon.ts'
import { batchOver, countLines } from '../src/cli/batch.ts'
import { ENDING, untilInterrupted } from '../src/cli/interrupt.ts'
import { watchOutput } from '../src/cli/output.ts'
import { aborted, serverFor } from '../src/cli/serve.ts'
import { summaryOf } from '../src/cli/summary.ts'
import { painterFor } from '../src/cli/terminal.ts'
import { asBlazonError, BlazonError } from '../src/model/errors.ts'
import { DEFAULTS } from '../src/model/options.ts'
import { FIXTURES, serveFixtures } from './fixture-server.ts'

const LIST = join(FIXTURES, 'domains.txt')
const SAMPLE = 'pennoray.example'
const KEY_NAME = 'npm start'

const { values: flags } = parseArgs({
  options: {
    db: { type: 'string', default: 'blazon.db' },
    port: { type: 'string', default: process.env.PORT ?? String(DEFAULTS.serve.port) },
  },
})

watchOutput()
const interrupt = untilInterrupted(ENDING)
const folder = mkdtempSync(join(tmpdir(), 'blazon-start-'))
const samples = await serveFixtures()
const hosts = join(folder, 'hosts')
writeFileSync(hosts, samples.hostMap)
try {
  const blazon = await createBlazon({ db: flags.db, hosts })
  try {
    await batchOver(LIST, {
      blazon,
      total: await countLines(LIST),
      signal: interrupt.signal,
      snapshots: true,
      morePages: true,
    })
    if (!interrupt.signal.aborted) {
      summarize(blazon)
      await serve(blazon)
    }
  } finally {
    await blazon.close()
  }
} catch (thrown) {
  const { code, message } = asBlazonError(thrown)
  const hint = code === 'unavailable' ? ' For example: PORT=8081 npm start' : ''
  process.stderr.write(`blazon: ${message}${hint}\n`)
  process.exitCode = 1
} finally {
  interrupt.release()
  await samples.close()
  rmSync(folder, { recursive: true })
}

function summarize({ store, browser }: Blazon): void {
  const painter = painterFor(process.stdout)
  for (const { result } of store.allResults()) process.stdout.write(`${summaryOf(result, painter)}\n`)
  if (!browser)
    process.stderr.write(
      'no browser: pages that scripts build are described from their head only, or refused as empty\n',
    )
}

async function serve(blazon: Blazon): Promise<void> {
  const server = await serverFor(blazon)
  const { url } = await server.listen({ host: DEFAULTS.serve.host, port: portOf(flags.port) })
  const call = `${url}/v1/brand/retrieve?domain=${SAMPLE}`
  process.stdout.write(`serving ${url}/v1, Ctrl-C ends it. Try:\n\n`)
  process.stdout.write(`curl -H 'Authorization: Bearer ${freshKey(blazon)}' '${call}'\n\n`)
  process.stdout.write(`or, in another terminal of this folder:\n\n`)
  process.stdout.write(`npm run --silent blazon -- explain ${SAMPLE} colors --db ${flags.db}\n`)
  process.stdout.write(`npm run --silent blazon -- ${SAMPLE} --refresh --db ${flags.db} --hosts ${hosts}\n\n`)
  await aborted(interrupt.signal)
  await server.close()
}

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw new BlazonError(
    'invalid_input',
    `“${text}” is not a port; PORT and --port are numbers from 0 to 65535.`,
  )
}

/** A key for this run; those of earlier runs end here. */
function freshKey({ store }: Blazon): string {
  const old = store.listKeys().filter(({ name, state }) => name === KEY_NAME && state !== 'revoked')
  for (const { id } of old) store.revokeKey(id)
  return store.createKey(KEY_NAME).secret
}
