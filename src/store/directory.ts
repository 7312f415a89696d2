import type { Correction, Override, OverrideKind } from '../model/corrections.ts'
import type { CompanyEntry, DirectorySource } from '../model/directory.ts'
import type { ContestedIsin, ImportedSource, SourceFacts } from '../model/directory-import.ts'

/**
 * What was imported into the directory, and what the operator says of it. As a source it has the tiers
 * `corrected` and `imported`.
 */
export interface DirectoryStore extends Required<DirectorySource> {
  /**
   * Begins an import. Resolves to its number for the calls below. Nothing of it is looked up before it has
   * ended; an import of the same source that did not end is forgotten.
   */
  beginSource(source: SourceFacts): Promise<number>
  /** Adds entries. What entries of one source say of the same domain is put together. */
  putEntries(source: number, entries: readonly CompanyEntry[]): Promise<void>
  /** The ISINs that several companies of this import have. */
  contestedIsins(source: number): Promise<readonly ContestedIsin[]>
  /** Takes an ISIN from all companies of this import but the one with the domain `keep`. */
  settleIsin(source: number, isin: string, keep: string | undefined): Promise<void>
  /**
   * Ends the import, of so many rows, and deletes the answers that a service made before: it takes the place
   * of what was imported of the source before. Resolves to the number of its companies. Rejects with
   * `storage` when another import of the source began meanwhile.
   */
  endSource(source: number, rows: number): Promise<number>
  /** Deletes what was imported of a source. False when there is nothing. */
  removeSource(name: string): Promise<boolean>
  /** The sources whose import has ended, by name. */
  sources(): Promise<readonly ImportedSource[]>
  /** All companies by source and domain, as each source has them, read in portions. */
  allEntries(): AsyncIterable<CompanyEntry>
  /** Stores an override in place of the one for the same name, symbol or ISIN. */
  putOverride(override: Override): Promise<void>
  /** False when there is none. */
  removeOverride(kind: OverrideKind, key: string, exchange: string | undefined): Promise<boolean>
  /** All overrides, by kind and key. */
  overrides(): Promise<readonly Override[]>
}

/** Corrections of the fields of records. Results are stored as they were extracted, without them. */
export interface CorrectionStore {
  /**
   * Stores a correction in place of the one of the same field. Answers that were made of the domain's result
   * are deleted, and none is stored while there are corrections.
   */
  putCorrection(correction: Correction): Promise<void>
  /** False when there is none. */
  removeCorrection(domain: string, field: string): Promise<boolean>
  /** By the names of their fields. */
  correctionsOf(domain: string): Promise<readonly Correction[]>
  /** All corrections in the order of domains and fields, read in portions. */
  allCorrections(): AsyncIterable<Correction>
}
