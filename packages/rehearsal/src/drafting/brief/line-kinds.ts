/** What the lines of mails, tickets and notes look like: headers, items, greetings, rules, and what one notes for oneself. */
import { alternatives } from '../../language/one-of';

/** Keys of who sat at the table, and of who was there or took part in whatever way. */
const AT_THE_TABLE = 'present|there|attendees|participants|attending|in attendance|who|on|on the call';
export const SAT_THERE = new RegExp(`^(?:${AT_THE_TABLE})$`);
export const TOOK_PART = new RegExp(`^(?:${AT_THE_TABLE}|attendance|with)$`);

/** Keys of when it was written, in the languages of mail programs. */
const WHEN_WRITTEN = 'date|sent|datum|gesendet|skickat|sendt|verzonden|envoyé|enviado|inviato|fecha|data';
export const DATE_LINE = new RegExp(String.raw`^(?:${WHEN_WRITTEN})\s*:`, 'iu');

const KEYS = [
  'from|sender|sent by|von|från|fra|van|de|da|od',
  'to|an|cc|bcc|till|til|aan|à|para|do|kopia|kopie',
  `${WHEN_WRITTEN}|created|opened|due|deadline|updated|modified`,
  'subject|betreff|re|title|topic|ticket|issue|summary|ämne|emne|onderwerp|objet|oggetto|asunto|temat',
  'reporter|raised by|requester|requested by|opened by|created by|contact|author',
  'customer|client|company|account|organisation|organization',
  'assignee|assigned to|owner|responsible',
  'approver|approved by|decision maker|to be approved by',
  `${AT_THE_TABLE}|attendance|with`,
  "apologies|apols|absent|not there|can[’']t come|not present",
  'priority|prio|watchers|fix version|severity|status|category|type|sprint|points|points\\?|labels|component|estimate|environment',
]
  .join('|')
  .split('|');

export const NAME_WORD = String.raw`\p{Lu}[\p{L}’'-]*\.?`;

/** Keys of who writes, in the languages of mail programs. */
export const WRITES = /^(?:from|sender|sent by|von|från|fra|van|de|da|od)$/;

export const READS = /^(?:to|an|cc|bcc|till|til|aan|à|para|do|kopia|kopie)$/;

export const ABOUT = /^(?:subject|betreff|ämne|emne|onderwerp|objet|oggetto|asunto|temat)$/;

export const HEADER = new RegExp(`^(${KEYS.map((key) => key.replaceAll(' ', '\\s')).join('|')})\\s*:\\s*`, 'i');

/** 'Attending - VO (Vicky Oyston), HB': lists of people with a dash for a colon. */
export const LISTING = /^(present|attending|attendees|in attendance|apologies|absent)\s+[-–]\s+/i;

/** Words before a colon that nobody is called. */
export const NO_SPEAKER = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
  note notes nb next next\ssteps? action actions to\s?do todo options? cost costs finding expected actual
  description comments? update agenda item result decision decisions risk risks impact background context
  problem request summary goal want wanted internal internal\scomment programme\snote project\snote
  scrum\smaster\snote management\sresponse dev\steam team p\.?s\.? p\.?p\.?s currency date time place where
  when what why how workaround root\scause steps? by\s\p{L}+ his\spoints? her\spoints? their\spoints?
  what\s.* because plus also anyway talk so fyi yes no and but
  need needs wanted aim ask asks plan target offer offers max min own fallback limit price facts? status purpose wish possible
  me\s.* private worst best otherwise after
  icu itu nicu a&e hr it ict qa uat pmo r&d hse ehs h&s rfi boq eta tbc tbd aob sla kpi gdpr
`)})$`,
  'iu',
);

const SAYING = String.raw`(?:[’']s)?\s+(?:comment|wrote|says|said|replied)[^:\n]{0,24}`;

export const SPEAKER = new RegExp(
  [
    String.raw`^(?:\[[^\]\n]{1,30}\]\s*)?(?:\d{1,2}[:.]\d{2}(?:\s?[AaPp][Mm])?\s*[-–—]?\s*)?`,
    String.raw`((?:${NAME_WORD}\s+){0,3}${NAME_WORD}|\p{Ll}{2,12})`,
    String.raw`(${SAYING})?(?:\s*\(([^)\n]{2,60})\))?(${SAYING})?\s*:\s+(?=\S)`,
  ].join(''),
  'u',
);

export const LIST_MARK =
  /^(?:[-*•–—·>→]+|(?:TOP|Item|Point)\s\d{1,2}\s?[–—:.-]|\(?\d{1,2}[.)/]|\d{1,2}\.\d{1,2}\.?(?=\s[A-Z])|[a-z]\))\s+/;

export const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|morning)\b(?:\s(?:Mr|Mrs|Ms|Dr|Prof)\.)?[^.?!\n]{0,40}[,!:\-–]?\s*$|^(?:(?:Mr|Mrs|Ms|Dr|Prof|Herr|Frau)\.?\s)?\p{Lu}[\p{L}’'-]+,$/iu;

/** Words before the name of whoever signs. */
const FAREWELLS = alternatives(String.raw`
  (?:with\s)?(?:kind|best|warm|many)?\s*(?:regards|wishes|greetings) best cheers thanks(?:\sa\slot)? thank\syou many\sthanks thx tks ta speak\ssoon
  yours(?:\ssincerely|\sfaithfully|\struly)? sincerely all\sthe\sbest br rgds greetings ciao lg mfg /\p{Lu}\p{Ll}+ mit\sfreundlichen\sgr\p{L}+(?:\s\/\s.{3,20})? (?:vriendelijke\s)?groet(?:en|jes)?
  (?:un\s|muchos\s)?salud(?:o|os)(?:\scordial(?:es)?)? cordialement bien\s(?:cordialement|à\svous) (?:viele|liebe|beste|schöne|herzliche)?\s?gr(?:ü|ue)(?:ß|ss)e gru(?:ß|ss)
  (?:med\s)?(?:vänlig|vennlig|venlig)a?\shilsn?ing(?:ar)? (?:med\s)?(?:vennlig|venlig)\shilsen hilsen (?:vänliga\s)?hälsningar mvh (?:cordiali|distinti)\ssaluti saluti pozdrawiam z\spoważaniem
  (?:com\sos\smelhores\s)?cumprimentos abraços? abrazos? atentamente terveisin tervitades amitiés bises in\shaste sincerely\syours .{3,30}\/\s(?:kind|best)\sregards
  (?:very\s)?respectfully(?:\syours)? (?:with\s)?(?:great|deep|high|much)\s(?:respect|esteem) warm(?:ly|est) love yours\s[\p{Ll}\s]{3,30} kv salamat obrigad[oa] gracias grazie merci danke tack takk dziękuję
`);

export const CLOSING = new RegExp(
  String.raw`^(?:${FAREWELLS})[,.!]?(?:\s+\p{Lu}[\p{L}’'-]+(?:\s*\([^)]+\))?)?\s*$`,
  'iu',
);

/** The same behind the last sentence, with who signs after it: 'Regards, Fiona Maddox, Project Manager'. */
export const SIGNED_OFF = new RegExp(
  String.raw`(?:^|[.!?…)]\s+|[–—]\s*)((?:${FAREWELLS})\s*[,.!–—-]*)\s+(.{2,90})$`,
  'iu',
);

export const RULE = /^[^\p{L}\d\p{Extended_Pictographic}]{3,}$|^--$|^([-=*~#:])\1{1,}.*\1{2,}$|^_{3,}/u;

/** '.... what I know and want': a rule with words behind it. */
export const RULED = /^([-=*~#:.])\1{2,}\s+(?=\p{L})/u;

/** '[HB scribbles]' */
export const BRACKETED_NOTE =
  /^\[[^\]]*\b(?:scribbl\w*|notes?|private|internal|own|mine|myself|self|thoughts)\b[^\]]*\]$/i;

export const INTERNAL =
  /\b(?:internal|not visible|staff only|team only|confidential|(?:private|my|my own) notes?|notes? to (?:self|myself)|dev team|sales\)|for (?:us|me) only)\b/i;

/** What one notes for oneself, by any of its names. */
const OWN_NOTES =
  '(?:notes?|remarks?|comments?|thoughts?|observations?|points?|side|prep|scribbles?|two cents|2 cents|take|reading)';
const MY = String.raw`(?:my|my own|mine|private|\p{Lu}\p{L}+['’]s)\s(?:(?:own|private|few|quick|short|rough|personal)\s){0,2}`;

/** Opens what the writer notes for nobody else: 'Note to self', 'My notes:'. It holds to the end of the part. */
export const TO_ONESELF = new RegExp(
  [
    String.raw`^\W*(?:notes? (?:to|for) (?:self|myself|me)|(?:my|my own|private) ${OWN_NOTES}|`,
    String.raw`notes? (?:for|before) (?:the|my|our|tomorrow|today|a|his|her)\b[^.:\n]{0,50}|internal note|only for me)\b`,
    String.raw`(?:\s*\([^)]*\)|[^.:\n]{0,50}\b(?:visible to me|not for circulation|in the minutes|for me)\b[^.:\n]{0,20})?\W*$`,
    String.raw`|^\W*(?:(?:hi|so|ok(?:ay)?|now|and|here|are)\b,?\s){0,3}${MY}${OWN_NOTES}\b[^.:\n]{0,70}(?::|>>|–|—|\))\W*$`,
    String.raw`|^\W*what I (?:did not|didn['’]t|won['’]t|will not|can['’]t|cannot|mustn['’]t|must not|don['’]t) (?:say|tell|mention)\b[^.\n]{0,40}$`,
    String.raw`|^\W*(?:from\s|for\s)?me\b[^.:\n]{0,20}:\W*$`,
  ].join(''),
  'iu',
);

/** The same before what one notes, on one line: '(note to self: she may not know)'. */
export const TO_ONESELF_INLINE = new RegExp(
  String.raw`^\W*(?:${alternatives(String.raw`
  (?:(?:PM\s|PS:?\s)?(?:notes?\s|reminder\s)?(?:to|for)\s(?:self|myself)|(?:PM\s)?(?:notes?|reminder)\s(?:to|for)\s(?:self|myself|me)|(?:my|my\sown|private)\s(?:notes?|thoughts?))\b(?:\s*\([^)]*\))?\s*[:.–—-]\s+
  (?:\p{Lu}\p{L}+,\s)?(?:(?:to|for|from)\s)?me:\s+ \((?:me|mine)(?:\s(?:again|now|here))?[.:]?\)[.:]?\s+
  (?:my|our)\s(?:(?:own|private|quick|short)\s)?(?:remarks?|comments?|thoughts?|two\scents|2\scents|take|reading)\b[^.:>\n]{0,40}(?::|>>|–|—)\)?\s+
  \((?:\p{Lu}{2,3}\s|my\s)?own\snotes?\)\s* \p{Lu}\p{Ll}+['’]s\s(?:own\s)?notes?\s*:\s+
  \[[^\]\n]*\b(?:notes?|scribbles?|thoughts|private)\b[^\]\n]*\]\s* notes?\s(?:for|before)\s[^:\n]{2,40}:\s+
  (?<!\[)(?:\p{Lu}{2,3}\s)?(?:private|own\sfile|own\sremark|scratchpad|scratch|my\sprep|prep)\b(?:[^.:\n]|\.\d){0,30}[:.–—-]+\s+
  to\sself\b[^.:\n]{0,60}[:.–—-]\s+ (?:ok(?:ay)?,?\s)?(?:it['’]?s\s)?me\sagain\b[.:,]?\s+
  \(not\ssent\b[^)]*\)\s+ \(?thinking\saloud\)?[:.]?\s+
`)})(?=\S)`,
  'iu',
);

export const FORWARDED = /original message|forwarded|begin forwarded|weitergeleitet/i;

/** Parts of a form, which say nothing: 'Description', 'ACTIONS'. */
export const HEADING = new RegExp(
  [
    String.raw`^\W*(?:description|options?|comments?(?: \(\d+\))?|activity|actions?|`,
    String.raw`action items?|notes?|background|agenda|a\.?o\.?b\.?|today|yesterday|`,
    String.raw`attachments?|discussion|summary|next steps|decisions?|action points)\W*$`,
  ].join(''),
  'i',
);

/** 'Go-live. We all agree …' is headed, 'Graham Oyelaran. He is …' tells of somebody. */
export const ITEM =
  /^(?![^.]*\b(?:says|said|asks|asked|wants|is|was|has|no|not|will|can|to)\b)\p{Lu}[\p{L} /&-]{2,26}\.\s+(?!(?:He|She|They)\b)(?=\p{Lu})/u;

export const BRACKETED =
  /^\[[^\]]*\]$|^\W*voice ?(?:memo|note|mail|message)\b.{0,80}$|^\W*(?:auto-?)?transcri(?:bed|pt)\b.{0,60}$/i;

/** 'Created 02/05/25 08:14   Due 19/05/25' */
export const STAMPS = /^\W*(?:created|due|opened|updated|raised|reported|logged|closed)\b[:\s]+(?:on\s)?\d/i;

/** 'Description: the app crashes' */
export const LABEL = /^(?:description|background|summary|problem|issue|details?|steps|context)\s*:\s+(?=\S)/i;

export const THANKS =
  /^(.*[.!?…])\s+((?:many\s|kind\s)?(?:thanks|thx|tks|cheers|ta|best|regards)[,.!]*\s+\p{Lu}\p{L}+)\.?$/iu;

export const ADDRESSED = new RegExp(
  [
    String.raw`^(?:(?:hi|hey|hello|morning|dear)\s+)?(\p{Lu}\p{Ll}[\p{L}’-]*)\s*(?:,|[–—-](?=\s))\s+`,
    // 'Ines, our finance controller, has been asking' addresses nobody.
    String.raw`(?!who\b|(?:our|my|his|her|their|the|an?|head|director)\s[^,.;!?\n]{2,60}(?:,|\sat\s\p{Lu})|(?:head|director|manager)\sof\b)(?=\S)`,
  ].join(''),
  'u',
);

/** What is longer than this is no rule, heading, greeting or name: patterns for those see nothing of it (characters). */
const LONGEST_FORM = 200;
export const formOf = (text: string): string => (text.length <= LONGEST_FORM ? text : '');
