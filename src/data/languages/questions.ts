// Made from data/languages by `npm run data`. Change that, and not this.
/** Words of questions about companies that say nothing by themselves. By language. */
export const QUESTIONS: Readonly<Record<string, {
/** Words that say nothing of what is asked, even where no other word does. */
readonly counting?: readonly string[]
/** Names of data points that say nothing. */
readonly vague?: readonly string[]
/** Words that a description of a data point has around what it asks for. */
readonly around?: readonly string[]
/**
 * Words of the name of a data point that say how it is asked, or of what kind it is, and not what is asked,
 * unless there is no other.
 */
readonly asking?: readonly string[]
}>> = JSON.parse(`{
"ca":{"asking":["el nostre","la nostra"]},
"de":{"asking":["unser","unsere","unseren","fur","sie","wir","uns","ihr","ihre","das","und","mit","auf","im"]},
"en":{"counting":["a","an","are","count","do","does","how","i","in","is","it","list","many","much","number","of","on","our","the","their","to","total","we","what","your"],"vague":["answer","attr","attribute","col","column","data","datapoint","field","info","item","key","output","point","property","q","question","result","value","var"],"around":["annual","business","each","employ","every","long","members","month","normal","one","open","ordinary","people","person","persons","regular","standard","there","usual","who","work","working"],"asking":["a","about","all","an","and","any","are","at","available","be","by","can","company","companie","contain","count","current","currently","da","data","date","der","detail","die","do","does","each","exact","firm","for","from","full","get","give","given","has","have","how","if","in","information","is","it","list","main","many","me","much","name","number","of","offer","offered","official","on","one","or","organization","organisation","our","page","primary","provide","provided","should","site","that","the","their","there","they","this","to","total","type","url","us","value","was","website","were","what","when","where","whether","which","who","whom","will","with","year","you","your"]},
"es":{"asking":["nuestro","nuestra","para","lo","el"]},
"fr":{"asking":["no","nos","notre","votre","pour","vou","le","la","et"]}
}`)
