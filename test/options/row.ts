import { expect, test } from 'vitest'
import type { PartialOptions } from '../../src/model/options.ts'
import { bounded } from '../house/bounded.ts'

/**
 * What one option does, or one bound that no option sets. `see` looks at something with the given options;
 * `byDefault` is what is seen by default, `changed` what is seen when the option, or the bound, has `value`.
 */
export type Row = (
  | { readonly option: string }
  | { readonly bound: readonly [bounds: Record<string, unknown>, name: string] }
) & {
  readonly value: unknown
  readonly see: (options: PartialOptions) => unknown
  readonly byDefault: unknown
  readonly changed: unknown
  /** Other options that make the effect visible, set both times. */
  readonly beside?: PartialOptions
}

/** One test for each row. */
export function testRows(rows: readonly Row[], runs: boolean | string = true): void {
  test.runIf(runs).each(rows.map((row) => [nameOf(row), row] as const))('%s', async (_, row) => {
    const { value, see, byDefault, changed, beside = {} } = row
    expect(await see(beside)).toEqual(byDefault)
    if ('option' in row) return expect(await see(withOption(beside, row.option, value))).toEqual(changed)
    const [bounds, name] = row.bound
    bounded(bounds, { [name]: value })
    expect(await see(beside)).toEqual(changed)
  })
}

const nameOf = (row: Row) => ('option' in row ? row.option : row.bound[1])

/** The options with one more, which is named by its path. */
function withOption(options: PartialOptions, path: string, value: unknown): PartialOptions {
  const [name = '', inner] = path.split('.')
  if (inner === undefined) return { ...options, [name]: value }
  const group = options[name as keyof PartialOptions] as object | undefined
  return { ...options, [name]: { ...group, [inner]: value } }
}
