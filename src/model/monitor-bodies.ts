/** Writes changes and runs of monitors as JSON, for answers of the service and for events. */

import type { MonitorChange, MonitorRun } from './monitors.ts'

/** Returns a change without its texts and URLs. Optional keys are only present with a value. */
export function changeSummaryBody(change: MonitorChange): object {
  const { id, monitorId, detectedAt, targetType, detectionType, title, summary, url, tags } = change
  const { importance, addedUrlCount, removedUrlCount, matchedUrlCount } = change
  return {
    ...{ id, monitor_id: monitorId, mode: 'web', detected_at: detectedAt, title, summary, url, tags },
    ...{ target_type: targetType, change_detection_type: detectionType, importance },
    ...{ added_url_count: addedUrlCount, removed_url_count: removedUrlCount },
    matched_url_count: matchedUrlCount,
  }
}

export function changeBody(change: MonitorChange): object {
  const { runId, diff, before, after, evidence, addedUrls, removedUrls, matchedUrls } = change
  return {
    ...{ ...changeSummaryBody(change), run_id: runId, diff, evidence },
    ...{ before_text_excerpt: before, after_text_excerpt: after },
    ...{ added_urls: addedUrls, removed_urls: removedUrls, matched_urls: matchedUrls },
  }
}

export function runBody(run: MonitorRun): object {
  const { id, monitorId, runType, status, targetType, detectionType, changeId, credits } = run
  const { baselineCreated, skipReason, error, startedAt, completedAt } = run
  return {
    ...{ id, monitor_id: monitorId, run_type: runType, status, target_type: targetType },
    ...{ change_detection_type: detectionType, baseline_created: baselineCreated },
    ...{ change_detected: changeId !== null, change_id: changeId, credits_charged: credits },
    ...{ skip_reason: skipReason, error, started_at: startedAt, completed_at: completedAt },
  }
}

/** Writes the text of an event. An address of Slack gets a message in the form of Slack. */
export function eventBody(
  url: string,
  event: { readonly event: string; readonly eventId: string; readonly at: Date },
  about: { readonly name: string; readonly run: MonitorRun; readonly change: MonitorChange | undefined },
): string {
  const { name, run, change } = about
  const { title = `Run ${run.status}`, summary = 'Nothing changed.' } = change ?? {}
  if (new URL(url).hostname === 'hooks.slack.com')
    return JSON.stringify({ text: `${name}: ${title}\n${summary}${change ? `\n${change.url}` : ''}` })
  return JSON.stringify({
    ...{ event: event.event, event_id: event.eventId, created_at: event.at, monitor_id: run.monitorId },
    ...{ monitor_name: name, run: runBody(run), change: change ? changeBody(change) : null },
  })
}
