import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Paint, SheetActions, SheetLinks } from './data.ts'

/** What all parts of a sheet need. */
export interface SheetTools {
  readonly links: SheetLinks
  readonly actions: SheetActions
  readonly paint: Paint
  /** Begins the ids of this sheet, of which a page may have several. */
  readonly id: string
}

const Tools = createContext<SheetTools>({
  links: { file: () => undefined, logo: () => undefined, font: () => undefined, downloads: [] },
  actions: {},
  paint: (name, style) => ({ class: name, style }),
  id: '',
})

export const SheetToolsProvider = Tools.Provider

export const useTools = (): SheetTools => useContext(Tools)
