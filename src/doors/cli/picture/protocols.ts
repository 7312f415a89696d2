/*
 * The sequences that make a terminal show a PNG. They only contain our own numbers and, in base64, the bytes
 * of a picture that we have drawn, so that nothing in them can come from a page.
 */

/** The width or the height of a picture in cells. The terminal computes the other side. */
export type Extent = { readonly cells: number } | { readonly rows: number }

/** The largest number of base64 characters in one sequence of the protocol of kitty. */
const CHUNK_CHARS = 4_096

/**
 * Writes a picture in the graphics protocol of kitty: https://sw.kovidgoyal.net/kitty/graphics-protocol/. The
 * terminal must not answer, because the shell would read the answer as input.
 */
export function kittyOf(png: Uint8Array, extent: Extent): string {
  const text = Buffer.from(png).toString('base64')
  const size = 'rows' in extent ? `r=${extent.rows}` : `c=${extent.cells}`
  const chunks = text.match(new RegExp(`.{1,${CHUNK_CHARS}}`, 'g')) ?? []
  return chunks
    .map((chunk, at) => {
      const head = at === 0 ? `a=T,f=100,q=2,${size},` : ''
      return `\u001b_G${head}m=${at < chunks.length - 1 ? 1 : 0};${chunk}\u001b\\`
    })
    .join('')
}

/** Writes a picture in the protocol of iTerm2: https://iterm2.com/documentation-images.html. */
export function itermOf(png: Uint8Array, extent: Extent): string {
  const size = 'rows' in extent ? `height=${extent.rows}` : `width=${extent.cells}`
  const text = Buffer.from(png).toString('base64')
  return `\u001b]1337;File=inline=1;size=${png.length};${size};preserveAspectRatio=1:${text}\u0007`
}
