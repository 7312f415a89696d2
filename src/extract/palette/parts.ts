import { oklchOf } from '../../formats/css/color.ts'
import type { ColorRole } from '../../model/values.ts'
import type { Cluster } from './cluster.ts'

/** Rules whose scores show that a colour is used as a background, as text, or for controls. */
const BACKGROUNDS = ['section-fill', 'hero-fill', 'header-fill']
const TEXTS = ['text-color', 'heading-color']
const CONTROLS = ['call-to-action', 'link-color']

/**
 * Assigns a role to each chosen colour. The first is primary; one neutral is the text and one the background;
 * of the others, most used by controls is accent, then the strongest is secondary.
 */
export function partsOf(chosen: readonly Cluster[]): ReadonlyMap<Cluster, ColorRole> {
  const [primary, ...others] = chosen
  const parts = new Map<Cluster, ColorRole>()
  if (!primary) return parts
  parts.set(primary, 'primary')
  const give = (role: ColorRole, cluster: Cluster | undefined) => {
    if (cluster) parts.set(cluster, role)
  }
  const neutrals = others.filter(({ neutral }) => neutral)
  give('text', mostAs(TEXTS, neutrals))
  const rest = neutrals.filter((cluster) => !parts.has(cluster))
  const text = [...parts].find(([, role]) => role === 'text')?.[0]
  give(
    'background',
    mostAs(
      BACKGROUNDS,
      rest.filter((cluster) => isReadable(cluster, text)),
    ),
  )
  const colors = others.filter(({ neutral }) => !neutral)
  const accent = colors.length > 1 ? mostAs(CONTROLS, colors) : undefined
  give('accent', accent)
  give(
    'secondary',
    colors.find((cluster) => cluster !== accent),
  )
  return parts
}

/** Returns the colour with the highest scores by these rules; undefined when all have none. */
function mostAs(rules: readonly string[], clusters: readonly Cluster[]): Cluster | undefined {
  const seen = ({ byRule }: Cluster) => rules.reduce((sum, rule) => sum + (byRule.get(rule) ?? 0), 0)
  const [most] = [...clusters].sort((a, b) => seen(b) - seen(a))
  return most && seen(most) > 0 ? most : undefined
}

/** Whether text is readable on this background: their lightness differs by at least half of the range. */
function isReadable({ hex }: Cluster, text: Cluster | undefined): boolean {
  return !text || Math.abs(oklchOf(hex).l - oklchOf(text.hex).l) >= 0.5
}
