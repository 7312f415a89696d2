/** The values that a language model may supply when no rule is sure. Each is off by default. */
export const IMPROVED = ['slogan', 'industries', 'features', 'translation'] as const
export type Improved = (typeof IMPROVED)[number]
