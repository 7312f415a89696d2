import { byName } from '../../model/by-name.ts'

/** The background of the canvas in the light and in the dark scheme. */
export const CANVAS = ['#ffffff', '#121212'] as const
const text = ['#000000', '#ffffff'] as const
const face = ['#efefef', '#6b6b6b'] as const
const link = ['#0000ee', '#9e9eff'] as const

/**
 * System colours (CSS Color Level 4, section 6.2) in the light and in the dark scheme, as desktop Chromium on
 * Linux computes them (read from Chromium 156). Only Chromium defines the name that begins with a hyphen.
 */
export const SYSTEM_COLORS = byName<readonly [string, string]>({
  accentcolor: ['#0075ff', '#0075ff'],
  accentcolortext: ['#ffffff', '#ffffff'],
  activetext: ['#ff0000', '#ff9e9e'],
  buttonborder: text,
  buttonface: face,
  buttontext: text,
  canvas: CANVAS,
  canvastext: text,
  field: ['#ffffff', '#3b3b3b'],
  fieldtext: text,
  graytext: ['#808080', '#808080'],
  highlight: ['#0041c6cc', '#0041c6cc'],
  highlighttext: ['#ffffff', '#ffffff'],
  linktext: link,
  mark: ['#ffff00', '#ffff00'],
  marktext: ['#000000', '#000000'],
  selecteditem: ['#1967d2', '#99c8ff'],
  selecteditemtext: ['#ffffff', '#3b3b3b'],
  visitedtext: ['#551a8b', '#d0adf0'],
  '-webkit-link': link,
  background: CANVAS,
  infobackground: CANVAS,
  menu: CANVAS,
  menutext: text,
  scrollbar: CANVAS,
  threedface: face,
  threeddarkshadow: text,
  threedhighlight: text,
  threedlightshadow: text,
  threedshadow: text,
  activeborder: text,
  activecaption: CANVAS,
  appworkspace: CANVAS,
  buttonhighlight: face,
  buttonshadow: face,
  captiontext: text,
  inactiveborder: text,
  inactivecaption: CANVAS,
  inactivecaptiontext: ['#808080', '#808080'],
  infotext: text,
  windowframe: text,
  window: CANVAS,
  windowtext: text,
})
