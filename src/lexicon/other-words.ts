/*
 * Words of English, and given names, that are one letter away from the name of a brand: they are not typing
 * errors. Collected by hand among the frequent words that are that near to a brand, 2026.
 */

import { words } from './pattern.ts'

export const OTHER_WORDS: ReadonlySet<string> = new Set(
  words(`
    absolute abstract academic accidental accident action advantage agenda anchor andrew animal animated answer
    applied arabic archive attend automate automatic automation baking banker barker baron battle beacon belief
    believe believed benefit billion boring booking bother bounty boxer branch bridge broker budget buffer
    builder button cannon captain caravan carousel carrier cartel casing casting castle center chainlink
    challenge chancel chances change channel chapel chapter charge charger chart chaser checker cheese cherry
    chicken choice chrome circle clause cleaner client clinic closer clover coaster coastal collar colons
    comment common commons compass compose composer computer conquer consumer contact convene corner costly
    cotton counter country cousin cradle create creates cruiser cultural culture cursor dancer daniel dealer
    decimal deliver delivery dental dialog diesel digger digraph diner dinner direct directs discover doctor
    dollar domain domino donkey double dragon drapes driver duplicate election element emotion enable energy
    engine erased evolve expert explore explorer fabric factor fairly falcon family familiar famous fantastic
    farmer father fellow fender fiddle fighter filter finder finding finger finish fisher fitter flavor flower
    fluent folder forest forget formal format former fossil foster fortune frames framework freight friend
    friendly frozen garage garbage garden garment garner garter gather general gentle global golden goggle
    goggles gospel govern grader grammar granite greater grouped guided guilder handle handler harbor harden
    harmony harper hearing hearts heaven hermit hidden hollow honest hooter hotter human humans hunter identify
    image images incredible indeed indexed infinite infinity inform informal innovation intend interact
    interval island jasmine jester jingle journey jumper kernel kettle killing kingdom kitchen ladder landed
    landing lawyer layers leader league leather legend lesson letter lifetime lighter linking lining listen
    literal little living loader loading locate locker losing lovely lumber macros magnet manage manner margin
    marine marker market master match matrices matter mattress maximal meadow member mental mentor merchant
    merger messed method metric middle milestone miller miner minute mirror mister mixer mobile model models
    modern modest moment monday monkey mother motion muller multiple muscle mustang narrow nathan nation
    national native natural nature navigator nearly nectar needle nested normal notion number object office
    optimal option oracles orchid origin outline oxygen packet palace panama panel paper parcel parent parade
    partner passion pastor patron pencil people pepper perfect period person persona picker picture pilgrim
    pillow pinpoint pioneer pirate planet planner plasma plastic platform player playback pledge plenty pocket
    poetry policy porter portal poster potter powder prefect premier presses pretty prince printer private
    proactive processor profile promise proper public puzzle quartz rabbit racing random ranger rational reader
    reality recall recipe record recovery reebok refine reform region register relate remote render repair
    replay replicate rescue reserve resolution resolve respect restore resume retail revolution reward ribbon
    rocket roller rolled routine rubber runner running saddle safari safety sailor salmon sample sandal savior
    scalar school scored secret segment selector senior sensible serial series server service session settle
    shadow shared shares sheets shelter sheriff shield shortcut signal silver simple singer single sister
    sketch sleeping slender slices smaller smooth social socket soften solver source spaced spirit splash
    sponge spring square stable stability stalling standard starling staple starter station statue steady
    steward stitch storage storm strategy stream street string stripe strips strokes strong structure struggle
    studio subject suite summer sunday superior supper surface switch symbol synopsis tailor talent target
    temple tender terrible thanks theory thread ticker ticket timber timezone tissue toaster topics torpedo
    totally tracker trader traffic trainer transfer transform transit transport traveler traveller treasure
    tribal trivia trivial trophy trouble tunnel turtle unique united unity universal universe update uptime
    valley vector velvet venture verify vessel victor video village vision visor volume voyage waiter walker
    wallet wander warden warehouse warmer weather weekday welcome whisper window winner winter wisdom wonder
    worker writer written yellow banking bowling building cooking dancing driving fishing holding housing learning
    lighting meeting opening painting parking pricing reading running sailing sewing shopping staffing teaching
    testing tracking trading trailing training walking wedding weeding writing`),
)
