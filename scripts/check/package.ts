// npm run check:package
//
// Checks the package as others get it: it is packed, unpacked into a project beside the packages that it
// depends on, and used there. Types must compile with both ways of resolving modules, without the DOM and
// without `skipLibCheck`, and so must examples and snippets of documents in an ordinary strict project; links
// of documents must lead to files of the package; and a program that esbuild bundles with it must look a page
// up. `npm run build` comes first.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleAndRun } from './package/bundle.ts'
import { extractAndRun } from './package/extract.ts'
import { brokenLinks } from './package/links.ts'
import { makeProject } from './package/project.ts'
import { snippetErrors } from './package/snippets.ts'
import { typeErrors } from './package/types.ts'

const folder = mkdtempSync(join(tmpdir(), 'blazon-package-'))
try {
  const project = join(folder, 'project')
  const unpacked = makeProject(project)
  const checks = {
    'links of documents': brokenLinks(unpacked),
    'examples and snippets of documents': snippetErrors(unpacked, project),
    'types, resolved as NodeNext and Bundler': typeErrors(project),
    'blazon/extract in one file': await extractAndRun(project, join(folder, 'extracted')),
    'a bundle that runs': await bundleAndRun(project, join(folder, 'bundled')),
  }
  for (const [name, faults] of Object.entries(checks)) {
    console.log(`${name}: ${faults.length === 0 ? 'ok' : `${faults.length} faults`}`)
    for (const fault of faults) console.error(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}
