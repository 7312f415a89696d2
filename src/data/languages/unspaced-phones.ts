// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Labels of telephone numbers in scripts without spaces, where they may be the end of a longer word. By
 * language.
 */
export const UNSPACED_PHONES: Readonly<Record<string, {
readonly phone: readonly string[]
readonly mobile: readonly string[]
readonly main?: readonly string[]
readonly fax: readonly string[]
}>> = JSON.parse(`{
"ja":{"phone":["電話","電話番号","ダイヤル"],"mobile":["携帯","携帯電話"],"main":["代表","代表電話","代表番号"],"fax":["ファックス","ファクス","ファクシミリ"]},
"ko":{"phone":["전화","전화번호","고객센터","콜센터"],"mobile":["휴대폰","휴대전화"],"main":["대표전화","대표번호"],"fax":["팩스"]},
"th":{"phone":["โทร","โทรศัพท์"],"mobile":["มือถือ"],"fax":["โทรสาร","แฟกซ์"]},
"zh":{"phone":["电话","電話","電話號碼","电话号码","联系电话","热线","熱線","专线","專線"],"mobile":["手机","手機"],"main":["总机","總機"],"fax":["传真","傳真"]}
}`)
