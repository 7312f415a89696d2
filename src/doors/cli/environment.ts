/** An environment variable that commands read. */
interface Variable {
  readonly name: string
  readonly about: string
  /** True for a variable that matters only to commands that visit sites. */
  readonly forSites: boolean
}

/** The environment variables that `--help` names. docs/commands.md says more about each. */
export const ENVIRONMENT: readonly Variable[] = [
  { name: 'BLAZON_BROWSER', about: 'path of a Chromium or headless shell', forSites: true },
  { name: 'BLAZON_NO_BROWSER', about: 'set: no browser is used', forSites: true },
  { name: 'BLAZON_SANDBOX', about: "auto, required or off: the browser's sandbox", forSites: true },
  { name: 'BLAZON_HOSTS', about: 'hosts file, as --hosts', forSites: true },
  { name: 'BLAZON_PROXIES', about: 'proxies, as --proxies', forSites: true },
  {
    name: 'BLAZON_DEBUG',
    about: 'set: print each attempt at a site, and the stacks of errors',
    forSites: false,
  },
  { name: 'BLAZON_CONFIG', about: 'file of settings, as --config', forSites: true },
  { name: 'NO_COLOR', about: 'set: no colours', forSites: false },
  { name: 'FORCE_COLOR', about: 'set: colours although the output is no terminal', forSites: false },
]
