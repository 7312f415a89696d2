import type { CliCommand } from '../command.ts'
import { type CaptureFlags, engineSettings } from '../flags.ts'
import { captureOptions, LANGUAGE } from '../options.ts'
import { onNotice, tell } from '../output.ts'
import { safe } from '../terminal.ts'

interface RecordFlags extends CaptureFlags {
  readonly out: string
  /** The language tag, such as `de`. */
  readonly language?: string
}

/** `blazon capture DOMAIN --out DIR` saves a page with all files that were exchanged for it. */
export const capture: CliCommand = {
  name: 'capture <domain>',
  description: 'save a page and everything that was exchanged for it, to be described and replayed offline',
  examples: [
    ['blazon capture example.com --out saved', 'one capture'],
    ['blazon describe saved', 'describes it, offline'],
    ['blazon example.com --replay saved', 'the whole lookup again, offline'],
  ],
  failure: 'the page could not be read or saved',
  options: (command) =>
    captureOptions(command)
      .requiredOption('--out <dir>', 'folder for it')
      .option(...LANGUAGE),
  async run(domain: string, flags: RecordFlags) {
    const { siteFor, whileOpen } = await import('../engine.ts')
    const site = siteFor(domain, flags)
    const { createBlazon } = await import('../../../engine/index.ts')
    const { producer, language, out } = flags
    const blazon = await createBlazon({ ...engineSettings(flags), onNotice })
    return whileOpen(blazon, async (_, signal) => {
      const { snapshot, recording } = await blazon.record(site, out, { producer, language, signal })
      const { exchanges, bodies } = recording
      tell(`${snapshot.url}: ${exchanges.length} exchanges, ${bodies.size} bodies saved to ${out}\n`)
      for (const note of snapshot.notes) tell(`note: ${safe(note)}\n`)
      return 0
    })
  },
}
