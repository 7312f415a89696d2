import { readFileSync } from 'node:fs'
import { subset } from 'semver'
import { expect, test } from 'vitest'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))

interface Locked {
  readonly version?: string
  readonly engines?: { readonly node?: string }
  readonly optional?: boolean
}

test('every package of the lock file admits every version of Node that package.json names', () => {
  const { engines } = read('package.json') as { engines: { node: string } }
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
  // Binaries of other platforms are optional, and not installed where they do not fit.
  const installed = Object.entries(packages).filter(([path, { optional }]) => path !== '' && !optional)
  expect(installed.length).toBeGreaterThan(100)
  // The client of another service is for tests alone; it asks for Node 22 and also runs under Node 20.
  const CLIENT = /^node_modules\/(?:@mendable\/firecrawl-js|firecrawl)$/
  const strict = installed
    .filter(([path]) => !CLIENT.test(path))
    .flatMap(([path, { version, engines: theirs }]) =>
      theirs?.node && !subset(engines.node, theirs.node) ? [`${path} ${version} wants ${theirs.node}`] : [],
    )
  expect(strict).toEqual([])
})

test('what keeps fastify to Node 20 is a dependency, which users get as well, and no override', () => {
  const { dependencies, overrides } = read('package.json') as Record<
    string,
    Record<string, string> | undefined
  >
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
  expect(overrides).toBeUndefined()
  expect(dependencies?.['light-my-request']).toBe(packages['node_modules/light-my-request']?.version)
  expect(packages['node_modules/fastify/node_modules/light-my-request']).toBeUndefined()
})
