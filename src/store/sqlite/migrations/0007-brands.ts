import { brandsView } from './brands-view.ts'

/**
 * `results.head` now lists the names of the fields in their order. Before, it had each field with the value
 * null, which looked as if nothing had been found. The view shows the values.
 */
export const BRANDS = `
UPDATE results SET head = json_set(head, '$.record.fields',
  json((SELECT json_group_array(key) FROM json_each(results.head, '$.record.fields'))))
WHERE state = 'ok';

${brandsView({
  source: () => 'findings',
  condition: (extractor) => `findings.domain = results.domain AND extractor = '${extractor}'`,
})}`
