import { createHash } from 'node:crypto'
import { isGiven } from '../../model/kept.ts'
import type { Screenshot, ScreenshotTarget } from '../../model/screenshot.ts'
import { newPictureToken, type Random } from '../secrets.ts'
import type { Store } from '../store.ts'
import type { Blobs, Kept, Placed } from './blobs.ts'
import { shortened } from './short-names.ts'
import type { Computed, Sql, Steps } from './sql.ts'

interface Settings {
  readonly nowMs: () => number
  readonly random: Random
  /** How long a picture is fresh. */
  readonly maxAgeMs: number
}

interface Row extends Kept {
  readonly url: string
  readonly notes: string
  readonly taken_at: number
  readonly hash: string
  readonly width: number
  readonly height: number
}

type Methods = 'freshScreenshotOf' | 'putScreenshot' | 'putPicture' | 'pictureTokenOf' | 'pictureAt'

export function screenshotsIn(
  sql: Sql,
  blobs: Blobs,
  { nowMs, random, maxAgeMs }: Settings,
): Computed<Methods, Store> {
  const select = sql.prepare<[ScreenshotRow], Row>(
    `SELECT url, notes, taken_at, hash, width, height, data, blob FROM screenshots JOIN pictures USING (hash)
     WHERE domain = :domain AND page = :page AND type = :type AND priority IN (:priority, 'quality')
     ORDER BY taken_at DESC LIMIT 1`,
  )
  const selectToken = sql.value<[string], string>('SELECT token FROM pictures WHERE hash = ?')
  const selectData = sql.prepare<[string], Kept>('SELECT data, blob FROM pictures WHERE token = ?')
  const placed = placedIn(sql, blobs)
  const insertPicture = insertPictureIn(sql, blobs)
  // Without objects, a single statement writes a picture, so no transaction is needed.
  const putPicture = blobs.isOutside ? sql.write('', insertPicture) : insertPicture
  const put = putIn(sql, insertPicture)
  return {
    *freshScreenshotOf(target, rules = {}) {
      const isFresh = (at: number) => isGiven(at, nowMs(), { ...rules, maxAgeMs: rules.maxAgeMs ?? maxAgeMs })
      const read = function* () {
        const row = yield* select.get(stored(target))
        return row && isFresh(row.taken_at) ? row : undefined
      }
      const row = yield* blobs.whole(read, (found) => [found])
      return row && screenshotFrom(row, target)
    },
    *putScreenshot(target, screenshot) {
      const { hash, width, height, bytes } = screenshot
      const picture = yield* placed({ hash, width, height, data: bytes })
      yield* put(stored(target), screenshot, picture, newPictureToken(random), nowMs())
    },
    *putPicture(picture) {
      const hash = createHash('sha256').update(picture).digest('hex')
      const token = newPictureToken(random)
      return yield* putPicture(yield* placed({ hash, width: 0, height: 0, data: picture }), token, nowMs())
    },
    pictureTokenOf: (hash) => selectToken.get(hash),
    *pictureAt(token) {
      const row = yield* blobs.whole(
        () => selectData.get(token),
        (found) => [found],
      )
      return row && bufferOf(row)
    },
  }
}

const bufferOf = ({ data }: Kept) => Buffer.from(data.buffer, data.byteOffset, data.byteLength)

const stored = ({ look, ...target }: ScreenshotTarget): ScreenshotRow => ({
  ...target,
  page: shortened(target.page),
  type: shortened(look ? `${target.type} ${look}` : target.type),
})

interface ScreenshotRow extends Omit<ScreenshotTarget, 'type' | 'look'> {
  readonly type: string
}

function screenshotFrom(row: Row, { type }: ScreenshotTarget): Screenshot {
  const { url, hash, width, height } = row
  const capturedAt = new Date(row.taken_at).toISOString()
  return { url, capturedAt, type, width, height, hash, notes: JSON.parse(row.notes), bytes: bufferOf(row) }
}

interface Picture {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Writes a picture to an object, unless it is small or stored already. */
function placedIn(sql: Sql, blobs: Blobs): (picture: Picture) => Steps<Placed<Picture>> {
  const isThere = sql.value<[string], number>('SELECT 1 FROM pictures WHERE hash = ?')
  return function* (picture) {
    const isStored = blobs.isOutside && (yield* isThere.get(picture.hash)) !== undefined
    const [placed] = yield* blobs.placed([picture], () => isStored)
    return placed ?? { ...picture, blob: null }
  }
}

type InsertPicture = (picture: Placed<Picture>, token: string, at: number) => Steps<string>

/** Inserts a picture and returns its token. A picture that is already stored keeps its first token. */
function insertPictureIn(sql: Sql, blobs: Blobs): InsertPicture {
  type Values = [string, string, number, number, number, number, Uint8Array, string | null]
  const insert = sql.value<Values, string>(
    `INSERT INTO pictures (hash, token, width, height, kept_at, size, data, blob)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (hash) DO UPDATE SET kept_at = excluded.kept_at RETURNING token`,
  )
  return function* (picture, token, at) {
    const { hash, width, height, data: whole } = picture
    const [data, blob] = yield* blobs.claimed(picture)
    const given = (yield* insert.get(hash, token, width, height, at, whole.length, data, blob)) ?? token
    if (given !== token) yield* blobs.unclaimed(blob)
    return given
  }
}

function putIn(sql: Sql, insertPicture: InsertPicture) {
  const insert = sql.prepare<[string, string, string, string, string, string, number, string]>(
    `INSERT INTO screenshots (domain, page, type, priority, url, notes, taken_at, hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (domain, page, type, priority) DO UPDATE SET
       url = excluded.url, notes = excluded.notes, taken_at = excluded.taken_at, hash = excluded.hash`,
  )
  return sql.write(
    ({ domain }) => `screenshot ${domain}`,
    function* (
      target: ScreenshotRow,
      { url, hash, notes, capturedAt }: Screenshot,
      picture: Placed<Picture>,
      token: string,
      at: number,
    ) {
      yield* insertPicture(picture, token, at)
      const { domain, page, type, priority } = target
      const takenAt = Date.parse(capturedAt)
      yield* insert.run(domain, page, type, priority, url, JSON.stringify(notes), takenAt, hash)
    },
  )
}
