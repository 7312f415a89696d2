import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FILES } from '../../../calls/doors.ts'
import { WireError } from '../errors.ts'
import { REFUSALS } from '../refusals.ts'
import type { Context } from '../route.ts'

/**
 * The beginning of the addresses of these files. As for pictures, everybody who knows a whole address may
 * read the file.
 */
const BATCH_FILES = `${FILES}batches/`

export function pathOfBatchFile(token: string, file: number): string {
  return `${BATCH_FILES}${token}/${file}.ndjson.gz`
}

const NAME = /^([\w-]{43})\/(\d{1,3})\.ndjson\.gz$/

const HEADERS = {
  'content-type': 'application/gzip',
  'cache-control': 'private, max-age=3600',
  'x-content-type-options': 'nosniff',
}

/** Serves the results of batches as files to anybody who has the address. */
export function addBatchFiles(app: FastifyInstance, { engine }: Context): void {
  app.get(`${BATCH_FILES}*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1)
    const [, token, file] = NAME.exec(path.slice(BATCH_FILES.length)) ?? []
    const bytes = token === undefined ? undefined : await engine.batches.file(token, Number(file))
    if (!bytes) throw new WireError(REFUSALS.unknownFile)
    return reply.headers(HEADERS).send(Readable.from(bytes))
  })
}
