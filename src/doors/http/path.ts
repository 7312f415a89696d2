import type { FastifyRequest } from 'fastify'

/** The path of a request, without its query and without a slash at its end. The root is `/`. */
export function pathOf({ url }: { readonly url: string }): string {
  const [path = ''] = url.split('?', 1)
  return path === '/' ? path : path.replace(/\/$/, '')
}

/**
 * The path of the route, as registered. All unknown paths count as one path, because clients can send any
 * number of them.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'other'
}

/**
 * A path with a parameter in braces, in the form of the router: `/v1/logo/:domain`. `{*}` at the end is any
 * number of parts. A path that begins with a parameter begins with a domain, which has a dot, so that the
 * router knows it from the paths that do not exist.
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
