import type {
  ChangeFilter,
  CreditFilter,
  MonitorCredits,
  MonitorFilter,
  RunFilter,
} from '../model/monitor-lists.ts'
import type { MonitorWork } from '../model/monitor-runs.ts'
import type {
  Monitor,
  MonitorChange,
  MonitorDetails,
  MonitorRun,
  MonitorUpdate,
  NewMonitor,
  RunDelivery,
} from '../model/monitors.ts'
import type {
  BatchFilter,
  BatchRecord,
  PageBatch,
  PageBatchRequest,
  SubmittedBatch,
} from '../model/page-batches.ts'
import type { ListUpload, ServiceList, UploadWork } from '../model/uploaded-lists.ts'
import type {
  Delivery,
  DeliveryAttempt,
  DeliveryDetails,
  DeliveryFilter,
  DeliveryRetry,
  DeliveryWork,
  OfOwner,
  Page,
  PageRequest,
} from '../model/webhooks.ts'

/**
 * Lists that are uploaded, and worked through by whoever calls `work`, as a service does: the oldest first,
 * as `runBatch` does it, and after the lookups that callers wait for.
 */
export interface UploadedLists {
  /**
   * Stores a list of at most 5 MB. Rejects with `invalid_input` when it cannot be read or has no entries,
   * and when there is a list of that name.
   */
  add(upload: ListUpload): Promise<ServiceList>
  /** All lists of the database with their progress, also those of `blazon batch`, the latest first. */
  all(): Promise<readonly ServiceList[]>
  /** This method and the two below reject with `not_found` when there is no such list. */
  of(name: string): Promise<ServiceList>
  /** Stops an uploaded list that waits or is worked on. Running lookups get 7 s to finish. */
  stop(name: string): Promise<ServiceList>
  /** Lets a stopped list go on where it was stopped. */
  resume(name: string): Promise<ServiceList>
  /** Works on uploaded lists until the signal fires. Unfinished ones go on with the next call. */
  work(how: UploadWork): Promise<void>
}

/**
 * Batches of pages: many pages, or the pages of a site, as Markdown or HTML. A service reads them, beside
 * the lookups that callers wait for, and whoever calls `work`. The methods without `owner` see the batches
 * of all callers, and reject with `not_found` for a batch that the owner does not have.
 */
export interface BatchesOfPages {
  /**
   * Stores a batch. Rejects with `invalid_input` when no page of it can be read, and with `unavailable`
   * when a hundred batches of the owner are open. For a crawl of a sitemap it reads the sitemap.
   */
  submit(request: PageBatchRequest): Promise<SubmittedBatch>
  /** The batches, the newest first. Rejects with `invalid_input` for a wrong cursor. */
  list(filter?: BatchFilter): Promise<Page<PageBatch>>
  get(id: string, of?: OfOwner): Promise<PageBatch>
  /** The results of a batch that has ended. Rejects with `invalid_input` before. */
  results(id: string, page?: PageRequest & OfOwner): Promise<Page<BatchRecord>>
  /** The bytes of a file of results, NDJSON packed by gzip; undefined when there is none. */
  file(token: string, file: number): Promise<AsyncIterable<Uint8Array> | undefined>
  /** Begins no further page. Those that are being read are read to their end. */
  cancel(id: string, of?: OfOwner): Promise<PageBatch>
  /** Deletes a batch that has ended, with its results and the events that wait. */
  delete(id: string, of?: OfOwner): Promise<void>
  /** Reads pages of batches until the signal fires. A server that listens calls this itself. */
  work(how: DeliveryWork): Promise<void>
}

/**
 * Events that are sent to the webhooks of callers, with the log of their attempts. The methods without
 * `owner` see those of all callers, and reject with `not_found` for a delivery that the owner does not
 * have.
 */
export interface WebhookDeliveries {
  /** The deliveries, the newest first. Rejects with `invalid_input` for a wrong cursor. */
  list(filter?: DeliveryFilter): Promise<Page<Delivery>>
  get(id: string, of?: OfOwner): Promise<DeliveryDetails>
  /** The attempts of a delivery, the newest first. */
  attempts(id: string, page?: PageRequest & OfOwner): Promise<Page<DeliveryAttempt>>
  /**
   * Sends an event again, for seven days after it. Rejects with `invalid_input` when it is too late, when
   * an attempt is under way, and without `force` when the event was delivered.
   */
  retry(id: string, retry?: DeliveryRetry): Promise<Delivery>
  /** Sends events that are due until the signal fires. A server that listens calls this itself. */
  work(how: DeliveryWork): Promise<void>
}

/**
 * Pages, sitemaps and extracted data that are watched for changes. The methods without `owner` see those of
 * all callers, and reject with `not_found` for what the owner does not have.
 */
export interface PageMonitors {
  /**
   * Stores a monitor and queues its first run, which makes the baseline. Rejects with `invalid_input` for a
   * monitor that cannot be made, such as semantic detection without a language model.
   */
  create(monitor: NewMonitor, of?: OfOwner): Promise<Monitor & { readonly initialRunId: string }>
  /** The monitors, the newest first. */
  list(filter?: MonitorFilter): Promise<Page<Monitor>>
  get(id: string, of?: OfOwner): Promise<MonitorDetails>
  /** Changes a monitor. A new target or detection begins with a new baseline. */
  update(id: string, update: MonitorUpdate): Promise<Monitor>
  /** Deletes a monitor with its changes. */
  delete(id: string, of?: OfOwner): Promise<void>
  /** Queues a run, unless one is queued already, and resolves to its id. */
  run(id: string, of?: OfOwner): Promise<string>
  /** The runs, the newest first. They are stored for 90 days. */
  runs(filter?: RunFilter): Promise<Page<MonitorRun>>
  /** The deliveries of runs to webhooks. */
  deliveries(runs: readonly string[]): Promise<readonly RunDelivery[]>
  /** The changes, the newest first. They are stored for a year. */
  changes(filter?: ChangeFilter): Promise<Page<MonitorChange>>
  change(id: string, of?: OfOwner): Promise<MonitorChange>
  /** What runs of the last 90 days cost, the most expensive monitor first. */
  credits(filter?: CreditFilter): Promise<readonly MonitorCredits[]>
  /** How many monitors an owner has and may have. */
  limits(of?: OfOwner): Promise<{ readonly used: number; readonly limit: number }>
  /** Makes the runs that are due until the signal fires. A server that listens calls this itself. */
  work(how: MonitorWork): Promise<void>
}
