/** Other services whose addresses this service can understand, too. */
export const DIALECTS = ['firecrawl', 'logos'] as const
export type DialectName = (typeof DIALECTS)[number]
