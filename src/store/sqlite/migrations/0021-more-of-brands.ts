import { CORRECTED } from './0017-corrected-brands.ts'
import { brandsView, type Column, laterColumns } from './brands-view.ts'

/** The confidence of each found field, as a JSON object; 1 for the operator's corrections. */
export const CONFIDENCE: Column = [
  'confidence',
  `(SELECT nullif(json_group_object(field, sure), '{}') FROM (
    SELECT extractor AS field, CASE
      WHEN corrections.value IS NULL THEN finding ->> '$.confidence'
      WHEN corrections.value <> 'null' THEN 1 END AS sure
    FROM findings LEFT JOIN corrections
      ON corrections.domain = findings.domain AND corrections.field = extractor
    WHERE findings.domain = results.domain) WHERE sure IS NOT NULL)`,
]

/** The view `brands` with the industry, the icon, the key pages and the confidence of each field. */
export const MORE_OF_BRANDS = `
DROP VIEW brands;
${brandsView(CORRECTED, [...laterColumns(CORRECTED), CONFIDENCE])}`
