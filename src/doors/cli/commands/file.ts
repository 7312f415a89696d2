import { OUT_FLAG } from '../../../calls/doors.ts'
import type { CliCommand } from '../command.ts'
import type { EngineFlags } from '../flags.ts'
import { engineOptions } from '../options.ts'
import { refuseTerminal, tell } from '../output.ts'
import { safe } from '../terminal.ts'
import { writeOut } from '../write-file.ts'

interface FileFlags extends EngineFlags {
  readonly out?: string
}

/** `blazon file DOMAIN URL`: writes a picture or a font whose address is in a stored record. */
export const file: CliCommand = {
  name: 'file <domain> <url>',
  description: 'a picture or a font that a stored record, or its page, names',
  examples: [
    ['blazon file example.com https://example.com/logo.svg --out a.svg', 'its bytes'],
    ['blazon file example.com https://example.com/a.woff2 > a.woff2', 'a font'],
  ],
  failure: 'nothing that is stored names the file, or it cannot be had',
  options: (command) => engineOptions(command).option(...OUT_FLAG),
  async run(domain: string, url: string, flags: FileFlags) {
    if (flags.out === undefined) refuseTerminal('the file')
    const { withPages } = await import('../engine.ts')
    const { bytes, mediaType } = await withPages({ domain }, flags, (blazon, signal) =>
      blazon.brandFile({ domain }, { url, signal }),
    )
    await writeOut(flags.out, [bytes])
    tell(`${safe(url)}: ${mediaType}, ${bytes.length} bytes\n`)
    return 0
  },
}
