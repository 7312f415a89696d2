import type { Browser } from 'playwright'
import type { Lease, Pass } from '../gate/lease.ts'
import { contextOptions, type LaunchSettings } from './launch.ts'
import { type OwnPage, openPage } from './own-page.ts'

/** On whose behalf a page asks. */
export interface Asker {
  /** How its requests leave. */
  readonly lease: Lease
  /** Default: as in the options. */
  readonly acceptLanguage?: string | undefined
}

/** Pages of one browser. One is opened ahead of who needs it: that takes 35 ms, most of it for a process to start. */
export interface Pages {
  /** A page whose requests count on the lease, and ask in the asker's languages. Rejects as `openPage` does. */
  take(asker: Asker): Promise<OwnPage>
  /** Opens one ahead, if there is none, for the next who comes with a lease of the same proxy. */
  prepare(lease: Lease): void
}

interface Prepared {
  readonly pass: Pass
  readonly own: OwnPage
}

export function createPages(browser: Browser, settings: LaunchSettings): Pages {
  const { options } = settings
  let ahead: Promise<Prepared | undefined> | undefined

  // A replay comes with a proxy of its own.
  const isOurs = ({ server }: Lease) => server === settings.proxy.server
  const open = async (): Promise<Prepared> => {
    const pass = settings.proxy.issue()
    return { pass, own: await openPage(browser, contextOptions(settings, pass)) }
  }
  return {
    async take({ lease, acceptLanguage = options.acceptLanguage }) {
      const isUsual = acceptLanguage === options.acceptLanguage
      const next = isUsual && isOurs(lease) ? ahead : undefined
      if (next) ahead = undefined
      const prepared = await next
      if (!prepared)
        return openPage(browser, contextOptions({ options: { ...options, acceptLanguage } }, lease))
      lease.honour(prepared.pass)
      return prepared.own
    },
    prepare(lease) {
      if (ahead || !isOurs(lease)) return
      // What keeps it from opening is told to the one who needs it, and opens another.
      const next = open().catch(() => undefined)
      ahead = next
      void next.then(async (prepared) => {
        await prepared?.own.crashed
        if (ahead !== next) return
        ahead = undefined
        await prepared?.own.close()
      })
    },
  }
}
