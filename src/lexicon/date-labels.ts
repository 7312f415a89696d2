/**
 * Words beside a date that say what happened on it, with the forms that publishing systems use in the
 * languages of the table of languages. By hand, 2026. Those of scripts without spaces are lists of their own,
 * because they need no end of a word around them.
 */
import { pattern, phrases } from './pattern.ts'

/** Words before the date on which a page was first published. */
const PUBLISHED_WORDS = [
  /(?:first |originally |date )?(?:published|posted|submitted|released|created)/,
  /publication date|date of publication|post date/,
  /publicad[oa]|publicat|publikovan[éoá]|pubblicat[oa]|publié[es]?/,
  ...phrases(`
    veröffentlicht, veröffentlichung, erschienen, erstellt, verfasst, parution, mis en ligne, mise en ligne, soumis, posté
    fecha de publicación, enviado, postado, data de publicação, data di pubblicazione, inviato, gepubliceerd, geplaatst, ingediend
    gepubliseer, publicerad, publicerat, skapad, publiceret, offentliggjort, udgivet, publisert, birt, julkaistu, avaldatud
    publicēts, paskelbta, publikuota, opublikowano, data publikacji, zveřejněno, vydáno, zverejnené, objavljeno, објављено
    објавено, közzétéve, megjelent, argitaratua, botuar, δημοσιεύτηκε, δημοσιεύθηκε, δημοσίευση
    yayınlanma, yayınlandı, yayın tarihi, dərc edilib, опубликовано, дата публикации, опубліковано, апублікавана
    публикувано, публикувана, жарияланды, чоп этилган, نشر, نُشر, تاريخ النشر, פורסם, תאריך פרסום, انتشار, تاریخ انتشار
    प्रकाशित, প্রকাশ, প্রকাশিত, đăng, ngày đăng, diterbitkan, dipublikasikan, terbit, ditulis, inilathala, imechapishwa, gepubliseer op`),
]

/** Words before the date on which a page was last changed. */
const CHANGED_WORDS = [
  /(?:page |this page was )?(?:last )?(?:updated|modified|reviewed|revised|changed|edited)/,
  /last (?:update|change|edit|review|revision|modification)|update/,
  /(?:zuletzt )?(?:aktualisiert|geändert|bearbeitet|überarbeitet)|letzte (?:aktualisierung|änderung)/,
  // A stand at a fair has a number too, but no full stop behind it.
  /stand(?=\s?:|\s(?:vom|am|der)\s|\s\d{1,2}\.|\s(?:jan|feb|mär|apr|mai|juni|juli|aug|sep|okt|nov|dez))/,
  /mise? à jour|modifié[es]?|dernière (?:mise à jour|modification)/,
  /actualizad[oa]|modificad[oa]|atualizad[oa]|última (?:actualización|modificación|atualização|modificação|revisión)/,
  /aggiornat[oa]|ultim[oa] (?:aggiornamento|modifica)|aggiornamento|modificat[oa]/,
  ...phrases(`
    bijgewerkt, gewijzigd, aangepast, laatste update, bygewerk, uppdaterad, uppdaterat, ändrad, opdateret, ændret, oppdatert
    endret, uppfært, päivitetty, muokattu, uuendatud, muudetud, atjaunināts, atnaujinta, zaktualizowano, aktualizacja, ostatnia aktualizacja
    ostatnia modyfikacja, aktualizováno, poslední aktualizace, upraveno, aktualizované, posledná aktualizácia, posodobljeno
    ažurirano, ажурирано, actualizat, actualitzat, ultima actualizare, última actualització, frissítve, módosítva
    utolsó frissítés, utoljára frissítve, eguneratua, përditësuar, ενημερώθηκε, τελευταία ενημέρωση, güncelleme
    güncellendi, son güncelleme, güncellenme, yenilənib, обновлено, обновлён, изменено, последнее обновление, оновлено, змінено
    абноўлена, обновено, актуализирано, последна промяна, жаңартылды, آخر تحديث, تم التحديث, تحديث, עודכן, עדכון אחרון
    به روزرسانی, آخرین به روزرسانی, अपडेट, अपडेटेड, আপডেট, cập nhật, diperbarui, terakhir diperbarui, dikemas kini, huling na-update`),
]

const PUBLISHED_SIGNS = phrases(`
  公開, 投稿, 掲載, 配信, 発表, 发布, 發布, 發佈, 发表, 發表, 입력, 등록, 작성일, 게시일, 발행일, เผยแพร่, โพสต์`)

const CHANGED_SIGNS = phrases(`
  更新, 最終更新, 改訂, 修改, 최종수정, 수정, 업데이트, อัปเดต, อัพเดท, แก้ไขล่าสุด, ปรับปรุงล่าสุด`)

/** Any of these words, the first of a text; the groups `changed` and `sign` tell those for a change. */
export const DATE_LABELS = pattern('iu')`
  (?<!\p{L})(?:(?<changed>${CHANGED_WORDS})|${PUBLISHED_WORDS})(?![\p{L}\p{M}])|(?<sign>${CHANGED_SIGNS})|${PUBLISHED_SIGNS}
`
