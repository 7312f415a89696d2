import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Paint, SheetActions, SheetLinks } from './data.ts'

/** The settings that all parts of a sheet use. */
export interface SheetTools {
  readonly links: SheetLinks
  readonly actions: SheetActions
  readonly paint: Paint
  /** The beginning of all ids in this sheet. A page may have several sheets. */
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
