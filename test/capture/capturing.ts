import { afterAll, onTestFinished } from 'vitest'
import type { HostMap } from '../../src/capture/gate/hosts.ts'
import { type Capturer, createCapturer } from '../../src/capture/index.ts'
import { type Deadline, unlimited } from '../../src/concurrency/deadline.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import type { Site } from '../../src/model/site.ts'
import { readHere } from './read-here.ts'
import type { Until } from './sites.ts'

export async function capturerFor(
  hosts: HostMap,
  options: PartialOptions = {},
  until: Until = onTestFinished,
): Promise<Capturer> {
  const capturer = await made(hosts, options)
  until(() => capturer.close())
  return capturer
}

/**
 * A capturer that the tests of a file share, because starting a browser costs more than most pages. For other
 * options it is made anew, and its browser is kept (`kept-browsers.ts`). It finds the hosts of the last call.
 */
export function sharedCapturers() {
  let shared: { readonly key: string; readonly capturer: Promise<Capturer> } | undefined
  let latest: HostMap
  const hosts: HostMap = {
    lookup: (host) => latest.lookup(host),
    isMapped: (host) => latest.isMapped(host),
  }
  const close = async () => (await shared?.capturer)?.close()
  afterAll(close)
  return async (current: HostMap, options: PartialOptions = {}): Promise<Capturer> => {
    latest = current
    const key = JSON.stringify(options)
    if (shared?.key !== key) {
      await close()
      shared = { key, capturer: made(hosts, options) }
    }
    return shared.capturer
  }
}

/** Time for a capture that is long enough on every machine. */
export const PATIENT_MS = 300_000

function made(hosts: HostMap, options: PartialOptions): Promise<Capturer> {
  const settled = withDefaults({ lookupTimeoutMs: PATIENT_MS, ...options })
  return createCapturer({
    options: settled,
    hosts,
    reader: readHere(),
    clock: () => new Date('2026-11-20T12:00:00Z'),
  })
}

export function site(domain: string): Site {
  return {
    input: domain,
    domain,
    registrable: domain.split('.').slice(-2).join('.'),
    label: domain.split('.').at(-2) ?? '',
    unicode: domain,
  }
}

/** A deadline of which the time does not run; the signal is the caller's. */
export function deadlineOf({ leftMs = 30_000, signal }: { leftMs?: number; signal?: AbortSignal }): Deadline {
  return { ...unlimited(leftMs), ...(signal && { signal }) }
}
