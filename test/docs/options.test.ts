import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { optionsPage } from '../../scripts/make/options/page.ts'

test('docs/options.md says what the source says; npm run make -- options writes it anew', () => {
  expect(readFileSync(new URL('../../docs/options.md', import.meta.url), 'utf8')).toBe(optionsPage())
})

test('the types of the package name the tables of options, whose comments editors show', () => {
  const file = fileURLToPath(new URL('../../src/model/options.ts', import.meta.url))
  const options: ts.CompilerOptions = {
    ...{ declaration: true, emitDeclarationOnly: true, allowImportingTsExtensions: true },
    ...{ module: ts.ModuleKind.NodeNext, noCheck: true, types: [] },
  }
  const emitted = new Map<string, string>()
  const program = ts.createProgram([file], options)
  program.emit(program.getSourceFile(file), (_, text) => void emitted.set(file, text))
  const groups = /type OptionGroups = \{([^}]*)\}/.exec(emitted.get(file) ?? '')?.[1] ?? ''
  expect(emitted.get(file)).toContain('OPTIONS: typeof GENERAL & OptionGroups')
  expect(groups.match(/: typeof [A-Z_]+;/g)).toHaveLength(14)
})
