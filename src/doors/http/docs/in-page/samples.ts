/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Runs in the page. Writes the address at which this page was reached into all samples. */
export function addressSamples(): void {
  for (const sample of document.querySelectorAll<HTMLElement>('pre[data-service]'))
    sample.textContent = (sample.textContent ?? '').replaceAll(sample.dataset.service ?? '', location.origin)
}
