/*
 * Words that any company may say, and that tell nothing of its industry. Own list, November 2026.
 */

export const STOP_WORDS = `
a about above across after again all also always an and any are around as at available away back be because been before
best better between both but by can come company companies custom day days deal do does done each easy enjoy even ever
every everyone everything experience expert experts family first for founded friendly from full get give go good great
had has have he help helping helps her here high highest his home how i if in inc into is it its just keep know largest
latest leader leading learn less let life like little ll llc local long look looking love ltd made make makes making
many may me meet million more most mr much my need needs new next no not now of off offer offering offers on one only
or other our out over own part people per please professional provide provider provides providing quality re range ready right s safe same
see sell sells serve serving set she should simple since site small so solution solutions some something start started
such t take than that the their them then there these they thing things this those through time to today together
too top trusted two under until up us use used using ve very via want was way we welcome well were what when where
whether which while who whole why will with within without work working world worldwide year years you your yours
join find discover explore contact read view click call free online website www com https http
late hour hours tonight tomorrow
across hundred thousand dozen half premium fast faster proud award winning established trust
`
