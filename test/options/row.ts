import { expect, test } from 'vitest'
import type { PartialOptions } from '../../src/model/options.ts'

/**
 * What one option does. `see` looks at something with the given options; `byDefault` is what is seen by
 * default, `changed` what is seen when the option has `value`.
 */
export interface Row {
  readonly option: string
  readonly value: unknown
  readonly see: (options: PartialOptions) => unknown
  readonly byDefault: unknown
  readonly changed: unknown
  /** Other options that make the effect visible, set both times. */
  readonly beside?: PartialOptions
}

/** One test for each row. */
export function testRows(rows: readonly Row[], runs: boolean | string = true): void {
  test.runIf(runs).each(rows.map((row) => [row.option, row] as const))('%s', async (_, row) => {
    const { option, value, see, byDefault, changed, beside = {} } = row
    expect(await see(beside)).toEqual(byDefault)
    expect(await see(withOption(beside, option, value))).toEqual(changed)
  })
}

/** The options with one more, which is named by its path. */
function withOption(options: PartialOptions, path: string, value: unknown): PartialOptions {
  const [name = '', inner] = path.split('.')
  if (inner === undefined) return { ...options, [name]: value }
  const group = options[name as keyof PartialOptions] as object | undefined
  return { ...options, [name]: { ...group, [inner]: value } }
}
