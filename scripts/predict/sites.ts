import { createBlazon } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { BrandFields } from '../../src/model/record.ts'
import type { Styleguide } from '../../src/model/styleguide.ts'
import type { Address } from '../../src/model/values.ts'
import type { Adapter } from './adapter.ts'

/** Looks up whole sites with the real engine, through the gate's host map. */
export async function openSites(hosts: string | undefined): Promise<Adapter> {
  const blazon = await createBlazon({ hosts })
  return {
    async answer({ domain }) {
      const result = await blazon.styleguide({ domain: String(domain) })
      if (result.state === 'failed') throw new Error(`${result.code}: ${result.message}`)
      if (result.state === 'refused')
        throw new Error(`refused as ${result.class}: ${result.evidence.join('; ')}`)
      return { domain, ...answerOf(result.record.fields), ...styleOf(result.styleguide) }
    },
    close: () => blazon.close(),
  }
}

function answerOf({ name, colors, logos, fonts, socials, links, ...fields }: BrandFields): object {
  return {
    title: foundValue(name) ?? null,
    description: foundValue(fields.description) ?? null,
    slogan: foundValue(fields.slogan) ?? null,
    email: foundValue(fields.email) ?? null,
    phone: foundValue(fields.phone) ?? null,
    address: addressOf(foundValue(fields.address)),
    language: foundValue(fields.language) ?? null,
    colors: foundValue(colors) ?? [],
    logos: (foundValue(logos) ?? []).map(({ url }) => ({ url })),
    fonts: (foundValue(fonts) ?? []).flatMap(({ family, roles }) =>
      roles.map((usage) => ({ name: family, usage })),
    ),
    socials: foundValue(socials) ?? [],
    links: foundValue(links) ?? {},
  }
}

function addressOf(address: Address | undefined): object | null {
  if (!address) return null
  const { street, city, stateProvince, postalCode, country } = address
  return { street, city, state: stateProvince, postal_code: postalCode, country }
}

function styleOf({ mode, components }: Styleguide): object {
  return {
    mode: foundValue(mode) ?? null,
    button: foundValue(components.button.primary)?.backgroundColor ?? null,
  }
}
