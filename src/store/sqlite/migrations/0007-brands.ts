import { brandsView } from './brands-view.ts'

/**
 * `results.head` names the fields of a record, in their order, where it had each of them with the value null:
 * to a reader of the table that looked as if nothing had been found. The view shows what was found.
 */
export const BRANDS = `
UPDATE results SET head = json_set(head, '$.record.fields',
  json((SELECT json_group_array(key) FROM json_each(results.head, '$.record.fields'))))
WHERE state = 'ok';

${brandsView({
  source: () => 'findings',
  condition: (extractor) => `findings.domain = results.domain AND extractor = '${extractor}'`,
})}`
