/** Variables that the browser gets. Keys, proxies and settings of this process must not reach it. */
const KNOWN: ReadonlySet<string> = new Set([
  'PATH',
  'LD_LIBRARY_PATH',
  'LANG',
  'LANGUAGE',
  'TZ',
  'TZDIR',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
  'XDG_DATA_DIRS',
  'XDG_CONFIG_DIRS',
  // The path of the helper program that makes the sandbox on systems without user namespaces.
  'CHROME_DEVEL_SANDBOX',
  // On Linux the browser gets a home directory of its own instead (bin/confined-browser).
  'HOME',
  'TMPDIR',
  // Windows starts no program without these.
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'WINDIR',
  'TEMP',
  'TMP',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'PROGRAMFILES',
  'PROGRAMFILES(X86)',
  'PROGRAMDATA',
])

/** The part of an environment that the browser gets. */
export function environmentOf(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isKnown = (name: string) => KNOWN.has(name.toUpperCase()) || name.startsWith('LC_')
  return Object.fromEntries(Object.entries(env).filter(([name]) => isKnown(name)))
}
