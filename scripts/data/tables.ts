import type { Compiled } from './module.ts'

export function fileTables(_data: URL): Compiled[] {
  return []
}
