/** The routes of uploaded lists, for keys whose permissions name these endpoints. */

import { Readable } from 'node:stream'
import { z } from 'zod'
import { ENTRY_KINDS } from '../../../model/company.ts'
import { EXPORT_FORMATS } from '../../../model/exporting.ts'
import { MIB } from '../../../model/units.ts'
import type { ServiceList } from '../../../model/uploaded-lists.ts'
import { LIST_ANSWER, LISTS_ANSWER } from '../answers/operator.ts'
import { okBody } from '../body.ts'
import { type Route, route } from '../route.ts'

const NAME = z.string().min(1).max(200).describe('The name of the list.')

const lists = route({
  method: 'GET',
  path: '/v1/operator/lists',
  summary: 'all lists with their progress, the latest first, for the operator',
  answer: LISTS_ANSWER,
  params: {},
  run: async (_params, _caller, { engine }) => okBody({ lists: (await engine.lists.all()).map(listBody) }),
})

const upload = route({
  method: 'POST',
  path: '/v1/operator/lists',
  summary: 'uploads a list, which the service works through, for the operator',
  answer: LIST_ANSWER,
  // In JSON, some characters of the text are escaped and take several bytes.
  bodyLimitBytes: 12 * MIB,
  params: {
    name: NAME,
    text: z.string().describe('Lines, CSV, TSV or NDJSON, at most 5 MB.'),
    kind: z
      .enum(ENTRY_KINDS)
      .optional()
      .describe('What its entries are. Default: by the column, else domains.'),
    column: z.string().optional().describe('Name or number of the column. Default: the likeliest one.'),
  },
  run: async (given, _caller, { engine }) => okBody({ list: listBody(await engine.lists.add(given)) }),
})

const list = route({
  method: 'GET',
  path: '/v1/operator/list',
  summary: 'a list with its progress, and its failures by class, for the operator',
  answer: LIST_ANSWER,
  params: { name: NAME },
  run: async ({ name }, _caller, { engine }) => okBody({ list: listBody(await engine.lists.of(name)) }),
})

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
} as const

const exported = route({
  method: 'GET',
  path: '/v1/operator/list/export',
  summary: 'the rows of a list as a file, for the operator',
  answer: { media: Object.values(TYPES) },
  params: { name: NAME, format: z.enum(EXPORT_FORMATS).default('csv').describe('The form of the file.') },
  async run({ name, format }, _caller, { engine }) {
    await engine.lists.of(name)
    // Rows are sent while they are read, so that memory does not grow with the list.
    const body = Readable.from(engine.export({ list: name, format }))
    const file = encodeURIComponent(`${name.replaceAll(/[/\\]/g, '_')}.${format}`)
    const headers = {
      'content-disposition': `attachment; filename*=UTF-8''${file.replaceAll("'", '%27')}`,
      'x-content-type-options': 'nosniff',
    }
    return { body, contentType: TYPES[format], headers }
  },
})

const stop = route({
  method: 'POST',
  path: '/v1/operator/list/stop',
  summary: 'stops the work on an uploaded list, for the operator',
  answer: LIST_ANSWER,
  params: { name: NAME },
  run: async ({ name }, _caller, { engine }) => okBody({ list: listBody(await engine.lists.stop(name)) }),
})

const resume = route({
  method: 'POST',
  path: '/v1/operator/list/resume',
  summary: 'lets a stopped list go on, for the operator',
  answer: LIST_ANSWER,
  params: { name: NAME },
  run: async ({ name }, _caller, { engine }) => okBody({ list: listBody(await engine.lists.resume(name)) }),
})

function listBody({ isUploaded, perSecond, etaMs, createdAt, endedAt, ...one }: ServiceList): object {
  const times = { created_at: createdAt, ended_at: endedAt }
  return { ...one, is_uploaded: isUploaded, per_second: perSecond, eta_ms: etaMs, ...times }
}

export const operatorListRoutes: readonly Route[] = [lists, upload, list, exported, stop, resume]
