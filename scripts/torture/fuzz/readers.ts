import type { Readers } from './reader.ts'
import { BYTE_READERS } from './readers/bytes.ts'
import { FILE_READERS } from './readers/files.ts'
import { FORMAT_READERS } from './readers/formats.ts'
import { PAGE_READERS } from './readers/pages.ts'

/** All readers that are fuzzed, by name. */
export const READERS: Readers = { ...FORMAT_READERS, ...BYTE_READERS, ...FILE_READERS, ...PAGE_READERS }
