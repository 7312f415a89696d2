import { SHOP_NAMES } from '../../data/vendors/shop-names.ts'

/** Returns class names and ids of one kind, as words or patterns. */
export function shopNames(wanted: (typeof SHOP_NAMES)[number]['kind']): readonly string[] {
  return SHOP_NAMES.flatMap(({ kind, names }) => (kind === wanted ? names : []))
}
