/**
 * Matches the messages in which Node and packages report that a package is not installed, or does not fit
 * this machine or this version of Node.
 */
const SIGNS: readonly (readonly [said: RegExp, name?: string])[] = [
  [/Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w-][\w.-]*)'/],
  [/Could not load the "([\w@/.-]+)" module/],
  [/Could not locate the bindings file|better_sqlite3\.node/, 'better-sqlite3'],
  [/\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\/\S*\.node\b/],
]

/**
 * Returns a sentence that names the missing package of an error message and the remedy; undefined for any
 * other message.
 */
export function missingPackage(said: string): string | undefined {
  for (const [sign, known] of SIGNS) {
    const match = sign.exec(said)
    const name = known ?? match?.[1]
    if (match && name !== undefined) return cannotLoad(name)
  }
  return undefined
}

export const cannotLoad = (name: string): string =>
  `The package ${name} cannot be loaded, which blazon needs: it is not installed, or not for this machine and Node ${process.version}. "npm install" gets it, "npm rebuild ${name}" makes it anew; in a checkout, "npm run setup" does both.`
