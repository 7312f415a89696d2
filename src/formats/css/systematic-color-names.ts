/** Names of muted, dark and mixed colours, for which everyday words are far apart. */

import type { Hex } from '../../model/style.ts'

/**
 * Designations of the ISCC-NBS system with the sRGB values of their centroids: K. L. Kelly and D. B. Judd,
 * "Color: Universal Language and Dictionary of Names", NBS Special Publication 440, 1976. They are those of
 * dark and greyish colours that are more than 5.5 (CIEDE2000) away from every everyday word.
 */
// biome-ignore format: one row a line would be 100 lines.
export const SYSTEMATIC_NAMES: readonly (readonly [name: string, hex: Hex])[] = [
  ['greyish pink', '#c4aead'], ['moderate red', '#ab4e52'], ['very dark red', '#3f1728'],
  ['light greyish red', '#ad8884'], ['greyish red', '#905d5d'], ['dark greyish red', '#543d3f'],
  ['reddish grey', '#8f817f'], ['dark reddish grey', '#5c504f'], ['greyish yellowish pink', '#c7ada3'],
  ['greyish reddish orange', '#b4745e'], ['light reddish brown', '#a87c6d'],
  ['dark reddish brown', '#3e1d1e'], ['light greyish reddish brown', '#977f73'],
  ['greyish reddish brown', '#674c47'], ['dark greyish reddish brown', '#43302e'],
  ['light brown', '#a67b5b'], ['light greyish brown', '#958070'], ['dark greyish brown', '#3e322c'],
  ['light brownish grey', '#8e8279'], ['brownish grey', '#5b504f'],
  ['moderate yellowish brown', '#826644'], ['dark yellowish brown', '#4b3621'],
  ['light greyish yellowish brown', '#ae9b82'], ['dark greyish yellowish brown', '#483c32'],
  ['dark greyish yellow', '#a18f60'], ['moderate olive brown', '#6c541e'], ['dark olive brown', '#3b3121'],
  ['dark greenish yellow', '#98943e'], ['greyish greenish yellow', '#b9b57d'],
  ['moderate olive', '#665d1e'], ['light greyish olive', '#8c8767'], ['greyish olive', '#5b5842'],
  ['dark greyish olive', '#363527'], ['light olive grey', '#8a8776'], ['olive grey', '#57554c'],
  ['olive black', '#25241d'], ['moderate yellow green', '#8a9a5b'], ['pale yellow green', '#dadfb7'],
  ['greyish yellow green', '#8f9779'], ['deep olive green', '#232f00'],
  ['moderate olive green', '#4a5d23'], ['greyish olive green', '#515744'],
  ['dark greyish olive green', '#31362b'], ['dark yellowish green', '#355e3b'], ['deep green', '#00543d'],
  ['moderate green', '#3b7861'], ['pale green', '#8da399'], ['greyish green', '#5e716a'],
  ['dark greyish green', '#3a4b47'], ['blackish green', '#1a2421'], ['greenish grey', '#7d8984'],
  ['dark greenish grey', '#4e5755'], ['greenish black', '#1e2321'], ['very dark bluish green', '#002a29'],
  ['moderate greenish blue', '#367588'], ['very dark greenish blue', '#002e3b'],
  ['blackish blue', '#202830'], ['dark bluish grey', '#51585e'], ['bluish black', '#202428'],
  ['deep purplish blue', '#272458'], ['moderate purplish blue', '#4e5180'],
  ['dark purplish blue', '#252440'], ['very pale purplish blue', '#c0c8e1'],
  ['pale purplish blue', '#8c92ac'], ['greyish purplish blue', '#4c516d'], ['moderate violet', '#604e81'],
  ['dark violet', '#2f2140'], ['very pale violet', '#c4c3dd'], ['pale violet', '#9690ab'],
  ['greyish violet', '#554c69'], ['very deep purple', '#401a4c'], ['moderate purple', '#86608e'],
  ['very pale purple', '#d6cadd'], ['pale purple', '#aa98a9'], ['greyish purple', '#796878'],
  ['dark greyish purple', '#50404d'], ['blackish purple', '#291e29'], ['dark purplish grey', '#5d555b'],
  ['very deep reddish purple', '#54194e'], ['moderate reddish purple', '#915c83'],
  ['dark reddish purple', '#5d3954'], ['greyish reddish purple', '#836479'],
  ['dark purplish pink', '#c17e91'], ['greyish purplish pink', '#c3a6b1'],
  ['deep purplish red', '#78184a'], ['very deep purplish red', '#54133b'],
  ['moderate purplish red', '#a8516e'], ['dark purplish red', '#673147'],
  ['light greyish purplish red', '#af868e'],
]
