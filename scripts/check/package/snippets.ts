import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { messagesOf } from './types.ts'

const SNIPPET = /^```(?:js|ts)\n([\s\S]*?)^```$/gm

/**
 * Compiles the programs of `examples/` and every piece of JavaScript in the documents of the package as
 * TypeScript, as somebody does who pastes them into a strict project. Returns what the compiler says.
 */
export function snippetErrors(unpacked: string, project: string): string[] {
  const folder = join(project, 'snippets')
  mkdirSync(folder)
  const documents = ['README.md', ...readdirSync(join(unpacked, 'docs')).map((name) => `docs/${name}`)]
  const snippets = documents
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      [...readFileSync(join(unpacked, name), 'utf8').matchAll(SNIPPET)].map(([, code = ''], at) => ({
        name: `${name} ${at + 1}`,
        code,
      })),
    )
  const examples = readdirSync(join(unpacked, 'examples'))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => ({ name, code: readFileSync(join(unpacked, 'examples', name), 'utf8') }))
  const all = [...examples, ...snippets]
  if (examples.length === 0 || snippets.length === 0) return ['no snippets were found to compile']
  const files = all.map(({ name, code }) => {
    const file = join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.ts`)
    writeFileSync(file, `${code}\nexport {}\n`)
    return file
  })
  const program = ts.createProgram([join(project, 'documents.d.ts'), ...files], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    typeRoots: [join(project, 'node_modules/@types')],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  })
  return messagesOf(program)
}
