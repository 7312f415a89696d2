/** How a text is read as a domain. */
export interface ResolveRules {
  /** Accepts a port, which is removed. Default: false. */
  readonly allowPort?: boolean | undefined
  /** Reads the text as leniently as a line of a list. Default: false. */
  readonly listed?: boolean | undefined
}
