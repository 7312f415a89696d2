import type { ComponentChild, VNode } from 'preact'

/** The names of fields for people. */
const WORDS: Readonly<Record<string, string>> = {
  isNsfw: 'mark for adults',
  colors: 'palette',
  logos: 'set of marks',
  fonts: 'set of fonts',
  socials: 'set of profiles',
  links: 'set of links',
  industries: 'industry',
  email: 'e-mail address',
  phone: 'telephone number',
  employees: 'number of employees',
}

export function wordsOf(field: string): string {
  return WORDS[field] ?? field
}

const HEX = /^#[\da-f]{6}$/i
const MAX_ITEMS = 12

/** Shows a value of any field: texts as they are, colours with a swatch, and objects key by key. */
export function Value({ value }: { readonly value: unknown }): VNode {
  if (Array.isArray(value))
    return (
      <ul class="values">
        {value.slice(0, MAX_ITEMS).map((one, at) => (
          <li key={at}>
            <Value value={one} />
          </li>
        ))}
        {value.length > MAX_ITEMS && <li class="soft">and {value.length - MAX_ITEMS} more</li>}
      </ul>
    )
  if (typeof value === 'object' && value !== null) return <ObjectValue value={value as Fields} />
  return <bdi class="value clipped">{textOf(value)}</bdi>
}

type Fields = Readonly<Record<string, unknown>>

/** The keys that may name an object. The first key that the object has is used. */
const NAMED_BY = ['hex', 'family', 'industry', 'name', 'url', 'text', 'label', 'code']

function ObjectValue({ value }: { readonly value: Fields }): VNode {
  const main = NAMED_BY.find((key) => typeof value[key] === 'string')
  const rest = Object.entries(value).filter(([key, one]) => key !== main && isShort(one))
  const text = main === undefined ? '' : textOf(value[main])
  const inner = main === undefined ? Object.entries(value).filter(([, one]) => typeof one === 'object') : []
  return (
    <div class="value">
      {HEX.test(text) && <Swatch hex={text} />}
      {text && <bdi class="clipped">{text}</bdi>}{' '}
      {rest.length > 0 && (
        <bdi class={text && 'soft'}>{rest.map(([key, one]) => described(key, one)).join(' · ')}</bdi>
      )}
      {inner.map(([key, one]) => (
        <Value key={key} value={one} />
      ))}
    </div>
  )
}

/** A text is clear without its key, but a number is not. */
function described(key: string, value: unknown): string {
  return typeof value === 'string' ? textOf(value) : `${key} ${textOf(value)}`
}

function isShort(value: unknown): boolean {
  return value !== null && typeof value !== 'object' && textOf(value).length <= 60
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // The data of a picture is useless to a reader.
  return text.startsWith('data:') ? `${text.slice(0, 40)}…` : text
}

/** Shows a colour of a brand. Only six hexadecimal digits become a style. */
export function Swatch({ hex }: { readonly hex: string }): ComponentChild {
  return HEX.test(hex) && <span class="swatch" style={{ backgroundColor: hex }} />
}
