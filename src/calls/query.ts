import { checkPoints } from '../model/data-points.ts'
import { CALLER_REQUEST, isListOf } from '../model/options/requests.ts'
import { QUERY_PAGES, type QueryRequest, type QueryResult } from '../model/query.ts'
import type { BrandHandle, Call } from './call.ts'

export interface QueryMethod {
  /**
   * Answers to questions about a site, from the text of its pages: each answer has its evidence, and the
   * points that no page answers are in `absent`. With a model (`llm` of the options) the model is asked for
   * those points, and its answer counts only when the page contains the passage that it quotes. Rejects as
   * `brand` does, and with `invalid_input` for invalid points.
   */
  query(handle: BrandHandle, request: QueryRequest): Promise<QueryResult>
}

export const query: Call<QueryRequest, QueryResult, QueryMethod> = {
  ways: ['domain', 'company'],
  request: {
    ...CALLER_REQUEST,
    // Each point is checked by `checkPoints`.
    points: { allowed: 'a list of data points', accepts: Array.isArray },
    pages: {
      allowed: `a list of pages among ${QUERY_PAGES.join(', ')}`,
      accepts: (value) => isListOf(value, (each) => QUERY_PAGES.some((page) => page === each)),
    },
  },
  check: ({ points }) => checkPoints(points),
  run: async (...asked) => (await import('../paths/query.ts')).answersOf(...asked),
}
