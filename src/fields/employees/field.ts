import * as z from 'zod/mini'
import { whole } from '../compare.ts'
import type { Field } from '../field.ts'
import { object } from '../shapes.ts'
import { statedJson } from '../stated.ts'

/** The ranges of the HTTP API, each with its smallest and largest number. */
const RANGES: readonly (readonly [least: number, most: number])[] = [
  [1, 10],
  [11, 50],
  [51, 200],
  [201, 500],
  [501, 1_000],
  [1_001, 5_000],
  [5_001, 10_000],
]
const RANGE_NAMES = [...RANGES.map(([least, most]) => `${least} to ${most}`), '10001+']

/** The number of people who work for a company. */
export interface Employees {
  /** The number, if the site states it. */
  readonly exact?: number
  /** The range that contains the number, as `rangeOf` names it: `11 to 50`. */
  readonly range: string
}

type Gold = {
  /** The number, or a range such as `51 to 200`; null where the site states none. */
  readonly employees?: number | string | null
}

export const employees: Field<Employees, Gold> = {
  about: 'How many people work for the organisation: the number, or a range.',
  value: (z) => object(z, { exact: z.int().exactOptional(), range: z.enum(RANGE_NAMES) }),
  stated: () =>
    statedJson(
      `a number, or one of ${RANGE_NAMES.join(', ')}`,
      z.union([
        z.pipe(
          COUNT,
          z.transform((exact) => ({ exact, range: rangeOf(exact) })),
        ),
        z.pipe(
          z.enum(RANGE_NAMES),
          z.transform((range) => ({ range })),
        ),
        z.pipe(
          z.object({ exact: COUNT, range: z.optional(z.enum(RANGE_NAMES)) }),
          z.transform(({ exact }) => ({ exact, range: rangeOf(exact) })),
        ),
        z.strictObject({ range: z.enum(RANGE_NAMES) }),
      ]),
    ),
  wire: {
    key: 'employees',
    shape: (z) =>
      z
        .object({ exact: z.int().optional(), range: z.enum(RANGE_NAMES).optional() })
        .optional()
        .describe('How many people work there; left out where the site does not say.'),
    of: (employees) => employees && { ...employees },
  },
  columns: [
    { name: 'employees', path: 'exact', type: 'integer' },
    { name: 'employee_range', path: 'range' },
  ],
  line: {
    label: 'staff',
    text: ({ exact, range }) => `${exact ?? range} people`,
    isOptional: true,
  },
  compare: whole((before, after) => before.range === after.range),
  truth: () => ({
    keys: {
      employees: ['a number, a range or null', z.nullable(z.union([COUNT, z.enum(RANGE_NAMES)]))],
    },
    scores: {
      employees: ({ employees }, found) => {
        if (employees === undefined) return undefined
        if (found === undefined || employees === null)
          return Number(found === undefined && employees === null)
        return Number(employees === (typeof employees === 'number' ? found.exact : found.range))
      },
    },
  }),
}

const COUNT = z.int().check(z.positive())

/** Returns the name of the range that contains a number of people. */
export function rangeOf(count: number): string {
  const found = RANGES.find(([, most]) => count <= most)
  return found ? `${found[0]} to ${found[1]}` : '10001+'
}
