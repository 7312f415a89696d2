// Made from data/languages by `npm run data`. Change that, and not this.
/** The same in scripts without spaces, where they may be the end of a longer word. By language. */
export const UNSPACED_REGISTERS: Readonly<Record<string, readonly string[]>> = JSON.parse(`{
"ja":["登録番号","法人番号","許可番号","免許番号","届出番号","口座番号"],
"ko":["등록번호","신고번호","사업자번호","사업자등록","/통신판매업?/","계좌번호","인허가번호"],
"th":["เลขประจำตัวผู้เสียภาษี","/ทะเบียน(?:เลขที่|นิติบุคคล)?/","เลขที่บัญชี"],
"zh":["登錄號碼","統一編號","统一编号","統編","统编","信用代码","信用代碼","注册号","註冊號","营业执照","營業登記","備案","备案","备","账号","帳號","帐号"]
}`)
