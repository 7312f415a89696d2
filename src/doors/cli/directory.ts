import type { Directory } from '../../engine/directory.ts'
import { createDirectory } from '../../engine/directory-access.ts'
import { onNewDatabase } from './database.ts'

/**
 * Opens the directory in a database, does something with it, and closes the database. A missing database is
 * created, unless `mustExist` is set.
 */
export function withDirectory<T>(
  { db, mustExist }: { readonly db: string; readonly mustExist?: boolean },
  use: (directory: Omit<Directory, 'update'>) => Promise<T>,
): Promise<T> {
  return onNewDatabase(db, (store) => use(createDirectory(store, () => new Date())), { mustExist })
}
