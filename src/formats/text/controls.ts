const CONTROLS = /\p{Cc}(?<![\t\n])/gu

/** Removes control characters, which browsers do not show, except line feeds and tabs. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '')
}
