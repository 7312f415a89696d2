import { flag } from './setting.ts'

/** How industries are found for a company. */
export const INDUSTRIES = {
  /**
   * Whether industries are also found by the meaning of English texts, in records of single lookups and
   * batches. This needs the optional packages `@energetic-ai/*`. Each page then takes some 30 ms more of the
   * processor, and each process that reads pages 217 MB more memory.
   */
  embeddings: flag(false),
}
