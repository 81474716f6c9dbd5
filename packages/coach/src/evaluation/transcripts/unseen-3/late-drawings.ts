import type { WrittenTalk } from '../talk';

const scenario = 'late-drawings';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'late-drawings/strong-soft-spoken',
    scenario,
    quality: 'strong',
    voice: 'soft-spoken, hedging',
    lines: [
      'Hi Nuala. I suppose I was going to ask something they maybe didn’t. Of those sheets, which ones are you actually able to draw today, and which are you stuck on because something of ours hasn’t reached you?',
      'Six sheets then, because of a staircase that my own architect keeps shifting. I have to be honest, I saw his Friday mails in copy and said nothing. I think that one’s on me rather than on you.',
      'I’d like to freeze it. I’ll sit down with Fionn today and he gets until tomorrow noon, and after that the stair stays where it is, even if it’s a bit ugly. If he moves it anyway, I’d pay for a temporary stair on site before I’d ask you to draw it twice. And the calls: could I tell the foreman and the buyer that only I ring you, once a day, say at four?',
      'No, I wouldn’t want them unchecked, you’d be the one with your name on the stamp. I’m not sure we need all of them, to be fair. Mallow can’t bend a stair before the pads anyway. If the foundation sheets came by the 23rd, checked, the stair and its walls could come perhaps ten days after. I’d have to ask Mallow whether they take it in two lots, and if they want a second set-up fee we’d carry that. Would that fit, or is eight still too many for the two of you?',
      'Then let it be seven on Monday and the last one Tuesday morning. I’d sooner have that than a Monday that’s not true. So, if I have it right: Fionn is frozen from tomorrow noon, nobody but me rings, the stair comes by the 3rd, and I’ll mail you all that in five lines tonight so you can cross out what’s wrong. Is that a yes from you?',
    ],
    replies: [
      'Well. That’s a new one. The pads and the ground beams I could draw now, if I was let. The stair and the walls beside it I can’t, because Fionn moved it again on Friday evening. Eight I can do and six I can’t, if you want it counted.',
      'Thank you. Nobody’s said that to me yet. But saying it doesn’t stop him. What happens this Friday?',
      'Once a day at four I could live with. But you’ll want the whole fourteen by the 23rd, and there’s two of us, and somebody has to check them. I won’t send out a sheet that’s not checked.',
      'Eight, checked, by the 23rd is tight. Seven I’d sign for. The eighth on the Tuesday, in the morning.',
    ],
    met: {
      'spoke-in-particulars': 5, 'answered-questions': 3, 'owned-their-part': 2, 'stayed-on-the-matter': 4, 'turned-no-into-next': 4, 'trade-off-with-number': 4,
      'asked-priority-first': 1, 'promised-what-is-paid-for': 3, 'gave-the-cause': 2, 'answered-the-central': 3, 'named-before-answering': 4, 'followed-up': 4,
      'gave-it-back': 5, 'tied-to-their-interest': 3, 'backed-with-fact': 4, 'moved-a-concern': 4, 'put-in-writing': 5, 'owner-and-day': 3, 'recorded-agreement': 5,
      'named-their-stake': 4, 'asked-their-side': 1, 'took-up-what-was-raised': 3, 'asked-for-decision': 5, 'committed-in-own-name': 3, 'moved-to-decision': 5,
    },
    notApplicable: ['said-where-things-stand', 'held-the-line', 'recommended-one'],
  },
  {
    id: 'late-drawings/middling-bad-start',
    scenario,
    quality: 'middling',
    voice: 'brusque, then contrite',
    lines: [
      'Right so, it’s the same question I’m afraid. When do I get them? All fourteen. I’ve a bender in Mallow waiting and a crane booked.',
      'Sorry. That was the third call of your morning and no better than the other two. Start again, so. Is there something of ours that you’re waiting for?',
      'The stair, I can guess. I’ll have a word with Fionn, he means well. I’ll see to it that he keeps his hands off it for a while.',
      'What would help me most is the foundation sheets first. The pour is only pads and strips, the stair isn’t in it, so leave those until the others are out. That’s fine by us.',
      'Ok. Could you let me have the foundation ones before the 23rd? Whatever day suits in the week, I won’t hold you to the hour. The rest when they’re ready.',
      'Grand so.',
    ],
    met: {
      'owned-their-part': 2, 'turned-no-into-next': 4, 'asked-priority-first': 2, 'recommended-one': 4, 'backed-with-fact': 4, 'moved-a-concern': 4, 'asked-their-side': 2, 'asked-for-decision': 5,
    },
    notApplicable: ['held-the-line'],
  },
  {
    id: 'late-drawings/poor-logbook',
    scenario,
    quality: 'poor',
    voice: 'exact, figures and names, gives nothing',
    lines: [
      'Nuala, let me go through the numbers. 14 of 22 outstanding, due 30 October, so we are 17 days over. Mallow needs schedules on the 23rd, pour is 7 December, crane and gang are €4,600 a day. Five days of standing is €23,000, ten is €46,000.',
      'What I want is a date per sheet. F-01 to F-06 on Wednesday 18th, F-07 to F-10 on Thursday, W-01 to W-04 by Friday at five. I have it in a programme with your name and Declan’s against each line.',
      'Fionn’s last revision was issued 13 November at 18:40, revision F, two risers added, and it sits on the portal since then. So the information was with Lowe Brennan inside the hour.',
      'The appointment says 22 sheets at a lump sum with a turnaround of 10 working days. Revision E was in before 2 November. My quantity surveyor, Aoife Tierney, has the log.',
      'Gerry on site has 11 men from seven in the morning and a 50 tonne crane on hire from Cork until 18 December. Those are facts we all have to work around, and Friday 17:00 is what is in the programme.',
      'That’s your choice. I’ll enter the call as 16 November, 09:20, 14 sheets, Friday 20th, owner N. Brennan.',
    ],
    replies: [
      'I know the sums, I do them at night. I asked what you wanted to ask me.',
      'Declan’s on the hospital job until Thursday. And the W sheets have the stair in them, the one your Fionn moved on Friday.',
      'It’s the sixth revision. I can’t detail a stair that won’t stand still. What are you doing about that?',
      'So it’s logs now. And what would you take off me, if I did your Friday?',
      'Nothing, so. Then I’ll write you a letter, and that you’ll have by Friday.',
    ],
    met: { 'said-where-things-stand': 1, 'spoke-in-particulars': 2, 'held-the-line': 5, 'backed-with-fact': 3, 'asked-for-decision': 2 },
    notApplicable: ['recommended-one'],
  },
];
