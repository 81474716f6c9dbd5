/** Closed word lists of English. They say what kind of word something is, never what a conversation is about. */

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const FUNCTION_WORDS = set(`
a about above after again against all also although am an and another any anybody anyone anything are around as at away back be because
been before being below between both but by can cannot could did do does doing done down each either else enough etc even ever every
everyone everything except few for from further get gets getting give given go goes going gone got had has have having he her here hers
herself him himself his how i if in into is it its itself just keep know less let like lot many may me mean might mine more most much must my
myself need never no nobody none nor not nothing now of off on once one only or other our ours ourselves out over own put quite rather
really right said same say see she should since so some somebody someone something still such take than that the their them then there
these they thing things think this those though through to today together too under until up upon us very want was way we well were what
whatever when where whether which while who whole whom whose why will with within without would yes yet you your yours yourself ok okay
im ive ill id youre youve theyre thats dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt shouldnt hasnt havent hadnt
please thanks thank hello hi hey dear sorry`);

/** Words that sound like substance and carry none: they name the form of a conversation, not its content. */
export const ABSTRACT_WORDS = set(`
accountability accountable achieve achievable actionable adapt address adjust agile agility aim align aligned alignment ambition amazing
appreciate approach appropriate aspect aspects assure best bandwidth baseline basis benefit benefits big bigger buy-in capability careful
carefully challenge challenges challenging circle clarity clear clearly closely collaborate collaboration collaborative commit commitment
committed communicate communication complex complexity comprehensive concern concerns confident confidence consider consideration considered
consistent constructive context continue cooperate coordination core creative critical culture deep deeply deliver deliverable deliverables
delivery dedicated detail details determine develop dialogue difficult direction discuss discussion drive driven dynamic effective
effectively efficiency efficient effort efforts emotion emphasise empower enable engage engaged engagement ensure ensuring environment
essential establish evaluate everyone excellence excellent exceed excited excellence execute execution expectation expectations experience
experienced expertise explore facilitate factor factors feedback feel feeling feelings flexible flexibility focus focused forward framework
frustrating frustrated frustration full fully future genuine genuinely goal goals good great greatest growth hard hear heard helpful highest
highlight holistic honest honestly honesty hope idea ideal ideas impact impactful implement implementation important importance improve
improvement inclusive initiative innovation innovative input insight insights integrity intent interest interests journey key landscape
lead leadership leading learn learning learnings level leverage listen listening long long-term look maintain major manage management
matter maximise meaningful measure meet mindful mindset mitigate mitigation mission moment momentum monitor move moving mutual navigate
necessary nuanced objective objectives ongoing open openly openness opportunities opportunity optimal optimise options option order
organisation outcome outcomes overall overarching owner owners ownership partner partners partnership passionate path people perspective
perspectives plan planning point points position positive possibilities possible potential prioritise priorities priority proactive
proactively problem problems process productive professional progress promise promptly proper properly provide quality raise range reach
reality reassure recognise recognize regarding relationship relevant reliable remain report respect resolution resolve resource resources
respond responsibility responsible review revisit rigorous risk risks roadmap robust role scenario scope seamless sense sensitive serious
seriously set share shared sharing significant significantly situation smooth solid solution solutions solve soon sound space speak
stakeholder stakeholders standard start step steps strategic strategy streamline strength strong structure structured success successful
successfully suggest support supportive sure sustainable synergies synergy tackle take takeaway talk team teams term terms thorough
thoroughly thought thoughtful thoughts time timeline timelines timely today tomorrow touch track trade-off trade-offs transparency
transparent transparently trust truly trusted understand understanding understood uncertainty unlock update updates urgency urgent utmost
valid value valuable values various viable view vision vital voice voices ways weigh welcome willing win win-win wonderful work working
world worry worries personally agree agreed decide decided decision highest recommend recommendation summarise summarize least deliverables commit bottom honesty merit`);

/** Nouns that announce content rather than name it: 'three options', 'two things'. A number before them counts nothing. */
export const ANNOUNCING_NOUNS = set(`
option options thing things way ways point points step steps reason reasons aspect aspects factor factors priority priorities area areas
path paths route routes approach approaches idea ideas alternative alternatives scenario scenarios possibility possibilities choice choices
question questions concern concerns issue issues problem problems message messages pillar pillars principle principles value values goal
goals objective objectives part parts perspective perspectives solution solutions side sides word words line lines lesson lessons team page
hand moment second level`);

export const TIME_UNITS = set(`
second seconds minute minutes min mins hour hours hr hrs day days week weeks wk wks month months quarter quarters year years yr yrs sprint
sprints fortnight fortnights night nights weekend weekends shift shifts`);

export const MONEY_UNITS = set(`
pound pounds quid dollar dollars euro euros cent cents pence gbp usd eur chf k m mn bn million millions billion thousand grand francs kronor yen rupees`);

/** How people write in a hurry, and what they mean; two words where it stands for two. */
export const SHORTHAND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    youre: 'you are',
    im: 'i am',
    ive: 'i have',
    ill: 'i will',
    il: 'i will',
    id: 'i would',
    itll: 'it will',
    youll: 'you will',
    theyll: 'they will',
    well: 'well',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tomorow: 'tomorrow',
    tonite: 'tonight',
    w: 'with',
    wo: 'without',
    thru: 'through',
    cos: 'because',
    coz: 'because',
    cuz: 'because',
    bc: 'because',
    thats: 'that is',
    theres: 'there is',
    whats: 'what is',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    ppl: 'people',
    pls: 'please',
    til: 'until',
    tho: 'though',
    rn: 'now',
    wont: 'will not',
    cant: 'can not',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    couldnt: 'could not',
    wouldnt: 'would not',
    shouldnt: 'should not',
    havent: 'have not',
    hasnt: 'has not',
    n: 'and',
    r: 'are',
    y: 'why',
    thx: 'thanks',
    gotta: 'have to',
    gonna: 'going to',
    wanna: 'want to',
    dunno: 'do not know',
    ok: 'ok',
    tues: 'tuesday',
    weds: 'wednesday',
    thurs: 'thursday',
  }),
);

/** Words that weaken a figure or a promise. */
export const HEDGES = set(`
maybe perhaps possibly probably hopefully roughly somewhat sort kind guess suppose presumably potentially ideally tentatively
fingers eventually sometime somehow`);

/** Words of insult and abuse. */
export const INSULTS = set(`
idiot idiots idiotic stupid moron moronic dumb dumbass incompetent useless pathetic clueless clown joke liar liars loser asshole arsehole
bastard bitch bullshit crap fuck fucking fucked fucker shit shitty damn bloody twat wanker prick dickhead imbecile ignorant worthless
ridiculous rubbish garbage`);

/** Insults that also describe things: they count only when aimed at a person. */
export const MILD_INSULTS = set(
  `joke ridiculous rubbish garbage damn bloody crap useless stupid dumb ignorant pathetic clown shit fucking bullshit shitty`,
);

export const PRAISE = set(`
brilliant amazing wonderful fantastic excellent incredible outstanding inspiring visionary genius awesome great terrific remarkable
admire admiration impressed impressive legend superb exceptional smartest wisest honoured honored privilege pleasure insightful soul dedication champion ambassador rockstar`);

export const WEEKDAYS = set(
  `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun`,
);
export const DAY_WORDS = set(`tomorrow today tonight noon midday midnight lunchtime eod cob`);
