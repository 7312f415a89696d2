import { flag } from './setting.ts'

/** How it is told what a company does. */
export const INDUSTRIES = {
  /**
   * By the meaning of English texts too, in records of single lookups and batches, where the optional
   * packages
   * `@energetic-ai/*` are installed. Each page then takes some 30 ms of the processor more, and each process
   * that reads pages 217 MB of memory.
   */
  embeddings: flag(false),
}
