/**
 * Long byte arrays are compared as a whole: `toEqual` looks at one byte after another, which takes seconds
 * for a database or a picture.
 */

import { expect } from 'vitest'

expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    one instanceof Uint8Array && other instanceof Uint8Array && one.constructor === other.constructor
      ? Buffer.compare(one, other) === 0
      : undefined,
])
