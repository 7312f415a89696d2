import type { DirectorySource } from '../../model/directory.ts'
import { sourceOf } from '../memory.ts'

/** The directory that comes with the package. */
export async function openShipped(): Promise<DirectorySource> {
  return sourceOf([], 'shipped')
}
