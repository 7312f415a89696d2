import { type Blazon, createBlazon } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { BrandFields } from '../../src/model/record.ts'
import type { StyleguideResult } from '../../src/model/styleguide.ts'
import type { Adapter } from './adapters.ts'

/** Looks up whole sites with the real engine, through the gate's host map. */
export async function openSites(hosts: string | undefined): Promise<Adapter> {
  const blazon: Blazon = await createBlazon({ hosts })
  return {
    async answer({ domain }) {
      const result = await blazon.styleguide({ domain: String(domain) })
      if (result.state === 'failed') throw new Error(`${result.code}: ${result.message}`)
      if (result.state === 'refused')
        throw new Error(`refused as ${result.class}: ${result.evidence.join('; ')}`)
      return { domain, ...answerOf(result.record.fields), ...lookOf(result) }
    },
    close: () => blazon.close(),
  }
}

function answerOf(fields: BrandFields): object {
  const { name, description, colors, logos, fonts, socials, links, language } = fields
  const { street, city, postalCode } = foundValue(fields.address) ?? {}
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
    slogan: foundValue(fields.slogan) ?? null,
    email: foundValue(fields.email) ?? null,
    phone: foundValue(fields.phone) ?? null,
    language: foundValue(language) ?? null,
    address: foundValue(fields.address) ? { street, city, postal_code: postalCode } : null,
  }
}

function lookOf({ styleguide }: Extract<StyleguideResult, { readonly state: 'ok' }>): object {
  return {
    mode: foundValue(styleguide.mode) ?? null,
    button: foundValue(styleguide.components.button.primary)?.backgroundColor ?? null,
  }
}
