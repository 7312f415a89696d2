/** Prints our own HTML files as PDF, in a browser without a network. */

import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'
import type { Route } from 'playwright'
import { type LaunchSettings, launch } from './launch.ts'

/** A browser that prints HTML files. */
export interface Printer {
  /** Prints an HTML file as PDF. It may only load files from its own folder. */
  print(file: string, pdf: string): Promise<void>
  close(): Promise<void>
}

/**
 * The origin of printed pages. This is a reserved name. All requests to it are answered by this program,
 * because the browser may run as a user who cannot read the files.
 */
const ORIGIN = 'http://report.invalid/'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Starts a browser that can print. Rejects with `unavailable` when it does not start. */
export async function openPrinter(settings: LaunchSettings, signal?: AbortSignal): Promise<Printer> {
  const { browser } = await launch({ ...settings, mode: 'pictures' }, signal)
  // The proxy refuses requests without credentials, so other requests of the browser reach no host.
  const context = await browser.newContext({ colorScheme: 'light', javaScriptEnabled: false })
  return {
    async print(file, pdf) {
      const page = await context.newPage()
      try {
        await page.route('**/*', (route) => answer(route, dirname(file)))
        await page.goto(ORIGIN + encodeURIComponent(basename(file)), { waitUntil: 'load' })
        await writeFile(pdf, await page.pdf({ format: 'A4', printBackground: true, tagged: true }))
      } finally {
        await page.close()
      }
    },
    close: () => browser.close(),
  }
}

/** Answers a request with a file of the folder. */
async function answer(route: Route, folder: string): Promise<void> {
  const url = route.request().url()
  if (url.startsWith('data:')) return route.continue()
  const path = url.startsWith(ORIGIN) ? decodeURIComponent(url.slice(ORIGIN.length)) : undefined
  const file = path === undefined ? undefined : resolve(join(folder, path))
  if (!file?.startsWith(resolve(folder) + sep)) return route.abort()
  const body = await readFile(file).catch(() => undefined)
  if (!body) return route.abort()
  return route.fulfill({ body, contentType: TYPES[extname(file)] ?? `image/${extname(file).slice(1)}` })
}
