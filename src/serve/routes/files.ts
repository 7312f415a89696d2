import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REFUSALS, WireError } from '../errors.ts'
import type { Context } from '../route.ts'

export const FILES = '/v1/files/'

/** A token of the store's, and nothing else. */
const NAME = /^([\w-]{43})\.png$/

export function pathOfPicture(token: string): string {
  return `${FILES}${token}.png`
}

/** True for what is shown without a key: the address is the secret. */
export function isFile(path: string): boolean {
  return path.startsWith(FILES)
}

const HEADERS = {
  'content-type': 'image/png',
  // What stands at an address never changes: it is named by lot, and kept by its content.
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
}

/** Pictures to be shown to anybody who has the address. */
export function addFiles(app: FastifyInstance, { store }: Context): void {
  app.get(`${FILES}*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1)
    const [, token] = NAME.exec(path.slice(FILES.length)) ?? []
    const picture = token === undefined ? undefined : await store.pictureAt(token)
    if (!picture) throw new WireError(REFUSALS.unknownFile)
    return reply.headers(HEADERS).send(picture)
  })
}
