import type { Directory } from '../../engine/directory.ts'
import { createDirectory } from '../../engine/directory-access.ts'
import { openStore } from '../../store/index.ts'

/**
 * Opens the directory in a database, does something with it, and closes the database. A missing database is
 * created, unless `mustExist` is set.
 */
export async function withDirectory<T>(
  { db, mustExist = false }: { readonly db: string; readonly mustExist?: boolean },
  use: (directory: Omit<Directory, 'update'>) => Promise<T>,
): Promise<T> {
  const now = () => new Date()
  const store = await openStore(db, { now, mustExist })
  try {
    return await use(createDirectory(store, now))
  } finally {
    await store.close()
  }
}
