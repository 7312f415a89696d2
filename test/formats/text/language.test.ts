import { describe, expect, it, test } from 'vitest'
import { LANGUAGES } from '../../../src/data/codes/languages.ts'
import { readLinkHeader } from '../../../src/formats/http/link-header.ts'
import { acceptLanguageOf, languageOfTag, readLanguage } from '../../../src/formats/text/language.ts'
import { languageOfText } from '../../../src/formats/text/language-of-text.ts'
import { expectWithin } from '../../house/processor.ts'

const told = (text: string) => languageOfText(text, 2_000)?.among

describe('the language of a text, by its words', () => {
  it.each([
    [
      'sq',
      'Ne jemi një kompani e re dhe punojmë për klientët tanë në të gjithë vendin. Na kontaktoni për më shumë informacion mbi produktet tona.',
    ],
    [
      'ar',
      'نحن شركة تعمل في مجال البناء منذ أكثر من عشرين سنة، ونقدم لك أفضل الخدمات التي تحتاج إليها مع فريق من الخبراء.',
    ],
    [
      'az',
      'Biz müştərilərimiz üçün yeni həllər hazırlayırıq və bu sahədə ən yaxşı nəticələrə nail oluruq. Sizin üçün daha çox məlumat bizimlə əlaqə bölməsində.',
    ],
    ['bn', 'আমরা আমাদের গ্রাহকদের জন্য নতুন পণ্য তৈরি করি এবং সারা দেশে পৌঁছে দিই।'],
    [
      'bg',
      'Ние сме фирма с дългогодишен опит и предлагаме на нашите клиенти всичко за дома. Свържете се с нас, ако имате въпроси към екипа ни.',
    ],
    [
      'ceb',
      'Kami usa ka gamay nga kompanya nga naghatag ug serbisyo sa mga tawo dinhi. Ang among mga produkto kay para sa tanan, ug ania kami aron motabang kanimo.',
    ],
    [
      'hr',
      'Mi smo tvrtka koja više od dvadeset godina radi za naše kupce. Ovdje možete pronaći sve što vam treba, gdje god se nalazili i u svako vrijeme.',
    ],
    [
      'cs',
      'Jsme rodinná firma, která pro své zákazníky vyrábí nábytek již od roku 1990. Naše výrobky jsou vždy na míru a můžete si je u nás objednat.',
    ],
    [
      'da',
      'Vi er et lille firma, der siden 1990 har lavet møbler af træ til hele familien. Hos os kan du finde mange forskellige modeller, og vi hjælper dig gerne efter købet.',
    ],
    [
      'nl',
      'Wij zijn een klein bedrijf dat al sinds 1990 meubels maakt van hout. Bij ons vindt u wat u zoekt, en wij helpen u graag met uw keuze.',
    ],
    [
      'en',
      'We are a small firm that has been making furniture from wood since 1990. You will find what you need with us, and we are happy to help.',
    ],
    [
      'et',
      'Oleme väike ettevõte, mis on juba aastast 1990 teinud puidust mööblit. Meie juures on sul võimalik leida kõik vajalik ning me aitame sind ka pärast ostu.',
    ],
    [
      'fa',
      'ما یک شرکت کوچک هستیم که از سال ۱۳۷۰ برای مشتریان خود مبلمان می سازیم. شما می توانید با ما تماس بگیرید و این محصولات را با بهترین قیمت تهیه کنید.',
    ],
    [
      'fi',
      'Olemme pieni yritys, joka on valmistanut puisia huonekaluja jo vuodesta 1990. Meiltä löydät kaikki tarvitsemasi, ja autamme sinua myös ostoksen jälkeen. Ota yhteyttä!',
    ],
    [
      'fr',
      'Nous sommes une petite entreprise qui fabrique des meubles en bois depuis 1990. Chez nous, vous trouverez tout ce qu’il vous faut pour la maison.',
    ],
    [
      'de',
      'Wir sind ein kleiner Betrieb, der seit 1990 Möbel aus Holz baut. Bei uns finden Sie, was Sie für Ihr Zuhause brauchen, und wir helfen Ihnen gern.',
    ],
    [
      'ha',
      'Mu kamfani ne da ke yin kayan gida domin mutane a cikin wannan ƙasa. Za ku iya samun duk abin da kuke so daga wurinmu, kuma muna nan don taimaka muku.',
    ],
    [
      'haw',
      'ʻO mākou ka hui liʻiliʻi e hana ana i nā lako hale no ka poʻe o Hawaiʻi nei. Aloha mai kākou, a e kipa mai i ko mākou hale kūʻai.',
    ],
    [
      'hi',
      'हम एक छोटी कंपनी हैं जो लकड़ी के फर्नीचर बनाती है। आप हमारे साथ अपने घर के लिए सब कुछ पा सकते हैं और हम आपकी मदद करने के लिए यहाँ हैं।',
    ],
    [
      'hu',
      'Kis cég vagyunk, amely 1990 óta készít bútorokat fából. Nálunk minden megtalálható, ami az otthonához kell, és a vásárlás után is segítünk önnek.',
    ],
    [
      'is',
      'Við erum lítið fyrirtæki sem hefur framleitt húsgögn úr tré frá árinu 1990. Hjá okkur finnur þú allt sem þú þarft fyrir heimilið og við hjálpum þér með það.',
    ],
    [
      'id',
      'Kami adalah perusahaan kecil yang membuat perabot dari kayu sejak tahun 1990. Anda bisa mendapatkan semua kebutuhan rumah karena kami sudah melayani banyak pelanggan.',
    ],
    [
      'it',
      'Siamo una piccola azienda che dal 1990 produce mobili in legno. Da noi trovi tutto quello che ti serve per la casa, e ti aiutiamo anche dopo.',
    ],
    [
      'kk',
      'Біз 1990 жылдан бері ағаштан жиһаз жасайтын шағын компаниямыз. Сіз үшін барлық қажетті заттар бар, және біз сіздің үйіңіз туралы ойлаймыз.',
    ],
    [
      'ky',
      'Биз 1990-жылдан бери жыгачтан эмерек жасаган чакан компаниябыз. Сиз үчүн бардык керектүү буюмдар бар жана биз сиздин үйүңүз жөнүндө ойлойбуз.',
    ],
    [
      'la',
      'Nos sumus societas parva quae ex ligno res domesticas facit. Omnia quae vobis sunt necessaria hic sunt, et nobis est gaudium cum vobis esse.',
    ],
    [
      'lv',
      'Mēs esam neliels uzņēmums, kas kopš 1990. gada ražo mēbeles no koka. Pie mums jūs atradīsiet visu, kas jums ir vajadzīgs, un mēs palīdzēsim arī pēc pirkuma.',
    ],
    [
      'lt',
      'Esame nedidelė įmonė, kuri nuo 1990 metų gamina baldus iš medžio. Pas mus yra viskas, ko jums reikia, ir mes padedame jums taip pat po pirkimo.',
    ],
    [
      'mk',
      'Ние сме мала фирма која од 1990 година прави мебел од дрво. Кај нас ќе најдете сè што ви треба за вашиот дом, а нашите луѓе се тука за вас.',
    ],
    [
      'mn',
      'Бид 1990 оноос хойш модон тавилга хийдэг жижиг компани юм. Манай үйлчилгээ бол таны гэрт хэрэгтэй бүх зүйл бөгөөд бид таньд туслахад бэлэн байна.',
    ],
    [
      'ne',
      'हामी सन् १९९० देखि काठको फर्निचर बनाउने सानो कम्पनी हो। तपाईंको घरका लागि सबै सामान हाम्रो पसलमा छन् र हामी सहयोग गर्न तयार छौं।',
    ],
    [
      'no',
      'Vi er et lite firma som siden 1990 har laget møbler av tre til hele familien. Hos oss kan du finne mye forskjellig, og vi hjelper deg gjerne etter kjøpet. Våre kunder er fornøyde.',
    ],
    [
      'no',
      'Vi er eit lite firma som sidan 1990 har laga møblar av tre. Hos oss finn du noko for alle, og vi hjelper deg også etterpå, ikkje berre når du kjøper noko hos oss.',
    ],
    [
      'ps',
      'موږ یو کوچنی شرکت یو چې د لرګیو څخه د کور سامان جوړوو. تاسو کولی شئ چې له موږ سره اړیکه ونیسئ او زموږ ټول توکي وګورئ، دا ستاسو لپاره دي.',
    ],
    [
      'pcm',
      'We be small company wey dey make furniture. Na we get am for una house, and we dey here to help una wit any wahala wey una get. E no go cost plenty.',
    ],
    [
      'pl',
      'Jesteśmy małą firmą, która od 1990 roku produkuje meble z drewna. U nas znajdziesz wszystko, co jest potrzebne do domu, a po zakupie również można na nas liczyć.',
    ],
    [
      'pt',
      'Somos uma pequena empresa que desde 1990 faz móveis de madeira. Com a nossa equipa você encontra tudo o que precisa para a sua casa, e não só.',
    ],
    [
      'ro',
      'Suntem o firmă mică și facem mobilă din lemn pentru casa ta. La noi găsești tot ce îți trebuie, iar după ce ai cumpărat te ajutăm în continuare cu cele mai bune sfaturi.',
    ],
    [
      'ru',
      'Мы небольшая фирма, которая с 1990 года делает мебель из дерева. У нас вы найдёте всё, что нужно для дома, и мы поможем вам после покупки.',
    ],
    [
      'sr',
      'Ми смо мала фирма која од 1990. године прави намештај од дрвета. Код нас ћете наћи све што вам треба за дом, и увек смо ту за вас.',
    ],
    [
      'sr',
      'Mi smo kompanija koja više od dvadeset godina radi za naše kupce. Ovde možete pronaći sve što vam treba, gde god se nalazili i u svako vreme.',
    ],
    [
      'sk',
      'Sme rodinná firma, ktorá pre svojich zákazníkov vyrába nábytok už od roku 1990. Naše výrobky sú vždy na mieru a môžete si ich u nás objednať ako chcete.',
    ],
    [
      'sl',
      'Smo majhno podjetje, ki že od leta 1990 izdeluje pohištvo iz lesa. Pri nas lahko najdete vse, kar potrebujete za dom, in vam pomagamo tudi po nakupu.',
    ],
    [
      'so',
      'Waxaan nahay shirkad yar oo ka shaqaysa alaabta guriga. Waxaad ka heli kartaa wax kasta oo aad u baahan tahay, waxaana ku siin doonnaa adeeg ka wanaagsan kuwa kale.',
    ],
    [
      'es',
      'Somos una pequeña empresa que desde 1990 hace muebles de madera. Con nosotros encontrarás todo lo que necesitas para tu casa, y te ayudamos también después.',
    ],
    [
      'sw',
      'Sisi ni kampuni ndogo ya kutengeneza samani za mbao kwa ajili ya nyumba yako. Bidhaa zetu ni za watu wote na huduma yetu ni bora katika mji huu.',
    ],
    [
      'sv',
      'Vi är ett litet företag som sedan 1990 har gjort möbler av trä för hela familjen. Hos oss kan du hitta det du behöver, och vi hjälper dig gärna efter köpet.',
    ],
    [
      'tl',
      'Kami ay isang maliit na kumpanya na gumagawa ng mga kagamitan para sa inyong bahay. Ang lahat ng kailangan ninyo ay nasa amin, at nandito kami upang tumulong.',
    ],
    [
      'tr',
      'Biz 1990 yılından bu yana ahşap mobilya üreten küçük bir firmayız. Eviniz için gerekli olan her şey bizde var ve satıştan sonra da size yardımcı oluyoruz.',
    ],
    [
      'uk',
      'Ми невелика фірма, яка з 1990 року робить меблі з дерева. У нас ви знайдете все, що потрібно для дому, і ми допоможемо вам після покупки.',
    ],
    [
      'ur',
      'ہم ایک چھوٹی کمپنی ہیں جو لکڑی کا فرنیچر بناتی ہے۔ آپ کے گھر کے لیے سب کچھ ہمارے پاس ہے اور ہم آپ کی مدد کرنے کے لیے یہاں ہیں۔',
    ],
    [
      'uz',
      "Biz 1990-yildan beri yog'ochdan mebel yasaydigan kichik kompaniyamiz. Siz uchun barcha kerakli narsalar bor va biz sizning uyingiz haqida o'ylaymiz, bu biz uchun muhim.",
    ],
    [
      'uz',
      'Биз 1990 йилдан бери мебель ясайдиган кичик компаниямиз. Сиз учун барча керакли нарсалар бор ва биз сизнинг уйингиз ҳақида ўйлаймиз, бу биз учун муҳим.',
    ],
    [
      'vi',
      'Chúng tôi là một công ty nhỏ làm đồ gỗ từ năm 1990. Với chúng tôi bạn có thể tìm được tất cả những gì cần cho ngôi nhà của bạn.',
    ],
    [
      'cy',
      'Rydyn ni yn gwmni bach sydd wedi bod yn gwneud dodrefn o bren ers 1990. Gallwch ddod o hyd i bopeth ar gyfer eich cartref gyda ni, ac mae ein gwybodaeth ar y wefan hon.',
    ],
    [
      'yue',
      '我哋係一間細公司，由一九九零年開始整傢俬，你想要嘅嘢喺我哋度都搵到，買咗之後有咩唔啱都可以搵返我哋。',
    ],
    [
      'ko',
      '저희는 1990년부터 나무로 가구를 만들어 온 작은 회사입니다. 집에 필요한 모든 것을 저희에게서 찾으실 수 있습니다.',
    ],
    ['th', 'เราเป็นบริษัทเล็ก ๆ ที่ทำเฟอร์นิเจอร์ไม้มาตั้งแต่ปี 1990 คุณจะพบทุกสิ่งที่คุณต้องการสำหรับบ้านของคุณ'],
    [
      'ja',
      '私たちは1990年から木の家具を作っている小さな会社です。お住まいに必要なものがすべて揃います。どうぞお気軽にご連絡ください。',
    ],
    [
      'zh',
      '我们是一家小公司，自一九九零年以来一直制造木制家具。您可以在我们这里找到家里需要的一切，购买后我们也会为您服务。',
    ],
    ['el', 'Είμαστε μια μικρή εταιρεία που φτιάχνει έπιπλα από ξύλο από το 1990 για το σπίτι σας.'],
    ['he', 'אנחנו חברה קטנה שמייצרת רהיטים מעץ מאז שנת 1990 לכל הבית שלכם.'],
    [
      'ca',
      'Som una petita empresa que des de 1990 fa mobles de fusta. Amb nosaltres trobaràs tot el que necessites per a la teva casa, i també els millors preus.',
    ],
    [
      'be',
      'Мы невялікая фірма, якая з 1990 года робіць мэблю з дрэва. У нас вы знойдзеце ўсё, што трэба для дома, і мы дапаможам вам пасля пакупкі.',
    ],
  ])('%s: %s', (tag, text) => {
    expect(told(text)).toEqual([tag])
  })

  it('what leaves it open names those that it may be', () => {
    expect(told('Vi har det hele. Kom og se hos os i dag! '.repeat(3))?.slice().sort()).toEqual(['da', 'no'])
  })

  it.each([
    ['a few words', 'Home Über uns Kontakt'],
    [
      'names and numbers',
      'Acme Borealis 2000 GTX Turbo Quattro Ferncott Pennoray Ovalune Kestrel Tihostruy Wexcombe 30 40 50',
    ],
    [
      'one word that comes again and again',
      `Villa La Rosa, Villa La Vista, Villa La Mer, Villa La Luna. ${'Villa La Playa '.repeat(5)}`,
    ],
    ['nothing', ' – 12 % … '],
  ])('%s tell none', (_, text) => {
    expect(told(text)).toBeUndefined()
  })

  it('names in Latin letters do not hide another script', () => {
    const text =
      '저희 회사는 나무로 가구를 만듭니다 여러분의 집을 위한 모든 것이 있습니다 지금 바로 만나 보세요'
    expect(told(`${text} iPhone Samsung Galaxy Ferncott Collection Premium`)).toEqual(['ko'])
  })
})

it.each([
  [
    'ja',
    '当社はACMEのWebサービスを提供しています。DX推進をAIで支援し、SaaSプロダクトをBtoBで展開しています。',
  ],
  [
    'zh',
    '我们提供ACME的SaaS产品和API服务，支持iOS与Android。使用AcmeCloud平台，可以快速搭建Web应用，并通过SDK接入AI能力。',
  ],
  ['th', 'บริษัทACMEให้บริการCloudและAIสำหรับธุรกิจของคุณ เว็บไซต์ของเราให้บริการWebและSEO'],
])('names in Latin letters within %s words do not make these Latin', (tag, text) => {
  expect(told(text)).toEqual([tag])
})

test('what a hostile page declares costs nothing to read', () => {
  expectWithin(200, () => expect(languageOfTag('x-'.repeat(400_000))).toBeUndefined())
  const header = `<a>"${'<a>\\"'.repeat(12_000)}`
  expectWithin(200, () => expect(readLinkHeader(header)).toHaveLength(1))
})

test('languages by name and tag', () => {
  const tagOf = (text: string) => readLanguage(text)?.tag
  expect(['german', 'German', 'de', 'de-AT', 'de_CH-1996', 'DE'].map(tagOf)).toEqual(Array(6).fill('de'))
  expect(['nb', 'nn-NO', 'no', 'norwegian'].map(tagOf)).toEqual(Array(4).fill('no'))
  expect(['zh-HK', 'zh-Hant-HK', 'yue', 'zh-TW', 'zh'].map(tagOf)).toEqual(['yue', 'yue', 'yue', 'zh', 'zh'])
  expect(['fil', 'iw', 'pt-BR'].map(tagOf)).toEqual(['tl', 'he', 'pt'])
  expect(['klingon', '', 'x', 'default', 'xx-YY'].map(tagOf)).toEqual(Array(5).fill(undefined))
})

test('what a browser of that language would send', () => {
  const header = (name: string) => acceptLanguageOf(readLanguage(name) ?? expect.fail(name))
  expect(header('german')).toBe('de-DE,de;q=0.9,de-AT;q=0.8,de-CH;q=0.7')
  expect(header('thai')).toBe('th-TH,th;q=0.9')
})

test('the table is of one mind: each name and each tag is of one language, and the contract has 55', () => {
  expect(LANGUAGES.filter(({ contract }) => contract)).toHaveLength(55)
  for (const { tag, name, tags } of LANGUAGES) {
    expect(readLanguage(name)?.tag).toBe(tag)
    for (const one of [tag, ...tags]) expect(languageOfTag(one)?.tag, one).toBe(tag)
    // The labels of a switch are compared without these characters.
    for (const one of readLanguage(tag)?.endonyms ?? []) expect(one).not.toMatch(/[()（）]/)
  }
})

test('a Link header', () => {
  const links = readLinkHeader(
    '<https://a.example/de>; rel="alternate"; hreflang="de", </fr,x>; rel=alternate; hreflang=fr; title="a, \\"b\\"", </style.css>; rel=preload, broken',
  )
  expect(links).toEqual([
    { target: 'https://a.example/de', parameters: { rel: 'alternate', hreflang: 'de' } },
    { target: '/fr,x', parameters: { rel: 'alternate', hreflang: 'fr', title: 'a, "b"' } },
    { target: '/style.css', parameters: { rel: 'preload' } },
  ])
  expect(readLinkHeader('')).toEqual([])
})
