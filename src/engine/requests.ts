/** How a text is read as a domain. */
export interface ResolveRules {
  /** Accepts a port and removes it. Default: false. */
  readonly allowPort?: boolean | undefined
  /** Reads the text as leniently as a line of a list that somebody else wrote. Default: false. */
  readonly listed?: boolean | undefined
}
