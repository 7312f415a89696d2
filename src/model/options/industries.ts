import { flag } from './setting.ts'

/** How industries are found for a company. */
export const INDUSTRIES = {
  /**
   * Whether industries are also found by the meaning of English texts, in records of single lookups and
   * batches, where the optional packages `@energetic-ai/*` are installed. Each page then takes some 30 ms of
   * the processor more, and each process that reads pages 217 MB of memory.
   */
  embeddings: flag(false),
}
