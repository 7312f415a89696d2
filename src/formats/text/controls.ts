const CONTROLS = /\p{Cc}(?<![\t\n])/gu

/** Removes control characters, except line feeds and tabs: browsers show nothing for the others. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '')
}
