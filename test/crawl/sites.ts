import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Blazon, createBlazon, type PartialOptions } from '../../src/index.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { PATIENT } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

/** An engine that reaches these sites alone, and what they were asked for. */
export async function engineFor(
  sites: Readonly<Record<string, Pages>>,
  options: PartialOptions = {},
): Promise<{ readonly blazon: Blazon; readonly seen: readonly string[]; readonly hosts: string }> {
  const { port, seen } = await serveSites(sites)
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(
    hosts,
    Object.keys(sites)
      .map((host) => `127.0.0.1:${port} - ${host}\n`)
      .join(''),
  )
  const blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade', ...options } })
  onTestFinished(() => blazon.close())
  return { blazon, seen, hosts }
}

/** A page with a heading, a text and links. */
export function page(title: string, links: readonly string[] = [], body = ''): string {
  const list = links.map((href) => `<li><a href="${href}">${href}</a></li>`).join('')
  return `<!doctype html><title>${title}</title><h1>${title}</h1><p>About ${title}.</p>${body}<ul>${list}</ul>`
}
