import type { FastifyRequest } from 'fastify'

/** Returns the path of a request, without its query and without a slash at its end. The root is `/`. */
export function pathOf({ url }: { readonly url: string }): string {
  const [path = ''] = url.split('?', 1)
  return path === '/' ? path : path.replace(/\/$/, '')
}

/**
 * Returns the registered path of the route. All unknown paths count as one path, because clients can send any
 * number of them.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'other'
}

/**
 * Converts a path with parameters in braces to the form of the router: `/v1/logo/:domain`. `{*}` at the end
 * matches any number of parts. A parameter at the beginning only matches a text with a dot, like a domain, so
 * that the router can distinguish it from paths that do not exist.
 */
export function routerPath(path: string): string {
  return path
    .replace(/^\/\{(\w+)\}/, '/:$1([^/]*\\.[^/]*)')
    .replace('{*}', '*')
    .replace(/\{(\w+)\}/g, ':$1')
}

/** Whether a request's path matches a route, which may have parameters in braces. */
export function isAt(path: string, routePath: string): boolean {
  if (!routePath.includes('{')) return path === routePath
  const [parts, wanted] = [path.split('/'), routePath.replace('/{*}', '').split('/')]
  if (routePath.startsWith('/{') && !parts[1]?.includes('.')) return false
  const isLongEnough = routePath.endsWith('{*}')
    ? parts.length > wanted.length
    : parts.length === wanted.length
  return isLongEnough && wanted.every((part, at) => /^\{\w+\}$/.test(part) || part === parts[at])
}
