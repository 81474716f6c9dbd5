/** The dark lamps at B3 on Kestrel Moor: four hasty messages from the site, a bad start mended, soothing words, and the safety system. */
import type { WrittenTalk } from '../talk';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'the-finding-before-go-live/strong-terse-typos',
    scenario: 'the-finding-before-go-live',
    quality: 'strong',
    voice: 'terse, typos, four messages',
    lines: [
      "Hazard first. B3 dark for 11 sec at nite means somone taxis onto the runway with nothing in front of him. We missed it becuase we tested in daylight, 4 of 15 bars, B3 wasnt one, and never pulled the main controler. My test plan, my signature.",
      "Cause is in the log of the 19th: standby waits for 3 missed polls, 3.5 s each, before it takes over, then the lamps need half a sec. Vendor cut that to one poll of 0.8. Bench run on saturday: 40 power cuts, worst 2.1 sec, sheets under your cup. A bench isnt an airfield so I dont ask you to sign on that.",
      "2 ways. A, 1 dec with B3 shut: barrier boards across it, not just a radio word, everybody by B1, 2 min longer x 22 movements a night. Only if the other 14 bars do under 3 s in the dark with the power pulled and you standing there. Wed 25th 0130, Shona in the tower has cleared the slot. B, all of it in the night to 17 dec with the fixed program, old permit runs to the 31st so 14 days spare. One bar over 3 and its B. Id go A as far as the bars carry it, because then you've seen every lamp yourself before an aircraft does.",
      "No, not B3 open with a man and a torch, thats a promise where a lamp shd be. What wld you have to see on wed night to accept A? Say it and I write it in the site book in your words, we both sign today. All 15 times on your desk thu 0900, from me.",
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 3, 'answered-questions': 2, 'owned-their-part': 1, 'stayed-on-the-matter': 3, 'turned-no-into-next': 3, 'trade-off-with-number': 3, 'offered-two-ways': 3,
      'set-a-boundary': 4, 'promised-what-is-paid-for': 3, 'gave-the-cause': 2, 'recommended-one': 3, 'answered-the-central': 3, 'named-before-answering': 1, 'tied-to-their-interest': 3, 'backed-with-fact': 2,
      'moved-a-concern': 3, 'put-in-writing': 4, 'owner-and-day': 4, 'asked-their-side': 4, 'took-up-what-was-raised': 2, 'asked-for-decision': 4, 'committed-in-own-name': 4, 'moved-to-decision': 4,
    },
  },
  {
    id: 'the-finding-before-go-live/middling-mended',
    scenario: 'the-finding-before-go-live',
    quality: 'middling',
    voice: 'defensive, then honest',
    lines: [
      'Morning Alasdair. Before we start, I have to say it was an odd sort of test, nobody loses the main controller on a normal night. And we go live in eight days, with three airlines told.',
      'They didn’t, B3 wasn’t in them. We did 4 of the 15, and in daylight.',
      'No. That’s a hole in our plan, I’ll admit that. And I shouldn’t have opened with the airlines.',
      'Test them, at night, power cut each time, and you’re welcome to stand there. The fault itself is in the switch-over: the standby unit boots from cold when it should be running alongside. The supplier’s corrected program will be tested by 15 December.',
      'We’d close B3 and send everyone round by B1. That’s about two minutes more for each aircraft, the tower can live with it.',
      'Good question, the first one, I’d have to check with operations, some kind of barrier I think. And if they don’t pass, well, we’d have to look at the date again, I suppose. Let’s see how it goes first.',
    ],
    replies: [
      'I’m sure they have been told. I’d sixteen years in a tower, and there was one night when the controller went. It wasn’t a normal night, no. How did your own tests find the time at B3?',
      'By day. So nobody has stood by the other ten in the dark and pulled the plug.',
      'No harm in it. What would you do about the ten?',
      'Aye, I’d come for that. And between the first and the fifteenth, what’s holding an aircraft at B3?',
      'Is it closed by a thing you can see, or by a word on the radio? And if one of the ten doesn’t pass, what then?',
    ],
    met: {
      'said-where-things-stand': 2, 'spoke-in-particulars': 4, 'answered-questions': 2, 'owned-their-part': 3, 'stayed-on-the-matter': 5, 'turned-no-into-next': 5, 'trade-off-with-number': 5, 'gave-the-cause': 4,
      'answered-the-central': 4, 'moved-a-concern': 4, 'took-up-what-was-raised': 4,
    },
    notApplicable: ['held-the-line'],
  },
  {
    id: 'the-finding-before-go-live/poor-soothing',
    scenario: 'the-finding-before-go-live',
    quality: 'poor',
    voice: 'soothing, agreeable',
    lines: [
      'Good morning Alasdair, glad the tea’s alright. Yes, B3, we’re all over that one, the supplier’s on the phone with us about it every day.',
      'Eleven seconds does sound long, I know, but the pilots have lights of their own and then there’s the tower as well. It’s not as if anybody were left alone out there.',
      'Our own tests came back fine, that’s why we were so surprised. Could it be that how the power was cut on the day had something to do with it?',
      'We’d be open to something temporary, a procedure, or keeping an eye on the holding point for the first weeks. And of course the new program’s on its way before Christmas.',
      'I’d really love to find a way of keeping the first of December, the whole airport’s looking forward to it. If you can see your way to that, we’ll be very flexible about conditions. You name them and we’ll do them.',
    ],
    met: {},
  },
  {
    id: 'the-finding-before-go-live/poor-polished',
    scenario: 'the-finding-before-go-live',
    quality: 'poor',
    voice: 'polished, safety management system',
    lines: [
      'Mr Rennie, safety comes first, second and third at Kestrel Moor, and I’d like that on the record before anything else. Your observation has been entered in our hazard register as number 0447, classified, and assigned to the accountable post-holder. I can confirm that it has attention at the highest level of the organisation.',
      'To put it in perspective, the installation has accumulated 6,200 operating hours at an availability of 99.982 per cent, and the stop bars are one of 38 subsystems. Industry data place the coincidence of an outage with a crossing movement well inside the tolerable region, so what we’re discussing is, in the best sense, continuous improvement.',
      'Our verification strategy followed the V-model with full traceability. Where the independent perspective of the regulator adds value we welcome it as an enrichment, and a revised test concept with extended coverage is in the last stages of internal approval.',
      'As to how we go forward, there’s a suite of mitigations available: technical, procedural and organisational. Every one has been assessed for its residual risk, has an owner, and can be activated in good time before transition. Taken together they provide an equivalent level of safety, which is, I believe, the test the regulation itself applies.',
      'I fully respect that the judgement is yours. With forty airfields behind you, you’ll know better than any of us that no commissioning was ever free of findings, and that what marks out a mature operator is how it responds.',
      'May I suggest we minute today as a constructive exchange with a mutual understanding of the direction of travel? A compliance statement covering all open points will be furnished ahead of transition, and my safety team remains at your disposal around the clock for any residual question.',
    ],
    met: {},
  },
];
