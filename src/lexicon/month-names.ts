import { phrases, words } from './pattern.ts'

/**
 * Months of the Gregorian calendar as dates have them, January first: the forms of CLDR 45, with the
 * nominative beside the genitive, and those of CLDR's regions and of common publishing systems. `/` stands
 * between forms of one month, `_` for a space.
 */
const MONTHS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sept/sep october/oct november/nov december/dec',
  de: 'januar/jänner februar/feber märz april mai juni juli august september oktober november dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ca: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
  gl: 'xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro',
  eu: 'urtarrila/urtarrilaren otsaila/otsailaren martxoa/martxoaren apirila/apirilaren maiatza/maiatzaren ekaina/ekainaren uztaila/uztailaren abuztua/abuztuaren iraila/irailaren urria/urriaren azaroa/azaroaren abendua/abenduaren',
  ro: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  la: 'ianuarii februarii martii aprilis maii iunii iulii augusti septembris octobris novembris decembris',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  af: 'januarie februarie maart april mei junie julie augustus september oktober november desember',
  sv: 'januari februari mars april maj juni juli augusti september oktober november december',
  da: 'januar februar marts april maj juni juli august september oktober november december',
  no: 'januar februar mars april mai juni juli august september oktober november desember',
  is: 'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember',
  fi: 'tammikuuta/tammikuu helmikuuta/helmikuu maaliskuuta/maaliskuu huhtikuuta/huhtikuu toukokuuta/toukokuu kesäkuuta/kesäkuu heinäkuuta/heinäkuu elokuuta/elokuu syyskuuta/syyskuu lokakuuta/lokakuu marraskuuta/marraskuu joulukuuta/joulukuu',
  et: 'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
  lv: 'janvāris/janvārī februāris/februārī marts/martā aprīlis/aprīlī maijs/maijā jūnijs/jūnijā jūlijs/jūlijā augusts/augustā septembris/septembrī oktobris/oktobrī novembris/novembrī decembris/decembrī',
  lt: 'sausio/sausis vasario/vasaris kovo/kovas balandžio/balandis gegužės/gegužė birželio/birželis liepos/liepa rugpjūčio/rugpjūtis rugsėjo/rugsėjis spalio/spalis lapkričio/lapkritis gruodžio/gruodis',
  pl: 'stycznia/styczeń lutego/luty marca/marzec kwietnia/kwiecień maja/maj czerwca/czerwiec lipca/lipiec sierpnia/sierpień września/wrzesień października/październik listopada/listopad grudnia/grudzień',
  cs: 'ledna/leden února/únor března/březen dubna/duben května/květen června/červen července/červenec srpna/srpen září října/říjen listopadu/listopad prosince/prosinec',
  sk: 'januára/január februára/február marca/marec apríla/apríl mája/máj júna/jún júla/júl augusta/august septembra/september októbra/október novembra/november decembra/december',
  sl: 'januarja/januar februarja/februar marca/marec aprila/april maja/maj junija/junij julija/julij avgusta/avgust septembra/september oktobra/oktober novembra/november decembra/december',
  hr: 'siječnja/siječanj veljače/veljača ožujka/ožujak travnja/travanj svibnja/svibanj lipnja/lipanj srpnja/srpanj kolovoza/kolovoz rujna/rujan listopada/listopad studenoga/studenog/studeni prosinca/prosinac',
  bs: 'januara/januar februara/februar marta/mart aprila/april maja/maj juna/juni jula/juli augusta/august septembra/septembar oktobra/oktobar novembra/novembar decembra/decembar',
  sr: 'januar/јануар/јануара februar/фебруар/фебруара mart/март/марта april/април/априла maj/мај/маја jun/јун/јуна jul/јул/јула avgust/август/августа septembar/септембар/септембра oktobar/октобар/октобра novembar/новембар/новембра decembar/децембар/децембра',
  mk: 'јануари февруари март април мај јуни јули август септември октомври ноември декември',
  bg: 'януари февруари март април май юни юли август септември октомври ноември декември',
  ru: 'января/январь февраля/февраль марта/март апреля/апрель мая/май июня/июнь июля/июль августа/август сентября/сентябрь октября/октябрь ноября/ноябрь декабря/декабрь',
  uk: 'січня/січень лютого/лютий березня/березень квітня/квітень травня/травень червня/червень липня/липень серпня/серпень вересня/вересень жовтня/жовтень листопада/листопад грудня/грудень',
  be: 'студзеня/студзень лютага/люты сакавіка/сакавік красавіка/красавік мая/май чэрвеня/чэрвень ліпеня/ліпень жніўня/жнівень верасня/верасень кастрычніка/кастрычнік лістапада/лістапад снежня/снежань',
  kk: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
  ky: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  uz: 'yanvar/январ fevral/феврал mart/март aprel/апрел may/май iyun/июн iyul/июл avgust/август sentabr/sentyabr/сентябр oktabr/oktyabr/октябр noyabr/ноябр dekabr/декабр',
  az: 'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr',
  tr: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  hu: 'január február március április május június július augusztus szeptember október november december',
  el: 'ιανουαρίου/ιανουάριος φεβρουαρίου/φεβρουάριος μαρτίου/μάρτιος απριλίου/απρίλιος μαΐου/μάιος ιουνίου/ιούνιος ιουλίου/ιούλιος αυγούστου/αύγουστος σεπτεμβρίου/σεπτέμβριος οκτωβρίου/οκτώβριος νοεμβρίου/νοέμβριος δεκεμβρίου/δεκέμβριος',
  sq: 'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor',
  ka: 'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი',
  hy: 'հունվարի/հունվար փետրվարի/փետրվար մարտի/մարտ ապրիլի/ապրիլ մայիսի/մայիս հունիսի/հունիս հուլիսի/հուլիս օգոստոսի/օգոստոս սեպտեմբերի/սեպտեմբեր հոկտեմբերի/հոկտեմբեր նոյեմբերի/նոյեմբեր դեկտեմբերի/դեկտեմբեր',
  ar: 'يناير/كانون_الثاني/جانفي فبراير/شباط/فيفري مارس/آذار أبريل/ابريل/إبريل/نيسان/أفريل مايو/أيار/ماي يونيو/حزيران/جوان/يونيه يوليو/تموز/جويلية/يوليوز/يوليه أغسطس/اغسطس/آب/أوت/غشت سبتمبر/أيلول/شتنبر أكتوبر/اكتوبر/تشرين_الأول نوفمبر/تشرين_الثاني/نونبر ديسمبر/كانون_الأول/دجنبر',
  he: 'ינואר/בינואר פברואר/בפברואר מרץ/במרץ/מרס/במרס אפריל/באפריל מאי/במאי יוני/ביוני יולי/ביולי אוגוסט/באוגוסט ספטמבר/בספטמבר אוקטובר/באוקטובר נובמבר/בנובמבר דצמבר/בדצמבר',
  fa: 'ژانویه فوریه مارس آوریل مه/می ژوئن ژوئیه/جولای اوت/آگوست سپتامبر اکتبر نوامبر دسامبر',
  ur: 'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر',
  ps: 'جنوري فبروري/فېبروري مارچ اپریل مۍ جون جولای اګست سپتمبر/سېپتمبر اکتوبر نومبر دسمبر',
  hi: 'जनवरी फ़रवरी/फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर/सितम्बर अक्टूबर/अक्तूबर नवंबर/नवम्बर दिसंबर/दिसम्बर',
  ne: 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर',
  bn: 'জানুয়ারি/জানুয়ারী ফেব্রুয়ারি/ফেব্রুয়ারী মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
  ta: 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்',
  te: 'జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జులై/జూలై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్',
  th: 'มกราคม/มค กุมภาพันธ์/กพ มีนาคม/มีค เมษายน/เมย พฤษภาคม/พค มิถุนายน/มิย กรกฎาคม/กค สิงหาคม/สค กันยายน/กย ตุลาคม/ตค พฤศจิกายน/พย ธันวาคม/ธค',
  vi: 'tháng_một tháng_hai tháng_ba tháng_tư tháng_năm tháng_sáu tháng_bảy tháng_tám tháng_chín tháng_mười tháng_mười_một tháng_mười_hai',
  id: 'januari februari maret april mei juni juli agustus september oktober november desember',
  ms: 'januari februari mac april mei jun julai ogos september oktober november disember',
  fil: 'enero pebrero marso abril mayo hunyo hulyo agosto setyembre/septiyembre oktubre nobyembre disyembre',
  sw: 'januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba',
  so: 'janaayo febraayo maarso abriil maayo juun luulyo agosto sebtembar oktoobar noofeembar diseembar',
  ha: 'janairu faburairu maris afirilu mayu yuni yuli agusta satumba oktoba nuwamba disamba',
  haw: 'ianuali pepeluali malaki apelila mei iune iulai aukake kepakemapa okakopa nowemapa kekemapa',
  cy: 'ionawr chwefror mawrth ebrill mai mehefin gorffennaf awst medi hydref tachwedd rhagfyr',
  ga: 'eanáir feabhra márta aibreán bealtaine meitheamh iúil lúnasa meán_fómhair deireadh_fómhair samhain nollaig',
}

/** Short forms, which are read on pages in their own language alone, because they are words of others. */
const SHORT_BY_LANGUAGE: Readonly<Record<string, string>> = {
  de: 'jan/jän feb mär/mrz apr mai jun jul aug sep/sept okt nov dez',
  fr: 'janv/jan févr/fév mars avr mai juin juil août/aou sept oct nov déc',
  es: 'ene feb mar abr may jun jul ago sept/sep oct nov dic',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  it: 'gen feb mar apr mag giu lug ago set/sett ott nov dic',
  ca: 'gen febr/feb març abr maig juny jul ag set oct nov des',
  ro: 'ian feb mar apr mai iun iul aug sept/sep oct nov/noi dec',
  nl: 'jan feb mrt apr mei jun jul aug sep/sept okt nov dec',
  sv: 'jan feb mar apr maj jun jul aug sep/sept okt nov dec',
  da: 'jan feb mar apr maj jun jul aug sep/sept okt nov dec',
  no: 'jan feb mar apr mai jun jul aug sep/sept okt nov des',
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  hr: 'sij velj ožu tra svi lip srp kol ruj lis stu pro',
  hu: 'jan febr/feb márc ápr máj jún júl aug szept okt nov dec',
  ru: 'янв фев/февр мар апр мая/май июн июл авг сен/сент окт ноя/нояб дек',
  uk: 'січ лют бер квіт/кві трав/тра черв/чер лип серп/сер вер жовт/жов лист/лис груд/гру',
  bg: 'яну фев мар апр май юни юли авг сеп/септ окт ное/ноем дек',
  el: 'ιαν φεβ μαρ απρ μαΐ/μάι/μαι ιουν ιουλ αυγ σεπ οκτ νοε δεκ',
  tr: 'oca şub mar nis may haz tem ağu eyl eki kas ara',
  id: 'jan feb mar apr mei jun jul agu/agt sep okt nov des',
}

/** Months of the Persian calendar, whose year begins in March. */
const PERSIAN_MONTHS = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'

/** Tags that stand for a row with another one. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  phrases('nb no, nn no, tl fil, ceb fil, iw he, sh sr').map((pair): [string, string] => {
    const [tag = '', row = ''] = words(pair)
    return [tag, row]
  }),
)

/** Lower case, without accents; marks that are letters of a script stay. */
export function foldedMonth(name: string): string {
  const lower = name.toLowerCase()
  // Most words need no more, and this is asked of each word of many lines.
  if (/^[a-z]+$/.test(lower)) return lower
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0655.]/g, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
}

type Names = ReadonlyMap<string, number>

const namesIn = (row: string): Names =>
  new Map(
    words(row).flatMap((forms, at) =>
      forms.split('/').map((form): [string, number] => [foldedMonth(form).replace(/_/g, ' '), at + 1]),
    ),
  )

const ROWS = Object.entries(MONTHS_BY_LANGUAGE).map(([tag, row]) => ({ tag, names: namesIn(row) }))

/** Names that are read on pages in their own language alone: March in Malay is a computer elsewhere. */
const WORDS_ELSEWHERE = ['mac']

/** Folded names that mean the same month in all languages that have them: `listopada` is one of two. */
export const MONTH_NAMES: Names = namesInAll()

function namesInAll(): Names {
  const all = new Map<string, number>()
  const doubtful = new Set<string>()
  for (const [name, month] of ROWS.flatMap(({ names }) => [...names])) {
    if ((all.get(name) ?? month) !== month) doubtful.add(name)
    all.set(name, month)
  }
  for (const name of [...doubtful, ...WORDS_ELSEWHERE]) all.delete(name)
  return all
}

const OWN_NAMES: ReadonlyMap<string, Names> = new Map(
  ROWS.map(({ tag, names }) => [tag, new Map([...namesIn(SHORT_BY_LANGUAGE[tag] ?? ''), ...names])]),
)

const PERSIAN_NAMES = namesIn(PERSIAN_MONTHS)

/**
 * The number of the month with this folded name, in the language of this tag before others. Undefined for
 * other words, and for names that mean different months in different languages.
 */
export function monthNamed(name: string, language = ''): number | undefined {
  const [tag = ''] = language.toLowerCase().split(/[-_]/)
  return OWN_NAMES.get(ALIASES.get(tag) ?? tag)?.get(name) ?? MONTH_NAMES.get(name)
}

/** The number of the month of the Persian calendar with this folded name. */
export const persianMonthNamed = (name: string): number | undefined => PERSIAN_NAMES.get(name)
