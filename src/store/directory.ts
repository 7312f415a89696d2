import type { Correction, Override, OverrideKind } from '../model/corrections.ts'
import type { CompanyEntry, DirectorySource } from '../model/directory.ts'
import type { ContestedIsin, ImportedSource, SourceFacts } from '../model/directory-import.ts'

/**
 * The imported companies and the operator's overrides, as a source of the tiers `corrected` and `imported`.
 */
export interface DirectoryStore extends Required<DirectorySource> {
  /**
   * Begins an import. Resolves to its number for the methods below. Its entries are not found before the
   * import has ended. An unfinished import of the same source is deleted.
   */
  beginSource(source: SourceFacts): Promise<number>
  /** Adds entries. Entries of one source for the same domain are merged. */
  putEntries(source: number, entries: readonly CompanyEntry[]): Promise<void>
  /** The ISINs that several companies of this import have. */
  contestedIsins(source: number): Promise<readonly ContestedIsin[]>
  /** Removes an ISIN from all companies of this import except the one with the domain `keep`. */
  settleIsin(source: number, isin: string, keep: string | undefined): Promise<void>
  /**
   * Ends the import of `rows` rows: it replaces the previous import of the source. Deletes the stored answers
   * of the service, because they may contain values of the previous import. Resolves to the number of
   * companies in the import. Rejects with `storage` when another import of the source began meanwhile.
   */
  endSource(source: number, rows: number): Promise<number>
  /** Deletes the import of a source. Returns false when there is none. */
  removeSource(name: string): Promise<boolean>
  /** The sources whose import has ended, by name. */
  sources(): Promise<readonly ImportedSource[]>
  /** All companies by source and domain, as each source has them, read in portions. */
  allEntries(): AsyncIterable<CompanyEntry>
  /** Stores an override. It replaces an override for the same name, symbol or ISIN. */
  putOverride(override: Override): Promise<void>
  /** Returns false when there is no such override. */
  removeOverride(kind: OverrideKind, key: string, exchange: string | undefined): Promise<boolean>
  /** All overrides, by kind and key. */
  overrides(): Promise<readonly Override[]>
}

/** Corrections of the fields of records. Results are stored without corrections. */
export interface CorrectionStore {
  /**
   * Stores a correction, which replaces an earlier one of the same field. Stored answers that were made from
   * the domain's result are deleted, and none is stored as long as the domain has corrections.
   */
  putCorrection(correction: Correction): Promise<void>
  /** Returns false when there is no such correction. */
  removeCorrection(domain: string, field: string): Promise<boolean>
  correctionsOf(domain: string): Promise<readonly Correction[]>
  /** All corrections in the order of domains and fields, read in portions. */
  allCorrections(): AsyncIterable<Correction>
}
