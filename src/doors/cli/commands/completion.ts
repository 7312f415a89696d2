import type { Command } from 'commander'
import type { CliCommand } from '../command.ts'
import { printData } from '../output.ts'

/** `blazon completion bash`, `zsh` or `fish`: a script, onto stdout. */
export const completion: CliCommand = {
  name: 'completion <shell>',
  description: 'a script that completes commands and flags in bash, zsh or fish',
  examples: [
    ['eval "$(blazon completion bash)"', 'in ~/.bashrc; zsh: in ~/.zshrc'],
    ['blazon completion fish | source', 'in ~/.config/fish/config.fish'],
  ],
  async run(shell: string, _: unknown, command: Command) {
    const { completionFor } = await import('../completion/index.ts')
    printData(completionFor(shell, command.parent ?? command))
    return 0
  },
}
