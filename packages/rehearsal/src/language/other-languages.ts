/**
 * The small words of the languages that people here are likeliest to slip into. Only words that mean nothing in English
 * stand in it, so that a name or a loan word makes no stranger of a message. A guess by letters needs a long text; three
 * small words tell the language of a short one.
 */
const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const SMALL_WORDS = set(`
ich nicht und wir sie ist das ein eine einen dass mit auf für von zu auch aber oder wenn dann noch schon bitte danke ja nein heute morgen
bis wie kann können muss haben wird werden sind dem der den mir mich uns euch ihr ihnen geht kein keine
je ne pas vous nous avec pour dans est les une des que qui mais ou merci oui non beaucoup avant après être avoir peux peut c'est j'ai d'accord bonjour aussi très cette ce sur sont
yo el la los las que por para con una del pero muy gracias está estoy quiero puedo hablar sí usted ustedes nosotros también mañana hasta es son hola necesito tengo esto como cuando
eu não você nós com uma para isso obrigado obrigada amanhã ele ela assina falo estou também muito até mas quando preciso
io non sono che di il lo gli una con per grazie ciao bene ci vediamo domani oggi anche questo questa quando perché siamo va venerdì venerdi lunedi
ik niet en wij het een dat met voor maar ook dank bedankt graag morgen vandaag kan moet hebben zijn wordt naar deze geen jullie goed
nie jest się na to mam czasu dzisiaj przepraszam bardzo ale czy tak proszę dziękuję jutro jestem mogę będzie
jag inte och det är som men också tack idag imorgon kan vi på för
ben bir ve bu için değil evet hayır teşekkürler yarın bugün ama
`);
/** Also English, or nearly: they decide nothing. */
const SHARED = set(`kan is en est como non va men som on par la to on que des per el te son ben det las con es den`);

/** How many of these words belong to another language only. */
export const foreignWords = (words: readonly string[]): number =>
  words.filter((word) => SMALL_WORDS.has(word) && !SHARED.has(word)).length;
