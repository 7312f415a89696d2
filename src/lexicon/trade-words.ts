/*
 * Words behind a name that say what its company does, with the first digits of the NAICS 2022 codes of who
 * does that, and how registers and brokers abbreviate such words. Folded as `directory/keys.ts` folds words.
 * Own work after the titles of NAICS, and after usual abbreviations of American registers, November 2026.
 */

import { words } from './pattern.ts'

const TRADES: readonly (readonly [words: string, naics: string])[] = [
  ['oil petroleum petrol fuel fuels gas energy lubricants', '211 213 2212 324 4247 457 486'],
  ['power electricity utilities energy', '221'],
  ['bank banking bancorp banks banque banco', '521 522'],
  ['insurance assurance assurances versicherung seguros reinsurance', '524'],
  ['finance financial investment investments capital securities', '522 523 525'],
  ['airlines airline airways air aviation', '481'],
  ['food foods dairy confectionery chocolate snacks', '311'],
  ['beverages beverage drinks brewing brewery breweries beer', '312'],
  ['tobacco', '3122'],
  ['restaurant restaurants pizza burgers coffee cafe cafes', '722'],
  ['supermarket supermarkets markets groceries grocery', '445 455'],
  ['motor motors auto automobile automobiles automotive cars', '3361'],
  ['tire tires tyre tyres rubber', '3262'],
  ['aerospace aircraft', '3364'],
  ['pharma pharmaceutical pharmaceuticals drugs', '3254'],
  ['pharmacy pharmacies', '456'],
  ['chemical chemicals', '325'],
  ['cosmetics beauty fragrances perfumes', '3256 4561'],
  ['software', '5132 518 5415'],
  ['internet technology technologies tech', '334 449 513 516 518 519 5415'],
  ['computer computers', '334'],
  ['semiconductor semiconductors', '3344'],
  ['electronics electronic electric electrical appliances', '334 335 449'],
  ['telecom telecoms telecommunications communications mobile wireless', '517 3342'],
  ['steel metals', '331'],
  ['mining mines minerals', '212'],
  ['machinery equipment manufacturing', '33'],
  ['manufacturing', '31 32'],
  ['hotel hotels resorts', '721'],
  ['railway railways rail', '482 485'],
  ['shipping logistics freight transport lines', '483 484 488 492'],
  ['shoes footwear sportswear apparel clothing fashion fashions', '315 316 458 459110'],
  ['jewelry jewellery jewelers watches', '3399 3345 458'],
  ['furniture mattresses', '337 449'],
  ['toys', '3399 459'],
  ['media entertainment studios', '512 513 516'],
  ['publishing publishers', '513'],
]

/** The first digits of the NAICS codes of each word. */
export const TRADE_WORDS: ReadonlyMap<string, readonly string[]> = naicsByWord()

function naicsByWord(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>()
  for (const [row, naics] of TRADES)
    for (const word of words(row)) all.set(word, [...(all.get(word) ?? []), ...words(naics)])
  return all
}

/** What an abbreviation in the name of a company stands for. */
export const NAME_ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  words(`
    intl=international intnl=international grp=group gp=group hldg=holding hldgs=holdings hldngs=holdings
    cos=companies corpn=corporation mfg=manufacturing mfrs=manufacturers mtr=motor mtrs=motors bk=bank
    ins=insurance assur=assurance fin=financial finl=financial svc=service svcs=services
    pharm=pharmaceuticals pharms=pharmaceuticals chem=chemical elec=electric elecs=electronics
    tech=technology techs=technologies telecomm=telecommunications comms=communications
    pete=petroleum petro=petroleum ind=industries inds=industries prods=products sys=systems
    labs=laboratories entmt=entertainment pwr=power rlwy=railway amer=america natl=national gen=general
    assn=association mgmt=management`).map((pair) => pair.split('=') as [string, string]),
)
