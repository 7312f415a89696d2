import type { Locale } from '../../formats/text/amount.ts'
import { view } from '../../snapshot/memo.ts'
import { langOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** The page's language and its host's country, which decide what currency a sign such as `$` means. */
export const localeOf = view((snapshot: Snapshot): Locale => {
  const host = snapshot.site.domain.split('.').at(-1) ?? ''
  const own = host.length === 2 ? host.toUpperCase() : undefined
  return { country: own === 'UK' ? 'GB' : own, language: langOf(snapshot) }
})
