export const USUAL_PORT: number

export function readFlags(
  args: readonly string[],
  port: string | undefined,
): { readonly db: string; readonly port: number; readonly wrong?: undefined } | { readonly wrong: string }
