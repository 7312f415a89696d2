interface Tree {
  readonly packages?: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly integrity?: string
        readonly optional?: boolean
        readonly dependencies?: Readonly<Record<string, string>>
      }
    >
  >
}

export function whyUnfit(
  lock: Tree,
  installed: Tree | undefined,
  chosen?: Readonly<Record<string, string>>,
): string | undefined
