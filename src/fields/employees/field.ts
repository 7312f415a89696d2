import type { Field } from '../field.ts'
import { object } from '../shapes.ts'
import { statedJson } from '../stated.ts'
import { isObject } from '../truth.ts'

/** The ranges of the HTTP service, each with its least and its largest number. */
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

/** How many people work for a company. */
export interface Employees {
  /** The number, where one is stated. */
  readonly exact?: number
  /** The range of `rangeOf` that it is in. */
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
    statedJson(`a number, or one of ${RANGE_NAMES.join(', ')}`, (value) => {
      if (typeof value === 'number')
        return isCount(value) ? { exact: value, range: rangeOf(value) } : undefined
      return RANGE_NAMES.includes(String(value)) ? { range: value } : undefined
    }),
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
    { name: 'employees', path: 'exact' },
    { name: 'employee_range', path: 'range' },
  ],
  line: {
    label: 'staff',
    text: ({ exact, range }) => `${exact ?? range} people`,
    isOptional: true,
  },
  truth: () => ({
    keys: {
      employees: [
        'a number, a range or null',
        (value) =>
          value === null ||
          (typeof value === 'number' ? isCount(value) : RANGE_NAMES.includes(String(value))),
      ],
    },
    scores: {
      employees: ({ employees }, found) => {
        if (employees === undefined) return undefined
        if (!isObject(found) || employees === null) return Number(found === undefined && employees === null)
        return Number(employees === (typeof employees === 'number' ? found.exact : found.range))
      },
    },
  }),
}

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0

/** The range that a number of people is in. */
export function rangeOf(count: number): string {
  const found = RANGES.find(([, most]) => count <= most)
  return found ? `${found[0]} to ${found[1]}` : '10001+'
}
