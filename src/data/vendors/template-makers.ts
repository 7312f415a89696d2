// Made from data/vendors/template-makers.csv by `npm run data`. Change that, and not this.
/**
 * Makers of templates and themes, whose footer or links name them until somebody changes them. Accounts on
 * networks are letters and digits alone.
 */
export const TEMPLATE_MAKERS: readonly ({
readonly template: string
readonly handles: readonly string[]
})[] = JSON.parse(`[
{"template":"Start Bootstrap","handles":["startbootstrap","sbootstrap","blackrockdigital","davidtmiller"]},
{"template":"BootstrapMade","handles":["bootstrapmade"]},
{"template":"Bootstrapious","handles":["bootstrapious"]},
{"template":"HTML5 UP and Pixelarity","handles":["html5up","pixelarity","ajlkn","n33co"]},
{"template":"Colorlib","handles":["colorlib"]},
{"template":"HTML Codex","handles":["htmlcodex"]},
{"template":"TemplateMo and Tooplate","handles":["templatemo","tooplate"]},
{"template":"Themefisher","handles":["themefisher"]},
{"template":"ThemeWagon","handles":["themewagon","themewagoncom"]},
{"template":"FreeHTML5","handles":["freehtml5","freehtml5co"]},
{"template":"UIdeck, Ayro UI and GrayGrids","handles":["uideck","ayroui","graygrids"]},
{"template":"StyleShout","handles":["styleshout"]},
{"template":"W3layouts","handles":["w3layouts"]},
{"template":"Creative Tim","handles":["creativetim"]},
{"template":"Cruip","handles":["cruip"]},
{"template":"TemplateFlip","handles":["templateflip"]},
{"template":"OS Templates","handles":["ostemplates"]},
{"template":"ZeroTheme","handles":["zerotheme"]},
{"template":"Templated","handles":["templated"]},
{"template":"WebThemez","handles":["webthemez"]},
{"template":"Untree.co","handles":["untreeco"]},
{"template":"ThemeForest","handles":["themeforest","envato"]},
{"template":"ThemeGrill","handles":["themegrill"]},
{"template":"OceanWP","handles":["oceanwp"]},
{"template":"GeneratePress","handles":["generatepress"]},
{"template":"Astra for WordPress","handles":["wpastra"]},
{"template":"Just the Docs for Jekyll","handles":["justthedocs"]},
{"template":"Minimal Mistakes for Jekyll","handles":["mmistakes"]},
{"template":"Jekyll Now","handles":["barryclark"]},
{"template":"Beautiful Jekyll","handles":["daattali"]},
{"template":"Poole, Hyde and Lanyon for Jekyll","handles":["poole"]},
{"template":"Chirpy for Jekyll","handles":["cotes2020"]},
{"template":"al-folio for Jekyll","handles":["alshedivat"]},
{"template":"Academic Pages for Jekyll","handles":["academicpages"]},
{"template":"Wowchemy, the Academic theme for Hugo","handles":["wowchemy","gcushen"]},
{"template":"PaperMod for Hugo","handles":["adityatelange"]},
{"template":"Terminal for Hugo","handles":["panr"]},
{"template":"Coder for Hugo","handles":["luizdepra"]},
{"template":"Blowfish for Hugo","handles":["nunocoracao"]},
{"template":"Material for MkDocs","handles":["squidfunk"]},
{"template":"The Read the Docs theme for Sphinx","handles":["snide"]}
]`)
