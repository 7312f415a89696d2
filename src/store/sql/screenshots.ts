import { createHash } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { isGiven } from '../../model/kept.ts'
import type { Screenshot, ScreenshotTarget } from '../../model/screenshot.ts'
import { newPictureToken, type Random } from '../secrets.ts'
import type { Immediate } from './access.ts'

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

export function screenshotsIn(db: Database, { nowMs, random, maxAgeMs }: Settings): Immediate<Methods> {
  const select = db.prepare<[ScreenshotTarget], Row>(
    `SELECT url, notes, taken_at, hash, width, height, data FROM screenshots JOIN pictures USING (hash)
     WHERE domain = :domain AND page = :page AND type = :type AND priority IN (:priority, 'quality')
     ORDER BY taken_at DESC LIMIT 1`,
  )
  const selectToken = db.prepare<[string], string>('SELECT token FROM pictures WHERE hash = ?').pluck()
  const selectData = db.prepare<[string], Buffer>('SELECT data FROM pictures WHERE token = ?').pluck()
  const insertPicture = insertPictureIn(db)
  const put = putIn(db, insertPicture)
  return {
    freshScreenshotOf(target, rules = {}) {
      const row = select.get(target)
      const isFresh =
        row && isGiven(row.taken_at, nowMs(), { ...rules, maxAgeMs: rules.maxAgeMs ?? maxAgeMs })
      return isFresh ? screenshotFrom(row, target) : undefined
    },
    putScreenshot: (target, screenshot) => put(target, screenshot, newPictureToken(random), nowMs()),
    putPicture(picture) {
      const hash = createHash('sha256').update(picture).digest('hex')
      insertPicture.run(hash, newPictureToken(random), 0, 0, nowMs(), picture.length, picture)
      return selectToken.get(hash) ?? ''
    },
    pictureTokenOf: (hash) => selectToken.get(hash),
    pictureAt: (token) => selectData.get(token),
  }
}

function screenshotFrom(row: Row, { type }: ScreenshotTarget): Screenshot {
  const { url, hash, width, height, data: png } = row
  const capturedAt = new Date(row.taken_at).toISOString()
  return { url, capturedAt, type, width, height, hash, notes: JSON.parse(row.notes), png }
}

function insertPictureIn(db: Database) {
  return db.prepare<[string, string, number, number, number, number, Buffer]>(
    `INSERT INTO pictures (hash, token, width, height, kept_at, size, data) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (hash) DO UPDATE SET kept_at = excluded.kept_at`,
  )
}

function putIn(db: Database, insertPicture: ReturnType<typeof insertPictureIn>) {
  const insert = db.prepare<[string, string, string, string, string, string, number, string]>(
    `INSERT OR REPLACE INTO screenshots (domain, page, type, priority, url, notes, taken_at, hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const put = db.transaction((target: ScreenshotTarget, shot: Screenshot, token: string, at: number) => {
    const { url, hash, width, height, png, notes } = shot
    insertPicture.run(hash, token, width, height, at, png.length, png)
    const { domain, page, type, priority } = target
    const takenAt = Date.parse(shot.capturedAt)
    insert.run(domain, page, type, priority, url, JSON.stringify(notes), takenAt, hash)
  })
  return put.immediate
}
