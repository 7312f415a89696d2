import * as z from 'zod/mini'
import { checkPoints } from '../model/data-points.ts'
import { BlazonError } from '../model/errors.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { described, optional } from '../model/options/schema.ts'
import {
  DATA_TYPES,
  type DataPoint,
  ENTRY_TYPES,
  FIELD_TYPES,
  QUERY_BOUNDS,
  QUERY_PAGES,
  type QueryRequest,
  type QueryResult,
} from '../model/query.ts'
import type { BrandHandle, Call } from './call.ts'
import type { Zod } from './doors.ts'

export interface QueryMethod {
  /**
   * Answers questions about a site from the text of its pages. Each answer has its evidence. `absent` has the
   * points that no page answers. With a language model (`llm` of the options), the model is asked about these
   * points. Its answer counts only when the page contains the quoted passage. Rejects like `brand`, and with
   * `invalid_input` for invalid points.
   */
  query(handle: BrandHandle, request: QueryRequest): Promise<QueryResult>
}

export const query: Call<QueryRequest, QueryResult, QueryMethod> = {
  ways: ['domain', 'company'],
  request: {
    ...CALLER_REQUEST,
    ...optional({
      // Only the list is checked here. `checkPoints` checks each point.
      points: described(z.array(z.unknown()), 'a list of data points'),
      pages: described(z.array(z.enum(QUERY_PAGES)), `a list of pages among ${QUERY_PAGES.join(', ')}`),
    }),
  },
  check: ({ points }) => checkPoints(points),
  // The answer has no numeric `code`.
  http: {
    method: 'POST',
    path: '/v1/brand/ai/query',
    summary: 'answers to questions about a site',
    subject: 'domain',
    subjectIs: 'The site.',
    params: (kinds) => ({
      data_to_extract: kinds.z
        .array(pointShape(kinds.z))
        .min(1)
        .max(QUERY_BOUNDS.points)
        .describe('What is asked; each point has a name of its own.'),
      specific_pages: kinds.z
        .object(Object.fromEntries(QUERY_PAGES.map((page) => [page, kinds.flag().optional()])))
        .optional()
        .describe('The pages that are read. Default: those that the points suggest.'),
    }),
    request({ data_to_extract, specific_pages }: QueryParams) {
      const points = data_to_extract.map(pointOf)
      checkNames(points)
      const pages = QUERY_PAGES.filter((page) => specific_pages?.[page])
      return { points, ...(pages.length > 0 && { pages }) }
    },
    answer: queryShape,
    body({ domain, urls, answers }, _url, { points }: QueryRequest) {
      const data = points.flatMap(({ name }) => answers.filter((answer) => answer.name === name))
      const data_extracted = data.map(({ name, value }) => ({ datapoint_name: name, datapoint_value: value }))
      return { status: 'ok', domain, urls_analyzed: urls, data_extracted }
    },
  },
  run: async (...asked) => (await import('../paths/query.ts')).answersOf(...asked),
}

function pointShape(z: Zod) {
  const text = z.string().max(QUERY_BOUNDS.textChars)
  return z.object({
    datapoint_name: z.string().min(1).max(QUERY_BOUNDS.nameChars).describe('What it is called.'),
    datapoint_description: text.describe('What is meant, in words.'),
    datapoint_example: text.describe('How a value may look.'),
    datapoint_type: z.enum(DATA_TYPES).describe('What the value is.'),
    datapoint_list_type: z.enum(ENTRY_TYPES).default('string').describe('Of a list: what its entries are.'),
    datapoint_object_schema: z
      .record(z.string(), z.enum(FIELD_TYPES))
      .optional()
      .describe('Of a list of objects: their fields.'),
  })
}

type PointParams = z.output<ReturnType<typeof pointShape>>

interface QueryParams {
  readonly data_to_extract: readonly PointParams[]
  readonly specific_pages?: Readonly<Record<string, boolean | undefined>>
}

function pointOf(given: PointParams, at: number): DataPoint {
  const { datapoint_type: type, datapoint_list_type: entries, datapoint_object_schema: fields } = given
  const count = Object.keys(fields ?? {}).length
  if (type === 'list' && entries === 'object' && (count === 0 || count > QUERY_BOUNDS.fields))
    throw new BlazonError(
      'invalid_input',
      `The parameter data_to_extract[${at}].datapoint_object_schema must be an object of 1 to ${QUERY_BOUNDS.fields} fields`,
    )
  return {
    name: given.datapoint_name,
    description: given.datapoint_description,
    example: given.datapoint_example,
    type,
    ...(type === 'list' && { entries, fields }),
  }
}

function checkNames(points: readonly DataPoint[]): void {
  const names = points.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined)
    throw new BlazonError('invalid_input', `The parameter data_to_extract names "${twice}" twice`)
}

function queryShape(z: Zod) {
  const plain = z.union([z.string(), z.number(), z.boolean()])
  return z.object({
    status: z.literal('ok'),
    domain: z.string().describe('As in the answers about brands.'),
    urls_analyzed: z.array(z.string()).describe('The pages that were read, the landing page first.'),
    data_extracted: z
      .array(
        z.object({
          datapoint_name: z.string(),
          datapoint_value: z.union([
            plain,
            z.array(z.union([plain, z.array(z.string()), z.record(z.string(), plain)])),
          ]),
        }),
      )
      .describe('The points that a page answers, in the order of the question; the others are left out.'),
  })
}
