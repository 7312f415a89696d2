import { MIB, SECOND } from '../units.ts'
import { bytes, characters, count, megabytes, milliseconds } from './setting.ts'

/** Processes that read pages: parsing, the cascade, all work whose time and memory depend on the page. */
export const READERS = {
  /** Number of processes; never more than the number of processors. */
  max: count(4, { max: 256 }),
  /**
   * Processor time of one task that parses: a survey, a document of the browser, links. It is measured on
   * Linux. Ten sample sites, each repeated up to `html.maxNodes` and `fetch.maxHtmlBytes`, take 0.6 to 1.3 s
   * on a machine that has five times the work that it can do at once; the sites themselves take 0.1 s.
   */
  maxParsingCpuMs: milliseconds(2 * SECOND),
  /**
   * Processor time of one task that describes. The same pages take 2.0 to 4.0 s, half of it for the cascade;
   * the largest of 287 sample pages takes 0.8 s.
   */
  maxDescribingCpuMs: milliseconds(6 * SECOND),
  /** Real time of one task. On Linux the time that it waits for a processor is not counted. */
  maxTaskMs: milliseconds(10 * SECOND),
  /** Heap of V8 in each process. */
  maxHeapMb: megabytes(512),
  /**
   * Part of the heap for new objects, beside `maxHeapMb`. A page that fits into it needs hardly any garbage
   * collection: lists of pictures of ten sites took two threads 17 % less time than with V8's default of 48,
   * Markdown 5 to 10 %; at 96 the gain was within the noise.
   */
  maxYoungHeapMb: megabytes(144, { min: 3 }),
  /** Private memory of a process: its heap and all other memory. It is measured on Linux. */
  maxProcessMb: megabytes(800),
  /**
   * Size of the result of one task: two bytes for each byte of `maxAnswerBytes`, and room for lists that are
   * not part of an answer.
   */
  maxReplyMb: megabytes(64, { min: 1, max: 1_024 }),
  /** Time after which a process without work ends. */
  idleTimeoutMs: milliseconds(30 * SECOND),
}

/** How much is read of a document. */
export const HTML = {
  /** Depth of nested elements. Elements that are nested deeper are left out. */
  maxDepth: count(512, { max: 10_000 }),
  /** Elements of a document. Elements after these are left out. */
  maxNodes: count(50_000, { max: 1_000_000 }),
  /**
   * Ancestors of all elements together: this number is the cost of visiting the ancestors of every element.
   * The largest of 287 sample pages comes to 56,000, and the deepest one to 46 for each element.
   */
  maxAncestors: count(1_000_000),
  /**
   * Comparisons of compound selectors with elements; rules beyond this limit do not apply. The largest of the
   * sample sites takes 215,000.
   */
  maxSelectorSteps: count(5_000_000, { min: 0 }),
  /** Characters of text outside scripts and styles. */
  maxTextChars: characters(1_000_000),
  /** Words by which the language of a page is detected. */
  maxLanguageWords: count(2_000),
  /** Length of the title of the page. */
  maxTitleChars: characters(1_000),
  /** Length of the content of one `meta` element. */
  maxMetaChars: characters(10_000),
  /** Size of one block of JSON-LD; a larger block is left out. */
  maxJsonLdBytes: bytes(1 * MIB),
  /** Nesting depth of one block of JSON-LD; a block that is nested deeper is left out. */
  maxJsonLdDepth: count(64, { max: 1_000 }),
}

/** Where addresses, telephone numbers and e-mail addresses are searched for. */
export const CONTACTS = {
  /** Length of one line of text; the rest of a longer line is not read. */
  maxLineChars: characters(2_000),
  /** Places on a page that are read, of each kind: pages with lists of dealers have thousands. */
  maxPlaces: count(500),
}
