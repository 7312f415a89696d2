import type { Database } from 'better-sqlite3'
import { pageFrom } from '../../../snapshot/kept-page.ts'
import { hashOf } from '../../../snapshot/snapshot.ts'
import { MAX_INDEX_BYTES } from '../../packed-snapshot.ts'
import { type Packed, type PackedPage, unpack } from '../../packing.ts'
import { digestOf, joinResult } from '../../sql/split-result.ts'

export interface Stored {
  /** The value for the parameters of `Kind.remove`. */
  readonly id: number | string
  /** The name of the row for people. */
  readonly name: string
  readonly content: Buffer
  readonly packed: (Packed | PackedPage)['packed']
  /** The hash of the content when it was stored; empty when there is none. */
  readonly hash: string
  /** The key of the object with the content, in a table whose rows may have one. */
  readonly blob?: string | null
}

/** A kind of stored rows. */
export interface Kind {
  /** The name for people, in the plural. */
  readonly what: string
  readonly table: string
  readonly select: string
  /** Whether the content is unchanged since it was stored. An error means that it is not. */
  readonly isSound: (stored: Stored, db: Database) => boolean
  /** Statements that delete a damaged row by its id. Empty for content that only the operator can enter. */
  readonly remove: readonly string[]
  /** The part of a message about what happens to damaged content, or what the operator has to do. */
  readonly next: string
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

function unpacked({ packed, content }: Stored, maxBytes?: number): Uint8Array {
  if (packed === 2) throw new TypeError('Only a page is packed in this way.')
  return unpack({ packed, data: content }, maxBytes)
}

const jsonOf = (stored: Stored): unknown => JSON.parse(UTF8.decode(unpacked(stored, MAX_INDEX_BYTES)))

const isObject: Kind['isSound'] = (stored) => {
  const value = jsonOf(stored)
  return typeof value === 'object' && value !== null
}

/** A page is the JSON of its snapshot with its files in other rows, or a packed page with all its files. */
const isPage: Kind['isSound'] = (stored, db) =>
  stored.packed === 2 ? pageFrom(stored.content, new Map()).bodies.size > 0 : isObject(stored, db)

const isHashed: Kind['isSound'] = (stored) => hashOf(unpacked(stored)) === stored.hash

/** A result is stored in parts, but its hash is that of the whole result. */
const isWhole: Kind['isSound'] = (stored, db) => {
  const findings = db
    .prepare<[unknown], [string, string]>('SELECT extractor, finding FROM findings WHERE domain = ?')
    .raw()
    .all(stored.id)
  const evidence = db
    .prepare<[unknown], Uint8Array | null>('SELECT evidence FROM results WHERE domain = ?')
    .pluck()
    .get(stored.id)
  const parts = { head: UTF8.decode(stored.content), findings, evidence: evidence ?? null }
  return digestOf(joinResult(parts)) === stored.hash
}

/** Rows of a table whose content is JSON and has no hash. */
const texts = (table: string, name: string, column: string) =>
  `SELECT rowid AS id, ${name} AS name, CAST(${column} AS BLOB) AS content, 0 AS packed, '' AS hash FROM ${table}`

/** Rows of a table whose content has a hash, or is packed. */
const bytes = (table: string, name: string, packed = 'packed', hash = 'hash', blob = 'blob') =>
  `SELECT rowid AS id, ${name} AS name, data AS content, ${packed} AS packed, ${hash} AS hash, ${blob} AS blob
   FROM ${table}`

const row = (table: string) => [`DELETE FROM ${table} WHERE rowid = ?`]

const AGAIN = 'made anew when somebody asks'

/** All kinds. Kinds that can be created again come before kinds whose content would be lost. */
export const KINDS: readonly Kind[] = [
  {
    what: 'results',
    table: 'results',
    select: `SELECT domain AS id, domain AS name, CAST(head AS BLOB) AS content, 0 AS packed, digest AS hash
             FROM results`,
    isSound: isWhole,
    remove: ['DELETE FROM results WHERE domain = ?'],
    next: AGAIN,
  },
  {
    what: 'results in a language',
    table: 'language_results',
    select: texts('language_results', "domain || ' in ' || language", 'result'),
    isSound: isObject,
    remove: row('language_results'),
    next: AGAIN,
  },
  {
    what: 'answers',
    table: 'answers',
    select: texts('answers', "domain || ' (' || route || ')'", 'body'),
    isSound: isObject,
    remove: row('answers'),
    next: AGAIN,
  },
  {
    what: 'products and answers of',
    table: 'extras',
    select: texts('extras', "domain || ' (' || kind || ')'", "'[' || asked || ',' || found || ']'"),
    isSound: isObject,
    remove: row('extras'),
    next: 'made anew when a batch asks for them',
  },
  {
    what: 'snapshots of',
    table: 'snapshots',
    select: bytes('snapshots', 'domain', 'packed', "''"),
    isSound: isPage,
    remove: row('snapshots'),
    next: AGAIN,
  },
  {
    what: 'files of snapshots of',
    table: 'bodies',
    select: bytes(
      'bodies',
      "coalesce((SELECT group_concat(domain, ' ') FROM snapshot_bodies WHERE hash = bodies.hash), hash)",
    ),
    isSound: isHashed,
    // A new page with the same file would use the damaged file.
    remove: [
      `DELETE FROM snapshots WHERE domain IN
         (SELECT domain FROM snapshot_bodies JOIN bodies USING (hash) WHERE bodies.rowid = ?)`,
      'DELETE FROM unused_bodies WHERE hash = (SELECT hash FROM bodies WHERE rowid = ?)',
      ...row('bodies'),
    ],
    next: AGAIN,
  },
  {
    what: 'pages and lists of pages',
    table: 'scrapes',
    select: bytes('scrapes', 'name', 'packed', "''"),
    isSound: isObject,
    remove: row('scrapes'),
    next: AGAIN,
  },
  {
    what: 'files of',
    table: 'scrape_bodies',
    select: `SELECT scrape AS id, scrapes.name AS name, part.data AS content, part.packed AS packed, hash,
               part.blob AS blob
             FROM scrape_bodies AS part JOIN scrapes ON scrapes.id = scrape`,
    isSound: isHashed,
    remove: row('scrapes'),
    next: AGAIN,
  },
  {
    what: 'pictures',
    table: 'pictures',
    select: bytes('pictures', 'hash', '0'),
    isSound: isHashed,
    // Answers with its address would refer to a missing picture.
    remove: [
      'DELETE FROM answers WHERE instr(body, (SELECT token FROM pictures WHERE rowid = ?)) > 0',
      ...row('pictures'),
    ],
    next: AGAIN,
  },
  {
    what: 'notes about screenshots',
    table: 'screenshots',
    select: texts('screenshots', "domain || ' ' || page", 'notes'),
    isSound: isObject,
    remove: row('screenshots'),
    next: AGAIN,
  },
  {
    what: 'drawn logos',
    table: 'renditions',
    select: bytes('renditions', "domain || ' ' || variant", '0', 'hash', 'NULL'),
    isSound: isHashed,
    remove: row('renditions'),
    next: AGAIN,
  },
  {
    what: 'origins of drawn logos',
    table: 'renditions',
    select: texts('renditions', "domain || ' ' || variant", 'source'),
    isSound: isObject,
    remove: row('renditions'),
    next: AGAIN,
  },
  {
    what: 'calls in the background',
    table: 'tasks',
    select: texts('tasks', 'CAST(id AS TEXT)', 'name'),
    isSound: isObject,
    remove: row('tasks'),
    next: 'lost; prefetch again',
  },
  {
    what: 'portions of the history of calls',
    table: 'call_portions',
    select: texts('call_portions', "organisation || ' ' || last_seq", 'calls'),
    isSound: isObject,
    remove: row('call_portions'),
    next: 'lost; what was used of plans is counted elsewhere',
  },
]

/** Content that the operator has entered, which cannot be created again. */
export const SAID: readonly Kind[] = [
  {
    what: 'corrections',
    table: 'corrections',
    select: `SELECT domain AS id, domain || ' ' || field AS name, CAST(value AS BLOB) AS content, 0 AS packed,
             '' AS hash FROM corrections`,
    isSound: (stored) => jsonOf(stored) !== undefined,
    remove: [],
    next: 'say them again with "blazon correct"',
  },
  {
    what: 'permissions of keys',
    table: 'keys',
    select: texts('keys', 'id', "coalesce(permissions, '[]')"),
    isSound: isObject,
    remove: [],
    next: 'say them again with "blazon keys permit"',
  },
  {
    what: 'hosts of public keys',
    table: 'keys',
    select: texts('keys', 'id', 'referrers'),
    isSound: isObject,
    remove: [],
    next: 'revoke them with "blazon keys revoke" and make others',
  },
]
