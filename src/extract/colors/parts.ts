import { oklchOf } from '../../formats/color.ts'
import type { ColorRole } from '../../model/values.ts'
import type { Cluster } from './cluster.ts'

/** Rules by which a colour holds a part, strongest first: what it is seen as. */
const GROUNDS = ['section-fill', 'hero-fill', 'header-fill']
const TEXTS = ['text-color', 'heading-color']
const PRESSED = ['call-to-action', 'link-color']

/**
 * The part that each chosen colour plays: the first is primary; a neutral that text is written in, and one that the page stands on; of the
 * other colours the one that is pressed most is the accent and the strongest left the secondary one.
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
      GROUNDS,
      rest.filter((cluster) => isReadable(cluster, text)),
    ),
  )
  const colors = others.filter(({ neutral }) => !neutral)
  const accent = colors.length > 1 ? mostAs(PRESSED, colors) : undefined
  give('accent', accent)
  give(
    'secondary',
    colors.find((cluster) => cluster !== accent),
  )
  return parts
}

/** The colour that these rules saw most of, when they saw any. */
function mostAs(rules: readonly string[], clusters: readonly Cluster[]): Cluster | undefined {
  const seen = ({ byRule }: Cluster) => rules.reduce((sum, rule) => sum + (byRule.get(rule) ?? 0), 0)
  const [most] = [...clusters].sort((a, b) => seen(b) - seen(a))
  return most && seen(most) > 0 ? most : undefined
}

/** Text can be read on a ground that differs by half of what lies between black and white. */
function isReadable({ hex }: Cluster, text: Cluster | undefined): boolean {
  return !text || Math.abs(oklchOf(hex).l - oklchOf(text.hex).l) >= 0.5
}
