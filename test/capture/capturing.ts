import { onTestFinished } from 'vitest'
import type { HostMap } from '../../src/capture/gate/hosts.ts'
import { type Capturer, createCapturer } from '../../src/capture/index.ts'
import { readHere } from '../../src/capture/reading.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import type { Site } from '../../src/model/site.ts'

export async function capturerFor(hosts: HostMap, options: PartialOptions = {}): Promise<Capturer> {
  const settled = withDefaults(options)
  const capturer = await createCapturer({
    options: settled,
    hosts,
    reader: readHere(settled),
    clock: () => new Date('2026-11-20T12:00:00Z'),
  })
  onTestFinished(() => capturer.close())
  return capturer
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
