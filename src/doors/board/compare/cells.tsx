import type { VNode } from 'preact'
import type { BrandColor, FontUse } from '../../../model/values.ts'
import { Swatch } from '../brand/value.tsx'
import { addressOf } from '../service.ts'

/** The mark on a light and on a dark background. */
export function MarkPair({ domain }: { readonly domain: string }): VNode {
  return (
    <div class="pair">
      {(['light', 'dark'] as const).map((theme) => (
        <span key={theme} class={`plate ${theme}`}>
          <img
            src={addressOf(`/v1/logo/${encodeURIComponent(domain)}`, {
              ...{ theme, type: 'logo', format: 'webp', size: 256, scale: 2 },
            })}
            alt={`Logo on ${theme} background`}
            decoding="async"
          />
        </span>
      ))}
    </div>
  )
}

export function Colors({ colors }: { readonly colors: readonly BrandColor[] }): VNode {
  if (colors.length === 0) return <span class="soft">Not found</span>
  return (
    <ul class="colors">
      {colors.slice(0, 8).map(({ hex, name, role }) => (
        <li key={hex}>
          <Swatch hex={hex} />
          <code>{hex}</code>
          <span class="soft">{[name, role].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}

export function Fonts({ fonts }: { readonly fonts: readonly FontUse[] }): VNode {
  if (fonts.length === 0) return <span class="soft">Not found</span>
  return (
    <ul class="values">
      {fonts.slice(0, 5).map(({ family, roles, percentWords }) => (
        <li key={family}>
          <bdi class="clipped">{family}</bdi>{' '}
          <span class="soft">
            {roles.filter((role) => role !== 'other').join(', ')} {Math.round(percentWords)} %
          </span>
        </li>
      ))}
    </ul>
  )
}
