import Database from 'better-sqlite3'
import type { Complaint, Diagnosis, DoctorSettings } from '../../../model/maintenance.ts'
import type { BlobPlace } from '../../blobs/place.ts'
import { STORING } from '../../bounds.ts'
import { Connection } from '../connection.ts'
import { storageFailure } from '../failure.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { refuseEmpty, refuseForeignFile, refuseMissing, schemaVersion } from '../open.ts'
import { readingConnection } from '../reading.ts'
import { type Check, type Found, hasTable, type Patient } from './check.ts'
import { CHECKS } from './checks.ts'
import { examinedObjects } from './objects.ts'

/**
 * Checks a database for damage, with the objects in its place for blobs, and repairs it where possible when
 * `fix` is true; otherwise nothing is written. Rejects as `doctor` in `library/lookups.ts` does.
 */
export async function examineFile(
  path: string,
  { fix = false, now = () => new Date() }: DoctorSettings = {},
  blobs?: BlobPlace,
): Promise<Diagnosis> {
  refuseMissing(path)
  refuseEmpty(path)
  try {
    const db = fix ? new Connection(path, { timeout: STORING.busyTimeoutMs }) : readingConnection(path)
    try {
      refuseForeignFile(db, path)
      // The check looks for rows without owners. What belongs to rows that it deletes has to go, too.
      if (fix) db.pragma('foreign_keys = ON')
      const patient: Patient = { db, path, nowMs: () => now().getTime() }
      const inFile = CHECKS.flatMap((check) => examined(check, patient, fix))
      const complaints = [...inFile, ...(await examinedObjects(patient, blobs, fix))]
      return {
        schema: { version: schemaVersion(db), latest: MIGRATIONS.length },
        complaints,
        isSound: complaints.every(({ isMended }) => isMended),
      }
    } finally {
      db.close()
    }
  } catch (thrown) {
    throw storageFailure(path, thrown)
  }
}

function examined(check: Check, patient: Patient, fix: boolean): readonly Complaint[] {
  if (!check.tables.every((table) => hasTable(patient.db, table))) return []
  if (check.isCurrent && schemaVersion(patient.db) !== MIGRATIONS.length) return []
  const found = seen(check, patient)
  if (!found) return []
  if (fix) mended(check, patient)
  const isMended = fix && check.mend !== undefined && seen(check, patient) === undefined
  const { isUnreadable = false, ...told } = found
  const isMendable = check.mend !== undefined && (!isUnreadable || isMended)
  return [{ check: check.name, ...told, isMendable, isMended }]
}

/** Runs a check and returns its problems, such as damage that prevents the check from reading the file. */
function seen({ look }: Check, patient: Patient): (Found & { readonly isUnreadable?: true }) | undefined {
  try {
    return look(patient)
  } catch (thrown) {
    if (!isDamage(thrown)) throw thrown
    const message = `The file is damaged here (${thrown.message}); restore a backup.`
    return { count: 1, message, isUnreadable: true }
  }
}

function mended({ mend }: Check, patient: Patient): void {
  try {
    mend?.(patient)
  } catch (thrown) {
    // The second check reports that the problem was not repaired.
    if (!isDamage(thrown)) throw thrown
  }
}

function isDamage(thrown: unknown): thrown is InstanceType<typeof Database.SqliteError> {
  return thrown instanceof Database.SqliteError && /^SQLITE_(?:CORRUPT|CONSTRAINT|ERROR)/.test(thrown.code)
}
