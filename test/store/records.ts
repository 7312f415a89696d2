import { extractNothing } from '../../src/extract/index.ts'
import type { BrandRecord, Result } from '../../src/model/record.ts'
import { hashOf, type Snapshot } from '../../src/snapshot/snapshot.ts'

/** A small hand-made record; every kind of finding occurs once. */
export function recordOf(domain: string, name = 'Ferncott'): BrandRecord {
  const evidence = [{ source: 'meta', where: 'meta[property="og:site_name"]', text: name }]
  return {
    format: 1,
    domain,
    url: `https://${domain}/`,
    capturedAt: '2026-11-20T10:00:00.000Z',
    producer: 'http',
    verdict: { class: 'brand', evidence: ['a page with a name and a logo'] },
    fields: {
      // Fields that are not stated below are absent.
      ...extractNothing('empty'),
      name: { value: name, confidence: 0.9, rule: 'og:site_name', evidence },
      description: { value: null, tried: ['meta description', 'json-ld'] },
      slogan: { value: null, tried: ['tagline'] },
      logos: {
        value: [{ url: `https://${domain}/logo.svg`, type: 'logo', mode: 'light', colors: [], group: 1 }],
        confidence: 0.8,
        rule: 'header svg',
        evidence,
      },
      backdrops: { value: null, tried: ['og-image'] },
      colors: {
        value: [
          { hex: '#1a7f37', name: 'forest green' },
          { hex: '#ffffff', name: 'white' },
        ],
        confidence: 0.7,
        rule: 'buttons',
        evidence,
      },
      fonts: { error: 'RangeError: too deep' },
      socials: {
        value: [{ type: 'github', url: 'https://github.com/ferncott' }],
        confidence: 0.9,
        rule: 'footer',
        evidence,
      },
      links: {
        value: { pricing: `https://${domain}/pricing`, blog: `https://${domain}/blog` },
        confidence: 0.9,
        rule: 'anchors',
        evidence,
      },
      email: { value: `hello@${domain}`, confidence: 0.9, rule: 'mailto-link', evidence },
      phone: { value: null, tried: ['tel-link'] },
      address: {
        value: { street: '4 Mill Lane', city: 'Bath', countryCode: 'GB', postalCode: 'BA1 2NG' },
        confidence: 0.7,
        rule: 'text',
        evidence,
      },
      isNsfw: { value: false, confidence: 0.8, rule: 'nothing-seen', evidence },
      language: { value: 'en', confidence: 0.95, rule: 'words', evidence },
    },
    notes: ['the browser is missing; styles come from the cascade'],
  }
}

export function okResult(domain: string, name?: string): Result {
  return { state: 'ok', domain, record: recordOf(domain, name) }
}

export function refusedResult(domain: string): Result {
  return {
    state: 'refused', message: 'It is no page of the brand',
    domain,
    class: 'parked',
    url: `https://${domain}/lander`,
    evidence: ['“Buy this domain”'],
  }
}

export function failedResult(domain: string, retryable = true): Result {
  return { state: 'failed', domain, code: 'unreachable', message: `${domain} did not answer.`, retryable }
}

/** A snapshot with a page of its own, and with files that other sites may have as well. */
export function snapshotOf(domain: string, shared: readonly Uint8Array[] = []): Snapshot {
  const page = new TextEncoder().encode(`<!doctype html><title>${domain}</title>${'<p>Hello'.repeat(200)}`)
  const bodies = new Map([page, ...shared].map((body) => [hashOf(body), body]))
  return {
    format: 1,
    site: { input: domain, domain, registrable: domain, label: 'ferncott', unicode: domain },
    capturedAt: '2026-11-20T10:00:00.000Z',
    producer: 'http',
    viewport: { width: 1440, height: 900 },
    url: `https://${domain}/`,
    document: { status: 200, charset: 'windows-1252', body: hashOf(page) },
    resources: Array.from(bodies.keys(), (body, index) => ({
      url: `https://${domain}/${index}`,
      finalUrl: `https://${domain}/${index}`,
      kind: index === 0 ? ('document' as const) : ('image' as const),
      status: 200,
      headers: { 'content-type': 'text/html' },
      body,
      partial: false,
      redirects: [],
      error: null,
    })),
    samples: null,
    notes: [],
    bodies,
  }
}
