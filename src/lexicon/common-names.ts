/*
 * Words that very many companies without any connection are called by: things of nature, jewels, virtues,
 * directions, peoples and frequent surnames. Folded as `directory/keys.ts` folds words. Collected by hand,
 * 2026.
 */

import { words } from './pattern.ts'

/** A name of one such word alone is only accepted for a household brand. */
export const COMMON_NAMES: ReadonlySet<string> = new Set(
  words(`
    acme ace active advance agora alba alfa alliance allied alpha alpine amber america american anchor angel
    apex apollo aqua arc arch arena aria aries ark arrow artemis aspen associated astra athena atlantic
    atlas aurora avalon axis bay beacon bear bella beta bison blue bravo bridge britannia bright california
    canyon capital cardinal cascade castle cedar centennial central century champion choice citadel citizens
    city classic clover coast coastal colonial columbia comet compass concord condor coral core corona
    cosmos crescent crest crown crystal dawn delta diamond discovery dolphin dragon dream dynamic eagle east
    eastern echo eclipse eden elite elm emerald empire ember eos epic equinox era europa european ever
    evergreen excel express falcon family federal first flash focus forest fortune forum fountain fox free
    freedom fresh friends frontier fusion future galaxy gamma garden gateway gemini genesis gold golden
    grand granite green griffin grove guardian harbor harbour harmony haven hawk heritage hermes hero hill
    horizon icon ideal image impact imperial independent infinity inspire integrity inter iris island ivy
    jade jet jubilee juno jupiter justice key king kings knight lake landmark laser laurel legacy legend leo
    liberty life light lighthouse lily lion link local loft logic lotus luna lux lynx magic magnolia
    majestic maple marine maritime mars master matrix max maximum meadow media mega mercury meridian metro
    metropolitan midland midwest millennium mint mirage modern monarch moon mosaic mountain mutual nautilus
    neptune new nexus noble nordic north northern northwest nova novo oak oasis ocean olympia olympic
    olympus omega omni one onyx optima orbit orchid oriental origin orion pacific palm panda panorama
    paradise paragon paramount park patriot peak pearl pegasus people peoples perfect phoenix pilot pine
    pinnacle pioneer planet platinum plaza polar polaris popular port premier premium prestige prima prime
    princess prism prodigy progress prosper provident pulse pure quality quantum quest rainbow raven red
    regal regency regent reliable republic river riviera rock rose royal ruby sage sapphire saturn scout sea
    select sequoia sierra sigma signature silver sirius sky smart solar solid solo sonic south southern
    spark spectrum spirit spring springs standard star stellar sterling stone summit sun sunny sunrise
    sunset sunshine superior supreme swan sword synergy tango terra thunder tiger titan titanium top total
    tower town trend tri trident trinity triumph tropical twin ultra union unique unity universal urban
    valley vega venture venus victor victoria victory viking village vintage violet vision vista vital wave
    west western white willow wind windsor wing wings wolf world zen zenith zodiac adler anton baker becker
    bell bianchi brown carter clark cohen cooper davis dubois evans ferrari fischer fisher garcia gonzalez
    hall harris hernandez hoffmann howard huber jackson james johnson jones keller khan kim klein lee lewis
    lopez maier marino martin martinez mayer meier meyer miller moore moreau morgan muller mueller nguyen
    parker patel perez peters ramirez richter robinson rodriguez romano rossi russo sanchez schmidt
    schneider schulz schwarz scott singh smith taylor thomas thompson turner wagner walker wang weber
    williams wilson wright young zimmermann adria azul dorado estrella flor fortuna norte nord ost oro sol
    soleil sonne stella stern sud sur vida viva`),
)
