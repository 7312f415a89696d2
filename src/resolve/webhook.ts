import { parsedUrl } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import { checkVisit } from '../model/visit-checks.ts'
import { type BatchWebhook, DEFAULT_DELAYS, WEBHOOKS, type Webhook } from '../model/webhooks.ts'

/** A webhook that was checked. */
export interface CheckedWebhook {
  readonly url: string
  /** The seconds before each further attempt. */
  readonly retry: readonly number[]
}

/**
 * Checks the webhook of a caller. Without `retry` there is only one attempt, and with an empty `retry`,
 * `DEFAULT_DELAYS` applies. `checkTarget` throws for a forbidden address. Throws `invalid_input`.
 */
export function checkedWebhook({ url, retry }: Webhook, checkTarget: (url: URL) => void): CheckedWebhook {
  const at = url.length <= WEBHOOKS.maxUrlChars ? parsedUrl(url) : undefined
  if (at?.protocol !== 'https:' && at?.protocol !== 'http:')
    throw new BlazonError(
      'invalid_input',
      `A webhook has an absolute URL of http or https with at most ${WEBHOOKS.maxUrlChars} characters.`,
    )
  try {
    checkTarget(at)
  } catch (cause) {
    const why = cause instanceof BlazonError ? cause.message : String(cause)
    throw new BlazonError('invalid_input', `Nothing is sent to this webhook: ${why}`, { cause })
  }
  at.hash = ''
  return { url: at.href, retry: delaysOf(retry) }
}

function delaysOf(retry: Webhook['retry']): readonly number[] {
  if (retry === undefined) return []
  const { delaysSeconds = DEFAULT_DELAYS } = retry
  const { maxDelays, maxDelaysSeconds } = WEBHOOKS
  const isWhole = delaysSeconds.every((delay) => Number.isSafeInteger(delay) && delay >= 0)
  const sum = delaysSeconds.reduce((all, delay) => all + delay, 0)
  if (!isWhole || delaysSeconds.length > maxDelays || sum > maxDelaysSeconds)
    throw new BlazonError(
      'invalid_input',
      `The delays of a webhook are at most ${maxDelays} whole numbers of seconds, ${maxDelaysSeconds} in all.`,
    )
  return delaysSeconds
}

/** Checks the webhook of a batch. Throws `invalid_input`. */
export function checkedHook(webhook: BatchWebhook, checkTarget: (url: URL) => void) {
  const { job } = webhook
  if (job) {
    checkVisit({ headers: job.headers })
    if (JSON.stringify(job.metadata).length > WEBHOOKS.maxMetadataChars)
      throw new BlazonError(
        'invalid_input',
        `The metadata of a webhook has more than ${WEBHOOKS.maxMetadataChars} characters as JSON.`,
      )
  }
  return { ...checkedWebhook(webhook, checkTarget), ...(job && { job }) }
}
