import type { Producer } from '../model/options.ts'

/** Flags of every command that may capture. */
export interface EngineFlags {
  readonly db: string
  readonly hosts?: string
  readonly producer?: Producer
}
