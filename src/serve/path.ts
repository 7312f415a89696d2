/** The path of a request, without its query and without a slash at its end. The root is `/`. */
export function pathOf({ url }: { readonly url: string }): string {
  const [path = ''] = url.split('?', 1)
  return path === '/' ? path : path.replace(/\/$/, '')
}
