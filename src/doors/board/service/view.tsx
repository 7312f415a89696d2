/// <reference lib="dom" />
import type { VNode } from 'preact'
import { Empty, Heading } from '../parts.tsx'
import { access, mayOperate } from '../service.ts'
import { Keys } from './keys.tsx'
import { State } from './state.tsx'
import { UsageByOrganisation } from './usage.tsx'

/** Shows the service itself: its state and queue, its keys, and the usage. Each part needs its permission. */
export function ServiceView(): VNode {
  const now = access.get()
  const [status, keys, usage] = ['status', 'keys', 'usage'].map(mayOperate)
  return (
    <>
      <Heading title="Service" over={'session' in now && `Signed in with the key ${now.session.name}`}>
        Service
      </Heading>
      {status && <State />}
      {keys && <Keys />}
      {usage && <UsageByOrganisation />}
      {!status && !keys && !usage && (
        <Empty title="Not permitted">
          <p>The key with which you are signed in operates no part of this service.</p>
          <p class="soft">
            A key that does is made with <code>blazon keys create NAME --permit operator/*</code>.
          </p>
        </Empty>
      )}
    </>
  )
}
