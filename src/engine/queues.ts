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
  BatchResultFilter,
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
 * Uploaded lists. The process that calls `work`, such as a service, looks up their domains as `runBatch`
 * does, with the oldest list first. Lookups that callers wait for take precedence.
 */
export interface UploadedLists {
  /**
   * Stores a list of at most 5 MB. Rejects with `invalid_input` when it cannot be read, has no entries, or
   * has the name of another list.
   */
  add(upload: ListUpload): Promise<ServiceList>
  /**
   * Returns all lists of the database with their progress, the latest first. Lists of `blazon batch` are
   * among them.
   */
  all(): Promise<readonly ServiceList[]>
  /** This method and the two methods below reject with `not_found` when there is no such list. */
  of(name: string): Promise<ServiceList>
  /** Stops an uploaded list that is waiting or running. Running lookups get 7 s to finish. */
  stop(name: string): Promise<ServiceList>
  /** Continues a stopped list. */
  resume(name: string): Promise<ServiceList>
  /**
   * Works on uploaded lists until the signal fires. The next call continues lists that are not finished.
   */
  work(how: UploadWork): Promise<void>
}

/**
 * Batches of pages: many pages, or the pages of a site, as Markdown or HTML. The process that calls `work`,
 * such as a service, reads them. Lookups that callers wait for take precedence. Without `owner`, the
 * methods see the batches of all callers. They reject with `not_found` for a batch that the owner does not
 * have.
 */
export interface BatchesOfPages {
  /**
   * Stores a batch. Rejects with `invalid_input` when none of its pages can be read, and with `unavailable`
   * when the owner has a hundred batches that are not final, or submits too many pages at once. If a sitemap
   * lists the pages, it is read first. With `appendTo`, the pages are added to an earlier batch, which is
   * returned; `invalid_input` for a batch that cannot have them.
   */
  submit(request: PageBatchRequest): Promise<SubmittedBatch>
  /** Lists the batches, the newest first. Rejects with `invalid_input` for a wrong cursor. */
  list(filter?: BatchFilter): Promise<Page<PageBatch>>
  get(id: string, of?: OfOwner): Promise<PageBatch>
  /** Returns the results of a batch that has ended. Rejects with `invalid_input` before its end. */
  results(id: string, filter?: BatchResultFilter): Promise<Page<BatchRecord>>
  /**
   * Returns the bytes of a file of results, which is NDJSON in gzip. Undefined when there is no such file.
   */
  file(token: string, file: number): Promise<AsyncIterable<Uint8Array> | undefined>
  /** Cancels a batch: no further page is read. Pages that are being read are finished. */
  cancel(id: string, of?: OfOwner): Promise<PageBatch>
  /** Deletes a batch that has ended, its results, and its events that are not sent yet. */
  delete(id: string, of?: OfOwner): Promise<void>
  /** Reads pages of batches until the signal fires. A server that listens calls this itself. */
  work(how: DeliveryWork): Promise<void>
}

/**
 * Events that are sent to the webhooks of callers, and the log of the attempts. Without `owner`, the
 * methods see the events of all callers. They reject with `not_found` for a delivery that the owner does
 * not have.
 */
export interface WebhookDeliveries {
  /** Lists the deliveries, the newest first. Rejects with `invalid_input` for a wrong cursor. */
  list(filter?: DeliveryFilter): Promise<Page<Delivery>>
  get(id: string, of?: OfOwner): Promise<DeliveryDetails>
  /** Lists the attempts of a delivery, the newest first. */
  attempts(id: string, page?: PageRequest & OfOwner): Promise<Page<DeliveryAttempt>>
  /**
   * Sends an event again, up to seven days after it happened. Rejects with `invalid_input` after that time,
   * while an attempt is running, and, without `force`, for an event that was delivered.
   */
  retry(id: string, retry?: DeliveryRetry): Promise<Delivery>
  /** Sends each event when it is due, until the signal fires. A server that listens calls this itself. */
  work(how: DeliveryWork): Promise<void>
}

/**
 * Monitors: they watch pages, sitemaps and extracted data for changes. Without `owner`, the methods see the
 * monitors of all callers. They reject with `not_found` for a monitor, run or change that the owner does
 * not have.
 */
export interface PageMonitors {
  /**
   * Stores a monitor and queues its first run, which makes the baseline. Rejects with `invalid_input` for a
   * monitor that cannot work, for example with semantic detection but without a language model.
   */
  create(monitor: NewMonitor, of?: OfOwner): Promise<Monitor & { readonly initialRunId: string }>
  /** Lists the monitors, the newest first. */
  list(filter?: MonitorFilter): Promise<Page<Monitor>>
  get(id: string, of?: OfOwner): Promise<MonitorDetails>
  /** Changes a monitor. A new target or detection leads to a new baseline. */
  update(id: string, update: MonitorUpdate): Promise<Monitor>
  /** Deletes a monitor and its changes. */
  delete(id: string, of?: OfOwner): Promise<void>
  /**
   * Replaces the secret of a monitor's webhook by a new one. Attempts that begin later are signed with it,
   * also those of earlier events. Rejects with `invalid_input` for a monitor without a webhook.
   */
  rotateSecret(id: string, of?: OfOwner): Promise<Monitor>
  /** Queues a run, unless a run is already queued. Resolves to the id of the queued run. */
  run(id: string, of?: OfOwner): Promise<string>
  /** Lists the runs, the newest first. They are stored for 90 days. */
  runs(filter?: RunFilter): Promise<Page<MonitorRun>>
  runOf(monitorId: string, runId: string, of?: OfOwner): Promise<MonitorRun>
  /** Returns the deliveries of runs to webhooks. */
  deliveries(runs: readonly string[]): Promise<readonly RunDelivery[]>
  /** Lists the changes, the newest first. They are stored for a year. */
  changes(filter?: ChangeFilter): Promise<Page<MonitorChange>>
  change(id: string, of?: OfOwner): Promise<MonitorChange>
  /** Returns the credits for runs of the last 90 days, the most expensive monitor first. */
  credits(filter?: CreditFilter): Promise<readonly MonitorCredits[]>
  /** Returns how many monitors an owner has, and how many the owner may have. */
  limits(of?: OfOwner): Promise<{ readonly used: number; readonly limit: number }>
  /** Makes each run when it is due, until the signal fires. A server that listens calls this itself. */
  work(how: MonitorWork): Promise<void>
}
