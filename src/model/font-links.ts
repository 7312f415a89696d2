/** The upright files of fonts, by the name of the family. */
export interface FontLinks {
  readonly [family: string]: {
    /** `google`: the files come from Google Fonts. */
    readonly type: 'google' | 'custom'
    /** Absolute URLs by weight, such as `400`. */
    readonly files: Readonly<Record<string, string>>
    /** The name for people. Absent for a family of Google Fonts. */
    readonly displayName?: string
  }
}
