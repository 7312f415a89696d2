/*
 * In which countries a company may have a legal form, after ISO 20275 (Entity legal forms, 2023); own
 * selection. Forms that are used in very many countries, such as Limited, are left out.
 */

/** A legal form, folded as `directory/keys.ts` folds words and without spaces -> codes of ISO 3166-1. */
export const FORM_COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map(
  `gmbh DE AT CH; ag DE AT CH LI; kgaa DE; ug DE; aktiengesellschaft DE AT CH LI; plc GB IE
  inc US CA PH TW KR; corp US CA PH TW KR JP; corporation US CA PH TW KR JP; llc US RU AE; spa IT CL; srl IT RO AR
  oyj FI; oy FI; ab SE FI; asa NO; aps DK; nv NL BE CW; bv NL BE; sas FR CO AR; sarl FR CH LU MA; sl ES; slu ES
  sa FR ES BE CH LU GR PT BR AR PL CL PE CO RO EC CR; sgps PT; ltda BR CL CO; sadecv MX; sabdecv MX; sab MX
  nyrt HU; zrt HU; kft HU; spzoo PL; sro CZ SK; doo HR SI RS BA; dd HR SI BA; pao RU; ooo RU; ооо RU; пао RU
  as NO DK TR CZ SK EE LV; berhad MY; bhd MY; tbk ID; pcl TH; publiccompanylimited TH; saog OM; kk JP; jsc RU KZ VN
  gmbhcokg DE AT; gmbhandcokg DE AT; agcokg DE; agandcokgaa DE; seandcokgaa DE; anonimsirketi TR`
    .split(/[;\n]/)
    .map((line) => line.trim().split(' '))
    .map(([form = '', ...countries]) => [form, countries] as const),
)
