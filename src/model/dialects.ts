/** Other services whose names a service can understand as well. */
export const DIALECTS = ['firecrawl', 'logos'] as const
export type DialectName = (typeof DIALECTS)[number]
