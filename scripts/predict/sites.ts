import { createBlazon } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { BrandFields } from '../../src/model/record.ts'
import type { Adapter } from './adapters.ts'

/** Looks up whole sites with the real engine, through the gate's host map. */
export async function openSites(hosts: string | undefined): Promise<Adapter> {
  const blazon = await createBlazon({ hosts })
  return {
    async answer({ domain }) {
      const result = await blazon.brand({ domain: String(domain) })
      if (result.state === 'failed') throw new Error(`${result.code}: ${result.message}`)
      if (result.state === 'refused')
        throw new Error(`refused as ${result.class}: ${result.evidence.join('; ')}`)
      return { domain, ...answerOf(result.record.fields) }
    },
    close: () => blazon.close(),
  }
}

function answerOf({ name, description, colors, logos, fonts, socials, links }: BrandFields): object {
  return {
    title: foundValue(name) ?? null,
    description: foundValue(description) ?? null,
    colors: foundValue(colors) ?? [],
    logos: (foundValue(logos) ?? []).map(({ url }) => ({ url })),
    fonts: (foundValue(fonts) ?? []).flatMap(({ family, roles }) =>
      roles.map((usage) => ({ name: family, usage })),
    ),
    socials: foundValue(socials) ?? [],
    links: foundValue(links) ?? {},
  }
}
