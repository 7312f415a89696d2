import { oneOf } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { pageOptions } from '../options.ts'
import { type Live, type PageFlags, pageCommand } from '../page-command.ts'

/** Values of `--rendered`, and what they mean to the library. */
const RENDERED = { auto: 'auto', yes: true, no: false } as const

interface HtmlFlags extends PageFlags {
  readonly rendered: keyof typeof RENDERED
}

/** `blazon html URL`: the document, onto stdout or into a file. */
export const html: CliCommand = {
  name: 'html <page>',
  description: 'the document of a page, by its whole address or from disk',
  examples: [
    ['blazon html https://example.com/', 'the document'],
    ['blazon html https://example.com/ --rendered yes', 'after its scripts ran'],
    ['blazon html saved', 'of a captured page'],
  ],
  failure: 'the page could not be read',
  options: (command) =>
    pageOptions(command).option(
      '--rendered <when>',
      'auto (when scripts build the page), yes or no',
      oneOf(...Object.keys(RENDERED)),
      'auto',
    ),
  run(where: string, flags: HtmlFlags) {
    const { refresh } = flags
    const rendered = RENDERED[flags.rendered]
    const live: Live<'html'> = (blazon, signal) => blazon.html({ url: where }, { rendered, refresh, signal })
    return pageCommand<'html'>(where, flags, { reading: { kind: 'html' }, live, text: (page) => page.html })
  },
}
