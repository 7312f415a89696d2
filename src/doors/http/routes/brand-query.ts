import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BlazonError } from '../../../model/errors.ts'
import {
  DATA_TYPES,
  type DataPoint,
  ENTRY_TYPES,
  FIELD_TYPES,
  QUERY_BOUNDS,
  QUERY_PAGES,
  type QueryResult,
} from '../../../model/query.ts'
import { QUERY_ANSWER } from '../answers/query.ts'
import { errorOfResult } from '../errors.ts'
import { flag } from '../params.ts'
import { route } from '../route.ts'
import type { Limits } from '../shared-work.ts'

const TEXT = z.string().max(QUERY_BOUNDS.textChars)

const dataPoint = z.object({
  datapoint_name: z.string().min(1).max(QUERY_BOUNDS.nameChars).describe('What it is called.'),
  datapoint_description: TEXT.describe('What is meant, in words.'),
  datapoint_example: TEXT.describe('How a value may look.'),
  datapoint_type: z.enum(DATA_TYPES).describe('What the value is.'),
  datapoint_list_type: z.enum(ENTRY_TYPES).default('string').describe('Of a list: what its entries are.'),
  datapoint_object_schema: z
    .record(z.string(), z.enum(FIELD_TYPES))
    .optional()
    .describe('Of a list of objects: their fields.'),
})

const pages = z.object(Object.fromEntries(QUERY_PAGES.map((page) => [page, flag().optional()])))

/** The answer has no numeric `code`. */
export const brandQuery = route({
  method: 'POST',
  path: '/v1/brand/ai/query',
  summary: 'answers to questions about a site',
  answer: QUERY_ANSWER,
  params: {
    domain: z.string().describe('The site.'),
    data_to_extract: z
      .array(dataPoint)
      .min(1)
      .max(QUERY_BOUNDS.points)
      .describe('What is asked; each point has a name of its own.'),
    specific_pages: pages
      .optional()
      .describe('The pages that are read. Default: those that the points suggest.'),
  },
  run({ domain, data_to_extract, specific_pages }, waiter, context) {
    const site = context.resolve(domain)
    const points = data_to_extract.map(pointOf)
    checkNames(points)
    const named = QUERY_PAGES.filter((page) => specific_pages?.[page])
    const asked = { points, ...(named.length > 0 && { pages: named }) }
    const start = async (limits: Limits) => {
      const result = await context.engine.query(site, { ...asked, ...limits })
      if (result.state !== 'ok') throw errorOfResult(result)
      return queryBody(result, points)
    }
    const name = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
    return context.shared.join(`query ${name} ${site.domain}`, start, waiter)
  },
})

function pointOf(given: z.output<typeof dataPoint>, at: number): DataPoint {
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

function queryBody(
  { domain, urls, answers }: Extract<QueryResult, { state: 'ok' }>,
  points: readonly DataPoint[],
): string {
  const data = points.flatMap(({ name }) => answers.filter((answer) => answer.name === name))
  const data_extracted = data.map(({ name, value }) => ({ datapoint_name: name, datapoint_value: value }))
  return JSON.stringify({ status: 'ok', domain, urls_analyzed: urls, data_extracted })
}
