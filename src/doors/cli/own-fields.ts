import type { LoadedFields } from '../../engine/own-fields.ts'
import { OUR_FIELDS } from '../../fields/index.ts'
import type { Finding } from '../../model/finding.ts'
import { DEFAULTS } from '../../model/options.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { modulesIn, type OwnFlags } from './flags.ts'

/** Returns the fields of a command's records. Modules of users are loaded only if the command has some. */
export async function fieldsFor({ configured }: OwnFlags): Promise<LoadedFields> {
  const modules = modulesIn(configured) ?? []
  if (modules.length === 0) return { own: [], table: OUR_FIELDS }
  const { loadFields } = await import('../../engine/own-fields.ts')
  return loadFields(modules)
}

/** The findings of a user's fields in a page, read in a process of their own, as an engine does it. */
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
