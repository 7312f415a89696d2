import type { Blazon } from '../../../engine/engine.ts'
import type { Prefetched, TaskCounts } from '../../../model/background.ts'
import { BlazonError } from '../../../model/errors.ts'
import type { CliCommand } from '../command.ts'
import type { EngineFlags } from '../flags.ts'
import { engineOptions } from '../options.ts'
import { print, tell } from '../output.ts'
import { safe } from '../terminal.ts'

interface PrefetchFlags extends EngineFlags {
  readonly email?: readonly string[]
  readonly work?: boolean
}

const STATES: Readonly<Record<Prefetched['state'], string>> = {
  queued: 'queued',
  waiting: 'queued already',
  fresh: 'stored already',
}

/** `blazon prefetch DOMAIN… --db FILE`: a line for each domain, with its outcome. */
export const prefetch: CliCommand = {
  name: 'prefetch [domains...]',
  description: 'queue brands, which a service over the same database looks up in the background',
  examples: [
    ['blazon prefetch example.com example.org', 'for `blazon serve`'],
    ['blazon prefetch --email jane@example.com', 'by an address'],
    ['blazon prefetch --work', 'works on the queue here'],
  ],
  failure: 'a domain or an address cannot be queued, or with --work a lookup failed',
  options: (command) =>
    engineOptions(command)
      .option('--email <address...>', 'the domains of e-mail addresses')
      .option('--work', 'work on the queue here as well, until it is empty'),
  async run(domains: readonly string[], flags: PrefetchFlags) {
    const { email = [], work = false } = flags
    if (domains.length + email.length === 0 && !work)
      throw new BlazonError('invalid_input', 'Name what to queue: domains such as example.com, or --email.')
    const { onEngine, siteFor } = await import('../engine.ts')
    // The domains are checked before a database is made, so that a mistyped domain leaves no file behind.
    const sites = domains.map((domain) => siteFor(domain, flags))
    const addresses = email.map((address) => ({ email: address }))
    const { checkForm } = await import('../../../directory/lookup/form.ts')
    for (const address of addresses) checkForm(address)
    return onEngine(flags, {}, async (blazon, signal) => {
      const before = await blazon.background.counts()
      let code = 0
      for (const handle of [...sites, ...addresses])
        try {
          const { domain, state } = await blazon.prefetch(handle)
          print(`${domain}\t${STATES[state]}\n`)
        } catch (thrown) {
          // An address that leads to no company does not keep the others from being queued.
          if (!(thrown instanceof BlazonError) || !isAboutHandle(thrown)) throw thrown
          tell(`blazon: ${safe(thrown.message)}\n`)
          code = 1
        }
      return (work && (await workedThrough(blazon, before, signal))) || code
    })
  },
}

const isAboutHandle = ({ code }: BlazonError) => code === 'free_email' || code === 'not_found'

/** The exit code: 1 when a lookup failed, and `INTERRUPTED` when the signal fired. */
async function workedThrough(blazon: Blazon, before: TaskCounts, signal: AbortSignal): Promise<number> {
  const { INTERRUPTED } = await import('../interrupt.ts')
  const onError = ({ message }: Error) => tell(`${message}\n`)
  await blazon.background.work({ signal, untilEmpty: true, onError })
  const { done, failed, waiting } = await blazon.background.counts()
  tell(`${done - before.done} looked up, ${failed - before.failed} failed, ${waiting} waiting\n`)
  if (signal.aborted) return INTERRUPTED
  return failed > before.failed ? 1 : 0
}
