const COLUMNS = 110

/** A documentation comment with lines that a reader takes in, as those in other modules. */
export function commentOf(text: string): string {
  if (text.length + '/**  */'.length <= COLUMNS) return `/** ${text} */`
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= COLUMNS)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(` * ${word}`)
  }
  return ['/**', ...lines, ' */'].join('\n')
}
