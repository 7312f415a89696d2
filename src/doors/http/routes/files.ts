import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FILES } from '../../../calls/doors.ts'
import { imageSize, isMarkup } from '../../../formats/image.ts'
import { byName } from '../../../model/by-name.ts'
import { WireError } from '../errors.ts'
import { REFUSALS } from '../refusals.ts'
import type { Context } from '../route.ts'

/** The media types of pictures by their endings. */
export const CONTENT_TYPES = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
} as const

export type FileType = keyof typeof CONTENT_TYPES

const ENDINGS = byName<string>(CONTENT_TYPES)

/** Matches the public name of a picture with its file extension. Other names are not looked up. */
const NAME = /^([\w-]{43})\.(\w+)$/

/** Returns the type of a picture; undefined when its bytes do not show it. */
export function pictureTypeOf(bytes: Uint8Array): FileType | undefined {
  const type = imageSize(bytes)?.type ?? (isMarkup(bytes) ? 'svg' : '')
  return Object.hasOwn(CONTENT_TYPES, type) ? (type as FileType) : undefined
}

export function pathOfPicture(token: string, type: FileType): string {
  return `${FILES}${token}.${type}`
}

/** True for the path of a picture. It needs no key, because nobody can guess it. */
export function isFile(path: string): boolean {
  return `${path}/`.startsWith(FILES)
}

const HEADERS = {
  // The bytes at an address never change, because each content has a random address of its own.
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // An SVG comes from a page. It must not run scripts or load files, even when it is opened as a document.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

/** Serves pictures to anybody who has the address. */
export function addFiles(app: FastifyInstance, { engine }: Context): void {
  app.get(`${FILES}*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1)
    const [, token = '', ending = ''] = NAME.exec(path.slice(FILES.length)) ?? []
    const type = ENDINGS[ending]
    const picture = type === undefined ? undefined : await engine.pictures.at(token)
    if (!type || !picture) throw new WireError(REFUSALS.unknownFile)
    // The extension may be wrong, because a page may have stated it. The type is therefore read from the
    // bytes.
    const told = pictureTypeOf(picture)
    return reply.headers({ 'content-type': told ? CONTENT_TYPES[told] : type, ...HEADERS }).send(picture)
  })
}
