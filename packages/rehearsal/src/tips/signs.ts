/** Forms that English has for what a draft is there for (product §10.3). Each is looked for in plain words between blanks. */
import { oneOf } from '../language/one-of';

const any = (...alternatives: readonly string[]): RegExp => new RegExp(` ${oneOf(...alternatives)} `);

/** What is the other's matter is waved away: 'I don’t care what’s on your shelf'. */
export const DOES_NOT_CARE =
  / i (?:really |simply |honestly )?(?:do not|could not) care (?:less )?(?:about|what is (?:on|in|behind)) your /;
/** A trouble is made smaller than it is for the other. */
export const MINIMISES = any(
  'nothing (?:that should|to|you (?:need|have) to|for you to) worry(?: you)?(?: about)?',
  'out of proportion',
  'is (?:really |just |only |actually )?nothing(?! (?:to|that|for|in|but|left|more))',
  '(?:gets?|happens?) (?:\\S+ )?all the time',
  '(?:that|it|this) is not (?:so |that |very |really )?(?:much|many|bad)',
  'not (?:really |actually )?cost(?: us| you| anybody)? anything(?: yet)?',
  'not (?:such )?a big (?:deal|thing|problem|issue)',
  'these things happen',
  '(?:people|they|you) (?:always|all) say (?:that|so|this)(?: about| of)?',
  'you (?:will|would) (?:soon |quickly |all )?(?:get|be|grow) used to (?:it|that|this|them)',
  'no downside(?: at all)?',
  'practically there',
  'no big deal',
  '(?:quite|perfectly|completely) normal',
  '(?:a|an|some|one|the|this) (?:few )?(?:small|little|minor|tiny|slight|tiny little) (?:issue|problem|hiccup|delay|snag|glitch|wrinkle)s?',
  '(?:small|little|minor|tiny|slight) (?:issues|problems|findings|deviations|hiccups|delays|defects|bugs|glitches|snags)',
  'not (?:exactly )?(?:a|the) (?:end of the world|\\S+ sentence|big ask|drama|tragedy|catastrophe|disaster)',
  'teething (?:trouble|problem|issue)s?',
  '(?:nobody|no one) (?:will|would|is going to) (?:even |ever )?(?:notice|miss|mind|remember)',
  'nothing (?:that )?(?:a|any|the|your|our)? ?\\S+ (?:will|would) (?:even |really |ever )?(?:notice|feel|see|miss|mind)',
  '(?:a few|some) \\S+ (?:just |only |still )?needs? (?:a bit of |some |a little )?(?:cleaning|tidying|fixing|tweaking|polishing|sorting)',
);
/** How it looks to be the one who says no. */
export const LOOKS_ODD =
  / (?:would|will|might|could) (?:\S+ )?look (?:\S+ )?(?:odd|bad|strange|poor|awkward|funny|wrong) if you (?:(?:were|are) the (?:only )?one |(?:did|do|will|would) not |(?:said|say) no )/;
/** The other is pressed by what third persons do, by loyalty, or by what was spent already. */
export const PRESSES = any(
  'team player',
  '(?:everyone|everybody) else',
  'you are the only one',
  'all the others (?:have|are)',
  '(?:have|has) (?:all )?(?:said yes|agreed|signed up|accepted)(?: it)? already',
  '(?:have|has) already (?:said yes|agreed|accepted)',
  'other (?:teams|people|departments|companies|wards|branches) (?:do|did|have|manage)',
  // So many of the same sort.
  '(?:all|both|most|many|two|three|four|five|six|seven|eight|nine|ten|\\d+|the others?) (?:of (?:the|them) )?(?:other |others )?(?:\\S+ )?(?:have |has )?(?:all |already )?(?:managed?|coped?|accept|accepted|got used to|gone along|switched)',
  'why (?:\\S+ ){1,3}should be (?:special|different|an exception|treated differently)',
  '(?:is|are) (?:already )?asking about you',
  'do not let (?:us|the team|everyone|everybody|me) down',
  'after all (?:we|i) have done',
  'have (?:already )?(?:spent|sunk|invested|paid) (?:\\S+ ){1,4}(?:on|in|into|for) (?:it|this|that|those|them)',
);
/** Whose it is not. */
export const NOT_MINE = any(
  'nobody told (?:me|us)',
  'before (?:i|my time|we) (?:came|joined|started|was here|took over)',
  'before my time',
  '(?:their|his|her|your) (?:mess|problem|fault|job|decision) (?:and )?not (?:mine|ours)',
  '(?:i|we) (?:am|are) the ones? who (?:gets?|is|are) .*blame',
  'not my (?:number|figure|estimate|date|idea|plan)',
  '(?:can not|will not) be held responsible',
  'hands (?:are|were) tied',
  'what (?:was|were) (?:i|we) (?:supposed|meant) to(?: do)?',
  'not (?:really |quite |exactly )?my (?:area|job|department|decision|responsibility|call|business)',
  "not (?:really )?(?:anybody|anyone|my|our|nobody)(?:'s| is)? (?:decision|fault|doing|call)",
  'not me(?! who)',
  '(?:is|was) not (?:really )?(?:me|us)(?! who)',
  'not our (?:fault|problem|job|decision)',
  // So does everybody, and to the letter.
  '(?:everyone|everybody|every \\S+) does (?:it|that|this|so)',
  '(?:technically|strictly speaking|formally)(?: speaking)? (?:\\S+ ){0,3}(?:correct|right|true|fine|in order|green|met|done)',
  // No part in it.
  '(?:was|am|were) not (?:really |even |personally |directly )?(?:involved|consulted|there|part of (?:it|that)|in the (?:room|loop))',
  '(?:nothing|not much|little) to do with (?:me|us)',
  '(?:i|we) (?:(?:only|just|merely) inherited|inherited (?:most|all|much|part))',
  '(?:i|we) (?:only|just) (?:follow|followed|passed (?:it|that) on|do what|did what)',
  '(?:is|be|falls) (?:then )?on (?:you|them|him|her|the \\S+|your \\S+) (?:and )?not on (?:us|me)',
  // Rules and forms that did it.
  '(?:it|that|this) is (?:just |only |simply )?(?:(?:company|our|the) (?:policy|procedure|rules)|(?:company|our) rule)',
);
/** Who was there before: an excuse where it is told as a cause. */
export const BEFORE_ME = any(
  '(?:my|our|the|your) predecessors?',
  '(?:previous|former|last) (?:\\S+ )?(?:director|manager|lead|leader|team|owner|management|board|contractor)',
);
/** The other is told to be right. */
export const SAYS_RIGHT =
  / (?:you are (?:quite |absolutely |completely )?right|you have (?:a|every) (?:point|right)|fair (?:point|enough)|that is fair|i agree|point taken) /;
/** Means to learn something, and comforts nobody. */
export const MEANS_TO_LEARN =
  / (?:want|wanted|like|need|trying|try|here|came|come|have) to (?:first )?(?:understand|hear|know|learn|see|ask|listen) /;
/** The other is spoken to, or the speaker spoken of. */
export const OF_YOU = / (?:you|your|yours|i|my|we|our) /;
/** Somebody is spoken of or to. */
export const OF_PEOPLE =
  / (?:you|your|yours|he|she|they|them|his|her|their|people|nobody|somebody|someone|everybody|who|team|firm|office|department) /;
/** A part of it is one's own: 'One of the three is ours.' */
export const OURS = new RegExp(
  [
    ` (?:(?:of the|of them|of these|of those|that one|this one|part) .{0,24}|(?:that|this) \\S+ )(?:is|was|are|were) (?:ours|mine) `,
    // What was said is taken back.
    ` i (?:take|took) (?:that|it|this) back | i withdraw (?:that|it|this) `,
    ` you are right (?:\\S+ )?that was (?:rude|unfair|unkind|wrong|cowardly|clumsy|stupid|uncalled for) `,
    ` that was (?:rude|unfair|unkind|wrong|cowardly|clumsy|stupid|uncalled for) of (?:me|us) `,
  ].join('|'),
);
/** Going on from now: no day has to be named for it. */
export const FROM_NOW = / (?:today|tonight|tomorrow|from now|every|each|always|once a|at once|right away|now) /;
/** Nobody and nothing, all and never: words that go further than most of what was said. */
export const ABSOLUTE = / (all|every|everything|everybody|always|never|nobody|nothing|none) /;
/** Pay, or else. */
export const EITHER_OR =
  / you (?:can|may|could) (?:either |now )?(?:pay|accept it|sign|deliver) (?:\S+ ){0,6}or (?:else |you )?(?:give|pay|deliver|sign|lose|face|get|we|i) /;
/** Off the matter. */
export const SMALL_TALK = any('by the way', '(?:nice|lovely|great) (?:view|office|place|weather|day)', 'the weather');
/** Nothing but thanks. */
export const THANKS = /^ (?:well |ok |okay |and |so )?(?:thanks|thank you|i appreciate) /;
/** What it costs the other where something is late or fails. */
export const PENALTY = new RegExp(
  [
    // Others are told, unless …
    ' (?:if you (?:will |do |can )?not|unless|otherwise) .*(?:i|we) (?:will |shall )?(?:tell|write to|inform|go to) your (?:boss|manager|chief|superior|director) ',
    // What is seen to: that they never again …
    ' (?:see to it|make sure|ensure) (?:that )?you (?:will )?never (?!have|need|hear|wait|lose)\\S+ ',
    // Whom they will hear from.
    ' you (?:will|shall|would) (?:hear|be hearing) from (?:our|my) (?:lawyers?|solicitors?|attorneys?|barristers?) ',
    ' one more (?:\\S+ ){1,5}and (?:you are|i (?:will )?(?:take|call|go|end|cancel|report)|we (?:will )?(?:take|call|go|end|cancel)) ',
    ' if .*(?:late|miss|missed|misses|fail|fails|slip|slips|not) .*(?:i|we) (?:will |shall )?(?:claim|charge|bill|sue|withhold|escalate|terminate) ',
    [
      ' (?:i|we) (?:(?:will|shall|must|have to|intend to|am going to|are going to) )?',
      oneOf('claim', 'charge', 'bill', 'deduct', 'withhold', 'enforce', 'invoke'),
      ' (?!.*(?:only|nothing|none|half|instead|rather) )(?:\\S+ ){0,8}',
      oneOf('penalty', 'penalties', 'damages', 'in full', '(?:every|each) (?:single )?day', 'the full'),
      ' ',
    ].join(''),
  ].join('|'),
);
/** Words with which somebody begins to give back what they heard. */
export const SUMS_UP =
  /^ (?:so|then|in other words|that means|as i|if i|what you|you (?:said|say|want|need|mean|told)) | (?:you are saying|i hear|i heard|i understand) /;
/** Asks without a question mark. */
export const WANTS_TO_KNOW =
  / (?:(?:i|we) (?:would like|want|need|have) to know|(?:you |please )?tell (?:me|us)) (?:what|which|who|when|where|why|how|if|whether) /;
/** Comfort that fits anybody. */
/** Said by whoever has nothing to say. */
export const ASSURES = any(
  '(?:totally|fully|completely) understand your (?:concerns?|frustration|worries|point)',
  'want to assure you',
  'take (?:\\S+ ){1,6}very seriously',
);
export const COMFORTS = any(
  'hang in there',
  '(?:chin|cheer) up',
  'keep (?:your (?:chin|head|spirits) up|smiling|going)',
  'tomorrow is another day',
  '(?:it|things|this) (?:will|can only) (?:all )?(?:get|look) better',
  '(?:it|this) (?:will|shall) pass',
  'we (?:will|shall) get through (?:it|this)',
);
/** The short way round is asked for. */
export const SHORTCUT = any(
  '(?:can|could) (?:not )?(?:we|you) (?:not )?just',
  '(?:can|could|would) (?:not (?:we|you)|(?:we|you) not) (?:(?:also|still|simply) )?(?:do|take|manage|squeeze|fit|work|stay|come|add)',
  '(?:if|could|can|would|when) you (?:just )?(?:come in|work|stay|do (?:it|both|that)|put|squeeze|fit) (?:\\S+ ){0,6}(?:saturdays?|sundays?|weekends?|evenings?|nights?)',
  // A burden, counted small.
  '(?:a few|some|a couple of|one or two) (?:evenings|weekends|nights|extra hours|late nights|saturdays|sundays)',
  'why (?:do|can) not (?:we|you) just',
  // Of the other: 'let me just say it back' asks nobody for anything.
  '(?<! (?:i|me|we|i will|i can|i would|i should) )just (?:sign|patch|write|do|say|approve) it',
);
/** Gives in, or drops the matter. */
export const GIVES_IN = any(
  'it is then',
  'you win',
  'have it your way',
  'whatever you (?:want|say|need|like)',
  '(?:i|we) will (?:\\S+ ){0,5}somehow',
  '(?:i|we) will (?:find a way to )?make it work',
  '(?:i|we) will find the (?:money|time|people) (?:somewhere|somehow)',
  '(?:ok|okay|fine|alright|all right) (?:\\S+ ){1,9}then (?:i|we) will (?:sign|pay|accept|take) it',
  '(?:find|get|do|manage|make) (?:\\S+ ){0,3}somehow',
  '(?:ok|okay|fine|alright|all right) (?:then )?(?:you know what )?(?:take|have|keep) (?:it|\\S+ first|the \\S+) (?:then |first )?whatever',
);
/** A yes to all of it, with what it takes still to be found. */
export const FOUND_SOMEWHERE =
  / (?:i|we) will (?:just |simply )?(?:find|get) (?:it|them|that|those|the \S+) (?:somewhere|somehow) /;
export const DROPS = any(
  'forget it',
  'hope for the best',
  'never mind then',
  'just skip',
  'i give up',
  'do as you like',
);
/** 'Forty pages, and that’s all you took from them?' */
export const THAT_IS_ALL = / (?:and|so) that is all (?:that )?you (?:took|learned|learnt|understood) /;
/** Mockery: joy that nobody feels. */
export const MOCKS =
  / (?:oh|ah|wow) (?:brilliant|great|wonderful|lovely|fantastic|perfect|super|marvellous) | (?:great|brilliant|lovely) another | thanks for nothing /;
/** Somebody's own place is put in question. */
export const YOUR_PLACE = / whether you are (?:still )?the right (?:person|one|man|woman) /;
/** What happens to the other unless they do as they are told. */
export const ULTIMATUM = new RegExp(
  [
    ` (?:if \\S+ (?:\\S+ )?(?:do|does|are|is|can|will) not|unless) .*(?:i|we) `,
    oneOf('will', 'shall', 'have to', 'am going to', 'are going to'),
    ' ',
    oneOf(
      '(?:be )?(?:send|sending|bill|billing|charge|charging|sue|suing|withhold)',
      '(?:escalate|escalating|report|reporting)',
      'go (?:to|over)',
      'make sure',
      'see you in',
    ),
    ' ',
  ].join(''),
);
/** 'If you don't …, we …': a threat where the classifier hears pressure in it. */
export const UNLESS = / (?:if \S+ (?:\S+ )?(?:do|does|are|is|can) not|unless you) .*(?:i|we|my|our|you) /;
/** Others will be told whose fault it is, or somebody else gets the work: a threat whoever says it. */
export const TURNED_AGAINST = any(
  '(?:tell|show|let) (?:\\S+ ){1,5}?(?:know )?whose (?:fault|doing) (?:it|this|that) (?:is|was)',
  'if you (?:do not|will not) (?:like|want|sign|accept) (?:it|this|that) (?:i|we) (?:will|shall|can|just) (?:\\S+ )?(?:find|get|take|go to|give it to) (?:somebody|someone|another|others?) ?(?:else)?',
);
/** Before whom somebody will have to answer, or what it will cost them: a threat where the classifier hears pressure in it. */
export const CONSEQUENCES = any(
  '(?:explain|answer|justify) (?:\\S+ ){0,3}(?:to|before) (?:hr|the (?:board|director|management|committee|trustees|boss)|your (?:boss|director|manager))',
  '(?:be|get|face|see|have) (?:the |some )?consequences',
  '(?:will|shall|going to) (?:be )?(?:send|sending|forward|forwarding) (?:you )?(?:the|a|my|our|that) (?:bill|invoice)',
  '(?:will|going to) (?:regret|be sorry|be hearing from)',
  'if .* (?:have to|will|shall|going to) (?:be )?(?:tell|telling) (?:\\S+ ){0,3}(?:management|board|directors?|boss|press|chief \\S+|head office) (?:\\S+ ){0,3}(?:it was|who|that you|because of you)',
  'if (?!you (?:like|want|agree|wish)).* (?:he|she|they|i) (?:will|shall) (?:be )?(?:ring|ringing|call|calling|phone|phoning) (?:him|her|your (?:boss|director|manager|head))',
);
/** An outcome that nobody holds in hand is promised. */
export const PROMISES_OUTCOME = any(
  '(?:will|going to) (?:all |just )?(?:be fine|be okay|be great|work out|go smoothly|go well)',
  'will not cost you anything',
  'guaranteed',
  '(?:i|we) (?:can )?guarantee',
  'never happen again',
);
/** Nobody can promise that of what is still ahead. */
export const ROCK_SOLID = any(
  '(?<!not |nothing is |never |is it |far from )(?:rock solid|guaranteed|bulletproof|watertight|a sure thing|set in stone|carved in stone|100 percent safe)',
  'nothing (?:can|could|will) go wrong',
  '(?:you can|feel free to) (?:already )?tell (?:\\S+ ){1,3}(?:it is|that it is|we are) (?:certain|safe|done|sure)',
);
/** What is said to be left out is not there: 'without threatening them'. */
export const WITHOUT_IT = any(
  'without (?:threatening|blaming|pressing|pressuring|accusing|insulting|pushing|threats|blame|pressure)',
);
/** A thing is hoped for, and put as if it could be planned with. */
export const HOPES = any(
  'if (?:everybody|everyone|all of us|we all|nothing|things|everything) (?:\\S+ )?(?:pulls?|works?|goes|helps?|pushes|comes|happens)',
  'if we (?:all )?pull together',
  'with (?:a bit of|some|a little) luck',
  'fingers crossed',
);

export const CALMING = any(
  'calm down',
  'relax',
  'be reasonable',
  'be (?:a bit |a little |more |a bit more )?positive',
  'stay positive',
  'positively',
  'overreact',
  'overreacting',
  'over-react',
  'not be so (?:emotional|negative|dramatic|difficult|sensitive)',
  'no need to (?:shout|worry|get upset|panic|be (?:upset|angry|embarrassed|nervous|afraid))',
);
/** 'You can’t argue with that.' */
export const NO_ARGUING = / you (?:can not|cannot|can hardly|could not) argue (?:with|against) (?:it|this|that) $/;
export const NO_SAY = any(
  '(?:is|are) (?:simply |now )?mandatory',
  'not up for (?:discussion|debate)',
  '(?:resistance|arguing|it) is pointless',
  '(?:head office|the board|management|leadership) (?:has|have) decided',
  'coming anyway',
  'not optional',
  'no choice',
  'have no say',
  'like it or not',
  'you will have to',
  'you just have to',
  'management has decided',
  'that is an order',
);
/** Something is left to the other: whom they send, which of two, what counts as enough. */
export const YOU_CHOOSE =
  / (?<!(?:whatever|whichever|whether|if|unless) )(?:you (?:choose|pick|decide|name)|of your choice|your choice|up to you) /;
export const SORRY = any('sorry', 'apologise', 'apologize', 'apologies', 'apology');
export const OWN = any(
  'my (?:fault|mistake|mess|error|doing|decision|bad)',
  'our (?:fault|mistake|mess|error|doing|decision)',
  'on me',
  'on us',
  'was mine',
  'is mine',
  'was ours',
  'is ours',
  'i was wrong',
  'we were wrong',
  'i should have',
  'we should have',
  'i own',
  // Done badly, and said so.
  '(?:i|we) (?:said|put|did|handled|got|explained|told|read) (?:it|that|this|you) (?:\\S+ )?(?:badly|wrong|wrongly|poorly|clumsily|too late)',
);
/** What sounds like a fault owned, and puts it away. */
export const NOT_OWN =
  / (?:blame me|not my|thanks to (?:you|your|the)|i (?:did|do) not (?:ask|say|follow|know)|i already said|no time) /;
export const CHECKS = any(
  'did i get (?:that|it) right',
  'have i got (?:that|it) right',
  'do i have (?:that|it) right',
  'have i understood',
  'did i understand',
  'is (?:that|this|it) (?:right|correct|so|it)',
  'am i right',
  'is that (?:what (?:we|you)|how (?:we|you|it))(?: \\S+){0,3}',
  'did i hear (?:that|it|you)(?: right)?',
  'have i (?:heard|got) (?:that|it|you)(?: right)?',
  'correct me',
  'right(?= $)',
);
export const REFUSES =
  / (?:i|we) (?:can not|cannot|will not|shall not|must not|am not going to|are not going to|refuse) /;
export const PLAIN_NO = /^ no (?!need |problem |worries |doubt |matter |one |wonder |idea )/;
export const TRADES = new RegExp(
  [
    ' if (?!you (?:feel|like|want|insist|think|say so)) ?(?:you|we|i) .{3,80} (?:i|we|you|it|the|then) ',
    ' in (?:return|exchange) ',
    ' you .{6,80} and (?:i|we) (?:will |can )?(?:take|give|let|sign|drop|bring|pay|keep|send) ',
    ' (?:swap|instead of) | trade .{2,40} for ',
  ].join('|'),
);
/** Words that are said of people to hurt them, whatever else stands beside them. */
export const HURTS = any(
  '(?:a|an|your) (?:\\S+ )?(?:disgrace|liar|idiot|fool)',
  '(?:are|is) (?:a )?(?:disgrace|disgraceful|pathetic|liars|clueless)',
  '(?:you|he|she|they) (?:all )?(?:lied|lie|are lying|is lying)',
  'you people',
  'shame on (?:you|him|her|them)',
);
/** Motives and wits of others are judged in so many words. */
export const JUDGES = any(
  '(?:is|are|was) (?:just|only) an excuse',
  '(?:you|he|she|they) (?:are |is )?only (?:interested in|care about|cares about|care for|cares for)',
  '(?:you never (?:understand|listen|care)|never (?:understands|listens|cares))',
  '(?:you|they|he|she) still (?:owe|owes) (?:me|us)',
);
/** Something is asked for that others are not to see. */
export const FURTIVE = any(
  // Between two.
  '(?:keep|leave|hold|stay|stays|remain|remains) (?:\\S+ ){0,8}between (?:the two of )?(?:us|you and me|ourselves)',
  // Others are not to know.
  '(?!you |i |we |computer |system |machine |screen |software |app |it )\\S+ (?:does|do) not (?:need|have) to (?:know|see|hear|find out)(?: [^ ]+){0,4}',
  'no need (?:for \\S+ to know|to (?:mention|tell|bother|involve|show))(?: [^ ]+){0,4}',
  '(?:we|let us|you and i) (?:\\S+ )?(?:say|tell|mention) (?:nothing|nobody|no one|neither)(?: [^ ]+){0,4}',
  '(?:let us|could you|can you|can we|could we|we|please) (?:just )?(?:not|do not) (?:mention|tell|show|report|minute|record)(?: [^ ]+){0,4}',
  '(?<!not |never )(?:hide|bury|sit on|cover up|gloss over) (?:it|this|that|the \\S+|them)',
  '(?:agree|rather|better|prefer|please|ask|need|want|helps?|if) (?:\\S+ ){0,3}(?:you|we|they) (?:do|did) not (?:mention|raise|tell|show|say|report|bring up)(?: [^ ]+){0,4}',
  'between (?:us|you and me|ourselves)(?: [^ ]+){0,3} (?:could|can|would|will|let|leave|keep|drop|hide)',
  '(?:nobody|no one|they|she|he) (?:needs?|has|have) to (?:know|see|hear)(?: [^ ]+){0,4}',
  'keep (?:it|this|that) (?:quiet|between us|to ourselves|off the record|out of the (?:minutes|report|log|file))',
  'leave (?:\\S+ ){1,7}out of (?:what|the (?:report|minutes|slide|paper|log|file))',
  '(?:without|before) (?:\\S+ ){1,4}(?:finding|finds) out',
  'off the record',
  '(?:and|then) (?:only )?(?:tell|inform) (?:them|him|her|everybody|the \\S+) (?:later|afterwards|only|after|in)',
  'let us not tell',
);
/** Asked of somebody whose word others rely on. */
export const NOT_A_WORD = any(
  '(?:we|you|let us) (?:could |can |should |might )?(?:just |simply |quietly )?leave (?:\\S+ ){1,6}out of the minutes',
  '(?:please|just|better|so) (?:do )?not (?:say|tell|mention|show) (?:so|it|this|that|anything|a word)(?: of (?:it|this|that))? (?:to|before|in front of) (?:the )?\\S+',
  'please do not tell (?:the |your |my )?(?:other|others|anybody|anyone|board|matron|director|boss|auditors?|client|team|union|press)',
);
/** What was told in confidence is passed on. */
export const PASSES_ON = new RegExp(
  [
    ' (?:mention|tell|share) (?:\\S+ ){1,4}(?:to|with) (?:the )?(?:others|team|everyone|everybody|colleagues) ',
    ' tell (?:all )?(?:the )?(?:others|team|everyone|everybody|colleagues|rest|five) (?:all )?about your ',
  ].join('|'),
);
/** Somebody is called the matter in so many words. */
export const THE_PROBLEM = / (?:are|is|be) (?:the|a|such a) (?:problem|blocker|bottleneck|obstacle|pain|nightmare) /;
/** What is said of people to make them small. */
export const BELITTLES = new RegExp(
  ` ${oneOf(
    'unprofessional',
    'incompetent',
    'selfish',
    'what kind of (?:person|people|manager|team|boss)',
    '(?:work|worked|try|tried) (?:just )?(?:a bit |a little )?harder',
    '(?:you|he|she|they) (?:is|are) (?:a|such a|an absolute) (?:disaster|joke|liability|mess)',
    '(?:are|is) (?:just |only )?(?:afraid|scared) of (?:change|anything new)',
    'always (?:complain|complains|resist|exaggerate|exaggerates)',
    // Somebody of that kind would, or would not.
    '(?:a|an|any) (?:\\S+ ){1,3}(?:with (?:\\S+ ){1,4})?(?:who|that|which) .*(?:should|would) (?:not|never|at least|have)',
    '(?:a|an|any) (?:\\S+ ){0,2}worth (?:his|her|their|its|your) (?:salt|money|name)',
    'people (?:like you|who (?:only|just|never|always|choose|pick|think|do not))',
    'even (?:a|my) (?:\\S+ )?(?:child|beginner|trainee|junior|student|grandmother|intern)',
    // Their trouble is none.
    '(?:how|not (?:that|so)|can not be (?:that|so)) hard (?:can (?:it|that|this) be)?',
    'not rocket science',
    'wish concert',
    '(?:making|make|makes) (?:such )?a (?:fuss|scene|drama)',
    'grow up',
    'get over it',
    'pull (?:yourself|yourselves) together',
    'do you even',
    'hiding behind',
    'spare me',
    // One of their habits.
    '(?:is|are|was) (?:just|only|so|typical|typically|exactly)(?: like| of| for)? (?:you|your|them|him|her)',
    'for once',
    '(?:is|are) (?:just |pure |sheer |daylight )?(?:a |an )?(?:robbery|blackmail|extortion|outrage|rip-off|scam|farce|scandal|nonsense)',
    // Called something.
    'coward(?:s|ly)?|bull(?:y|ies)|hypocrites?|amateurs?|dinosaurs?|parasites?|divas?|tyrants?|cheats?|crooks?',
    'fools?|foolish|clowns?|losers?|whiners?|moaners?|troublemakers?|egoists?|control freaks?|drama queens?',
    'pedantry|pedantic|nitpicking|paranoia|arrogant|spineless|gutless|petty|toxic|naive|clueless|dishonest|two-faced|disloyal|ungrateful|hopeless',
    'lazy',
    'useless',
    'unreasonable',
    'childish',
    'stupid',
    'ridiculous',
    'paranoid',
    'stubborn',
    'hysterical',
    '(?:being|so|too) (?:difficult|sensitive|negative|emotional|dramatic)',
    '(?:you|he|she|they|board|people|users|team|office|nobody|everybody) (?:does not|do not|did not|can not) (?:understand|get it|care|listen|know what)',
  )} `,
);
/** 'I hear you, but …': what was heard is taken back in the same breath. */
export const HEARD_BUT =
  / (?:hear you|hear what you|understand|i see|get it|get that|appreciate|respect|with all due respect)(?: [^ ]+){0,8} but /;
/** A fault laid at the other's door. */
export const ACCUSES = new RegExp(
  ` ${oneOf(
    'no (?:wonder|surprise) (?!you |that you )(?:\\S+ ){0,8}(?:not|nobody|late|fails?|failed|never)',
    '(?:you|he|she|they|him|her|them|who) (?:is |are )?(?:only |all )?to blame',
    'come crying to (?:me|us)',
    '(?:will|would) be (?:your|their|his|her) (?:\\S+ )?fault',
    '(?:is|was) all (?!my |our )\\S+ doing',
    '(?:go|goes|went|gone|going) behind (?:my|our) back',
    'knew full well',
    'typical of (?:him|her|them|you)',
    // 'How did you not see it?'
    'how (?:did|could) you (?:possibly )?not (?:have )?(?:see|seen|notice|noticed|spot|spotted)(?! (?:me|us) )',
  )} `,
);
export const BLAMES = new RegExp(
  [
    ' it was (?:the|your|their|his|her) \\S+ (?:who|that|which) ',
    ' (?:you|your \\S+|they|he|she) (?:should|could|ought to) have ',
    ' (?:your|their|his|her) (?:fault|mistake|doing) ',
    ' because of you ',
    ' (?:messed|screwed) (?:it|this|that|everything) up ',
  ].join('|'),
);
export const WHATEVER = any('whatever happens', 'no matter what', 'come what may', 'one hundred percent', '100%');
/** Words that could be said in any meeting. */
export const ANY_MEETING = any(
  'transparent',
  'transparency',
  'align',
  'aligned',
  'alignment',
  'on the same page',
  'touch base',
  'synergy',
  'synergies',
  'best practices',
  'moving forward',
  'going forward',
  'win-win',
  'learnings?',
  'progressing (?:well|nicely|as planned)',
  'challenges and opportunities',
  'holistic',
  'proactive',
  'proactively',
  'stakeholders',
);
export const ALREADY = / (?:have|has|had) (?:already|just) | already (?:\S+ed|done|gone|sent|built|paid|live) /;
export const NOT_KNOWN = / (?:do not|can not|cannot) (?:yet )?(?:know|say|tell you)(?: yet)? /;
export const KNOWN_BY =
  / (?:(?:will|can|shall) (?:know|tell you|say|have it)|(?:result|results|answer|figure|report|test|reply|decision) (?:comes?|(?:is|are) due|arrives?|will be|follows?)) /;
/** A way to know it, with a day. */
export const ASKS_FOR_IT =
  / (?:i|we) (?:will|shall|can) (?:\S+ )?(?:ask|find out|check|ring|call|write|tell you|look it up) /;
export const DEMANDS =
  / (?:you (?:have to|need to|must|should|had better)|we need|i need|i want|we want|please|hurry|can you|could you|will you) /;
/** Something that nobody can picture, some other time. */
export const COMES_BACK = any(
  [
    'come back (?:to (?:you|this|it) )?with (?:something|a plan|an answer) (?:(?:a bit |far |much )?more )?',
    '(?:robust|solid|concrete|substantial|workable|better|suitable)',
    // With a day it says something.
    '(?! (?:by|on|before|until|at|tomorrow|tonight|today|this) )',
  ].join(''),
);
export const BRUSHES_OFF = any(
  // Later, elsewhere, somebody else.
  'get back to you',
  'come back to you',
  'look into',
  'check with',
  'circle back',
  'let you know',
  'something next week',
  'next week',
  'asap',
  'soon(?! (?:enough|as))',
  // An effort in place of a result.
  'see what (?:i|we) can do',
  'do (?:my|our) best',
  'work(?:ing)? (?:very )?hard',
  // Comfort.
  'everything will be',
  'going to be fine',
  'will be fine',
  'trust me',
  'do not worry',
  'no worries',
);
/** Nothing but words of courtesy, from the first to the last. */
export const COURTESY = new RegExp(
  `^ (?:${oneOf(
    'hi',
    'hello',
    'hey',
    'ok',
    'okay',
    'thanks',
    'thank you',
    'hm',
    'right',
    'sure',
    'fine',
    'yes',
    'no',
    'good',
    'great',
    'cool',
    'alright',
    'understood',
    'noted',
    'i see',
    'got it',
    'sorry',
    'well',
    'so',
    'very',
    'much',
    'again',
    'morning',
    'afternoon',
    'and',
    'then',
    'that is',
    'that was',
    'this is',
    'really',
    'helpful',
    'kind',
    'fair',
    'clear',
    'useful',
    'of you',
    'makes sense',
  )} ?)+$`,
);
