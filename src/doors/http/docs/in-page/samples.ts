/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Runs in the page. Puts the real address of the service into all samples. */
export function addressSamples(): void {
  for (const sample of document.querySelectorAll<HTMLElement>('pre[data-service]'))
    sample.textContent = (sample.textContent ?? '').replaceAll(sample.dataset.service ?? '', location.origin)
}
