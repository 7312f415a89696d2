/**
 * The little words that hold sentences together, and those that many pages use, by script and language (BCP
 * 47). Lower case, the commonest first. What two languages share stands with both: it counts for either by
 * half.
 */
export const WORDS_BY_SCRIPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Latin: {
    en: 'the of and to in a is that for it with as on your you our we are be this by from at or more all an have will can us not about has their new how what which when who they get was been would these where than there into any other also make',
    de: 'der die und das den von mit für auf des ist ein eine im dem sie zu sich nicht auch es an werden aus ihre ihr wir bei oder unsere unser einer einem einen nach über als wie mehr zum zur sind haben kann können vom durch alle uns sowie jetzt noch nur wird hier unter bis ihnen',
    fr: 'le la les de des et à en un une du pour dans que qui sur est au par avec votre vos nous plus notre nos vous ce cette sont aux ou pas se son sa ses tout tous être d l c qu n s mais comme chez sans découvrez leur fait entre toutes toute même très où',
    es: 'de la el y en los que las del para con una un por su se es al más nuestros nuestra nuestro tu lo como o sus todo todos este esta son te ha no sobre también desde cada hasta muy pero años nuestras tus aquí ser qué cómo está puede porque donde entre sin',
    pt: 'de a o e que do da em para com os um uma no na dos das por mais não se como ao as é seu sua à você nossos nossa nosso são pelo pela ou nos nas todos tem também foi já até está muito aos mas quem ser sobre nossas seus isso sem entre pode estão',
    it: 'di e il la che in per un del a con della i le una è dei non da si al nel sono alla delle nostri più gli lo come anche ti ci tutti o dalla ai tuo nostra nostro ogni questo questa dal tua su nella degli ed essere tra tutto loro ha senza ma scopri solo dove suo sua',
    nl: 'de het een en van in voor met op te is je zijn dat die aan wij ook door onze of om er bij uit als naar niet u meer ons over uw kan tot wordt alle heeft deze dit dan maar onder nog hebben worden hoe jouw we bent wat kunt geen daar onder zo veel zonder',
    sv: 'och att i för en på med som är av till det den om ett du vi har kan de inte från eller vår våra din dig så oss alla mer vara er här också ditt dina hos över när vårt men ska hur vid efter bara under finns utan där sig läs nu',
    da: 'og at i for en på med som er af til det den om et du vi har kan de ikke fra eller vores dig så os alle mere være din her også dit dine hos over når men skal hvor ved efter kun under findes uden der sig læs nu blive bliver dem mange jeres hvad vi',
    no: 'og å i for en på med som er av til det den om et du vi har kan de ikke fra eller vår våre deg så oss alle mer være din her også ditt dine hos over når men skal hvor ved etter bare under finnes uten der seg les nå bli blir dem mange hva vårt mye noe ein ei ikkje eit frå vere meir korleis også dei',
    is: 'og að í á er sem til við um með fyrir af það en ekki hafa frá þú við eru var eða þetta okkar þér sér verið allt öllum fyrirtæki hjá upp svo þess hefur nú þá þegar eftir vera hér bara úr meira mjög ef geta getur',
    fi: 'ja on se ei että sekä tai joka myös kanssa meidän ovat voit mutta kun kuin mukaan niin sen hän tämä jos olla oli meillä sinun kaikki lisää nyt jotka mitä voi tällä sitä mikä teidän vain saat meiltä ota yhteyttä tutustu lue kautta ole jo parhaat tänään siitä ole ennen',
    et: 'ja on ei et see mis ka või kui oma ning meie kõik teie aga selle saab mida oli ta olla rohkem välja koos seda nii pole siis kes veel ole oled meil sinu kuni pärast vaata loe saada rohkem nende nagu enne juures kas tule olete',
    lv: 'un ir ar uz no par kas lai vai ka tiek pie ko kā mūsu jūs mēs jūsu arī bet tas var līdz pēc šī visu būt šo ja vairāk mums savu ikviens tikai kur to tā bez esam kad vēl viss visi tie nav jums kopā mājas starp',
    lt: 'ir į yra su iš kad tai kaip apie bei arba ar jūs mūsų mes jūsų visi bet gali už buvo taip nuo iki savo taip pat daugiau tik ką šis labai po prie kurie dėl būti jau jei tarp kur jums mums nėra vis visus vienas be kai per kuris',
    pl: 'w i na z do się jest nie o to że dla przez oraz od po za jak co nasze nas być ale lub który które która są twój wszystkie tym jego przy jej ich tylko więcej możesz czy ze już naszych naszej bardzo można będzie dzięki swoje twoje pod aby tak bez',
    cs: 'a v na se je s z o že i do pro k po za od ve jsou které který jako nebo si vás ale tak co jsme naše být více vám všechny u by nás při až bude jak které jen která také jejich není můžete však aby už kde vše vaše ze ke kteří přes mezi každý či naší',
    sk: 'a v na sa je s z o že i do pre k po za od vo sú ktoré ktorý ako alebo si vás ale tak čo sme naše byť viac vám všetky u by nás pri až bude len ktorá tiež ich nie môžete však aby už kde všetko vaše zo ku ktorí cez medzi každý či našej',
    sl: 'in v na je se za z da so s po ki od pri kot tudi ali do kako naše vse lahko pa kaj vas več iz bo nas smo samo še si ni ter ko vam med biti če vaš naših vaše zelo prav kjer katere kateri bi imeti nad pod našo preko brez sem imate',
    hr: 'i u na je se za od da su s sa iz kao koji ili što po koje do će o više kako te sve biti ali naše ne svi vaš naš vam bi svoje koja vas tko gdje ovdje uvijek uz samo nije ima bez ovo svih prije tvrtka uvjeti kolačiće možete vrijeme mjesto svijet također između još cijena sada poslije svijetu',
    sr: 'i u na je se za od da su s sa iz kao koji ili što po koje do će o više kako te sve biti ali naše ne svi vaš naš vam bi svoje koja vas ko gde ovde uvek uz samo nije ima bez ovo svih pre kompanija uslovi kolačiće možete vreme mesto svet takođe između još cena sada posle svetu šta',
    hu: 'a az és hogy nem is egy meg ez van vagy de ha csak már mint még el ki minden mi ön több saját ezt lehet volt között amely után itt legyen olyan kell önnek nagy akár nincs most való azt hogyan mert azonban fel amit úgy számára által valamint ami tovább magyar illetve rólunk',
    ro: 'și de în la a pe cu din pentru o care este să mai că nu un ale sau ce sunt cele prin al fi dar am cel tot noi ne vă toate după fost când lui către cum avem noastre tău îți te poți dumneavoastră are aici despre si astfel nostru asta între doar până foarte fără',
    sq: 'dhe në të e që për me një nga është si do tek jonë më ka tuaj ju ne nuk kjo i se por tonë mund janë duke këtë gjithë ose kemi çdo jo kur vetëm shumë edhe pas ky deri kush juaj ti ishte pa yt tënd kontakt sipas',
    tr: 've bir bu için ile de da en daha olarak çok olan gibi ne sizin her var kadar tüm ya sonra değil veya o siz ama biz nasıl ki yeni göre hemen şimdi ise hakkımızda bizim olduğu tarafından sahip iyi üzerinde hem olur olduğunu kendi değildir hiçbir hakkında önce size iletişim',
    az: 'və bir bu üçün ilə də da ən daha kimi çox olan ne sizin hər var qədər bütün ya sonra deyil o siz biz necə ki yeni görə isə haqqında bizim olduğu tərəfindən yaxşı olunur edir üzrə olaraq həm edin olar olduğunu öz əlaqə hansı bizimlə amma',
    uz: "va bir bu uchun bilan ham eng yana juda bo'lgan bo‘lgan boʻlgan siz har bor barcha keyin emas yoki biz qanday yangi haqida bizning sizning tomonidan bo'yicha bo‘yicha bo'ladi bo‘ladi bilan ko'p ko‘p sifatida o'z o‘z oʻz uning mumkin qilish kerak edi ular lekin orqali",
    vi: 'và của các cho là có trong được với những không một đến người từ khi này về để tại cũng như đã bạn chúng tôi sẽ nhiều trên hơn hay ra đó vào thể làm sản phẩm dịch vụ công ty nhất mới phải sau nhà bạn hàng theo',
    id: 'dan yang di untuk dengan dari ini kami anda pada adalah dalam atau tidak ke akan juga oleh lebih bisa ada itu semua dapat sebagai karena telah kita sudah saat bagi tersebut secara kamu hanya seperti dapatkan banyak serta memiliki menjadi hingga melalui tentang jangan kebutuhan dilakukan',
    ms: 'dan yang di untuk dengan dari ini kami anda pada adalah dalam atau tidak ke akan juga oleh lebih boleh ada itu semua dapat sebagai kerana telah kita sudah semasa bagi tersebut secara hanya seperti dapatkan banyak serta mempunyai menjadi sehingga melalui mengenai jangan keperluan perkhidmatan ialah daripada kepada',
    tl: 'ang ng sa mga na at ay para ito hindi namin iyong kung may mo rin lahat din ka isang aming kami ninyo ating natin ko siya nito o upang pero mula ni kanilang bawat amin dito pa lang kaya niya bago ako higit mas kayo ikaw inyong',
    ceb: 'ang sa mga nga ug ni kay usa ka para alang kini dili imong among kami kamo ato nato iyang siya sila naa aron kon kung si gikan pinaagi tanan usab adunay unsa dinhi lamang atong inyong nila kaniya karon wala ako daghan ingon niini',
    sw: 'na ya wa kwa ni za katika la kuwa cha yako yetu hii kutoka au pia huduma wetu sisi wako zetu zaidi vya kama hiyo kila hizi lakini yake watu wao baada sana bila tu mtu hilo kutumia siku nini ambayo huo huu hivyo wakati ili bora',
    so: 'oo iyo ka ku waa u in ah ee si aad la waxa uu ay laga soo loo kale ama waxaa uga ayaa kula isku lagu ugu wax noo badan mid inay adeeg adeegyada annaga dhammaan wuxuu iyada macluumaad halkan marka haddii sida waxaan inuu kuu',
    ha: 'da na a ya ta wannan ga ba cikin don ko mai su kuma domin shi an yana sun za ne ce ku kan waɗanda wanda mu yadda amma suka akan duk kamar haka sai masu daga zuwa abin yi sani ayyuka namu ku yi naku ita muke kuna',
    haw: 'ka ke o i a me nā ma na he ua e no kēia mau mai kā ia nō kou kākou mākou ʻo ʻana aku like ana hana hoʻi loa ʻia ʻaʻole ʻoe lākou inā hiki ʻole kona ʻōlelo hawaiʻi aloha ʻāina mālama kāua nei pono',
    cy: 'y yr a ac yn i o ar am gan mae wedi bydd â eich ei ein ni neu fel hyn os oes sy sydd chi eu rhai dros gyda hefyd cael pob gwybodaeth wrth bod fod nid mwy gallwch holl mewn ond yma ddim cyn trwy cysylltu gweld',
    ga: 'an na agus ar i le is go a do ag tá ó as faoi atá chun nó bhfuil sé mar eile níos ina ach leis seo ní sin air den do ár gach againn agat seirbhísí eolas bheith idir tú gaeilge raibh siad',
    la: 'et in est ad non cum ut ex quod sed ab qui quae de aut per esse hoc sunt etiam nos pro sub autem enim sicut nobis omnes atque eius vel nunc deus ac si eum erat quam inter suum omnia ego nostra vobis hic ille nihil',
    pcm: 'dey wey una dem di na for wetin e to don go make no fit get am sey say but and im wit we tok pipol im oda dis dat ova di sabi wen hapun abi plenti dia as how all our',
    af: 'die van en in is vir om te met op wat nie dit ons jou sy aan as kan word deur ook ’n n by uit hulle oor of het sal meer na se was ek is moet daar hierdie so tot alle maar baie julle jy wees nog',
    eu: 'eta da du ez bat dira ere gure edo zure beste izan egin baina duen dute den horren hau guztiak dugu oso behar baino honetan nahi gehiago zein dituzte dituen zen dago zuen bere gara hasiera herri duzu arte egiteko bakoitzak',
    ca: 'de la i el a en els les que per amb del un una és al dels nostres més o nostra seva com per també ha tot aquest aquesta són des no pels seu sense tots fins es als molt nosaltres qui què on ets hi amb teu teva però seus ser',
    gl: 'de a e o que do da en para con os unha un no na dos das por máis non se como ao as é seu súa á nosos nosa noso son polo pola ou nos nas todos ten tamén foi xa ata está moi aos mais quen ser sobre cos cunha estes isto pode dun dunha',
  },
  Cyrillic: {
    ru: 'и в на с по для не что от из к как о за мы это до или все вы у а но наш наши вас его при так нас еще ещё уже только их можно если который которые быть также вам более чтобы есть был со во она он они время нет где под этого будет лет',
    uk: 'і в на з та для не що від до за як у про це ми або всі ви а але наш наші вас його при так нас ще вже тільки їх можна якщо який які бути також вам більше щоб є був зі й та вона він вони час немає де під цього буде років',
    be: 'і ў на з для не што ад да за як у пра гэта мы або усе вы а але наш нашы вас яго пры так нас яшчэ ужо толькі іх можна калі які якія быць таксама вам больш каб ёсць быў са й яна ён яны час няма дзе пад гэтага будзе гадоў',
    bg: 'и на за в от с да се по не са е до как или които си ще при към ви нашите най много вашия това ни но че все може като след сте повече ли вас тук през само който която няма без всички така бъде една един още има вие сме',
    mk: 'и на за во од со да се по не се е до како или кои си ќе при кон ви нашите најмногу вашиот ова ни но дека сите може како по сте повеќе ли вас тука преку само кој која нема без сите така биде една еден уште има вие сме што ги го им го',
    sr: 'и у на је се за од да су с са из као који или што по које до ће о више како те све бити али наше не сви ваш наш вам би своје која вас ко где овде увек уз само није има без ово свих пре можете још између шта након',
    kk: 'және мен үшін бойынша бұл бар бір осы ол біз сіз біздің сіздің туралы деп болып да де емес қазақстан жаңа бола немесе кейін дейін барлық болған бен пен әр арқылы өз көп сондай ғана болды жоқ керек қалай',
    ky: 'жана менен үчүн боюнча бул бар бир ушул ал биз сиз биздин сиздин жөнүндө деп болуп да эмес кыргыз жаңы боло же кийин чейин бардык болгон ар аркылуу өз көп ошондой гана болду жок керек кантип тууралуу',
    mn: 'ба нь энэ бол байна юм бөгөөд мөн болон та бид манай тухай гэж дээр байгаа бүх хийх шинэ бүр хамт таны үйлчилгээ болно байх биш монгол олон гэсэн ч ямар улсын хэрэв бидний болсон байсан тул эсвэл',
    uz: 'ва бир бу учун билан ҳам энг яна жуда бўлган сиз ҳар бор барча кейин эмас ёки биз қандай янги ҳақида бизнинг сизнинг томонидан бўйича бўлади кўп сифатида ўз унинг мумкин',
  },
  Arabic: {
    ar: 'في من على إلى عن التي مع هذا هذه أن ما أو لا كل الذي بين نحن كما بعد لك لدينا خلال هو هي كان قد عند حول جميع أي غير وقد تم لم ذلك أكثر منذ حيث إن يتم يمكنك نقدم أفضل',
    fa: 'و در به از که این را با است برای آن یک تا خود می های ما شما بر هم نیز شده باشد اما یا هر کنید شود دارد کرد پس همه بیشتر ای تواند باید کند نمی بسیار درباره دیگر بوده اگر بین چه',
    ur: 'کے میں کی ہے اور سے کا کو کہ ہیں پر نے یہ اس بھی ہم آپ نہیں ایک کر گیا ہو ان تو تھا لئے لیے وہ ہمارے کیا کرنے جو ساتھ تک کسی ہر گی ہوئے یا جا دیا رہے سکتے اپنے بعد کوئی',
    ps: 'د په او چې کې ته له دا سره یې هم نه هغه دي ده پر یو تر څخه شي لپاره خپل کړي کوي زموږ ستاسو موږ تاسو ټول کړ و شوي وي خو دغه هر دې نو پورې يا ډېر',
  },
  Devanagari: {
    hi: 'के में की है और से का को कि हैं पर ने यह इस भी हम आप नहीं एक कर गया हो उन तो था लिए वह हमारे क्या करने जो साथ तक किसी हर होने या दिया रहे सकते अपने बाद कोई',
    ne: 'र को मा छ का लागि हो पनि गर्न यो भने नेपाल छन् तथा ले गरेको हाम्रो तपाईं हामी भएको गर्ने यस सबै एक अनि बाट सम्म गरी थियो सहित हुने सँग गरिएको तपाईंको रहेको जस्तै भन्दा',
    mr: 'आहे आणि या व की तर हे मध्ये आपल्या साठी ते आहेत नाही च ही करण्यात आम्ही तुम्ही होते एक आपण त्या करा हा सर्व आमच्या तुमच्या झाले केली असून म्हणून येथे पण अधिक',
  },
}

/** Languages that have a script nearly to themselves, by its name in Unicode. */
export const LANGUAGE_OF_SCRIPT: Readonly<Record<string, string>> = {
  Armenian: 'hy',
  Bengali: 'bn',
  Georgian: 'ka',
  Greek: 'el',
  Hangul: 'ko',
  Hebrew: 'he',
  Tamil: 'ta',
  Telugu: 'te',
  Thai: 'th',
}

/** Characters that Cantonese is written with, and no other Chinese. */
export const CANTONESE = /[嘅咗喺唔嘢啲佢冇嚟咁]/gu
