/** A change of a value between an earlier and a later record. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed'
  /**
   * The part of the value that changed, such as the network of a profile, the kind of a link or the role of a
   * colour. Absent when the value was compared as a whole.
   */
  readonly part?: string
  /** The earlier value, or the earlier entry or text of the changed part. Absent when the value was added. */
  readonly before?: unknown
  /** The later value, entry or text. Absent when the value was removed. */
  readonly after?: unknown
  /** For colours: their difference by CIEDE2000, with one decimal. */
  readonly distance?: number
  /** For pictures: how they differ, in a few words. */
  readonly why?: string
}

/** A change of a field, of the `state` of the result, or of the `domain`. */
export interface BrandChange extends Change {
  readonly field: string
}

/** Fields that could not be compared for the same reason. */
export interface NotCompared {
  readonly fields: readonly string[]
  /** The reason as a sentence. */
  readonly why: string
}

/** The differences between two results of a brand: plain JSON. */
export interface BrandDiff {
  /** The domain of the later result. */
  readonly domain: string
  /** `added` and `removed` are brands that only one side has; they have no changes of fields. */
  readonly kind: 'same' | 'changed' | 'added' | 'removed'
  readonly changes: readonly BrandChange[]
  /** Fields that only one of the two lookups could find, because the other lookup saw less of the site. */
  readonly notCompared: readonly NotCompared[]
  /** Sentences about how values were compared. */
  readonly notes: readonly string[]
}
