import type { Voice } from '@parley/shared';

export const twentyMinutesWithTheUnderwriterVoice: Voice = {
  matters: {
    'sixty-four-fields': ['the 64 boxes', 'your first page', 'the broker’s six lines'],
    'judgement-overruled': ['the traffic light', 'line forty', 'who overrules the score'],
    'asked-again': ['the next twenty minutes', 'my time on this', 'the binder after the last one'],
  },
  insists: [
    'One question. What about {matter}?',
    'Need a word on {matter}. Short.',
    'Phone rings at 14:20. Tell me about {matter}.',
    'What do you do about {matter}? That’s what counts here.',
    'Talk about {matter}.',
    'Manual says nothing on {matter}. You?',
    'No opinion on the rest. I want to hear about {matter}.',
  ],
  eased: ['{Matter}. Bound. Next.', 'Not worried about {matter} now. Rare, in December.'],
  lost: [
    'Garbled. Worse than a telex from Chittagong. {Matter}?',
    'No cargo in that. Try {matter}.',
    'Can’t rate what I can’t read. {Matter}.',
    'Again. Six words. About {matter}.',
  ],
  foreign: [
    'Farah speaks four languages. I quote in one. {Matter}.',
    'Brokers try that when they’re hiding a ship. English. {Matter}.',
  ],
  outOfRole: [
    'Not my line of business. Mine’s {matter}.',
    'Don’t follow instructions from forms. Or from that. {Matter}.',
  ],
  greeted: ['Yes, hello. 14:20, remember.', 'Afternoon. Skip the weather, unless it’s on a vessel.'],
  smallTalk: ['Had noodles. Quoted six cargoes with them. Next.', 'Weekend’s for people without renewals.'],
  felt: ['Feel? Like a man with sixty submissions and a visitor.', 'Fine. Was less fine in February, with the coffee.'],
  thanked: ['Thank me with a shorter form.', 'No need. Clock’s still running.'],
  parting: ['Going? Form’s still 64 boxes. Farah’s next door.', 'Right. Hartono’ll be early for once.'],
  lostThread: ['Happens. {Matter}.', 'You were on {matter}. Eight minutes ago.'],
  again: ['Slower, then. {Matter}. That’s the question.', 'Same thing, as a cargo slip would put it: {matter}.'],
  unknown: [
    '{topic}? Not on my desk. Ask Farah.',
    'Don’t know {topic}. Don’t quote what I don’t know.',
    'No idea. Nobody ships it.',
  ],
  withheld: ['Could say. Won’t, till I see what you build with it.', 'Trade secret. Show me a real submission, maybe.'],
  told: ['{figure}. Page 12, if you want it printed.', 'It’s {figure}. Write it.'],
  due: [
    '{day}, you said. What lands on my desk, and does it fit on one page?',
    'Your {day}. Before the renewals or in the middle of them?',
    '{day} still good? Or do I tell Farah to forget it?',
  ],
  clash: [
    '{old} before. {new} now. Broker does that, I decline.',
    '{old}. Then {new}. Which one do I write on the slip?',
  ],
  disputed: ['Not so. I’d have seen it.', 'No. Check your notes.', '{known}, not {claimed}. Next.'],
  needs: [
    'Real submission on the table. List of what can wait till after the quote. And out of here before 14:20.',
    'Fewer boxes up front. Last word at the desk. That’s it.',
  ],
  notYet: ['No, not yet. Need an answer on {matter}.', 'Can’t say yes. Open point: {matter}.'],
  waiting: ['And? Wall clock’s behind you.', 'That a yes? Slips need a yes.', 'Still here. So are sixty submissions.'],
  lastThing: [
    'One more. Put it on one page for Farah, not for me.',
    'Before you go: who do I ring when the light’s wrong? Name.',
  ],
  afterwards: ['Done. Phone.', 'Got it. Go and build the short one.', 'Bound and filed. Hartono’s waiting.'],
};
