import { BlazonError } from '../../../model/errors.ts'
import type { Site } from '../../../model/site.ts'
import { engineSettings } from '../flags.ts'
import { untilInterrupted } from '../interrupt.ts'
import { onNotice } from '../output.ts'
import { type Reading, type Source, sourceOfOne } from './source.ts'

/** A domain that is looked up now, without a database, so that stored results do not change. */
export function domainSource(name: string, site: Site, { flags }: Reading): Source {
  return sourceOfOne(name, site.domain, async () => {
    const { createBlazon } = await import('../../../engine/index.ts')
    const blazon = await createBlazon({ ...engineSettings(flags), onNotice })
    const interrupt = untilInterrupted()
    try {
      const { signal } = interrupt
      const examined = await blazon.examine(site, { producer: flags.producer, signal })
      const { result } = examined
      if (result.state === 'failed' && result.code === 'unavailable')
        throw new BlazonError('unavailable', result.message)
      return examined
    } finally {
      interrupt.release()
      await blazon.close()
    }
  })
}
