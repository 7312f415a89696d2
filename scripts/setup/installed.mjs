// Whether the packages in node_modules are those that package-lock.json names, whoever installed them. It
// uses plain Node and no package, as the set-up does, and reads nothing itself.

/**
 * Why what is installed is not what the lock file names, as the end of a sentence; undefined where it is.
 * `installed` is what npm wrote down about its own work, in `node_modules/.package-lock.json`. `chosen` has
 * the versions of packages that this version of Node needs in place of those of the lock file.
 */
export function whyUnfit(lock, installed, chosen = {}) {
  if (!installed) return 'npm has installed nothing here'
  const packages = installed.packages ?? {}
  for (const [name, version] of Object.entries(chosen)) {
    const there = packages[`node_modules/${name}`]?.version
    if (there !== version) return `${name} ${version} is needed, and ${there ?? 'none'} is installed`
  }
  // What such a package brings along differs with its version.
  const belongs = new Set(Object.keys(chosen).flatMap((name) => [...broughtBy(name, lock, installed)]))
  const isCompared = (path) => path !== '' && !belongs.has(nameOf(path))
  for (const [path, { version, integrity, optional }] of Object.entries(lock.packages)) {
    const there = packages[path]
    // Which optional packages there are depends on the machine.
    if (!isCompared(path) || (!there && optional)) continue
    const isSame = (there?.integrity ?? integrity) === integrity
    if (there?.version === version && isSame) continue
    const found = there?.version === version ? 'one with another checksum' : (there?.version ?? 'none')
    return `package-lock.json has ${nameOf(path)} ${version}, and ${found} is installed`
  }
  const unknown = Object.keys(packages).find((path) => isCompared(path) && !lock.packages[path])
  return unknown && `${nameOf(unknown)} is installed, which package-lock.json does not have`
}

/** The names of a package and of all that it needs, in both trees. */
function broughtBy(name, ...trees) {
  const names = new Set([name])
  for (const one of names)
    for (const { packages = {} } of trees)
      for (const needed of Object.keys(packages[`node_modules/${one}`]?.dependencies ?? {})) names.add(needed)
  return names
}

/** Such as `@scope/name` of `node_modules/other/node_modules/@scope/name`. */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
