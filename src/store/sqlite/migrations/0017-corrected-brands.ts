import { brandsView, type FindingOf } from './brands-view.ts'

const correction = (field: string) => `SELECT json_object('value', json(value)) FROM corrections
      WHERE corrections.domain = results.domain AND field = '${field}' AND state = 'ok'`

const found = (extractor: string) => `SELECT finding FROM findings
      WHERE findings.domain = results.domain AND extractor = '${extractor}'`

/** Findings, with the operator's corrections in place of corrected ones. */
export const CORRECTED: FindingOf = {
  source: (extractor) => `(SELECT coalesce(
      (${correction(extractor)}),
      (${found(extractor)})) AS finding)`,
  condition: () => 'TRUE',
}

/** The view `brands`, in which the operator's corrections take precedence over findings. */
export const CORRECTED_BRANDS = `
DROP VIEW brands;
${brandsView(CORRECTED)}`
