import type { CliCommand } from '../command.ts'
import type { OwnFlags } from '../flags.ts'
import { OWN_FIELDS } from '../options.ts'
import { printJson } from '../output.ts'

/** `blazon schema`: the shape of a record. */
export const schema: CliCommand = {
  name: 'schema',
  description: 'the JSON Schema of a record, as results have it',
  examples: [['blazon schema > record.schema.json', 'for validators and generators of types']],
  failure: 'it cannot be written',
  options: (command) => command.option(...OWN_FIELDS),
  async run(flags: OwnFlags) {
    const { fieldsFor } = await import('../own-fields.ts')
    const { recordSchema } = await import('../../../record/shape.ts')
    printJson(recordSchema((await fieldsFor(flags)).table))
    return 0
  },
}
