/**
 * How each kind of matter is spoken of in a scenario from a brief. Slots are filled with the brief's own words and
 * nothing else: `{project}` (`{short}`: its last word), `{thing}` what is wished or was promised, `{matter}` what the
 * concern is called, `{day}`, `{money}` and `{figure}` as written. A line whose slot has nothing to be filled with is left
 * out, so every list has enough lines with a project alone.
 */
import type { ChallengeType } from '@parley/shared';

export interface MatterPhrases {
  /** Fits after 'worried about'. */
  readonly summary: readonly string[];
  /** What is behind it, where the brief tells nothing of it. */
  readonly worry: readonly string[];
  readonly acknowledged: readonly string[];
  readonly settled: readonly string[];
  readonly near: readonly string[];
  readonly open: readonly string[];
  readonly pressed: readonly string[];
  readonly heard: readonly string[];
  readonly answered: readonly string[];
  readonly done: readonly string[];
  readonly better: readonly string[];
  readonly why: string;
}

export const PHRASES: Readonly<Record<ChallengeType, MatterPhrases>> = {
  timeline_pressure: {
    summary: ['standing there on {day} with nothing in hand', 'what becomes of the date of {project}'],
    worry: [
      'I count the days to {day}. Whatever happens on it, I am the one who has to stand there.',
      'Whatever day you settle on for {project}, I am the one who has to explain it to everybody else.',
    ],
    acknowledged: [
      'You have to stand up for {day} in front of others, so whatever happens to it costs you more than it costs me.',
      'It is you who has to explain the date of {project} to everybody else.',
      'What you need is not the nicest day for {project}, it’s one that stays where it is.',
      'If the date of {project} moves again it is your word that is spent, not mine.',
    ],
    settled: [
      'I can’t keep {day} for all of it. The day I can stand behind I name today, and if the test before it fails you hear it from me that same evening.',
      '{day} stays for the part you need most. The rest of {project} follows later, and I take it out of the plan for that day today.',
      'I give you one date for {project} and what could still move it. You get the result of the test from me on the evening of that day.',
      'We do the part of {project} that you need first and leave the rest for later, so the day holds. I confirm it to you in writing by Thursday.',
      'We wait with {project} until it is right, and I carry what the wait costs. You hear the new day from me by Friday, before anybody else.',
    ],
    near: [
      'We are fully committed to the timeline of {project} and everybody is working very hard on it.',
      'I am confident that {project} will be delivered as soon as possible.',
    ],
    open: [
      'What do I have on {day}, and what not?',
      'Which day am I to count on with {project}, and what is behind it?',
    ],
    pressed: [
      'I asked about {day}. What happens that day, and what doesn’t?',
      'A day that moves is no day. What is different about {short} this time?',
      'Suppose {short} goes wrong after all. On which day do I hear it, and from whom?',
      'Who has said yes to that day for {short}, and did they know what I know?',
    ],
    heard: ['Yes, I’m the one who has to explain it. So which day can I give them for {short}?'],
    answered: ['That is a day I can work with. What could still break it, with {short}?'],
    done: ['Then that is the day for {short}, and I’ll say it as mine.'],
    better: [
      'You have to stand there for {day}, so I won’t give you a day I’d have to take back. Here is the one that holds, what is tested before it, and when you hear from me if the test fails.',
      'You have to explain the date of {project} to the others, so here is the one that holds, what is tested before it, and when you hear from me if the test fails.',
    ],
    why: 'A date is believed when what could still move it is named with it, and when bad news has a day of its own.',
  },
  budget_constraints: {
    summary: ['what {project} costs in the end, and who pays for it'],
    worry: [
      'When somebody says {money}, heads turn to me and not to you. I would like to have an answer before they do.',
      'When somebody asks what {project} costs, heads turn to me and not to you.',
    ],
    acknowledged: [
      'It is you whom they will ask about {money}, not me.',
      'It is your name beside the money for {project}, whatever it comes to.',
      'Nobody told you what {project} would cost you until it was on its way.',
    ],
    settled: [
      '{money} is the end of it. Anything above it needs your signature first, and I bring you the page by Friday.',
      'We pay for {short} ourselves. You get that in writing from me by Friday, and there is no second bill.',
      'Two ways: without {short} we stay inside the sum; with it we go above it, and I tell you by how much on Friday. I would take the first, because it keeps your word.',
      'The extra for {short} is split, half from us and half from you, and it is a ceiling. I send you the page with the figures tomorrow.',
    ],
    near: [
      'We will keep a close eye on costs and optimise our spending wherever we can.',
      'I am sure we can find a commercial solution for {project} that works for everybody.',
    ],
    open: [
      'Who pays for {short}?',
      '{money} is not a small thing here. Who carries it?',
      'What does {project} cost now, all of it?',
    ],
    pressed: [
      'You have said nothing about {money} yet.',
      'What is the most that {short} can cost me, and who signs for it?',
      'If there is a second bill for {short}, I want to know it now and not at the end.',
    ],
    heard: ['Yes, it’s me they will ask about the money. So what do I tell them {short} costs?'],
    answered: ['That I could defend. Is it the last sum I hear for {short}?'],
    done: ['Then the money for {short} is clear, and I will say so when I’m asked.'],
    better: [
      'They will ask you about {money}, so here is what stands behind it, who pays, and what it is at most. There is a cheaper way as well, and I say which of the two I would take and why.',
      'They will ask you about the money, so here is who pays, and what it is at most. There is a cheaper way as well, and I say which of the two I would take and why.',
    ],
    why: 'It names whose neck is out before it speaks of money, and gives a ceiling and a choice instead of an explanation.',
  },
  scope_creep: {
    summary: ['whether they get {thing}, and what they tell the people who count on it'],
    worry: [
      'I told people to count on {thing}. If that was wrong, I am the one who read it wrong, in front of all of them.',
    ],
    acknowledged: [
      'From where you sit I am taking something away when I say no to {thing}.',
      'You told others to count on {thing}, and they do.',
      'I can see why you take {thing} for a small matter, and why you need it.',
    ],
    settled: [
      'I take {thing} in, and something else of {project} comes out for it: I’d take the part nobody has begun. You get both lists on Friday.',
      'No to {thing} in this step: it would cost us {day}. It is first in the next one, and I put that in writing by Tuesday.',
      'No to {thing} in this step: it would cost us the date. It is first in the next one, and I put that in writing by Tuesday.',
      'A smaller form of {thing} is quick and can go in at once; the whole of it comes in the next step. I would begin with the small one, and you get its price by Friday.',
      'You can have {thing} for its price and a later date, or the date without it. I recommend the date.',
    ],
    near: [
      'We will manage the scope of {project} carefully, with a robust change process.',
      'We always try to be flexible with our partners within the given framework.',
    ],
    open: ['So do I get {thing}, or don’t I?', 'I have counted on {thing} from the first day.'],
    pressed: [
      'What has to come out so that I get {thing}?',
      'If the answer on {thing} is no, then say no, and tell me what I get in its place.',
      'Somebody told me not to worry about {thing}. Were they wrong?',
    ],
    heard: ['Yes, I counted on it. So what do I tell the people to whom I promised {thing}?'],
    answered: ['I could live with that for {thing}. And the rest of it comes when?'],
    done: ['Then I know where I am with {thing}, and I stop asking.'],
    better: [
      'I see why you count on {thing}. Not everything fits in, so you choose: the small form of it now and the rest in the next step, or all of it and a later date. I would take the first.',
    ],
    why: 'It says what the wish costs and leaves the choice with the person who has the wish, instead of reading the contract aloud.',
  },
  quality_concerns: {
    summary: ['answering for {project} while it isn’t sound'],
    worry: ['If {short} goes wrong, nobody will remember the plan. They will remember that I knew, and let it pass.'],
    acknowledged: [
      'If {short} goes wrong it’s you they come to, whatever the plan said.',
      'You have said that {short} isn’t right, and so far nobody has shown you the opposite.',
      'You can’t put your name to {project} with that, and I would not either.',
    ],
    settled: [
      'We don’t go on with {short} before it is put right. Then your own people test it, and it only goes out when you say so.',
      'What is wrong with {short} gets mended first, then checked by somebody who didn’t build it, and you get the list of what was checked on Friday.',
      'We go without the part that fails. It follows when it has run without an error, and you see the figures each Monday.',
      'Every single case is checked by hand, by people we pay for. You get the list every evening.',
    ],
    near: [
      'Quality is our highest priority in {project} and we follow rigorous standards throughout.',
      'I can assure you that the team has everything about {short} under control.',
    ],
    open: ['What is still wrong with {short}, and who found it?', 'As it is I don’t trust {short}.'],
    pressed: [
      'Which test says that {short} is in order, and who ran it?',
      'You tell me it will be fine. What happens with {short} on the day it isn’t?',
      '{figure}: I don’t want to hear that a second time. What stops it?',
      'Who looks at {short} before anybody depends on it, and can that person still say no?',
    ],
    heard: ['Yes, they come to me with it. So what is done about {short} before that happens?'],
    answered: ['That would show it. Who checks {short}, and when do I see the result?'],
    done: ['If {short} is checked like that, I have no more to say against it.'],
    better: [
      'They come to you if {short} goes wrong, so nothing goes out before you have seen it checked. Here is who checks it, by when, and you can still say no after that.',
    ],
    why: 'Trust in quality comes from a check somebody else makes and a no that still counts, not from assurances.',
  },
  communication_issues: {
    summary: ['hearing about {project} last, and from somebody else'],
    worry: [
      'I can live with bad news about {project}. What I can’t live with is that everybody in the room knew it before me.',
    ],
    acknowledged: [
      'You heard it from somebody else, and that was mine to tell you.',
      'You had to find out about {short} by yourself, when it should have come from me.',
      'You were the last to know about {project}, and you had to stand there without an answer.',
    ],
    settled: [
      'I knew it and didn’t tell you; that was wrong. From now on you get one line from me every Friday at four, good or bad.',
      'The first word about anything that goes wrong with {short} comes to you, from me, within a day, before anybody else has it.',
      'I knew how it stood with {short} and should have rung you that day. On Monday at nine I ring you, and every Monday after that.',
      'Before anything is decided about {short} I ask you, in person. The next time is on Wednesday, and I bring the plan before it is printed.',
    ],
    near: [
      'Going forward we will improve our communication to ensure full transparency.',
      'There seems to have been a misunderstanding about {project} between the teams.',
    ],
    open: ['Why do I hear about {short} from others?', 'Since when have you known how it stands with {short}?'],
    pressed: [
      'I still don’t know why nobody came to me.',
      'Who decided that I need not know how it stands with {short}?',
      'And the next time something happens with {project}, how do I hear it?',
    ],
    heard: ['Yes, that is what made me angry. And what is different about {project} from tomorrow on?'],
    answered: ['That would be new. Who rings me about {short} when you are away?'],
    done: ['Good. If I hear about {short} from you first, we have no quarrel.'],
    better: [
      'You heard about {short} from somebody else, and that was mine to tell you. From today the first word about it comes from me, on the day it happens, before anyone else has it.',
    ],
    why: 'It owns the silence without reasons, and replaces it with something that can be counted: who, when, before whom.',
  },
  technical_complexity: {
    summary: ['{project} failing when it is needed, with nobody able to say why'],
    worry: [
      'When somebody asks me how {short} works I have nothing to say, and that is how I know that something is hidden in it.',
    ],
    acknowledged: [
      'You answer for {project}, and nobody has told you in plain words what it depends on.',
      'It must look as if we hide something behind {short}.',
      'You need it explained so that you can repeat it to others.',
    ],
    settled: [
      'In two sentences: there is one weak point in {short}. We put it right first, test it with your own data, and if it fails the old way stays on.',
      'The trouble with {short} gets mended before we go on, and you see it run before anyone depends on it.',
      'If {short} fails we switch back within the hour, and two people are on call for it, day and night. You get their numbers by Friday.',
      'We do without that part of {short} for now: the simple way by hand takes longer, and we pay for the people who do it.',
    ],
    near: [
      'The architecture is state of the art and our engineers have everything under control.',
      'These are complex technical dependencies, but the team is working on them with full focus.',
    ],
    open: [
      'What does {short} hang on, so that I could repeat it?',
      'Explain to me in plain words what is wrong with {short}.',
    ],
    pressed: [
      'I still could not tell anyone why {short} fails.',
      'What happens on the day when {short} does not work?',
      'Who has looked at {short} who didn’t build it?',
    ],
    heard: ['Yes, I am the one who has to explain it. So explain {short} to me.'],
    answered: ['That I understand. And if {short} fails anyway, what do we do that day?'],
    done: ['Good, that I can repeat, and {short} frightens me less.'],
    better: [
      'In plain words: here is the weak point of {project}, what we do about it, how you see that it works, and what happens on the day it doesn’t.',
    ],
    why: 'It gives words that can be repeated, and a way back, to somebody who has to answer for what they did not build.',
  },
  resource_limitations: {
    summary: ['who does all the work that {project} brings'],
    worry: [
      'I have just enough people. Whatever {project} takes from me, somebody’s evening pays for it, and they come to me.',
    ],
    acknowledged: [
      'Whoever {project} takes from you leaves a hole, and you are the one who fills it.',
      'You have just enough people as it is, and nobody asked you before they were planned.',
      'Your people have carried more than their share for {project} already.',
    ],
    settled: [
      'I need two of them for five days, not four at once, and you choose who and when. I take the reports off them for that time.',
      'We pay two people from outside for the work on {short}, from Monday on, from my budget. You give nobody.',
      'We wait with {short} until your busy weeks are over. It costs me time, and I tell my sponsor so today.',
      'Nobody works at weekends for {project} any more, from tomorrow, and the date moves by a week for it. I say that upstairs myself.',
    ],
    near: [
      'We will make sure the right resources are in the right place at the right time.',
      'I know that everybody is busy, but {project} is a great opportunity for the team.',
    ],
    open: [
      'Who is supposed to do the work on {short}, and what do they stop doing?',
      'I have nobody left over for {short}.',
    ],
    pressed: [
      'Whom do you want, for how many days, and who does their work?',
      'You count {short} in days. I count in people who are tired.',
      'And if somebody falls ill in the middle of {short}, whose problem is that?',
    ],
    heard: ['Yes, and I fill that hole myself. So who does the work on {short}?'],
    answered: ['That could work. Who pays for it, and from which day on?'],
    done: ['With that I can plan my people around {short}.'],
    better: [
      'You fill every hole {project} makes, so here is what I need, whom, for how many days, and what I take off them for it. If that is too much, I wait or pay for somebody from outside.',
    ],
    why: 'It treats the people as somebody’s, asks for a number instead of goodwill, and pays for what it takes.',
  },
  competing_priorities: {
    summary: ['{project} being put before what their own people were promised'],
    worry: ['Somebody decided that {project} comes first, and I get to tell my people why theirs does not.'],
    acknowledged: [
      'You promised your people something, and {project} went in front of it without a word.',
      'It is you who has to tell them that theirs comes second to {project}.',
      'Nobody asked you what may wait for {project} and what may not.',
    ],
    settled: [
      'Yours goes first. {project} takes its turn after that, and if yours is not done by then we talk before anyone is moved.',
      'What you were promised stays. I take it out of the plan for {project} today, and I tell the director so myself.',
      'Half of it now: the part your people need is done first, and the rest waits behind {project} for a day that I name by Friday.',
      'If both want the same week, yours wins. I write that into the plan of {project} and send it to you by Thursday.',
    ],
    near: [
      'We will find a balanced solution for {project} that reflects everyone’s priorities.',
      'We all have to pull together for {project} in the interest of the whole organisation.',
    ],
    open: ['Who said that {project} comes before ours?', 'What do I tell my people about {short}?'],
    pressed: [
      'When {project} and ours want the same week, which one gets it?',
      'Something was promised to us before {short} came. What is that promise worth today?',
      'Whoever put {short} first has never had to explain it to my people.',
    ],
    heard: ['Yes, I am the one who has to tell them. So what do I tell them about {short}?'],
    answered: ['That I could tell them. And how long does it hold, with {short} pressing?'],
    done: ['Then ours keeps its place beside {short}, and I can tell my people so.'],
    better: [
      'You were promised something, and that counts. It keeps its place until it is done, and {project} takes its turn after it; if both want the same week, yours wins.',
    ],
    why: 'It decides the order in words that can be repeated, and gives back a promise that others took away.',
  },
  resistant_to_change: {
    summary: ['{project} taking away something that works, and leaving them with the mess'],
    worry: [
      'It works as it is. I have seen new things come and go, and each time I was the one who stayed behind with the mess.',
    ],
    acknowledged: [
      'It works as it is, and so far nobody has shown you that {project} works better.',
      'You carry what goes wrong with {short}, and the people who decided it are not there that day.',
      'Nobody came to ask you before {short} was decided.',
    ],
    settled: [
      'Nothing is switched off until your people say so. Two of them try it for two weeks, you choose who, and if it is worse than now we stop.',
      'You keep {short} until the trouble is put right. Then we begin with a small part, on a quiet day, and I am there myself.',
      'The trouble with {short} is put right first and we pay for it. After that you see it run before you sign anything.',
      'You keep the part that works. {project} only takes over the rest, and the training is in paid hours, two afternoons.',
    ],
    near: [
      'Change is never easy, but I am confident that everybody will see the benefits of {project}.',
      'We want to take everyone along on this journey.',
    ],
    open: [
      'What does {project} do for my people that they can’t do today?',
      'Nobody has shown me yet that {short} works.',
    ],
    pressed: [
      'If {project} is worse than what we have, who tells me that I may stop it?',
      'Who stands beside my people on the first day, when {short} goes wrong?',
      'You talk of the new way. I asked about {short}.',
    ],
    heard: ['Yes, I stay behind with it. So what happens with {short} before you ask me again?'],
    answered: ['I could try that with {short}. And who decides whether it was good enough?'],
    done: ['Then we try it like that with {short}. If it holds, you have me.'],
    better: [
      'You carry what goes wrong with {short}, so you decide when it is good enough: two of your people try it, the faults are put right first, and if it is worse than now we stop.',
    ],
    why: 'It leaves the right to stop with the people who have to live with it; that is what makes a trial one.',
  },
  unrealistic_expectations: {
    summary: ['having counted on {thing}, and hearing that it was never possible'],
    worry: [
      'I have told others to count on {thing}. If it was never true, I want to be the first to hear it and not the last.',
    ],
    acknowledged: [
      'You were told to count on {thing}, and you told others the same.',
      'Somebody on our side let you count on {thing}, and you planned around it.',
      'It must be bitter to hear about the limits only now.',
    ],
    settled: [
      'All of it by {day} was never possible. What you can have by then is the part you need most, the rest later, and I tell the others so with you.',
      'All of it in time was never possible. What you can have is the part you need most, the rest later, and I tell the others so with you.',
      'It was wrong to let you count on {thing}. We build a small form of it, and until then our people help yours, at our cost.',
      'No, {thing} as you want it can’t be done safely by anybody. What can be done is a part of it, for a price, and I bring you both on Thursday.',
      'I can’t guarantee {thing}. What I can give you is a person on the spot the whole day, and a second way that costs us, not you, if the first fails.',
    ],
    near: [
      'We aim to exceed your expectations and deliver the maximum value with {project}.',
      'Nothing is impossible when everybody works together on {thing}.',
    ],
    open: ['I was told I could count on {thing}. Can I, or can’t I?', 'I have planned around {thing}. What do I get?'],
    pressed: [
      'What I was told about {thing}, how much of it is true? Say it now.',
      'Somebody on your side gave me reason to count on {thing}. What are their words worth?',
      'Then tell me what is possible instead of {thing}, and what it costs.',
    ],
    heard: ['Yes, I passed that on to others. So what do I tell them now about {thing}?'],
    answered: ['That is less than I counted on, and it sounds true. From which day do I have it?'],
    done: ['Then I take that in place of {thing}, and I tell my people so.'],
    better: [
      'You were let count on {thing}, and that was our doing. As you want it, it can’t be done. Here is what can, from which day, and what we carry ourselves so that you don’t stand there with nothing.',
    ],
    why: 'The no comes early and whole, with whose fault it is, and something real stands beside it.',
  },
};

/** Said about any matter; each scenario takes them in another order. */
export const SHARED = {
  near: [
    'We take {matter} very seriously and will address it together with all stakeholders.',
    'I hear you about {matter}, and I am sure we will find a good way forward.',
  ],
  settled: [
    'For {project} I give you one thing in writing by Friday: what we do, who does it, and what it costs you. Nothing moves before you have said yes.',
    'There are two ways with {project}, each with its price, and I say which one I would take. You choose, and I keep to it.',
  ],
  open: ['Where do we stand with {project}?', 'What do I tell people who ask me about {project}?'],
  pressed: [
    'I am still waiting for something on {matter}.',
    'What happens with {project} if nobody decides anything today?',
    'You have said a good deal, and little on {matter}.',
  ],
  heard: [
    'You have understood {matter}. Now give me something I can repeat to others.',
    'So somebody has looked at {matter} from my side. And what follows from it?',
    'That is the point about {matter}. It doesn’t solve it yet, does it?',
  ],
  answered: [
    'About {matter} that is half of an answer. What if it doesn’t work out?',
    'That is nearer. Who does it, for {matter}, and by which day?',
    'And for {matter} that holds even if something comes in between?',
  ],
  done: [
    'That I can live with, and I say so when somebody asks me about {matter}.',
    'Good. I cross {matter} off my list.',
    'So that is {matter}. I did not expect that we would get there today.',
  ],
  relapsed: [
    'A moment ago {matter} sounded different. Which of the two is it?',
    'Now you take back what you said about {matter}. I noticed.',
    'First it was clear with {matter}, and now it isn’t. Start again.',
  ],
} as const;
