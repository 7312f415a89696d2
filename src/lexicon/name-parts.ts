/*
 * Words around the name of a company that do not tell it from another one, folded as `directory/keys.ts`
 * folds words. Collected by hand, 2026.
 */

import { words } from './pattern.ts'

/** What stands before a name in the languages that put it there: legal forms, and words for "group". */
export const LEADING_FORMS: ReadonlySet<string> = new Set(
  words(`
    ab aktiebolaget aktieselskabet as oy pt sc uab sia ood ead
    ооо оао зао пао ао нао ип тов ат пат прат тзов ад еад оод
    bv nv sa sas sarl srl spa gmbh jsc ojsc cjsc pjsc oao zao ooo pao tov тоо пк стк ltd llc cv ud pd
    stichting cooperatie cooperativa sociedad societe societa genossenschaft perseroan
    groupe grupo gruppo grup gruppe grupa konzern koncern skupina etablissements ets firma`),
)

/** What stands behind a name in scripts that do not divide words: what kind of company it is. */
export const GLUED_ENDINGS: readonly string[] = [
  ...[
    '技术',
    '科技',
    '控股',
    '实业',
    '汽车',
    '电器',
    '电子',
    '工业',
    '公司',
    '銀行',
    '银行',
    '百貨店',
    '百货',
  ],
  ...['ホールディングス', 'グループ', 'ジャパン', '自動車', '工業', '電機', '製作所', '百貨店'],
  ...['전자', '자동차', '그룹', '홀딩스', '코리아', '백화점'],
]
