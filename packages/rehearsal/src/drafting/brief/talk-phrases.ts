/**
 * What is said of a matter whatever a brief is about. First, how a stakeholder speaks in the three kinds of talk that the writer of a brief begins: something is asked of them, they
 * are told what they lose, or it is about what they did. Slots as in `phrases.ts`.
 */
import type { TalkKind } from './talk-kind';
import type { MatterPhrases } from './phrases';

export const TALK_PHRASES: Readonly<Record<TalkKind, MatterPhrases>> = {
  asked: {
    summary: ['what a yes costs them, and whether it ends there'],
    worry: ['If I say yes I am the one who has to stand by it, and the next person comes and asks for more.'],
    acknowledged: [
      'If you say yes it is you who has to stand by it, and not me.',
      'You would make an exception, and others will come to you with theirs.',
      'I come to you with a wish, and so far nothing stands beside it for you.',
    ],
    settled: [
      'This is all I ask of you with {short}, and it has an end. You get it in writing today, and if I can’t keep to it you hear it from me first.',
      'For your yes you get something: I take the work that comes with it, and you have my name on the page by tomorrow.',
      'If it goes wrong, it goes wrong under my name. You have that in writing, with the day on which it ends.',
      'Say yes to the smaller half of it. The other half we decide together, once you have seen how the first goes.',
    ],
    near: [
      'I would really appreciate some flexibility from your side on {project}.',
      'I am sure we can find a win-win for everybody on {project}.',
    ],
    open: ['What do you want of me with {short}, plainly?', 'Before you ask: what does a yes on {short} cost me?'],
    pressed: [
      'I hear what you need. What does it cost me if I say yes on {short}?',
      'If I do that for you with {short}, who comes and asks me next?',
      'And where does it end with {short}? I have heard “only this once” before.',
    ],
    heard: ['Yes, I would be the one who stands there with {short}. So what makes it worth that?'],
    answered: ['That I could think about. And where does it end, with {short}?'],
    done: ['On those terms you have it from me, with {short}.'],
    better: [
      'I know that a yes costs you something. So here is exactly what I ask, where it ends, and what I put beside it. If that is not enough, tell me what would be.',
    ],
    why: 'A wish is granted when it has an end, a price, and something beside it for the one who grants it.',
  },
  told: {
    summary: ['what they lose by it, and what they tell their own people'],
    worry: ['I stood up for this in front of my own people. If it goes, I am the one who looks like a fool.'],
    acknowledged: [
      'It takes something from you that you have worked for, and nobody asked you.',
      'You stood up for it, and now I come and say that it isn’t happening.',
      'It is you who has to explain it to your people.',
    ],
    settled: [
      'It is decided, and I tell you why and by whom. What we keep of it is yours to say, and I hold to that.',
      'I tell your people together with you, on the day that suits you, so that you don’t stand there alone.',
      'It does not happen, and that stays so. In its place you get this from me, in writing, by Friday.',
      'What you have put into it is not thrown away: we take over the part that you name, and I answer for it.',
    ],
    near: ['I know this is hard, but we all have to move on.', 'Every change is an opportunity as well.'],
    open: ['Is it decided about {short}, or are you asking me?', 'What becomes of {short}? Say it straight.'],
    pressed: [
      'Who decided that about {short}, and when did anybody mean to ask me?',
      'And what do I tell my people about {short}?',
      'What do we get in its place, if anything?',
    ],
    heard: ['Yes, I am the one who has to tell them. So what do I tell them?'],
    answered: ['That is something, at least. Who stands beside me when I speak of {short}?'],
    done: ['I don’t like it, and like that I can live with it.'],
    better: [
      'I have something to tell you that you won’t like, and you hear it from me first: this is decided, this is why, and here is what is still yours to choose.',
    ],
    why: 'Bad news is taken better whole and early, with the reason, and with something that is still theirs to decide.',
  },
  conduct: {
    summary: ['being put on the spot for what happened, as if nothing had led up to it'],
    worry: ['If I admit that, it is held against me from then on, and nobody asks what I had to put up with.'],
    acknowledged: [
      'You have been under pressure for a while, and nobody has asked you about that.',
      'Something led up to it, and I want to hear that before I say anything else.',
      'It isn’t pleasant to be told this, and I would rather say it to you than about you.',
    ],
    settled: [
      'It must not happen again, and it stays between us two: you put it right with them by Friday, and I take what led up to it off your hands.',
      'The next time something annoys you, you come to me first, the same day. I take it up, and you hear from me by the evening.',
      'I say what I know and no more. You put it right in your own words, and after that nobody brings it up again, me included.',
      'I need to know all of it, today. If it is all on the table I stand by you, and we agree what is put right and by when.',
    ],
    near: ['We should all try to be more respectful with one another.', 'Let us just put this behind us and move on.'],
    open: ['So what am I supposed to have done?', 'You haven’t come to chat. Say what you came to say.'],
    pressed: [
      'And what I had to put up with, does anybody ask about that?',
      'Who says so? Were you there?',
      'Suppose I say that it was so. What happens then?',
    ],
    heard: ['Yes, that is how it was. And what do you want me to do now?'],
    answered: ['That I could do. And after that it is done with?'],
    done: ['All right. I put that right, and I would rather have heard it sooner.'],
    better: [
      'I would rather say this to you than about you. This is what I know, this is what it did to the others, and before we speak of what follows I want to hear how it came about.',
    ],
    why: 'It says plainly what happened, leaves the person their dignity, and asks for their side before it asks for anything else.',
  },
};

/** What worries everybody who is to agree to something: for a brief that tells of fewer than three matters. */
export type CommonWorry = 'word' | 'others';

export const COMMON_PHRASES: Readonly<Record<CommonWorry, MatterPhrases>> = {
  word: {
    summary: ['whether what is said here still holds next week'],
    worry: [
      'I have been told things before, and a week later they were something else. I don’t want to be the one who believed it twice.',
    ],
    acknowledged: [
      'You have heard promises before, and you want to know what this one is worth.',
      'You don’t want to stand there a second time with something that changed overnight.',
      'A word of mine is not enough for you, and I can see why.',
    ],
    settled: [
      'You get it in writing from me today: what we do, who does it, and by when. If any of it changes you hear it from me the same day.',
      'I put my name under it, and on Friday you see the first piece of it yourself.',
      'If I can’t keep it I come to you before the day and not after it. That is in the mail you get tonight.',
      'We look at it together next week, for ten minutes, with the page in front of us. If it isn’t so by then, you can take your yes back.',
    ],
    near: ['You can rely on me, as always.', 'Trust me, we have this under control.'],
    open: [
      'And what makes that hold until next week, with {short}?',
      'Where do I have that in writing, about {short}?',
    ],
    pressed: [
      'Say what happens if it turns out otherwise with {short}.',
      'I have heard that before about {short}. What is different?',
      'Who keeps to that with {short} when you are away?',
    ],
    heard: ['Yes, I have been there with {short}. So what makes this one hold?'],
    answered: ['That I could check. And if it changes with {short}, when do I hear of it?'],
    done: ['Good. About {short} that is a word I can hold you to.'],
    better: [
      'You have heard promises before, so don’t take my word for it: here is what you get in writing today, and what you can check yourself by Friday.',
    ],
    why: 'It offers something that can be checked in place of an assurance.',
  },
  others: {
    summary: ['what they tell the people who will ask them about it'],
    worry: [
      'It isn’t you who will be asked about this in the corridor. It is me, and I want to have an answer that isn’t embarrassing.',
    ],
    acknowledged: [
      'It is you whom the others will ask about it.',
      'You have to stand by it in front of people who aren’t in this room.',
      'What you say about it will be remembered longer than what I say.',
    ],
    settled: [
      'I tell them myself, by tomorrow evening, and you see the words before I do.',
      'Here is the one sentence you can give to anybody who asks, and my name for whoever wants more.',
      'We say it together, on the day that you name, and the questions come to me.',
      'You tell nobody anything before it is signed. After that it comes from me, in writing, and you are the first who has it.',
    ],
    near: ['I am sure that everybody will understand.', 'We will communicate it in due course.'],
    open: ['And what do I say when they ask me about {short}?', 'Who tells the others about {short}, you or me?'],
    pressed: [
      'They will ask me about {short}, not you. What do I say?',
      'I want to know who hears it from whom about {short}.',
      'Give me a sentence about {short} that I can repeat.',
    ],
    heard: ['Yes, they come to me with {short}. So what do I tell them?'],
    answered: ['That I could say about {short}. And who answers what they ask next?'],
    done: ['With that I can face them about {short}.'],
    better: [
      'They will ask you and not me, so here is the sentence you can give them, and from tomorrow every question comes to me.',
    ],
    why: 'It takes over the part that costs the other person face: standing in front of their own people without an answer.',
  },
};

/** Of a matter that they put in their own words, whatever it is: nothing here says what it is about. */
export const SAID_PHRASES: MatterPhrases = {
  summary: ['what they said at the beginning, which nobody has answered'],
  worry: [
    'If nothing comes of that, I am the one who has to live with it, and I will have said so in time.',
    'So far I have no answer to it, and I would rather not find one by myself.',
    'I would not say it if it could wait. It can’t.',
  ],
  acknowledged: [
    'You have said it plainly, and so far you got no answer to it.',
    'I can see what that means for you, and that it can’t wait.',
    'It is you who has to live with it if nothing changes.',
  ],
  settled: COMMON_PHRASES.word.settled,
  near: ['I hear you, and we will look into it.', 'We are aware of it and working on it with high priority.'],
  open: [
    'And what do you say to that?',
    'Who takes that off my hands, and when?',
    'That is where I stand. Where do you?',
  ],
  pressed: [
    'You have heard it from me, and I have no answer to it yet.',
    'Does that simply stay as it is?',
    'What changes for me, and from which day on?',
  ],
  heard: ['Yes, that is how it is. And what follows from it?', 'So you have understood it. What do you do about it?'],
  answered: [
    'That would help. Who does it, and by which day do I see it?',
    'And that holds even if something comes in between?',
  ],
  done: ['Good. Then I have my answer.', 'That I can live with, and I say so when somebody asks me.'],
  better: [
    'You told me what you need, so here is my answer to exactly that: what we do, who does it, and by when you can see it. If it isn’t enough, tell me what is missing.',
  ],
  why: 'It answers what was asked, in the order in which it was asked, and can be checked afterwards.',
};

/** The same where what it is about has a name that one can say. */
export const SAID_OF_PHRASES: MatterPhrases = {
  ...SAID_PHRASES,
  acknowledged: [
    'You have said it plainly about {short}, and so far you got no answer to it.',
    ...SAID_PHRASES.acknowledged.slice(1),
  ],
  open: ['What do you tell me about {project}, then?', 'Where does that leave me with {project}?'],
  pressed: [
    'That is what I said about {short}, and I have no answer to it yet.',
    'And what I said about {short}, does that simply stay as it is?',
    'What changes for me with {project}, and from which day on?',
  ],
  heard: ['Yes, that is how it is with {short}. And what follows from it?'],
  answered: ['With {short} that would help. Who does it, and by which day do I see it?'],
  done: ['Good. About {short} I have my answer.'],
};
