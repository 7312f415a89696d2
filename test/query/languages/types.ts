import type { DataPoint, DataValue } from '../../../src/model/query.ts'

/** A question about a page with the answer that a reader of the page gives; none when the page lacks it. */
export interface Asked extends DataPoint {
  readonly right?: DataValue
}

/** A page in one language with the questions about it. */
export interface AskedPage {
  readonly language: string
  readonly path: string
  readonly body: string
  readonly asked: readonly Asked[]
}

export const text = (name: string, right?: string, description?: string): Asked => ({
  ...{ name, type: 'text' },
  ...(description !== undefined && { description }),
  ...(right !== undefined && { right }),
})

export const number = (name: string, right?: number, description?: string): Asked => ({
  ...{ name, type: 'number' },
  ...(description !== undefined && { description }),
  ...(right !== undefined && { right }),
})
