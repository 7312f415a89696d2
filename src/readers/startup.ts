/**
 * The program from which a startup snapshot of a process that reads pages is made. It loads the modules of
 * such a process, and reads sample pages, so that the code for them is compiled. A process that starts from
 * the snapshot serves tasks.
 */

// This import stands first, because the modules after it need the stand-ins.
import './stand-ins.ts'
import { startupSnapshot } from 'node:v8'
import { DEFAULTS } from '../model/options.ts'
import { type GivenPage, snapshotFromHtml } from '../snapshot/made/from-html.ts'
import { readingOptions } from './options.ts'
import { serveReading } from './reader.ts'
import { endStandIns } from './stand-ins.ts'
import { tasksFor } from './tasks.ts'

/** Sample pages as JSON, which the bundler defines (`scripts/bundle.mjs`). */
declare const BLAZON_SAMPLE_PAGES: string

async function readSamples(): Promise<void> {
  const unmeasured = { reason: 'Pictures of samples are not decoded.' }
  const tasks = tasksFor(readingOptions(DEFAULTS), async (files) => ({
    pictures: files.map(() => unmeasured),
    cpuMs: 0,
  }))
  for (const page of JSON.parse(BLAZON_SAMPLE_PAGES) as GivenPage[]) {
    const snapshot = snapshotFromHtml(page)
    tasks.links(snapshot)
    tasks.survey(snapshot)
    await tasks.judge(snapshot)
    await tasks.read({ snapshot, reading: { kind: 'facts' } })
  }
}

startupSnapshot.setDeserializeMainFunction(() => void serveReading())
void readSamples().then(endStandIns)
