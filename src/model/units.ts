/** Units of bytes. */
export const KIB = 1024
export const MIB = 1024 * KIB
export const GIB = 1024 * MIB

/** Units of milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE

/** Timers of Node cannot wait longer, a little under 25 days: they fire at once instead. */
export const MAX_TIMER_MS = 2 ** 31 - 1

/** Permissions of files and folders that hold results: only their owner may read and write them. */
export const OWNER_ONLY = 0o600
export const OWNER_ONLY_FOLDER = 0o700
