/** Sizes in bytes. */
export const KIB = 1024
export const MIB = 1024 * KIB
export const GIB = 1024 * MIB

/** Times in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE

/** The longest time for a timer of Node, a little under 25 days. A timer with a longer time fires at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1

/** Permissions of files and folders with results, which only their owner may read and write. */
export const OWNER_ONLY = 0o600
export const OWNER_ONLY_FOLDER = 0o700
