/* Example values by the names of parameters whose type has no `examples` in its metadata. */

export const EXAMPLES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['domain', 'example.com'],
  ['email', 'info@example.com'],
  ['input', 'example.com'],
  ['isin', 'US0378331005'],
  ['identifier', { domain: 'example.com' }],
  ['name', 'Example Foods'],
  ['ticker', 'BRK.B'],
  ['id', 'key_0123456789abcdef'],
  ['state', 'suspended'],
  ['request_id', 'b4f1a0c2-7d1e-4c55-9a57-0d8a4f6c1e2b'],
  ['field', 'name'],
  ['value', 'Example Foods'],
  ['target', { type: 'page', url: 'https://example.com/pricing' }],
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
