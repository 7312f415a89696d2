import { generate, parse, walk } from './css-syntax.ts'

/** Declarations of an SVG's own style sheet by simple selector: `.name`, `#id` or a tag. Others are left out. */
export type SvgRules = ReadonlyMap<string, Readonly<Record<string, string>>>

/** Reads the text of `style` elements. Rules inside `@media` and the like are passed over: they are variants. */
export function svgRules(css: string): SvgRules {
  const rules = new Map<string, Record<string, string>>()
  if (!css.trim()) return rules
  walk(parse(css, { parseValue: false, onParseError: () => undefined }), {
    visit: 'Rule',
    enter(rule) {
      if (this.atrule || rule.prelude.type !== 'SelectorList') return
      const declared: Record<string, string> = {}
      for (const item of rule.block.children) {
        if (item.type === 'Declaration') declared[item.property.toLowerCase()] = generate(item.value).trim()
      }
      for (const selector of rule.prelude.children) {
        const key = generate(selector).replace(/^svg /, '')
        if (/^[.#]?[\w-]+$/.test(key)) rules.set(key, { ...rules.get(key), ...declared })
      }
    },
  })
  return rules
}

/** Reads a `style` attribute. */
export function inlineDeclarations(text: string | undefined): Record<string, string> {
  const declared: Record<string, string> = {}
  for (const part of (text ?? '').split(';')) {
    const colon = part.indexOf(':')
    if (colon > 0)
      declared[part.slice(0, colon).trim().toLowerCase()] = part
        .slice(colon + 1)
        .replace(/!important/i, '')
        .trim()
  }
  return declared
}
