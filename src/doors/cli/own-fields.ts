import type { LoadedFields } from '../../engine/own-fields.ts'
import { OUR_FIELDS } from '../../fields/index.ts'
import type { Finding } from '../../model/finding.ts'
import { DEFAULTS } from '../../model/options.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { modulesIn, type OwnFlags } from './flags.ts'

/**
 * Returns the fields of a command's records. Modules of users are loaded only if the configuration names
 * some.
 */
export async function fieldsFor({ configured }: OwnFlags): Promise<LoadedFields> {
  const modules = modulesIn(configured) ?? []
  if (modules.length === 0) return { own: [], table: OUR_FIELDS }
  const { loadFields } = await import('../../engine/own-fields.ts')
  return loadFields(modules)
}

/**
 * Reads the fields of a user from a page, in a separate process, as an engine does. Resolves to the findings.
 */
export async function ownFindingsIn(
  snapshot: Snapshot,
  own: LoadedFields['own'],
): Promise<Readonly<Record<string, Finding<unknown>>>> {
  if (own.length === 0) return {}
  const { createReaders } = await import('../../readers/index.ts')
  const { createDecoders } = await import('../../decoders/index.ts')
  const { onNotice } = await import('./output.ts')
  const modules = own.map(({ name, module }) => ({ name, module }))
  const readers = createReaders(DEFAULTS, createDecoders(), onNotice, modules)
  try {
    return await readers.own(snapshot, new AbortController().signal)
  } finally {
    await readers.close()
  }
}
