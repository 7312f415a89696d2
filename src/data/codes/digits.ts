// Made from data/codes/digits.csv by `npm run data`. Change that, and not this.
/** The digit 0 in scripts with digits of their own; 1 to 9 follow it in Unicode. */
export const DIGITS: readonly (readonly [string, string])[] = JSON.parse(`[
["٠","Arabic"],
["۰","Persian"],
["०","Devanagari"],
["০","Bengali"],
["੦","Gurmukhi"],
["૦","Gujarati"],
["௦","Tamil"],
["౦","Telugu"],
["೦","Kannada"],
["൦","Malayalam"],
["๐","Thai"],
["໐","Lao"],
["၀","Burmese"],
["០","Khmer"],
["０","full width"]
]`)
