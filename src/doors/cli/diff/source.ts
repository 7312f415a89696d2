import type { LoadedFields } from '../../../engine/own-fields.ts'
import { BlazonError } from '../../../model/errors.ts'
import type { Result } from '../../../model/record.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import type { CaptureFlags } from '../flags.ts'

/** A brand of one side of a comparison. */
export interface SourceBrand {
  readonly domain: string
  readonly result: Result
  /** Reads the page of the result, if it is at hand. */
  readonly page: () => Promise<Snapshot | undefined>
}

/** One side of a comparison. */
export interface Source {
  /** The name as the user wrote it, without the password of a database. */
  readonly name: string
  /**
   * True when this side is a single brand, such as a domain; false for a database, even with a single brand.
   */
  readonly isOne: boolean
  /** Yields the brands in the order of their domains, or only the brand of one domain. */
  brands(domain?: string): AsyncIterable<SourceBrand>
  close(): Promise<void>
}

/** The settings with which a source is read. */
export interface Reading {
  readonly flags: CaptureFlags
  readonly own: LoadedFields['own']
}

/** The error for an argument that cannot be a side of a comparison. */
export function noSource(name: string, why: string, cause?: unknown): BlazonError {
  const kinds =
    'a result ("blazon DOMAIN --json > FILE"), an export as NDJSON, a database, the folder of "blazon capture", or a domain'
  return new BlazonError('invalid_input', `${name} cannot be compared. ${why} Name ${kinds}.`, { cause })
}

/** Makes a source of one brand, which is read only when it is needed. */
export function sourceOfOne(
  name: string,
  domain: string,
  read: () => Promise<{ readonly result: Result; readonly snapshot?: Snapshot | undefined }>,
): Source {
  return {
    ...{ name, isOne: true, close: async () => undefined },
    async *brands(wanted = domain) {
      if (wanted !== domain) return
      const { result, snapshot } = await read()
      yield { domain, result, page: async () => snapshot }
    },
  }
}
