import type { Producer } from '../model/options.ts'

/** Flags of every command that may capture. */
export interface CaptureFlags {
  readonly hosts?: string
  readonly proxies?: string
  readonly replay?: string
  readonly producer?: Producer
}

/** Of those that keep what they find as well. */
export interface EngineFlags extends CaptureFlags {
  readonly db: string
}
