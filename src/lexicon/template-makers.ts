/** A template that sites are made with, whose footer or links name its maker until somebody changes them. */
export interface TemplateMaker {
  /** What is made: the theme, or the shop of templates. */
  readonly of: string
  /** Accounts on networks, letters and digits alone, space between. */
  readonly handles: string
}

/**
 * Makers of templates and themes. Each account is the one that the template's own repository or demo page
 * links to. By hand, 2026.
 */
export const TEMPLATE_MAKERS: readonly TemplateMaker[] = [
  { of: 'Start Bootstrap', handles: 'startbootstrap sbootstrap blackrockdigital davidtmiller' },
  { of: 'BootstrapMade', handles: 'bootstrapmade' },
  { of: 'Bootstrapious', handles: 'bootstrapious' },
  { of: 'HTML5 UP and Pixelarity', handles: 'html5up pixelarity ajlkn n33co' },
  { of: 'Colorlib', handles: 'colorlib' },
  { of: 'HTML Codex', handles: 'htmlcodex' },
  { of: 'TemplateMo and Tooplate', handles: 'templatemo tooplate' },
  { of: 'Themefisher', handles: 'themefisher' },
  { of: 'ThemeWagon', handles: 'themewagon themewagoncom' },
  { of: 'FreeHTML5', handles: 'freehtml5 freehtml5co' },
  { of: 'UIdeck, Ayro UI and GrayGrids', handles: 'uideck ayroui graygrids' },
  { of: 'StyleShout', handles: 'styleshout' },
  { of: 'W3layouts', handles: 'w3layouts' },
  { of: 'Creative Tim', handles: 'creativetim' },
  { of: 'Cruip', handles: 'cruip' },
  { of: 'TemplateFlip', handles: 'templateflip' },
  { of: 'OS Templates', handles: 'ostemplates' },
  { of: 'ZeroTheme', handles: 'zerotheme' },
  { of: 'Templated', handles: 'templated' },
  { of: 'WebThemez', handles: 'webthemez' },
  { of: 'Untree.co', handles: 'untreeco' },
  { of: 'ThemeForest', handles: 'themeforest envato' },
  { of: 'ThemeGrill', handles: 'themegrill' },
  { of: 'OceanWP', handles: 'oceanwp' },
  { of: 'GeneratePress', handles: 'generatepress' },
  { of: 'Astra for WordPress', handles: 'wpastra' },
  { of: 'Just the Docs for Jekyll', handles: 'justthedocs' },
  { of: 'Minimal Mistakes for Jekyll', handles: 'mmistakes' },
  { of: 'Jekyll Now', handles: 'barryclark' },
  { of: 'Beautiful Jekyll', handles: 'daattali' },
  { of: 'Poole, Hyde and Lanyon for Jekyll', handles: 'poole' },
  { of: 'Chirpy for Jekyll', handles: 'cotes2020' },
  { of: 'al-folio for Jekyll', handles: 'alshedivat' },
  { of: 'Academic Pages for Jekyll', handles: 'academicpages' },
  { of: 'Wowchemy, the Academic theme for Hugo', handles: 'wowchemy gcushen' },
  { of: 'PaperMod for Hugo', handles: 'adityatelange' },
  { of: 'Terminal for Hugo', handles: 'panr' },
  { of: 'Coder for Hugo', handles: 'luizdepra' },
  { of: 'Blowfish for Hugo', handles: 'nunocoracao' },
  { of: 'Material for MkDocs', handles: 'squidfunk' },
  { of: 'The Read the Docs theme for Sphinx', handles: 'snide' },
]
