import { failedResult } from '../model/failed-result.ts'
import type { LookupRequest } from '../model/lookup.ts'
import type { BrandRecord, FontsResult, Result } from '../model/record.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { lookUp } from './brand.ts'
import type { Asked, Examined, Ports } from './ports.ts'
import { storedPage, styledPage } from './styleguide.ts'

/**
 * Returns the fonts of the brand's page, or of the page at a URL. The files are those that the stored page
 * names. No site is visited only for the files.
 */
export async function fontsOf(asked: Asked<LookupRequest>, ports: Ports): Promise<FontsResult> {
  const { site, page, deadline } = asked
  try {
    const { result, snapshot } = await (page === undefined ? landing(asked, ports) : styledPage(asked, ports))
    if (result.state !== 'ok') return result
    const fontLinks = snapshot ? await ports.fontLinks(snapshot, deadline.signal) : {}
    return { ...result, ...aboutOf(result.record), fontLinks }
  } catch (thrown) {
    return failedResult(site.domain, deadline.errorOf(thrown))
  }
}

async function landing({ site, request, deadline }: Asked<LookupRequest>, ports: Ports): Promise<Examined> {
  const { result, snapshot } = await lookUp(ports, site, request, deadline)
  return { result, snapshot: snapshot ?? (await pageOf(result, ports)) }
}

async function pageOf(result: Result, ports: Ports): Promise<Snapshot | undefined> {
  return result.state === 'ok' ? storedPage(result.record, ports) : undefined
}

function aboutOf({ url, capturedAt, producer, fields: { fonts } }: BrandRecord) {
  return { url, capturedAt, producer, fonts }
}
