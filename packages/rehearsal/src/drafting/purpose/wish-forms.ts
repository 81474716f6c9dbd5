/** How a wish is worded, in sentences with a mark for every word that means the stakeholder (`marked`). */

export const WISH = [
  String.raw`(?:want(?:ed)?|need(?:ed)?|like|love|hop(?:e|ing)|wish|intend|expect|prefer|(?<=(?:’m|’re|am|are|be)\s)after|reach|obtain|achieve|secure|get|target|aim|goal|object|purpose|ask|`,
  String.raw`intention|idea|plan|outcome|result|happy|content|enough|glad|satisfied|fine|success|good)`,
].join('');

export const FIND_OUT = new RegExp(
  String.raw`(?:^|\bto\s(?:just\s)?|[:=]\s|\bjust\s)(find\sout|know|learn|understand|hear)\s(?:for\scertain\s|honestly\s)?(?:from\s¤O\s)?((?:what|whether|which|why|how|when|who|if)\b.{6,})$`,
  'iu',
);
export const TO_DO = new RegExp(
  String.raw`\b(?:want|need|like|get|getting|persuade|convince|bring|ask|expect|for|allow)\s(?:for\s)?¤[OS]\s((?:not\s)?to\s.{4,})$`,
  'iu',
);
export const BARE_VERB = /\b(?:have|hear|see|let|make|having|get)\s¤[OSP]\s(\p{Ll}{2,}\s(?!of\s).{4,})$/iu;
/** No clause of another kind stands between: 'I need a plan which she can show'. */
const BETWEEN = String.raw`(?:(?!¤S|\b(?:which|who|whom|where|when|because|while|until|before|after|as|if|than|and|but)\b).){0,70}?`;
export const THEY_DO = new RegExp(
  [
    String.raw`\b${WISH}\b(?:(?:(?!¤S).){0,70}?\bis\s(?:just\s)?that\s|${BETWEEN}(?:[:=]\s|\bis\s(?:just\s)?)(?:that\s)?|\sthat\s${BETWEEN},\s|`,
    String.raw`(?:\s(?!an?\b|the\b|\d|from\b)[\p{L}’]+){0,3}\s(?:that\s)?)¤S\s(?!has\sto\b)(.{4,})$`,
  ].join(''),
  'iu',
);
/** 'It would be enough if she signed': a wish; 'I could get a month if she signed' is none. */
export const GLAD_IF =
  /\b(?:glad|happy|content|satisfied|fine|enough|love|like|success|good|win)\b(?:(?!¤S).){0,70}?\bif\s¤S\s(.{4,})$/iu;
/** 'Want him out on three visits': where they are to be. */
export const TO_BE =
  /\b(?:want|need|like|get|have)\s¤[OS]\s((?:out|back|there|here|in|on|off|at|with|beside|aboard|present|behind|signed)\b.{4,})$/iu;
/** 'will he support the waiver if the report is clean?', asked by the writer of themselves. */
export const WHETHER = /(?:^|[:–—-]\s|,\s)(will|would|can|could|does|is|has)\s¤S\s(.{6,})\?$/iu;
/** 'Video call with her for closing on three days' */
export const TO_SETTLE =
  /\bfor\s(closing|agreeing|settling|deciding|fixing)\s(?:on\s)?((?!the\s(?:meeting|call|talk)\b).{6,})$/iu;
/** 'It is the key that I'm after' */
export const IT_IS = new RegExp(
  [
    String.raw`^It(?:[’']s|\sis)\s(.{3,70}?)\s(?:that\s|which\s)?(?:I|we)(?:[’'](?:m|re)|\sam|\sare|\sreally|\sjust|\sstill)*\s`,
    String.raw`(?:after|want|need|(?:have\s)?(?:come|came|go|going|ask|asking)\sfor)\b(.*)$`,
  ].join(''),
  'iu',
);
/** 'That she lets the night walk open', below the question what one wants. */
export const THAT_THEY = /^that\s¤S\s(.{6,})$/iu;
/** What isn't wanted, before what is: 'I don’t need her to love us, I need a schedule'. */
export const NOT_THAT =
  /^.*?\b(?:I|we)(?:\sdo(?:n[’']t|\snot)|\sam\snot|[’']m\snot)\s(?:really\s)?(?:want|need|ask|care|mind|expect)\b[^;:]*?[,;]\s(?:but\s)?(?=(?:I|we)\s(?:do\s)?(?:want|need|ask)\b)/iu;
/** Put between what is wanted and the words for it. */
export const PUT_BETWEEN = /,\s(precisely|exactly|honestly|above\sall|please|at\slast|in\sfull|concretely),\s/giu;
/** With whom, and when the talk is over. */
export const WITH_WHOM = /,\s(?:(?:with|from)\s¤O|by\sthe\send\sof\s(?:the|our|this)\s\p{L}+),\s/giu;
export const ASSENT = new RegExp(
  [
    String.raw`(?:\b(?:with|get|have|obtain|need|want|secure|win|is|for)|[=:])\s¤P\s((?:\p{L}+\s)?(?:yes|ok(?:ay)?|agreement|approval|signature|consent|blessing|`,
    String.raw`support|go-ahead|permission|commitment|word|backing|decision|answer|promise|countersignature|sign-?off|vote)\b.*)$`,
  ].join(''),
  'iu',
);
/** 'signature on easement before 28 May', 'a yes for at least the four papers' */
export const OWN_WORD = new RegExp(
  [
    // 'the approval of our largest customer' is nobody else's.
    String.raw`^(?!.{0,30}?\b(?:agreement|approval|consent|confirmation|yes)\s(?:of|from)\s(?:our|your|the|my)\s(?:[\p{L}-]+\s){0,2}(?:customer|client|board|council|`,
    String.raw`committee|owner|landlord|tenant|union|authority|insurer|supplier|partner|director|manager)s?\b)`,
    String.raw`(?:an?\s|the\s)?((?:countersignature|signature|agreement|approval|consent|yes(?!,)|commitment|sign-?off|`,
    String.raw`acceptance|confirmation|promise)\b.{3,})$`,
  ].join(''),
  'iu',
);
export const COME_AWAY = new RegExp(
  [
    String.raw`(?<=^|[:,>-]\s|\b(?:I|we|to|me|us|must|and|can|could|would|just|only)\s|’(?:d|ll)\s)`,
    String.raw`(?:come|came|leave|go|walk|get)\s(?:out|away|home|the\s(?:room|meeting)|of\sthe\s(?:room|`,
    String.raw`meeting))?\s?(?:of\s(?:it|the\s\p{L}+|this)\s)?(?:on\s\p{Lu}\p{L}+\s)?with:?\s(.{6,})$`,
  ].join(''),
  'iu',
);
export const CLAUSE = new RegExp(
  String.raw`\b${WISH}\b[^.;]{0,90}?\b(?:is|be|that|to\sobtain|obtain|reach|achieve)\s(?:is\s)?that\s(.{8,})$`,
  'iu',
);
export const ALL_I_WANT =
  /^(?:[→>*-]+\s*)?(.{6,120}?),?\s(?:that[’']s|that\sis|is)\s(?:all(?:\swhat)?|what|the\sonly\sthing|really\sall)\s(?:I|we)\b.*$/iu;
export const TO_REACH = new RegExp(
  [
    String.raw`(?:\bwhat\s(?:I|we)(?:[’'](?:m|re|d)|\s(?:am|are|would))?\s(?:after|want|need|like|hop(?:e|ing)\s(?:for|to\s(?:get|have|see)))\b[^:=¤]{0,30}(?::|=|\bis\b),?\s`,
    String.raw`|\b(?:I|we)(?:[’']d|\s(?:do|would|really|just|still|only|must|should))*\s(?:want|need|like|love|hope|aim|go|intend|am\safter)\s`,
    String.raw`(?:for\s)?(?:from\s¤O\s)?|\b(?:want|need|goal|aim|target|ask|purpose|object|proposal)\b[^:=¤]{0,40}?(?::|=|\bis\b)\s|^(?:(?:just|only|really|all\sI)\s)*(?:want|need|must)\s)(?:is\s)?(?:to\s(?=\p{Ll}))?(.{6,})$`,
  ].join(''),
  'iu',
);
export const ONLY_TALKS = new RegExp(
  [
    String.raw`^(?:see|meet|talk|speak|call|ring|visit|go|be|meeting|seeing|calling|sit)\b[^,;:]{0,60}$|^(?:from|`,
    String.raw`of|out|it|that|this|you|at(?!\sleast)|an?\s(?:hour|word|chat|call))\b`,
  ].join(''),
  'iu',
);
/** Says in so many words that it is wanted. */
export const WANTS_IT = new RegExp(
  [
    String.raw`(?:^\W*|\b(?:I|we|i)(?:[’'](?:d|m)|\s(?:do|really|just|also|would))*\s)(?:want|need|like|after)\b|`,
    String.raw`^\W*(?:the|my|our)\s(?:goal|aim|purpose|object|target)\b.{0,60}\s(?:is|:)\s`,
  ].join(''),
  'iu',
);
/** An order to oneself: 'Sit down, say sorry properly, and hear from her'. */
export const ORDER = new RegExp(
  [
    String.raw`^(?:sit|say|ask|get|agree|settle|persuade|convince|tell|offer|make|find|hear|show|win|keep|`,
    String.raw`apologise|secure|clarify|explain|close|fix)\b.{12,}$`,
  ].join(''),
  'iu',
);

/** What comes behind it that is no part of the wish. */
export const BEHIND = new RegExp(
  [
    String.raw`,?\s(?:nothing\s(?:more|else)|no\smatter\s(?:how|what)|please\s(?:help|advise)|for\sotherwise|otherwise|because|since|as\sotherwise|anything\s(?:longer|more)|but\s(?:I|we)|(?<=,\s)I\s(?:do|think|don|know|can)|`,
    String.raw`that[’']?s\s(?:\d\S*|all|what)|it[’']s\s\d|(?<=,\s)the\s\p{L}+\s(?:begin|is\sstanding|are)|not\sjust|`,
    String.raw`or\s\p{L}+\s(?:\d\s)?(?:slips|goes|moves|stops)|(?<=,\s)\p{Ll}+\s(?:isn[’']?t|aren[’']?t))\b.*$`,
  ].join(''),
  'iu',
);

/** What the writer would not, or only if all else fails. */
export const NO_WISH = new RegExp(
  [
    String.raw`^\W*(?:don[’']?t|do\snot|not\b|never|avoid|if\b|fallback|worst\scase|plan\sb|failing\sthat|`,
    String.raw`otherwise|keep)\b|\b(?:a\s(?:run|go)\sat\s(?:it|this)|practi[sc]e\s(?:it|this)|rehears\p{Ll}+)\b|\b(?:not\smention|don[’']?t\swant|rather\snot|`,
    String.raw`keep\s(?:that|this|it|those)\s(?:back|quiet|out|in\sreserve))\b|\bexpect\s¤O\sto\s(?:ask|say|`,
    String.raw`object|argue|worry)\b`,
  ].join(''),
  'iu',
);
