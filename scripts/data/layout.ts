/**
 * How a JSON file of data/ is laid out: lists of words fill lines, so that a person reads and compares them.
 */

const COLUMNS = 110

/** The text of a file. */
export function laidOut(value: unknown): string {
  return `${at(value, '', 0)}\n`
}

function at(value: unknown, indent: string, before: number): string {
  const line = oneLine(value)
  const fits = indent.length + before + line.length < COLUMNS
  if (typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (fits || value.length === 0) return line
    const items = value.map((item) => at(item, inner, 0))
    const body = value.every(isScalar) ? filled(items, inner) : items.map((item) => inner + item).join(',\n')
    return `[\n${body}\n${indent}]`
  }
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `
    return inner + name + at(member, inner, name.length)
  })
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent}}`
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  return JSON.stringify(value)
}

function filled(items: readonly string[], indent: string): string {
  const lines: string[] = []
  let line = indent
  for (const [index, item] of items.entries()) {
    const next = index === items.length - 1 ? item : `${item},`
    if (line.trim() !== '' && line.length + next.length >= COLUMNS) {
      lines.push(line.trimEnd())
      line = indent
    }
    line += `${next} `
  }
  return [...lines, line.trimEnd()].join('\n')
}
