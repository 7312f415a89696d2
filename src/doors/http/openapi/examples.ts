/* Example values by the name of a parameter, for parameters whose type has no `examples` in its metadata. */

export const EXAMPLES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['domain', 'example.com'],
  ['email', 'info@example.com'],
  ['input', 'example.com'],
  ['isin', 'US0378331005'],
  ['name', 'Example Foods'],
  ['ticker', 'BRK.B'],
  ['id', 'key_0123456789abcdef'],
  ['state', 'suspended'],
  ['field', 'name'],
  ['value', 'Example Foods'],
  ['text', 'example.com\nexample.org'],
  ['transaction_info', 'SQ *EXAMPLE FOODS #42'],
  ['url', 'https://example.com/'],
  ['schema', { type: 'object', properties: { founded: { type: 'integer' } } }],
  [
    'data_to_extract',
    [
      {
        datapoint_name: 'founded',
        datapoint_description: 'The year in which the company was founded.',
        datapoint_example: '1998',
        datapoint_type: 'number',
      },
    ],
  ],
])
