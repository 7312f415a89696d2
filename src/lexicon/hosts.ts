/** Domains. `google.*` stands for `google` under any public suffix. */
export type Domains = ReadonlySet<string>

/** Whether a host is a subdomain of one of these domains. */
export function isBelow(host: string, domains: Domains): boolean {
  return isWithin(host.slice(host.indexOf('.') + 1), domains)
}

/** Whether a host is one of these domains or a subdomain of one. */
export function isWithin(host: string, domains: Domains): boolean {
  const labels = host.split('.')
  return labels.some(
    (label, at) =>
      domains.has(labels.slice(at).join('.')) || (at < labels.length - 1 && domains.has(`${label}.*`)),
  )
}
