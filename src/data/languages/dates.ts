// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Words beside a date that say what happened on it, with the forms that publishing systems use. By language.
 */
export const DATES: Readonly<Record<string, {
/** Words before the date on which a page was first published. */
readonly published?: readonly string[]
/** Words before the date on which a page was last changed. */
readonly changed?: readonly string[]
/** The first in scripts without spaces, where no word ends. */
readonly publishedSigns?: readonly string[]
/** The second in such scripts. */
readonly changedSigns?: readonly string[]
}>> = JSON.parse(`{
"af":{"published":["gepubliseer"],"changed":["bygewerk"]},
"ar":{"published":["نشر","نُشر","تاريخ النشر"],"changed":["آخر تحديث","تم التحديث","تحديث"]},
"az":{"published":["dərc edilib"],"changed":["yenilənib"]},
"be":{"published":["апублікавана"],"changed":["абноўлена"]},
"bg":{"published":["публикувано","публикувана"],"changed":["обновено","актуализирано","последна промяна"]},
"bn":{"published":["প্রকাশ","প্রকাশিত"],"changed":["আপডেট"]},
"ca":{"published":["publicat"],"changed":["actualitzat","última actualització"]},
"cs":{"published":["zveřejněno","vydáno","/publikovan[éoá]/"],"changed":["aktualizováno","poslední aktualizace","upraveno"]},
"da":{"published":["publiceret","offentliggjort","udgivet"],"changed":["opdateret","ændret"]},
"de":{"published":["veröffentlicht","veröffentlichung","erschienen","erstellt","verfasst"],"changed":["/(?:zuletzt )?(?:aktualisiert|geändert|bearbeitet|überarbeitet)|letzte (?:aktualisierung|änderung)/","/stand(?=\\\\s?:|\\\\s(?:vom|am|der)\\\\s|\\\\s\\\\d{1,2}\\\\.|\\\\s(?:jan|feb|mär|apr|mai|juni|juli|aug|sep|okt|nov|dez))/"]},
"el":{"published":["δημοσιεύτηκε","δημοσιεύθηκε","δημοσίευση"],"changed":["ενημερώθηκε","τελευταία ενημέρωση"]},
"en":{"published":["/(?:first |originally |date )?(?:published|posted|submitted|released|created)/","/publication date|date of publication|post date/"],"changed":["/(?:page |this page was )?(?:last )?(?:updated|modified|reviewed|revised|changed|edited)/","/last (?:update|change|edit|review|revision|modification)|update/"]},
"es":{"published":["fecha de publicación","enviado","/publicad[oa]/"],"changed":["/actualizad[oa]|modificad[oa]/","/última (?:actualización|modificación|revisión)/"]},
"et":{"published":["avaldatud"],"changed":["uuendatud","muudetud"]},
"eu":{"published":["argitaratua"],"changed":["eguneratua"]},
"fa":{"published":["انتشار","تاریخ انتشار"],"changed":["به روزرسانی","آخرین به روزرسانی"]},
"fi":{"published":["julkaistu"],"changed":["päivitetty","muokattu"]},
"fr":{"published":["parution","mis en ligne","mise en ligne","soumis","posté","/publié[es]?/"],"changed":["/mise? à jour|modifié[es]?|dernière (?:mise à jour|modification)/"]},
"he":{"published":["פורסם","תאריך פרסום"],"changed":["עודכן","עדכון אחרון"]},
"hi":{"published":["प्रकाशित"],"changed":["अपडेट","अपडेटेड"]},
"hr":{"published":["objavljeno"],"changed":["ažurirano"]},
"hu":{"published":["közzétéve","megjelent"],"changed":["frissítve","módosítva","utolsó frissítés","utoljára frissítve"]},
"id":{"published":["diterbitkan","dipublikasikan","terbit","ditulis"],"changed":["diperbarui","terakhir diperbarui"]},
"is":{"published":["birt"],"changed":["uppfært"]},
"it":{"published":["data di pubblicazione","inviato","/pubblicat[oa]/"],"changed":["/aggiornat[oa]|ultim[oa] (?:aggiornamento|modifica)|aggiornamento|modificat[oa]/"]},
"ja":{"publishedSigns":["公開","投稿","掲載","配信","発表"],"changedSigns":["更新","最終更新","改訂"]},
"kk":{"published":["жарияланды"],"changed":["жаңартылды"]},
"ko":{"publishedSigns":["입력","등록","작성일","게시일","발행일"],"changedSigns":["최종수정","수정","업데이트"]},
"lt":{"published":["paskelbta","publikuota"],"changed":["atnaujinta"]},
"lv":{"published":["publicēts"],"changed":["atjaunināts"]},
"mk":{"published":["објавено"]},
"ms":{"changed":["dikemas kini"]},
"nl":{"published":["gepubliceerd","geplaatst","ingediend","gepubliseer op"],"changed":["bijgewerkt","gewijzigd","aangepast","laatste update"]},
"no":{"published":["publisert"],"changed":["oppdatert","endret"]},
"pl":{"published":["opublikowano","data publikacji"],"changed":["zaktualizowano","aktualizacja","ostatnia aktualizacja","ostatnia modyfikacja"]},
"pt":{"published":["postado","data de publicação","/publicad[oa]/"],"changed":["/atualizad[oa]|modificad[oa]/","/última (?:atualização|modificação)/"]},
"ro":{"published":["publicat"],"changed":["actualizat","ultima actualizare"]},
"ru":{"published":["опубликовано","дата публикации"],"changed":["обновлено","обновлён","изменено","последнее обновление"]},
"sk":{"published":["zverejnené"],"changed":["aktualizované","posledná aktualizácia"]},
"sl":{"changed":["posodobljeno"]},
"sq":{"published":["botuar"],"changed":["përditësuar"]},
"sr":{"published":["објављено"],"changed":["ажурирано"]},
"sv":{"published":["publicerad","publicerat","skapad"],"changed":["uppdaterad","uppdaterat","ändrad"]},
"sw":{"published":["imechapishwa"]},
"th":{"publishedSigns":["เผยแพร่","โพสต์"],"changedSigns":["อัปเดต","อัพเดท","แก้ไขล่าสุด","ปรับปรุงล่าสุด"]},
"tl":{"published":["inilathala"],"changed":["huling na-update"]},
"tr":{"published":["yayınlanma","yayınlandı","yayın tarihi"],"changed":["güncelleme","güncellendi","son güncelleme","güncellenme"]},
"uk":{"published":["опубліковано"],"changed":["оновлено","змінено"]},
"uz":{"published":["чоп этилган"]},
"vi":{"published":["đăng","ngày đăng"],"changed":["cập nhật"]},
"zh":{"publishedSigns":["发布","發布","發佈","发表","發表"],"changedSigns":["修改"]}
}`)
