import { expect, test } from 'vitest'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { verdictOf } from '../../src/snapshot/verdict/index.ts'

/**
 * Pages like those of vendors, marketplaces, registrars and identity providers since 2024, in our own
 * wording, and pages of brands that sound like them: status, host that answers (empty: the requested one),
 * title and body.
 */
const PAGES = {
  blocked: `
    200 ¦ ¦ Acme ¦ <h1>Hello</h1><p>Sorry, Acme isn’t available in your country yet.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Varmistetaan, että olet ihminen. Tämä voi kestää muutaman sekunnin.</p><p>acme.example tarkistaa yhteytesi turvallisuuden ennen jatkamista.</p>
    200 ¦ ¦ Μια στιγμή… ¦ <h1>acme.example</h1><p>Επαλήθευση ότι είστε άνθρωπος. Αυτό μπορεί να διαρκέσει μερικά δευτερόλεπτα.</p>
    200 ¦ ¦ Acme ¦ <h1>Acme</h1><p>Sorry, not available in your country.</p>
    200 ¦ ¦ Acme ¦ <p>Unfortunately this page is not currently available in your region.</p>
    403 ¦ ¦ Just a moment... ¦ <noscript><div class=h2><span id=challenge-error-text>Enable JavaScript and cookies to continue</span></div></noscript><script>window._cf_chl_opt={cvId:'3'}</script>
    200 ¦ ¦ Un momento… ¦ <h1>acme.example</h1><p>Stiamo verificando che la connessione sia sicura</p><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=1"></script>
    200 ¦ ¦ Een moment geduld… ¦ <h1>acme.example</h1><p>Controleren of u een mens bent. Dit kan enkele seconden duren.</p>
    200 ¦ ¦ Chwileczkę… ¦ <h1>acme.example</h1><p>Sprawdzanie, czy jesteś człowiekiem. Może to potrwać kilka sekund.</p>
    200 ¦ ¦ Bir dakika lütfen... ¦ <h1>acme.example</h1><p>İnsan olduğunuz doğrulanıyor. Bu işlem birkaç saniye sürebilir.</p>
    200 ¦ ¦ Um momento… ¦ <h1>acme.example</h1><p>Verificando se você é humano. Isso pode levar alguns segundos.</p>
    200 ¦ ¦ Un instant… ¦ <h1>acme.example</h1><p>Vérification que vous êtes humain. Cela peut prendre quelques secondes.</p>
    200 ¦ ¦ 잠시만 기다리십시오… ¦ <h1>acme.example</h1><p>사람인지 확인하는 중입니다. 몇 초 정도 걸릴 수 있습니다.</p>
    200 ¦ ¦ لحظة… ¦ <h1>acme.example</h1><p>يتم الآن التحقق من أنك إنسان. قد يستغرق هذا بضع ثوان.</p>
    200 ¦ ¦ Vänta... ¦ <h1>acme.example</h1><p>Verifierar att du är människa. Detta kan ta några sekunder.</p>
    200 ¦ ¦ Client Challenge ¦ <noscript><p>JavaScript is disabled in your browser. Please enable JavaScript to proceed.</p></noscript><p>A required part of this site couldn't load. This may be due to a browser extension or network issues.</p>
    200 ¦ ¦ Checking your browser - reCAPTCHA ¦ <p>Checking your browser before accessing acme.example ...</p><p>Click here if you are not automatically redirected after 5 seconds.</p>
    200 ¦ ¦ DDOS-GUARD ¦ <h1 id=ddg-l10n-title>Checking your browser before accessing acme.example</h1><p>Please allow up to 5 seconds</p>
    200 ¦ ¦ Making sure you're not a bot! ¦ <h1>Making sure you're not a bot!</h1><img src="/.within.website/x/cmd/anubis/static/img/pensive.webp"><p>Loading...</p><script id="anubis_version" type="application/json">"v1.19"</script>
    200 ¦ ¦ Proof of work ¦ <p>Your browser is solving a proof of work to show that you are not a bot. This takes a moment.</p><script src="/.go-away/challenge.js"></script>
    200 ¦ ¦ Verifying your connection... ¦ <h1>Verifying your connection</h1><p>This process is automatic. Your browser will redirect shortly.</p>
    200 ¦ ¦ Please verify you are a human ¦ <p>Access to this page has been denied because we believe you are using automation tools to browse the website.</p><p>Reference ID: #x</p>
    200 ¦ ¦ acme.example ¦ <p>Please wait while your request is being verified...</p><script>function go(){}</script>
    200 ¦ ¦ One moment, please... ¦ <h1>Please wait while your request is being verified...</h1><script>setTimeout(()=>location.reload(),1600)</script>
    200 ¦ ¦ Bot Verification ¦ <p>Verifying that you are not a robot...</p><div id=recaptchadiv></div>
    200 ¦ ¦ Human Verification ¦ <div id=captcha-container></div><script src="https://a.b.token.awswaf.com/a/b/challenge.js"></script>
    200 ¦ ¦ Captcha ¦ <p>Please solve the puzzle to continue</p><div class=geetest_holder></div>
    200 ¦ ¦ Sicherheitsprüfung ¦ <h1>Sicherheitsprüfung</h1><p>Bitte bestätigen Sie, dass Sie kein Roboter sind.</p><div class="frc-captcha" data-sitekey=x></div>
    200 ¦ ¦ Vérification de sécurité ¦ <p>Veuillez compléter le captcha pour accéder au site.</p>
    200 ¦ ¦ Проверка безопасности ¦ <p>Подтвердите, что вы не робот.</p><div class=smart-captcha data-sitekey=x></div>
    200 ¦ ¦ Вы не робот? ¦ <p>Нам очень жаль, но запросы с вашего устройства похожи на автоматические.</p>
    200 ¦ ¦ 滑动验证页面 ¦ <p>亲，访问受限了，请按住滑块，拖动到最右边</p><div id=nocaptcha></div>
    200 ¦ ¦ Attention Required ¦ <h1>You have been blocked</h1><p>Your IP: hidden. Contact the site owner with the event ID.</p>
    200 ¦ ¦ Blocked ¦ <h1>Sorry, you have been blocked</h1><p>You are unable to access acme.example</p>
    200 ¦ ¦ Access Restricted ¦ <h1>Access restricted</h1><p>Access to this site from your location is restricted.</p>
    200 ¦ ¦ Geo blocked ¦ <p>This content is not available in your region.</p>
    200 ¦ ¦ Region not supported ¦ <h1>Sorry!</h1><p>Our services are not available in your country yet for regulatory reasons.</p>
    200 ¦ ¦ Nicht verfügbar ¦ <p>Diese Website ist in Ihrem Land nicht verfügbar.</p>
    200 ¦ ¦ Indisponible ¦ <p>Ce site n'est pas accessible depuis votre pays.</p>
    200 ¦ ¦ No disponible ¦ <p>Este sitio no está disponible en tu país.</p>
    200 ¦ ¦ VPN detected ¦ <h1>VPN or proxy detected</h1><p>Please turn off your VPN or proxy to continue to this site.</p>
    200 ¦ ¦ Web Application Firewall ¦ <h1>Request blocked</h1><p>This request was blocked by the security rules of the web application firewall. Event ID: 1</p>
    200 ¦ ¦ 400 The request is blocked ¦ <h2>The request is blocked.</h2><p>0sxQ1ZwAAAAA</p>
    200 ¦ ¦ Web Page Blocked! ¦ <h1>Web Page Blocked!</h1><p>The page cannot be displayed. Please contact the administrator for additional information. Attack ID: 20000008</p>
    200 ¦ ¦ Barracuda ¦ <p>You have reached this page because you attempted to access a restricted resource, or there is a security violation. Request blocked. Incident 4.</p>
    200 ¦ ¦ Access Denied ¦ <p>Powered by Imunify360. We have noticed an unusual activity from your IP and blocked access to this website.</p>
    200 ¦ ¦ ¦ <p>Imunify360 bot-protection. Please confirm that you are not a robot by clicking on the checkbox below.</p>
    200 ¦ ¦ 508 ¦ <h1>Too many requests</h1><p>You have sent too many requests. Please slow down and try again later.</p>
    200 ¦ ¦ Rate limited ¦ <p>Rate limit exceeded. Try again in 60 seconds.</p>`,
  parked: `
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Dette domæne er til salg.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Domænet acme.example er til salg.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Dette domenet er til salgs.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Domenenavnet er til salgs.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Denna domän är till salu.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Domännamnet är till salu.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Tämä verkkotunnus on myytävänä.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Ta domena jest na sprzedaż.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Tato doména je na prodej.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Ez a domain név eladó.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Acest domeniu este de vânzare.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Αυτό το domain πωλείται.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Bu alan adı satılıktır.</p>
    200 ¦ dan.com ¦ acme.example ¦ <h1>acme.example</h1><p>Buy now for $999</p>
    200 ¦ www.afternic.com ¦ Acme ¦ <h1>acme.example</h1><p>Get this domain</p>
    200 ¦ www.atom.com ¦ Acme.example - a premium name ¦ <h1>acme.example</h1>
    200 ¦ spaceship.com ¦ acme.example ¦ <h1>Own acme.example today</h1>
    200 ¦ sellerhub.com ¦ acme.example ¦ <h1>acme.example</h1><p>Make an offer</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>This domain is available for sale. Buy now: $4,999. Lease to own from $417/month.</p><script src="https://cdn.dan.com/x.js"></script>
    200 ¦ ¦ acme.example is available! ¦ <h1>acme.example</h1><p>Inquire about this domain. Price upon request. Powered by Efty</p>
    200 ¦ ¦ acme.example for sale - Spaceship.com ¦ <h1>acme.example</h1><p>is for sale! Buy it now or make an offer</p>
    200 ¦ ¦ Own acme.example today | Atom ¦ <h1>acme.example</h1><p>is for sale on Atom. Escrow protected.</p>
    200 ¦ ¦ acme.example ¦ <div id=root></div><script>window.LANDER_SYSTEM="PW"</script><script src="https://img1.wsimg.com/signals/js/clients/scc-c2/scc-c2.min.js"></script>
    200 ¦ ¦ acme.example ¦ <script>window.onload=function(){window.location.href="/lander"}</script>
    200 ¦ ¦ acme.example ¦ <div id=app></div><script src="https://parking.bodiscdn.com/js/main.js"></script>
    200 ¦ ¦ acme.example ¦ <html data-adblockkey="x"><div id=tc></div><script src="//parking.parklogic.com/page/enhance.js?pcId=7"></script>
    200 ¦ ¦ ¦ <iframe src="https://www.above.com/marketplace/acme.example"></iframe>
    200 ¦ ¦ acme.example ¦ <frameset><frame src="https://ww1.acme.example/?subid1=1"></frameset><script src="https://d38psrni17bvxu.cloudfront.net/x.js"></script>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>This domain may be for sale. Click here to inquire.</p><a href=1>Related searches</a><a href=2>Anvils</a>
    200 ¦ ¦ acme.example | Domain zu verkaufen ¦ <h1>Der Domainname acme.example steht zum Verkauf</h1><p>Jetzt Angebot abgeben</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example</h1><p>Diese Domain kaufen. Sie können die Domain für 900 EUR vom Inhaber kaufen.</p>
    200 ¦ ¦ acme.example ¦ <p>Hier entsteht eine neue Webseite. Diese Domain wurde gerade bei united-domains registriert.</p>
    200 ¦ ¦ acme.example ¦ <h1>Domain geparkt</h1><p>Diese Domain ist geparkt. Der Inhaber hat noch keine Inhalte hinterlegt.</p>
    200 ¦ ¦ acme.example ¦ <h1>Ce domaine est à vendre</h1><p>Faites une offre</p>
    200 ¦ ¦ acme.example ¦ <p>Bienvenue sur la page parking du domaine acme.example. Ce nom de domaine est enregistré chez IONOS.</p>
    200 ¦ ¦ acme.example ¦ <h1>acme.example is geregistreerd</h1><p>Deze domeinnaam is gereserveerd door een klant van STRATO.</p>
    200 ¦ ¦ acme.example ¦ <p>Dit domein is geparkeerd. Wilt u deze domeinnaam overnemen?</p>
    200 ¦ ¦ acme.example ¦ <h1>Domena na sprzedaż</h1><p>acme.example – kup tę domenę teraz za 1500 zł.</p>
    200 ¦ ¦ acme.example ¦ <h1>Domena acme.example została zarejestrowana w OVH</h1>
    200 ¦ ¦ acme.example ¦ <h1>Este dominio está en venta</h1><p>Haz una oferta</p>
    200 ¦ ¦ acme.example ¦ <h1>Este domínio está à venda</h1><p>Faça uma oferta</p>
    200 ¦ ¦ acme.example ¦ <h1>Il dominio acme.example è in vendita</h1><p>Fai un'offerta</p>
    200 ¦ ¦ acme.example ¦ <h1>Dominio parcheggiato</h1><p>Questo dominio è stato registrato tramite Register.it</p>
    200 ¦ ¦ acme.example ¦ <p>このドメインは販売中です。お問い合わせはこちら</p>
    200 ¦ ¦ acme.example ¦ <p>このドメインは、ムームードメインで取得されています。</p>
    200 ¦ ¦ acme.example ¦ <p>本域名出售，联系微信：acme</p>
    200 ¦ ¦ acme.example ¦ <p>이 도메인은 판매 중입니다.</p>
    200 ¦ ¦ acme.example ¦ <p>Bu alan adı satılıktır. Teklif verin.</p>
    200 ¦ ¦ acme.example ¦ <p>Domänen acme.example är till salu.</p>
    200 ¦ ¦ acme.example ¦ <p>Tato doména je na prodej.</p>
    200 ¦ ¦ acme.example ¦ <p>Welcome to acme.example. This domain is parked with Hostinger DNS system.</p>
    200 ¦ ¦ Parked Domain name on Hostinger DNS system ¦ <h1>Happy to see your domain with Hostinger!</h1><p>Your domain is active and is using Hostinger nameservers. Take the next step.</p>
    200 ¦ ¦ acme.example ¦ <p>This domain is registered and protected by a brand protection service, and is not in use.</p>
    200 ¦ ¦ acme.example ¦ <p>The owner of acme.example has not yet uploaded their website. Registered at Dynadot.com. Website coming soon!</p>
    200 ¦ ¦ acme.example ¦ <h1>This domain name expired on 2026-01-01</h1><p>Click here to renew it.</p>`,
  login_wall: `
    200 ¦ ¦ Acme ¦ <h1>Sign in</h1><form><input name=user><input type=password autocomplete=new-password><button>Sign in</button></form>
    200 ¦ acme.okta.com ¦ Acme - Sign In ¦ <div id=okta-sign-in></div><noscript>Javascript is required.</noscript>
    200 ¦ login.microsoftonline.com ¦ Sign in to your account ¦ <form><input type=email name=loginfmt></form><p>Sign in
    200 ¦ accounts.google.com ¦ Sign in - Google Accounts ¦ <h1>Sign in</h1><p>to continue to Acme
    200 ¦ acme.auth0.com ¦ Log in | Acme ¦ <form><input name=username><input type=password></form>
    200 ¦ acme.eu.auth0.com ¦ Log in | Acme ¦ <form><input name=username></form><p>Welcome
    200 ¦ acme.b2clogin.com ¦ Sign in ¦ <form><input type=email></form><p>Sign in with your email
    200 ¦ acme.ciamlogin.com ¦ Sign in ¦ <p>Sign in
    200 ¦ acme.auth.eu-west-1.amazoncognito.com ¦ Signin ¦ <form><input name=username><input type=password></form>
    200 ¦ sso.jumpcloud.com ¦ JumpCloud ¦ <div id=app></div><p>User Portal Login
    200 ¦ acme.pingone.com ¦ Sign On ¦ <p>Sign On
    200 ¦ idp.acme.example ¦ Sign in to Acme ¦ <div id=kc-content><form id=kc-form-login><input name=username><input name=password type=password><input type=submit value="Sign In"></form></div>
    200 ¦ ¦ Sign in to acme ¦ <h1 id=kc-page-title>Sign in to your account</h1><form id="kc-form-login"><input name=username><input name=password type=password></form><a href=/reset>Forgot Password?</a>
    200 ¦ ¦ Acme SSO ¦ <h1>Single sign-on</h1><p>Sign in with your organisation.</p><a href=/saml>Continue with SSO</a><a href=/google>Continue with Google</a>
    200 ¦ ¦ Login ¦ <p>Please log in to continue</p><a href=/oauth/google>Continue with Google</a><a href=/oauth/microsoft>Continue with Microsoft</a>
    200 ¦ ¦ Acme | Anmelden ¦ <img src=logo.png><form><label>Benutzername</label><input name=user><label>Passwort</label><input type=password><button>Anmelden</button></form>
    200 ¦ ¦ Connexion ¦ <form><input type=email placeholder="Adresse e-mail"><input type=password><button>Se connecter</button></form>
    200 ¦ ¦ Grafana ¦ <h1>Welcome to Grafana</h1><form><input name=user><input type=password><button>Log in</button></form><a href=/forgot>Forgot your password?</a>
    200 ¦ ¦ Webmail Login ¦ <h1>Roundcube Webmail</h1><form><input name=_user><input name=_pass type=password><button>Login</button></form>
    200 ¦ ¦ Restricted site ¦ <p>This site is private. Log in with your account to view it.</p><form><input name=log><input type=password name=pwd></form>`,
  under_construction: `
    200 ¦ ¦ Acme ¦ <h1>Acme</h1><p>We are currently working on our website. Please come back later.</p>
    200 ¦ ¦ Acme ¦ <h1>Acme</h1><p>Wir arbeiten gerade an unserer neuen Website.</p>
    200 ¦ ¦ Acme ¦ <h1>Acme</h1><p>Nous travaillons sur notre nouveau site.</p>
    200 ¦ ¦ Acme ¦ <h1>Acme</h1><h2>Coming soon</h2><p>Follow us for news.</p>
    200 ¦ ¦ Acme ¦ <h2>Demnächst</h2><p>Acme, Steinweg 1, Jena</p>
    200 ¦ ¦ Acme ¦ <h1>Baustelle</h1>
    200 ¦ ¦ Acme ¦ <p>Unsere Seite ist noch eine Baustelle.</p>
    200 ¦ ¦ Maintenance ¦ <h1>We are currently under maintenance</h1><p>Back in an hour.</p>
    200 ¦ ¦ Acme ¦ <h1>Site under maintenance</h1><p>We will be back shortly. Thank you for your patience.</p>
    200 ¦ ¦ Acme ¦ <h1>Sitio en mantenimiento</h1><p>Volvemos pronto.</p>
    200 ¦ ¦ Acme ¦ <h1>Site em manutenção</h1><p>Voltamos em breve.</p>
    200 ¦ ¦ Acme ¦ <h1>Strona w przebudowie</h1><p>Zapraszamy wkrótce.</p>
    200 ¦ ¦ Acme ¦ <h1>Wij zijn zo terug</h1><p>Onze website is momenteel in onderhoud.</p>
    200 ¦ ¦ Acme ¦ <h1>Launching 2027</h1><p>Our new website is on its way.</p>
    200 ¦ ¦ Acme ¦ <h1>Something new is coming</h1><p>Our new site is launching soon. Stay tuned.</p>
    200 ¦ ¦ Acme ¦ <h1>Nasza nowa strona jest w budowie</h1>
    200 ¦ ¦ Acme ¦ <p>メンテナンス中です。しばらくお待ちください。
    200 ¦ ¦ Acme ¦ <p>홈페이지 준비중입니다
    200 ¦ ¦ Acme ¦ <h1>Webbplatsen är under uppbyggnad</h1>
    200 ¦ ¦ Acme ¦ <h1>Sivusto on rakenteilla</h1>
    200 ¦ ¦ Acme ¦ <h1>Bald verfügbar</h1><p>Unsere neue Website geht in Kürze online.</p>`,
  error_page: `
    200 ¦ ¦ Error ¦ <p>An error has occurred, please try again later.</p>
    200 ¦ ¦ Acme ¦ <h1>Nous sommes désolés, cette page n’existe pas</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>404</h1><h2>Page not found</h2><a href=/>Home</a>
    200 ¦ ¦ Acme ¦ <h1>404</h1><h2>Not Found</h2>
    200 ¦ ¦ Acme ¦ <h1>Oops! That page can’t be found.</h1><h2>Recent posts</h2><p>It looks like nothing was found at this location. Maybe try a search?</p>
    200 ¦ ¦ Acme ¦ <h1>Oops! That page can't be found.</h1><h2>Archives</h2>
    200 ¦ ¦ Acme ¦ <h1>This page doesn’t exist</h1><h2>Try these</h2>
    200 ¦ ¦ Acme ¦ <h1>Sorry, this page isn’t available.</h1><h2>Acme</h2>
    200 ¦ ¦ Acme | Page not found ¦ <h1>Sorry</h1><h2>Acme</h2>
    200 ¦ ¦ Something went wrong ¦ <p>Please try again later.</p>
    200 ¦ ¦ Error ¦ <p>An error occurred. Please try again.</p>
    200 ¦ ¦ Acme ¦ <h1>Oops</h1><h2>Something went wrong</h2><a href=/>Reload</a>
    200 ¦ ¦ Fehler ¦ <p>Ein Fehler ist aufgetreten.</p>
    200 ¦ ¦ Acme ¦ <h1>Diese Seite existiert nicht</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Diese Seite gibt es leider nicht mehr.</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Cette page n’existe pas</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Esta página no existe</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Questa pagina non esiste</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Esta página não existe</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Deze pagina bestaat niet</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Den här sidan finns inte</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Denne side findes ikke</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Denne siden finnes ikke</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Sivua ei löydy</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Ta strona nie istnieje</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Tato stránka neexistuje</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Bu sayfa mevcut değil</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>Такой страницы не существует</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>お探しのページは見つかりませんでした。</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>您访问的页面不存在</h1><h2>Acme</h2>
    200 ¦ ¦ Acme ¦ <h1>요청하신 페이지를 찾을 수 없습니다.</h1><h2>Acme</h2>
    200 ¦ ¦ 404 - Page not found ¦ <h1>404</h1><p>Sorry, the page you are looking for does not exist.</p><a href=/>Home</a>
    200 ¦ ¦ Oops! ¦ <h1>Page not found</h1><p>We can't find the page you're looking for.</p><a href=/>Back home</a>
    200 ¦ ¦ Strona nie istnieje ¦ <h1>Nie znaleziono strony</h1>
    200 ¦ ¦ Erreur 404 ¦ <h1>Erreur 404</h1><p>Cette page n'existe pas.</p>
    200 ¦ ¦ Fehler 404 ¦ <h1>Fehler 404</h1><p>Die Seite existiert nicht.</p>
    200 ¦ ¦ Error 404 ¦ <h1>Página no encontrada</h1>
    200 ¦ ¦ Application error ¦ <h2>Application error: a client-side exception has occurred (see the browser console for more information).</h2>
    200 ¦ ¦ Application Error ¦ <p>An error occurred in the application and your page could not be served.</p>
    200 ¦ ¦ DEPLOYMENT_NOT_FOUND ¦ <h1>404: NOT_FOUND</h1><p>Code: DEPLOYMENT_NOT_FOUND</p>
    200 ¦ ¦ Nothing here ¦ <h1>There is nothing here yet</h1><p>If you are expecting to see content here, please check back later.</p>
    200 ¦ ¦ ¦ <Error><Code>NoSuchBucket</Code><Message>The specified bucket does not exist</Message></Error>
    200 ¦ ¦ ¦ <Error><Code>AccessDenied</Code><Message>Access Denied</Message><RequestId>1</RequestId></Error>
    200 ¦ ¦ Site Not Published ¦ <h1>This site is not published</h1>
    200 ¦ ¦ Website suspended ¦ <h1>This website has been suspended</h1><p>Contact billing.</p>
    200 ¦ ¦ Error 1001 ¦ <h1>DNS resolution error</h1><p>You've requested a page on a website that is on the Cloudflare network. Cloudflare is currently unable to resolve your requested domain.</p>
    200 ¦ ¦ ¦ <p>Cannot GET /</p>
    200 ¦ ¦ ¦ <p>default backend - 404</p>
    200 ¦ ¦ ¦ <p>no healthy upstream</p>
    200 ¦ ¦ ¦ <p>upstream connect error or disconnect/reset before headers. reset reason: connection failure</p>
    200 ¦ ¦ Invalid Host header ¦ <p>Invalid Host header</p>
    200 ¦ ¦ Directory listing for / ¦ <h1>Directory listing for /</h1><ul><li><a href=a>a</a></ul>`,
  brand: `
    200 ¦ ¦ Baustelle – offizielle Seite ¦ <h1>Baustelle</h1><p>Offizielle Seite der Band Baustelle. Tour 2026.</p>
    200 ¦ ¦ Acme ¦ <h1>Acme</h1><p>Anvils by hand.</p><p>Pickup is not available in your region.</p><p>Parcels: available in your region.</p>
    200 ¦ ¦ 404 errors explained | Stone Blog ¦ <h1>404 errors explained</h1><p>What a server says when a page is missing, and how to mend it.</p>
    200 ¦ ¦ 404 Error: what it means and how to fix it ¦ <h1>404 Error: what it means and how to fix it</h1><p>A number that everybody has seen.</p>
    200 ¦ ¦ Broken links: find and mend them ¦ <h1>Find your broken links</h1><h2>Page not found</h2><p>Nobody likes to read that. Our crawler walks through your site every night, writes down each link that leads nowhere, and tells you in the morning where it stands and what it should have led to. It knows redirects, moved shops and pictures that somebody took away. Links inside documents are read as well, and so are those in the mails that you send to your customers every month of the year.</p>
    200 ¦ ¦ Stone Prints ¦ <h1>Stone Prints</h1><h2>Not Found</h2><p>A print of an empty road, signed. £40.</p><h2>Sorry</h2><p>A print of a wet dog. £35.</p>
    200 ¦ ¦ Not Found – Stone Records ¦ <h1>Not Found</h1><p>The second album of the Anvils. Vinyl, 19.90 €</p><button>Add to cart</button>
    200 ¦ ¦ Sorry ¦ <h1>Sorry</h1><p>A café in Leeds. Open from nine to five, closed on Mondays.</p>
    200 ¦ ¦ Something went wrong with your boiler? ¦ <h1>Something went wrong with your boiler?</h1><p>Call Stone Heating, day and night.</p>
    200 ¦ ¦ Kino Stein ¦ <h1>Kino Stein</h1><img src=1.jpg><img src=2.jpg><img src=3.jpg><p>Heute um 20 Uhr: Metropolis. Eintritt 8 €. Steinweg 1, Jena.</p><h2>Demnächst</h2><p>Nosferatu</p>
    200 ¦ ¦ Rex Cinema ¦ <h1>Rex Cinema</h1><p>Tonight at 8pm: Metropolis, £7. 1 Stone Street, Leeds.</p><h2>Coming soon</h2><p>Nosferatu</p>
    200 ¦ ¦ Rex Cinema ¦ <h2>Coming soon</h2><p>Nosferatu</p><h2>Tonight</h2><p>Metropolis, £7. 1 Stone Street, Leeds.</p>
    200 ¦ ¦ Boulangerie Pierre ¦ <h1>Boulangerie Pierre</h1><p>Notre boutique vous attend du mardi au dimanche, 3 rue du Four.</p><h2>Prochainement</h2><p>La galette</p>
    200 ¦ ¦ Bouwbedrijf Steen ¦ <h1>Bouwbedrijf Steen</h1><p>Wij bouwen huizen in Utrecht sinds 1974.</p><h2>In aanbouw</h2><p>Twaalf woningen aan de Vecht.</p>
    200 ¦ ¦ Baustelle ¦ <h1>Baustelle</h1><p>La band di Montepulciano: dischi, concerti e video.</p>
    200 ¦ ¦ Stone Web ¦ <h1>Stone Web</h1><p>We are working on the website of your dreams. Call us in Leeds.</p>
    200 ¦ ¦ Acme Write ¦ <h1>Write more, every day</h1><p>A quiet place for your words.</p><form><input type=email><input type=password name=new-password autocomplete=new-password><button>Create account</button></form>
    200 ¦ ¦ Acme Write ¦ <p>Write more, every day, in a quiet place for your words.</p><form><input type=email><input type=password><button>Sign up</button></form>
    200 ¦ ¦ Acme ¦ <h1>Acme</h1><p>Anvils from Leeds since 1904. Delivery is not yet available in your region.</p>
    200 ¦ ¦ Acme ¦ <h1>Acme</h1><p>Anvils from Leeds. Our delivery service is not available in your area.</p>
    200 ¦ ¦ Yhteys ¦ <h1>Suojaamme yhteytesi</h1><p>Parannamme yhteytesi turvallisuutta. Olet ihminen, et numero.</p>
    200 ¦ ¦ Sten Boliger ¦ <h1>Sten Boliger</h1><p>Dette hus er til salg, og fyrre andre.</p>
    200 ¦ ¦ Kivi ¦ <h1>Kivi</h1><p>Talo on myytävänä Turussa.</p>
    200 ¦ ¦ Kő ¦ <h1>Kő</h1><p>Eladó házak és telkek a völgyben. Ez a ház eladó.</p>
    200 ¦ ¦ Πέτρα ¦ <h1>Πέτρα</h1><p>Πωλείται σπίτι στην κοιλάδα.</p>
    200 ¦ ¦ Lockwood: locks, safes and access control ¦ <h1>Access denied to burglars</h1><p>Locks, safes and access control since 1920. Visit our shop in Leeds or buy online.</p><nav><a href=/locks>Locks</a><a href=/safes>Safes</a><a href=/visit>Visit</a></nav>
    200 ¦ ¦ How Cloudflare checks your browser ¦ <article><h1>How Cloudflare decides that you are human</h1><p>${'"Just a moment", says the page, and we looked at what happens in that moment. '.repeat(12)}</p></article>
    200 ¦ ¦ Valley Bank ¦ <header><img src=logo.svg alt="Valley Bank"><form><input name=user><input type=password><button>Log in</button></form></header><h1>Banking for the valley</h1><nav><a href=/a>Accounts</a><a href=/l>Loans</a><a href=/c>Cards</a><a href=/h>Help</a></nav><p>${'Accounts without fees, loans from people you know. '.repeat(12)}</p>
    200 ¦ ¦ Nameworks: brandable domains ¦ <header><nav><ul><li><a href=/a>Browse</a><li><a href=/b>Sell</a><li><a href=/c>How it works</a></ul></nav></header><h1>Domains for sale, chosen by hand</h1><p>${'Every domain is for sale with escrow and a transfer within a day. '.repeat(20)}</p>${'<a href=/d>name.example</a>'.repeat(30)}
    200 ¦ ¦ Site Works: equipment for construction sites ¦ <h1>Everything for sites under construction</h1><p>We rent diggers, cranes and fences to builders in three counties. Call 555 0100.</p><a href=/diggers>Diggers</a><a href=/cranes>Cranes</a>
    200 ¦ ¦ Stone Property Maintenance ¦ <h1>Maintenance for houses and gardens</h1><p>Scheduled maintenance for landlords, since 1998. Free quotes in the valley.</p><a href=/quote>Quote</a>
    200 ¦ ¦ Login Leeds: co-working ¦ <h1>Login</h1><p>A co-working space by the canal. Desks from nine pounds a day, coffee included.</p><a href=/desks>Desks</a><a href=/rooms>Rooms</a>
    200 ¦ ¦ Park & Stay ¦ <h1>Parked in the centre</h1><p>A car park with a hotel on top. Book your space.</p><a href=/book>Book</a>
    200 ¦ ¦ Robot Human: toys ¦ <h1>Robot or human?</h1><p>Wooden robots for children from three. Made in Jena.</p><a href=/shop>Shop</a><a href=/about>About</a>
    200 ¦ ¦ Human Connection ¦ <h1>Verifying identities with kindness</h1><p>We help hospitals to know their patients.</p><a href=/product>Product</a><a href=/team>Team</a>
    200 ¦ ¦ Limit: climbing gym ¦ <h1>Rate your limit</h1><p>Climbing for everybody, from six years. Open daily from nine.</p><a href=/prices>Prices</a>
    200 ¦ ¦ VPN Falcon ¦ <h1>A VPN that is never detected</h1><p>Browse as if you were anywhere. Try it free for a month.</p><a href=/pricing>Pricing</a><a href=/download>Download</a>
    200 ¦ ¦ Firewall Coffee ¦ <h1>Firewall Coffee</h1><p>Coffee roasted over open fire, sent to your door.</p><a href=/shop>Shop</a>
    200 ¦ ¦ Region Ostsee ¦ <h1>Urlaub in der Region</h1><p>Ferienwohnungen am Meer, auch in Ihrem Land bekannt. Jetzt buchen.</p><a href=/wohnungen>Wohnungen</a>
    200 ¦ ¦ Puzzle & Captcha Games ¦ <h1>Puzzles to continue the evening with</h1><p>Board games for two to six.</p><a href=/shop>Shop</a>
    200 ¦ ¦ Dominio Vini ¦ <h1>Dominio Vini</h1><p>Vini in vendita dal nostro podere. Il nostro dominio è la collina.</p><a href=/vini>Vini</a>
    200 ¦ ¦ Domaine de la Pierre ¦ <h1>Domaine de la Pierre</h1><p>Vins à vendre au domaine, et par correspondance. Le domaine est ouvert tous les jours.</p><a href=/vins>Vins</a>
    200 ¦ ¦ Immobilien Stein ¦ <h1>Häuser, die zum Verkauf stehen</h1><p>Dieses Haus steht zum Verkauf, und vierzig andere.</p><a href=/haus>Haus</a>
    200 ¦ ¦ Nothing Here: minimal furniture ¦ <h1>There is nothing here but wood</h1><p>Tables and chairs without screws.</p><a href=/tables>Tables</a>
    200 ¦ ¦ Lost & Found Records ¦ <h1>Page not found? Record found.</h1><p>Second-hand vinyl in Bristol.</p><a href=/shop>Shop</a>
    200 ¦ ¦ Acme Identity ¦ <header><a href=/>Acme</a><a href=/login>Sign in</a></header><h1>Single sign-on for smiths</h1><p>One login for every anvil. Continue with SSO, Google or Microsoft.</p><a href=/docs>Docs</a><a href=/pricing>Pricing</a><a href=/demo>Book a demo</a>
    200 ¦ ¦ Suspended: aerial yoga ¦ <h1>Suspended</h1><p>Yoga in the air, for beginners too. This website has been our home since 2012.</p><a href=/classes>Classes</a>
    200 ¦ ¦ Launch Studio ¦ <h1>We launch brands</h1><p>Launching in 2027? Talk to us today.</p><a href=/work>Work</a><a href=/contact>Contact</a>
    200 ¦ ¦ Tuin & Onderhoud Jansen ¦ <h1>Onderhoud van uw tuin</h1><p>Hoveniers in Utrecht sinds 1990.</p><a href=/contact>Contact</a>
    200 ¦ ¦ 滑动体育 ¦ <h1>滑动体育用品</h1><p>滑雪、滑冰用品，访问我们的商店。</p><a href=/shop>商店</a>
    200 ¦ ¦ Проверка Авто ¦ <h1>Проверка автомобилей</h1><p>Проверим автомобиль перед покупкой. Работаем с 1998 года.</p><a href=/price>Цены</a>
    200 ¦ ¦ Expired: vintage film ¦ <h1>Expired</h1><p>Film that has expired, for those who like surprises.</p><a href=/shop>Shop</a>`,
}

const RECENT = Object.entries(PAGES).flatMap(([want, pages]) =>
  pages
    .trim()
    .split('\n')
    .map((line) => line.split('¦').map((part) => part.trim()))
    .map(([status = '', host = '', title = '', body = '']) => ({
      want,
      status: Number(status),
      host,
      title,
      body,
    })),
)

test.each(RECENT)('$want: $host $title $body', ({ want, status, host, title, body }) => {
  const html = `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`
  const asked = snapshotFromHtml({ url: 'https://acme.example/', html })
  const answered = host ? snapshotFromHtml({ url: `https://${host}/`, html }) : asked
  const document = { ...answered.document, status }
  const { class: found, evidence } = verdictOf({ ...answered, site: asked.site, document })
  expect({ found, evidence }).toMatchObject({ found: want })
})
