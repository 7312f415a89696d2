declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown'

  export const strikethrough: (service: TurndownService) => void
  export const taskListItems: (service: TurndownService) => void
}
