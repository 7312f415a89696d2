import { randomBytes } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import type { Options } from '../model/options.ts'
import type { Screenshot, ScreenshotTarget } from '../model/screenshot.ts'

/** Pictures of pages, kept once by content hash. */
export interface Screenshots {
  /** The one that was taken of this, while it is fresh; one with `quality` stands in for one with `speed`. */
  freshScreenshotOf(target: ScreenshotTarget): Screenshot | undefined
  /**
   * Keeps a picture in the place of the one that was taken of the same. Those that were not taken for `pictureMaxAgeMs` go, and of the others
   * the oldest, until all are within `maxPicturesBytes`; this one stays. `random` gives that many random bytes.
   */
  putScreenshot(
    target: ScreenshotTarget,
    screenshot: Screenshot,
    random?: (bytes: number) => Uint8Array,
  ): void
  /** The unguessable name of a picture, under which it may be shown to anybody: 43 characters of base64url, of 256 random bits. */
  pictureTokenOf(hash: string): string | undefined
  /** PNG. */
  pictureAt(token: string): Buffer | undefined
}

type Limits = Pick<Options['store'], 'screenshotMaxAgeMs' | 'pictureMaxAgeMs' | 'maxPicturesBytes'>

interface Row {
  readonly url: string
  readonly notes: string
  readonly taken_at: number
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly data: Buffer
}

const TOKEN_BYTES = 32

export function screenshotsIn(db: Database, nowMs: () => number, limits: Limits): Screenshots {
  const select = db.prepare<[ScreenshotTarget & { since: number }], Row>(
    `SELECT url, notes, taken_at, hash, width, height, data FROM screenshots JOIN pictures USING (hash)
     WHERE domain = :domain AND page = :page AND type = :type AND priority IN (:priority, 'quality')
       AND taken_at > :since ORDER BY taken_at DESC LIMIT 1`,
  )
  const selectToken = db.prepare<[string], string>('SELECT token FROM pictures WHERE hash = ?').pluck()
  const selectData = db.prepare<[string], Buffer>('SELECT data FROM pictures WHERE token = ?').pluck()
  const put = putIn(db, limits)
  return {
    freshScreenshotOf(target) {
      const row = select.get({ ...target, since: nowMs() - limits.screenshotMaxAgeMs })
      return row && screenshotFrom(row, target)
    },
    putScreenshot(target, screenshot, random = randomBytes) {
      put(target, screenshot, Buffer.from(random(TOKEN_BYTES)).toString('base64url'), nowMs())
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

function putIn(db: Database, { pictureMaxAgeMs, maxPicturesBytes }: Limits) {
  const insertPicture = db.prepare<[string, string, number, number, number, number, Buffer]>(
    `INSERT INTO pictures (hash, token, width, height, kept_at, size, data) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (hash) DO UPDATE SET kept_at = excluded.kept_at`,
  )
  const insert = db.prepare<[string, string, string, string, string, string, number, string]>(
    `INSERT OR REPLACE INTO screenshots (domain, page, type, priority, url, notes, taken_at, hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const removeOld = db.prepare<[number]>('DELETE FROM pictures WHERE kept_at <= ?')
  const removeBeyond = db.prepare<[{ hash: string; maxBytes: number }]>(
    `DELETE FROM pictures WHERE hash <> :hash AND hash IN (
       SELECT hash FROM (SELECT hash, sum(size) OVER (ORDER BY kept_at DESC, rowid DESC) AS bytes FROM pictures)
       WHERE bytes > :maxBytes)`,
  )
  const put = db.transaction((target: ScreenshotTarget, shot: Screenshot, token: string, at: number) => {
    const { url, hash, width, height, png, notes } = shot
    insertPicture.run(hash, token, width, height, at, png.length, png)
    const { domain, page, type, priority } = target
    const takenAt = Date.parse(shot.capturedAt)
    insert.run(domain, page, type, priority, url, JSON.stringify(notes), takenAt, hash)
    removeOld.run(at - pictureMaxAgeMs)
    removeBeyond.run({ hash, maxBytes: maxPicturesBytes })
  })
  return put.immediate
}
