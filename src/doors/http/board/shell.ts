import { boardFiles } from './files.ts'

/** Only this service may be loaded and called by the page, and no other page may show it in a frame. */
const POLICY = [
  "default-src 'none'",
  ...["script-src 'self'", "style-src 'self'", "font-src 'self'", "connect-src 'self'"],
  ...["img-src 'self' blob: data:", "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
].join('; ')

export const SHELL_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  // Over plain HTTP, only this header proves that a request comes from our own page.
  'referrer-policy': 'same-origin',
}

/**
 * Returns the page of the board, whose content is made by its script. Rejects with `unavailable` when the
 * script was not built.
 */
export async function shellOf(name: string): Promise<string> {
  const { script, style } = await boardFiles()
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${name}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/board/assets/${style}">
<script type="module" src="/board/assets/${script}"></script>
<div id="board"></div>
<noscript>The board needs JavaScript. Everything that it shows is at <a href="/docs">/docs</a>, too.</noscript>
</html>
`
}
