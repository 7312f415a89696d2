// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Labels of buttons of such layers, without punctuation. From consent layers, popups and age gates, 2026. By
 * language.
 */
export const BUTTONS: Readonly<Record<string, {
/** Refuse what is not necessary. */
readonly refuse?: readonly string[]
/** Close, or answer no. */
readonly close?: readonly string[]
/** Accept. */
readonly accept?: readonly string[]
/** Old enough, or enter. */
readonly yes?: readonly string[]
}>> = JSON.parse(`{
"ar":{"refuse":["رفض","رفض الكل"],"close":["إغلاق","لا شكرا"],"accept":["موافق","قبول"],"yes":["نعم"]},
"ca":{"refuse":["rebutja","rebutjar","rebutja-ho tot","rebutjar tot","rebutja-les totes","només les necessàries","continua sense acceptar"],"close":["tanca","tancar","no gràcies","ara no"],"accept":["accepta","acceptar","accepta-ho tot","accepta-les totes","acceptar tot","accepto","d'acord","d’acord","entesos"],"yes":["sí","sóc major d'edat","soc major d'edat","sóc major d’edat","soc major d’edat","entra"]},
"cs":{"refuse":["odmítnout","odmítnout vše","odmítnout všechny","pouze nezbytné"],"close":["zavřít","ne děkuji"],"accept":["přijmout","přijmout vše","souhlasím"],"yes":["ano","ano je mi 18"]},
"da":{"refuse":["afvis","afvis alle","kun nødvendige","nej til alle","kun nødvendige cookies"],"close":["luk","nej tak"],"accept":["accepter alle","tillad alle"]},
"de":{"refuse":["ablehnen","alle ablehnen","alles ablehnen","cookies ablehnen","nur notwendige","nur notwendige cookies","nur essenzielle","nur essenzielle cookies akzeptieren","nur erforderliche","nur technisch notwendige","nur notwendige akzeptieren","ohne einwilligung fortfahren","weiter ohne einwilligung"],"close":["schließen","schliessen","nein danke","nicht jetzt","später"],"accept":["akzeptieren","alle akzeptieren","alles akzeptieren","zustimmen","allem zustimmen","einverstanden","verstanden","annehmen"],"yes":["ja","ja bin ich","ja ich bin über 18","ich bin über 18","ich bin 18 oder älter","ja ich bin 18","ich bin volljährig","eintreten"]},
"el":{"refuse":["απόρριψη","απόρριψη όλων","μόνο τα απαραίτητα"],"close":["κλείσιμο","όχι ευχαριστώ"],"accept":["αποδοχή","αποδοχή όλων","συμφωνώ"],"yes":["ναι"]},
"en":{"refuse":["reject","reject all","reject all cookies","reject cookies","reject non-essential","reject optional cookies","decline","decline all","decline cookies","deny","deny all","deny cookies","refuse","refuse all","disagree","i disagree","opt out","i do not accept","do not accept","continue without accepting","do not consent","only necessary","necessary only","only essential","essential only","strictly necessary","accept only necessary","accept necessary","accept essential","necessary cookies only","essential cookies only","use necessary cookies only","only required","required only","accept only essential"],"close":["x","×","✕","✖","✗","⨉","╳","close","close dialog","close popup","close modal","close banner","dismiss","no","no thanks","no thank you","not now","maybe later","later","skip","continue to site"],"accept":["accept","accept all","accept all cookies","accept cookies","allow","allow all","allow cookies","allow all cookies","agree","i agree","agree and continue","accept and continue","i accept","ok","okay","got it","i understand","understood","continue"],"yes":["yes","yes i am","yes i am over 18","yes i am over 21","i am over 18","i am over 21","i am 18 or older","i am 21 or older","i am of legal age","i am of legal drinking age","over 18","over 21","18+","21+","enter","enter site","enter the site","confirm","i confirm","verify","yes enter"]},
"es":{"refuse":["rechazar","rechazar todo","rechazar todas","rechazar cookies","solo necesarias","sólo necesarias","continuar sin aceptar"],"close":["cerrar","no gracias","ahora no"],"accept":["aceptar","aceptar todo","aceptar todas","acepto","entendido","de acuerdo"],"yes":["sí","si","sí soy mayor de edad","soy mayor de edad","soy mayor de 18","entrar"]},
"fi":{"refuse":["hylkää","hylkää kaikki","kiellä","vain välttämättömät"],"close":["sulje","ei kiitos"],"accept":["hyväksy","hyväksy kaikki"],"yes":["kyllä","olen yli 18"]},
"fr":{"refuse":["refuser","tout refuser","je refuse","continuer sans accepter","refuser tout","refuser les cookies"],"close":["fermer","non merci","plus tard"],"accept":["accepter","tout accepter","j’accepte","j'accepte","compris","accepter et continuer"],"yes":["oui","oui j'ai plus de 18 ans","j'ai plus de 18 ans","entrer","j'ai 18 ans ou plus"]},
"he":{"refuse":["דחה","דחה הכל","דחייה"],"close":["סגור","סגירה","לא תודה"],"accept":["אישור","אני מסכים","הבנתי"],"yes":["כן"]},
"hu":{"refuse":["elutasít","elutasítom","összes elutasítása","csak a szükségesek"],"close":["bezár","bezárás","nem köszönöm"],"accept":["elfogad","elfogadom"],"yes":["igen","elmúltam 18"]},
"it":{"refuse":["rifiuta","rifiuta tutto","rifiuta tutti","rifiuto","continua senza accettare","solo necessari","solo i necessari"],"close":["chiudi","no grazie","più tardi"],"accept":["accetta","accetta tutto","accetta tutti","accetto","ho capito"],"yes":["sì","sì sono maggiorenne","sono maggiorenne","entra"]},
"ja":{"refuse":["拒否","拒否する","すべて拒否","同意しない","必要なもののみ"],"close":["閉じる","いいえ"],"accept":["同意","同意する","すべて許可","同意して続ける"],"yes":["はい","はい20歳以上です","20歳以上"]},
"ko":{"refuse":["거부","모두 거부","필수만"],"close":["닫기","괜찮습니다"],"accept":["동의","모두 동의","확인"],"yes":["예","네","예 19세 이상입니다"]},
"nl":{"refuse":["weigeren","alles weigeren","alle weigeren","afwijzen","alles afwijzen","alleen noodzakelijk","alleen noodzakelijke"],"close":["sluiten","nee bedankt"],"accept":["accepteren","alles accepteren","akkoord"],"yes":["ja ik ben 18","ik ben 18 of ouder"]},
"no":{"refuse":["avslå","avslå alle","avvis","avvis alle","bare nødvendige"],"close":["lukk","nei takk"],"accept":["godta","godta alle","aksepter"],"yes":["ja jeg er over 18"]},
"pl":{"refuse":["odrzuć","odrzuć wszystkie","odrzuć wszystko","tylko niezbędne","tylko konieczne"],"close":["zamknij","nie dziękuję"],"accept":["akceptuję","akceptuj","zaakceptuj wszystkie","zgadzam się","rozumiem"],"yes":["tak","tak mam 18 lat","mam ukończone 18 lat"]},
"pt":{"refuse":["rejeitar","rejeitar tudo","rejeitar todos","recusar","recusar tudo","apenas necessários","só os necessários"],"close":["fechar","não obrigado","não obrigada","agora não"],"accept":["aceitar","aceitar tudo","aceitar todos","aceito","entendi"],"yes":["sim","sou maior de 18","tenho mais de 18 anos","sim tenho mais de 18"]},
"ro":{"refuse":["respinge","respinge tot","respinge toate","doar necesare","refuz"],"close":["închide","nu mulțumesc"],"accept":["accept toate","sunt de acord"],"yes":["da","da am peste 18 ani"]},
"ru":{"refuse":["отклонить","отклонить все","отказаться","только необходимые"],"close":["закрыть","нет спасибо","не сейчас"],"accept":["принять","принять все","согласен","понятно"],"yes":["да","да мне есть 18","мне есть 18"]},
"sk":{"refuse":["odmietnuť","odmietnuť všetko","iba nevyhnutné"],"close":["zatvoriť","nie ďakujem"],"accept":["prijať","súhlasím"],"yes":["áno"]},
"sv":{"refuse":["avvisa","avvisa alla","neka","neka alla","endast nödvändiga","bara nödvändiga"],"close":["stäng","nej tack"],"accept":["acceptera","acceptera alla","godkänn","godkänn alla","jag förstår"],"yes":["ja jag är över 18","jag är över 18","jag är över 20","jag är över 25"]},
"tr":{"refuse":["reddet","tümünü reddet","hepsini reddet","yalnızca gerekli"],"close":["kapat","hayır teşekkürler"],"accept":["kabul et","tümünü kabul et"],"yes":["evet"]},
"uk":{"refuse":["відхилити","відхилити все","лише необхідні"],"close":["закрити","ні дякую"],"accept":["прийняти","погоджуюсь"],"yes":["так","так мені є 18"]},
"zh":{"refuse":["拒绝","全部拒绝","拒绝全部","仅必要"],"close":["关闭","不用了","關閉"],"accept":["接受","接受全部","我同意"],"yes":["是","是的","我已满18岁"]}
}`)
