/** Writes files of ours as PDF, in a browser without a network. */

import { pathToFileURL } from 'node:url'
import { type LaunchSettings, launch } from './launch.ts'

/** A browser that prints. */
export interface Printer {
  /** Writes the page in an HTML file as PDF. Nothing but files is loaded for it. */
  print(file: string, pdf: string): Promise<void>
  close(): Promise<void>
}

/** Starts a browser that prints. Rejects with `unavailable` when it does not start. */
export async function openPrinter(settings: LaunchSettings, signal?: AbortSignal): Promise<Printer> {
  const { browser } = await launch({ ...settings, mode: 'pictures' }, signal)
  // The proxy refuses a context without credentials, so that even a page that found a way around the route
  // would reach nothing.
  const context = await browser.newContext({ colorScheme: 'light', javaScriptEnabled: false, offline: true })
  await context.route('**/*', (route) =>
    /^(?:file|data):/.test(route.request().url()) ? route.continue() : route.abort(),
  )
  return {
    async print(file, pdf) {
      const page = await context.newPage()
      try {
        await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
        await page.pdf({
          path: pdf,
          format: 'A4',
          printBackground: true,
          preferCSSPageSize: true,
          tagged: true,
        })
      } finally {
        await page.close()
      }
    },
    close: () => browser.close(),
  }
}
