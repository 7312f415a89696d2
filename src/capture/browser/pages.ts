/** Opens the pages of one browser, one of them in advance, because a page's process takes 35 ms. */

import type { Options } from '../../model/options.ts'
import type { Lease, ProxyCredentials } from '../gate/lease.ts'
import { drawNothing } from './in-page/unpainted.ts'
import type { PageMessages } from './inbox.ts'
import { contextOptions, type Launched, type LaunchSettings } from './launch.ts'
import { type OwnPage, openPage } from './own-page.ts'
import { createPageProcessTable, type PageProcesses } from './page-processes.ts'

/** The options about the visitor that a page can notice. */
export type Appearance = Pick<Options, 'acceptLanguage' | 'colorScheme' | 'viewportWidth' | 'viewportHeight'>

export interface PageOptions {
  /** The lease that its requests use. */
  readonly lease: Lease
  /** Default: the values in the options. */
  readonly appearance?: Appearance | undefined
}

export interface Pages {
  /** Returns a page that uses the lease and has the requested appearance. Rejects like `openPage`. */
  take(page: PageOptions): Promise<TakenPage>
  /** Opens a page in advance, if there is none, for the next caller with a lease of the same proxy. */
  prepare(lease: Lease): void
}

/** An open page with its processes. */
export interface TakenPage extends OwnPage {
  readonly processes: PageProcesses
  readonly messages: PageMessages
}

interface Prepared {
  readonly credentials: ProxyCredentials
  readonly own: TakenPage
}

function isSame(one: Appearance, other: Appearance): boolean {
  return (
    one.acceptLanguage === other.acceptLanguage &&
    one.colorScheme === other.colorScheme &&
    one.viewportWidth === other.viewportWidth &&
    one.viewportHeight === other.viewportHeight
  )
}

export function createPages(
  { browser, pid, inbox }: Pick<Launched, 'browser' | 'pid' | 'inbox'>,
  settings: LaunchSettings,
): Pages {
  const { options } = settings
  const table = createPageProcessTable(pid)
  let ahead: Promise<Prepared | undefined> | undefined

  // A replay uses a proxy of its own.
  const isOurs = ({ server }: Lease) => server === settings.proxy.server
  const openFor = async (
    asked: Pick<LaunchSettings, 'options'>,
    credentials: ProxyCredentials,
  ): Promise<TakenPage> => {
    const first = settings.mode === 'pictures' ? undefined : drawNothing
    const { opened, processes } = await table.open(async () => {
      const own = await openPage(browser, contextOptions(asked, credentials), first)
      return { ...own, messages: inbox.newest() }
    })
    return { ...opened, processes }
  }
  const open = async (): Promise<Prepared> => {
    const credentials = settings.proxy.issue()
    return { credentials, own: await openFor(settings, credentials) }
  }
  return {
    async take({ lease, appearance = options }) {
      const isUsual = isSame(appearance, options)
      const next = isUsual && isOurs(lease) ? ahead : undefined
      if (next) ahead = undefined
      const prepared = await next
      if (!prepared) return openFor({ options: { ...options, ...appearance } }, lease)
      lease.accept(prepared.credentials)
      return prepared.own
    },
    prepare(lease) {
      if (ahead || !isOurs(lease)) return
      // A failure is not reported here: the next caller opens a page of its own and gets the failure then.
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
