import { SECOND } from '../model/units.ts'

/**
 * Bounds of the processes that read pages, which nobody sets. As everywhere, a test can lower one while it
 * runs; see `test/house/bounded.ts`.
 */
export const READING = {
  /**
   * Processor time of one task that parses: a survey, a document of the browser, links. It is measured on
   * Linux. Ten sample sites take 0.1 s. Each repeated up to `MAX_NODES` and `MAX_HTML_BYTES`, they take 0.6
   * to 1.3 s on a machine with five times the work that it can do at once.
   */
  maxParsingCpuMs: 2 * SECOND,
  /**
   * Processor time of one task that describes. The same pages take 2.0 to 4.0 s, half of it for the cascade;
   * the largest of 287 sample pages takes 0.8 s.
   */
  maxDescribingCpuMs: 6 * SECOND,
  /**
   * Processor time for one file, such as a PDF. A PDF takes about 10 ms per page, and 0.3 s to load its
   * reader.
   */
  maxFileCpuMs: 15 * SECOND,
  /** Real time for one file. It is needed for the same reason as `maxTaskMs`. */
  maxFileMs: 25 * SECOND,
  /** Real time of one task. On Linux the time that it waits for a processor is not counted. */
  maxTaskMs: 10 * SECOND,
  /** Heap of V8 in each process, in units of 1,048,576 bytes. */
  maxHeapMb: 512,
  /**
   * Part of the heap for new objects, beside `maxHeapMb`. A page that fits into it needs hardly any garbage
   * collection. In three batches of 87 real sites (2026), all processes together held 1,200 MB with 144, 905
   * MB with 72 at the same cost, and 825 MB with 48, with which reading cost 4 % more.
   */
  maxYoungHeapMb: 72,
  /**
   * Maximum size of those lists in the result of one task that are not part of an answer, in units of
   * 1,048,576 bytes. For the answer, two bytes are added for each byte of `maxAnswerBytes`.
   */
  replyRoomMb: 24,
  /** Time after which a process without work ends. */
  idleTimeoutMs: 30 * SECOND,
}
