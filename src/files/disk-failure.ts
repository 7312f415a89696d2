/** Explains failures of the disk to the person who runs a command. */

/** The meanings of the system's error codes, and the remedies. `PLACE` is replaced by `file` or `folder`. */
const MEANINGS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space, or choose another PLACE',
  // The code EDQUOT on Linux, for which Node has no name.
  'Unknown system error -122': 'your share of the disk is used up. Free some space, or choose another PLACE',
  EFBIG: 'a file would be larger than it may be here. Choose another PLACE, or raise the limit (ulimit -f)',
  EACCES: 'you may not write there. Check the permissions, or choose another PLACE',
  EPERM: 'you may not write there. Check the permissions, or choose another PLACE',
  EROFS: 'the disk can only be read. Choose another PLACE',
  ENOENT: 'a folder of that path is not there. Make it, or choose another PLACE',
  ENOTDIR: 'a part of that path is a file. Choose another PLACE',
  EISDIR: 'it is a folder. Choose another PLACE',
  EIO: 'the disk reports an error. Have it checked, or choose another PLACE',
}

/** Returns the reason why something could not be written, and the remedy, without a full stop. */
export function whyNotWritten(cause: unknown, place: 'file' | 'folder'): string {
  const code = systemCode(cause)
  const why = MEANINGS[code] ?? `the system says ${code}. Choose another PLACE`
  return why.replace('PLACE', place)
}

/** Returns the system's code of a disk failure, such as `ENOENT`. */
export function systemCode(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'no reason given'
}
