import type { CliCommand } from '../command.ts'
import { tell } from '../output.ts'
import { safe } from '../terminal.ts'

/** `blazon install-browser` downloads a browser, for machines without Chromium. */
export const installBrowser: CliCommand = {
  name: 'install-browser',
  description: 'download a headless Chromium (110 MB, 260 MB on disk) where none is installed',
  examples: [
    ['blazon install-browser', 'for this user'],
    ['sudo blazon install-browser --with-deps', 'with its system libraries'],
  ],
  failure: 'it could not be downloaded, or BLAZON_NO_BROWSER is set',
  options: (command) =>
    command.option(
      '--with-deps',
      'install the system libraries that it needs, too; as root, on Debian and Ubuntu',
    ),
  async run({ withDeps = false }: { readonly withDeps?: boolean }) {
    const { findBrowser } = await import('../../../capture/browser/find.ts')
    const { installBrowser } = await import('../../../capture/browser/install.ts')
    if (process.env.BLAZON_NO_BROWSER) {
      tell('blazon: BLAZON_NO_BROWSER is set, so no browser is used or installed.\n')
      return 1
    }
    const used = await findBrowser()
    if (used) {
      tell(`There is a browser already: ${safe(used.path)}\n`)
      return 0
    }
    tell('Downloading a headless Chromium: about 110 MB, and 260 MB on disk.\n')
    const { path } = await installBrowser({ withDeps, onLine: (line) => tell(`${safe(line)}\n`) })
    tell(`The browser is installed: ${safe(path)}\n`)
    return 0
  },
}
