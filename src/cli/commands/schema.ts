import type { CliCommand } from '../command.ts'
import { printJson } from '../output.ts'

/** `blazon schema`: the shape of a record. */
export const schema: CliCommand = {
  name: 'schema',
  description: 'the JSON Schema of a record, as results have it',
  examples: [['blazon schema > record.schema.json', 'for validators and generators of types']],
  failure: 'it cannot be written',
  async run() {
    const { recordSchema } = await import('../../record/shape.ts')
    printJson(recordSchema())
    return 0
  },
}
