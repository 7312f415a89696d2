// Made from data/vendors/source-hosts.csv by `npm run data`. Change that, and not this.
/** Where the sources and packages of software lie. */
export const SOURCE_HOSTS: readonly string[] = JSON.parse(`[
"github.com",
"gitlab.com",
"bitbucket.org",
"codeberg.org",
"sourceforge.net",
"gitee.com",
"git.sr.ht",
"npmjs.com",
"pypi.org",
"crates.io",
"rubygems.org",
"packagist.org",
"pkg.go.dev",
"nuget.org",
"hub.docker.com",
"search.maven.org",
"gitbox.apache.org"
]`)
