import { publicUrl } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { OwnFlags } from '../flags.ts'
import { OWN_FIELDS } from '../options.ts'
import { printJson } from '../output.ts'

interface OpenApiFlags extends OwnFlags {
  readonly publicUrl?: string
}

/** `blazon openapi`: the description of the service, as the service sends it at `/v1/openapi.json`. */
export const openapi: CliCommand = {
  name: 'openapi',
  description: 'the description of /v1 in OpenAPI 3.1, as JSON',
  examples: [['blazon openapi > openapi.json', 'for generators of clients']],
  failure: 'it cannot be written',
  options: (command) =>
    command
      .option('--public-url <url>', 'address of the service, which it then names', publicUrl)
      .option(...OWN_FIELDS),
  async run(flags: OpenApiFlags) {
    const { fieldsFor } = await import('../own-fields.ts')
    const { openApiOfPackage } = await import('../../http/openapi/of-package.ts')
    printJson(openApiOfPackage(flags.publicUrl, (await fieldsFor(flags)).table))
    return 0
  },
}
