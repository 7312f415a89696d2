// Made from data/languages by `npm run data`. Change that, and not this.
/** What pages say on which one signs in. Apostrophes are straight. By language. */
export const SIGNING_IN: Readonly<Record<string, {
/** "Sign in" as whole words. */
readonly signIn?: readonly string[]
/** The same in other scripts than Latin, anywhere. */
readonly signInWithin?: readonly string[]
/** A new account, which sites offer that keep nobody out. */
readonly signUp?: readonly string[]
/** How a button begins that leads to an identity provider. */
readonly verbs?: readonly string[]
/** The word between that and the name of the provider. */
readonly with?: readonly string[]
}>> = JSON.parse(`{
"ar":{"signInWithin":["تسجيل الدخول"]},
"ca":{"signIn":["/inicia(r)? (la )?sessi[óo]/","accedeix"],"signUp":["/crea(r)? un compte/","registra"],"verbs":["inicia sessió","continua"],"with":["amb"]},
"cs":{"signIn":["přihlásit","přihlášení"],"signUp":["vytvořit účet","registrovat"]},
"da":{"signIn":["log ind"],"signUp":["/opret (en )?konto/"]},
"de":{"signIn":["anmelden","anmeldung","einloggen"],"signUp":["registrieren","/konto (erstellen|anlegen|eröffnen)/"],"verbs":["anmelden"],"with":["mit"]},
"en":{"signIn":["/sign[ -]?in/","/log[ -]?in/","log on"],"signUp":["/(create|open|start) (an? |your |my )?(free )?(account|blog|site|profile)/","/sign[ -]?up/","register","/join( now| us| free| for free)?$/","get started"],"verbs":["continue","/sign[ -]?in/","/log[ -]?in/"],"with":["with","using","via"]},
"es":{"signIn":["/iniciar sesi[óo]n/","acceder"],"signUp":["/crear (una |mi )?cuenta/","regístr","registrarse"],"verbs":["iniciar sesión","continuar"],"with":["con"]},
"fi":{"signIn":["kirjaudu"],"signUp":["luo tili"]},
"fr":{"signIn":["connexion","se connecter"],"signUp":["/créer (un|mon|votre) compte/","s'inscrire"],"verbs":["se connecter","continuer"],"with":["avec"]},
"it":{"signIn":["/acced[ií]/","accesso"],"signUp":["/crea (un )?account/","registrati","iscriviti"],"verbs":["accedi"]},
"ja":{"signInWithin":["ログイン"],"signUp":["新規登録","/アカウント(を)?作成/"]},
"ko":{"signInWithin":["로그인"],"signUp":["회원가입","가입하기"]},
"nl":{"signIn":["inloggen","aanmelden"],"signUp":["/account (aanmaken|maken)/","registreren"],"verbs":["inloggen"],"with":["met"]},
"no":{"signIn":["logg inn"],"signUp":["/opprett (en )?konto/"]},
"pl":{"signIn":["zaloguj","logowanie"],"signUp":["utwórz konto","załóż konto","zarejestruj"]},
"pt":{"signIn":["entrar","/iniciar sess[ãa]o/"],"signUp":["/criar (uma )?conta/","cadastr"],"verbs":["entrar"],"with":["com"]},
"ru":{"signInWithin":["войти","вход"],"signUp":["зарегистрироваться","создать аккаунт"]},
"sv":{"signIn":["logga in"],"signUp":["/skapa (ett )?konto/"]},
"tr":{"signIn":["giriş"],"signUp":["kayıt ol","hesap oluştur"]},
"zh":{"signInWithin":["登录","登入"],"signUp":["注册","註冊"]}
}`)
