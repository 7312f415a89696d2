import { extractors } from '../../src/extract/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import type { Adapter } from './adapters.ts'

export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const snapshot = snapshotFromHtml({ url, html: read().toString('utf8') })
    const logo = declaredLogo(snapshot)
    return {
      name: foundValue(extractors.name(snapshot)) ?? null,
      ...(logo ? { logo } : {}),
      logos: (foundValue(extractors.logos(snapshot)) ?? []).map((logo) => ({ url: logo.url })),
      socials: foundValue(extractors.socials(snapshot)) ?? [],
    }
  },
}

/** Rules that read what a site declares rather than what it shows. */
const DECLARING = ['organization-logo', 'declared-logo', 'social-image-named-logo']

/** The corpus wants the logo that a site declares; a record begins with the one that the header shows. */
function declaredLogo(snapshot: Snapshot): string | undefined {
  const finding = extractors.logos(snapshot)
  const candidates = 'trace' in finding ? (finding.trace?.candidates ?? []) : []
  const declared = candidates.find(({ rule, rejected }) => !rejected && DECLARING.includes(rule))
  return typeof declared?.value === 'string' ? declared.value : undefined
}
