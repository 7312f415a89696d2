/** Domains; one that ends in `.*` stands for the name under any public suffix, such as `google.*`. */
export type Domains = ReadonlySet<string>

/** Whether a host is a name below one of these domains, and not the domain itself. */
export function isBelow(host: string, domains: Domains): boolean {
  return isWithin(host.slice(host.indexOf('.') + 1), domains)
}

/** Whether a host is one of these domains, or a name below one. */
export function isWithin(host: string, domains: Domains): boolean {
  const labels = host.split('.')
  return labels.some(
    (label, at) =>
      domains.has(labels.slice(at).join('.')) || (at < labels.length - 1 && domains.has(`${label}.*`)),
  )
}
