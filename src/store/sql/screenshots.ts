import { createHash } from 'node:crypto'
import { isGiven } from '../../model/kept.ts'
import type { Screenshot, ScreenshotTarget } from '../../model/screenshot.ts'
import { newPictureToken, type Random } from '../secrets.ts'
import type { Store } from '../store.ts'
import { shortened } from './short-names.ts'
import type { Computed, Sql } from './sql.ts'

interface Settings {
  readonly nowMs: () => number
  readonly random: Random
  /** How long a picture is fresh. */
  readonly maxAgeMs: number
}

interface Row {
  readonly url: string
  readonly notes: string
  readonly taken_at: number
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly data: Buffer
}

type Methods = 'freshScreenshotOf' | 'putScreenshot' | 'putPicture' | 'pictureTokenOf' | 'pictureAt'

export function screenshotsIn(sql: Sql, { nowMs, random, maxAgeMs }: Settings): Computed<Methods, Store> {
  const select = sql.prepare<[ScreenshotTarget], Row>(
    `SELECT url, notes, taken_at, hash, width, height, data FROM screenshots JOIN pictures USING (hash)
     WHERE domain = :domain AND page = :page AND type = :type AND priority IN (:priority, 'quality')
     ORDER BY taken_at DESC LIMIT 1`,
  )
  const selectToken = sql.value<[string], string>('SELECT token FROM pictures WHERE hash = ?')
  const selectData = sql.value<[string], Buffer>('SELECT data FROM pictures WHERE token = ?')
  const insertPicture = insertPictureIn(sql)
  const put = putIn(sql, insertPicture)
  return {
    *freshScreenshotOf(target, rules = {}) {
      const row = yield* select.get(stored(target))
      const isFresh =
        row && isGiven(row.taken_at, nowMs(), { ...rules, maxAgeMs: rules.maxAgeMs ?? maxAgeMs })
      return isFresh ? screenshotFrom(row, target) : undefined
    },
    putScreenshot: (target, screenshot) => put(stored(target), screenshot, newPictureToken(random), nowMs()),
    *putPicture(picture) {
      const hash = createHash('sha256').update(picture).digest('hex')
      const token = newPictureToken(random)
      return (yield* insertPicture.get(hash, token, 0, 0, nowMs(), picture.length, picture)) ?? ''
    },
    pictureTokenOf: (hash) => selectToken.get(hash),
    pictureAt: (token) => selectData.get(token),
  }
}

/** A target as its row names it. */
const stored = (target: ScreenshotTarget) => ({ ...target, page: shortened(target.page) })

function screenshotFrom(row: Row, { type }: ScreenshotTarget): Screenshot {
  const { url, hash, width, height, data: png } = row
  const capturedAt = new Date(row.taken_at).toISOString()
  return { url, capturedAt, type, width, height, hash, notes: JSON.parse(row.notes), png }
}

/** Returns the token of the picture: that of its first row when it was stored before. */
function insertPictureIn(sql: Sql) {
  return sql.value<[string, string, number, number, number, number, Buffer], string>(
    `INSERT INTO pictures (hash, token, width, height, kept_at, size, data) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (hash) DO UPDATE SET kept_at = excluded.kept_at RETURNING token`,
  )
}

function putIn(sql: Sql, insertPicture: ReturnType<typeof insertPictureIn>) {
  const insert = sql.prepare<[string, string, string, string, string, string, number, string]>(
    `INSERT INTO screenshots (domain, page, type, priority, url, notes, taken_at, hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (domain, page, type, priority) DO UPDATE SET
       url = excluded.url, notes = excluded.notes, taken_at = excluded.taken_at, hash = excluded.hash`,
  )
  return sql.write(
    ({ domain }) => `screenshot ${domain}`,
    function* (target: ScreenshotTarget, shot: Screenshot, token: string, at: number) {
      const { url, hash, width, height, png, notes } = shot
      yield* insertPicture.get(hash, token, width, height, at, png.length, png)
      const { domain, page, type, priority } = target
      const takenAt = Date.parse(shot.capturedAt)
      yield* insert.run(domain, page, type, priority, url, JSON.stringify(notes), takenAt, hash)
    },
  )
}
