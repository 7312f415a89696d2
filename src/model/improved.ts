/** The values that a model may improve in results when no rule is sure; each is off by default. */
export const IMPROVED = ['slogan', 'industries', 'features', 'translation'] as const
export type Improved = (typeof IMPROVED)[number]
