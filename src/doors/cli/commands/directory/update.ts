import type { SourceUpdate } from '../../../../engine/directory.ts'
import type { CliCommand } from '../../command.ts'
import type { EngineFlags } from '../../flags.ts'
import { DATABASE, networkOptions } from '../../options.ts'
import { print, printJson, tell } from '../../output.ts'
import { safe } from '../../terminal.ts'

interface UpdateFlags extends EngineFlags {
  readonly dryRun?: boolean
  readonly refresh?: boolean
  readonly folder?: string
  readonly json?: boolean
}

/** `blazon directory update [SOURCE …]`: fetches open data and imports it. */
export const update: CliCommand = {
  name: 'update [sources...]',
  description: 'fetch open data that needs no account, and import it',
  examples: [
    ['blazon directory update --dry-run', 'what would be fetched'],
    ['blazon directory update', 'all of it; it can be interrupted'],
    ['blazon directory update tranco --refresh', 'one, also a fresh one'],
  ],
  failure: 'a source could not be fetched or imported',
  options: (command) =>
    networkOptions(command.option(...DATABASE))
      .option('--dry-run', 'say what would be fetched, and fetch nothing')
      .option('--refresh', 'fetch also what was imported within the last day')
      .option('--folder <dir>', 'where files are kept until they are imported; default: one that is deleted')
      .option('--json', 'print the reports as JSON'),
  async run(sources: readonly string[], flags: UpdateFlags) {
    const { onEngine } = await import('../../engine.ts')
    const { dryRun, refresh, folder } = flags
    const wanted = sources.length === 0 ? undefined : sources
    let told = ''
    const onStep = (source: string, step: string) => {
      if (step.startsWith('fetching') && step !== told) tell(`${source}: ${safe(step)}\n`)
      told = step
    }
    const updates = await onEngine(flags, {}, (blazon, signal) =>
      blazon.directory.update({ sources: wanted, dryRun, refresh, folder, signal, onStep }),
    )
    const { importText } = await import('../../import-report.ts')
    if (flags.json) printJson(updates)
    else for (const one of updates) print(textOf(one, importText))
    return updates.some(({ state }) => state === 'failed') ? 1 : 0
  },
}

function textOf(
  update: SourceUpdate,
  importText: typeof import('../../import-report.ts').importText,
): string {
  const { source } = update
  if (update.state === 'imported') return importText(update.report)
  if (update.state === 'fresh')
    return `${source}: imported ${update.importedAt}, --refresh fetches it again\n`
  if (update.state === 'failed') return `${source}: failed, ${safe(update.message)}\n`
  return `${source}: would be fetched from\n${update.urls.map((url) => `  ${safe(url)}\n`).join('')}`
}
