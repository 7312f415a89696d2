/** `results.head` now lists the fields by name. Before, each had the value null, as if nothing was found. */
export const FIELD_NAMES = `
UPDATE results SET head = json_set(head, '$.record.fields',
  json((SELECT json_group_array(key) FROM json_each(results.head, '$.record.fields'))))
WHERE state = 'ok';
`
