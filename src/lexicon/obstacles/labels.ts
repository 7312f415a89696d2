import { phrases } from '../pattern.ts'

/**
 * Labels of buttons, in lower case and without punctuation. By hand, from consent layers, popups and age
 * gates in each language, 2026.
 */

/** Refuse what is not necessary. */
export const REFUSE_LABELS = phrases(`
  reject, reject all, reject all cookies, reject cookies, reject non-essential, reject optional cookies
  decline, decline all, decline cookies
  deny, deny all, deny cookies, refuse, refuse all, disagree, i disagree, opt out, i do not accept, do not accept
  continue without accepting, do not consent
  only necessary, necessary only, only essential, essential only, strictly necessary, accept only necessary
  accept necessary, accept essential
  necessary cookies only, essential cookies only, use necessary cookies only, only required, required only
  accept only essential
  ablehnen, alle ablehnen, alles ablehnen, cookies ablehnen, nur notwendige, nur notwendige cookies
  nur essenzielle, nur essenzielle cookies akzeptieren
  nur erforderliche, nur technisch notwendige, nur notwendige akzeptieren, ohne einwilligung fortfahren
  weiter ohne einwilligung
  refuser, tout refuser, je refuse, continuer sans accepter, refuser tout, refuser les cookies
  rechazar, rechazar todo, rechazar todas, rechazar cookies, solo necesarias, sólo necesarias
  continuar sin aceptar
  rifiuta, rifiuta tutto, rifiuta tutti, rifiuto, continua senza accettare, solo necessari
  solo i necessari
  rejeitar, rejeitar tudo, rejeitar todos, recusar, recusar tudo, apenas necessários, só os necessários
  weigeren, alles weigeren, alle weigeren, afwijzen, alles afwijzen, alleen noodzakelijk
  alleen noodzakelijke
  avvisa, avvisa alla, neka, neka alla, endast nödvändiga, bara nödvändiga
  afvis, afvis alle, kun nødvendige, nej til alle, avslå, avslå alle, avvis, avvis alle, bare nødvendige
  kun nødvendige cookies
  hylkää, hylkää kaikki, kiellä, vain välttämättömät, odrzuć, odrzuć wszystkie, odrzuć wszystko
  tylko niezbędne, tylko konieczne
  odmítnout, odmítnout vše, odmítnout všechny, pouze nezbytné, odmietnuť, odmietnuť všetko, iba nevyhnutné
  elutasít, elutasítom, összes elutasítása, csak a szükségesek, respinge, respinge tot, respinge toate
  doar necesare, refuz
  απόρριψη, απόρριψη όλων, μόνο τα απαραίτητα, reddet, tümünü reddet, hepsini reddet, yalnızca gerekli
  отклонить, отклонить все, отказаться, только необходимые, відхилити, відхилити все, лише необхідні
  拒否, 拒否する, すべて拒否, 同意しない, 必要なもののみ, 拒绝, 全部拒绝, 拒绝全部, 仅必要, 거부, 모두 거부, 필수만, رفض, رفض الكل, דחה, דחה הכל, דחייה
`)

/** Close, or answer no. */
export const CLOSE_LABELS = phrases(`
  x, ×, ✕, ✖, ✗, ⨉, ╳, close, close dialog, close popup, close modal, close banner, dismiss, no, no thanks
  no thank you, not now, maybe later, later, skip, continue to site
  schließen, schliessen, nein danke, nicht jetzt, später, fermer, non merci, plus tard, cerrar, no gracias
  ahora no, chiudi, no grazie, più tardi
  fechar, não obrigado, não obrigada, agora não, sluiten, nee bedankt, stäng, nej tack, luk, nej tak, lukk
  nei takk, sulje, ei kiitos
  zamknij, nie dziękuję, zavřít, ne děkuji, zatvoriť, nie ďakujem, bezár, bezárás, nem köszönöm, închide
  nu mulțumesc, κλείσιμο, όχι ευχαριστώ
  kapat, hayır teşekkürler, закрыть, нет спасибо, не сейчас, закрити, ні дякую, 閉じる, いいえ, 关闭, 不用了, 關閉, 닫기
  괜찮습니다, إغلاق, لا شكرا, סגור, סגירה, לא תודה
`)

/** Accept. */
export const ACCEPT_LABELS = phrases(`
  accept, accept all, accept all cookies, accept cookies, allow, allow all, allow cookies, allow all cookies, agree
  i agree, agree and continue, accept and continue, i accept, ok, okay, got it, i understand, understood
  continue
  akzeptieren, alle akzeptieren, alles akzeptieren, zustimmen, allem zustimmen, einverstanden, verstanden
  annehmen, accepter, tout accepter, j’accepte, j'accepte, compris, accepter et continuer
  aceptar, aceptar todo, aceptar todas, acepto, entendido, de acuerdo, accetta, accetta tutto
  accetta tutti, accetto, ho capito, aceitar, aceitar tudo, aceitar todos, aceito, entendi
  accepteren, alles accepteren, akkoord, acceptera, acceptera alla, godkänn, godkänn alla, jag förstår
  accepter alle, tillad alle, godta, godta alle, aksepter, hyväksy, hyväksy kaikki
  akceptuję, akceptuj, zaakceptuj wszystkie, zgadzam się, rozumiem, přijmout, přijmout vše, souhlasím
  prijať, súhlasím, elfogad, elfogadom, accept toate, sunt de acord
  αποδοχή, αποδοχή όλων, συμφωνώ, kabul et, tümünü kabul et, принять, принять все, согласен, понятно
  прийняти, погоджуюсь
  同意, 同意する, すべて許可, 同意して続ける, 接受, 接受全部, 我同意, 동의, 모두 동의, 확인, موافق, قبول, אישור, אני מסכים, הבנתי
`)

/** Old enough, or enter. */
export const YES_LABELS = phrases(`
  yes, yes i am, yes i am over 18, yes i am over 21, i am over 18, i am over 21, i am 18 or older
  i am 21 or older, i am of legal age, i am of legal drinking age, over 18, over 21, 18+, 21+, enter
  enter site, enter the site, confirm, i confirm, verify, yes enter
  ja, ja bin ich, ja ich bin über 18, ich bin über 18, ich bin 18 oder älter, ja ich bin 18
  ich bin volljährig, eintreten, oui, oui j'ai plus de 18 ans, j'ai plus de 18 ans, entrer
  j'ai 18 ans ou plus
  sí, si, sí soy mayor de edad, soy mayor de edad, soy mayor de 18, entrar, sì, sì sono maggiorenne
  sono maggiorenne, entra, sim, sou maior de 18, tenho mais de 18 anos, sim tenho mais de 18
  ja ik ben 18, ik ben 18 of ouder, ja jag är över 18, jag är över 18, jag är över 20, jag är över 25
  ja jeg er over 18, kyllä, olen yli 18, tak, tak mam 18 lat, mam ukończone 18 lat, ano, ano je mi 18, áno
  igen, elmúltam 18
  da, da am peste 18 ani, ναι, evet, да, да мне есть 18, мне есть 18, так, так мені є 18, はい, はい20歳以上です
  20歳以上, 是, 是的, 我已满18岁, 예, 네, 예 19세 이상입니다, نعم, כן
`)
