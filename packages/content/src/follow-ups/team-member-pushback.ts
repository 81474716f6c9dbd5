import type { FollowUp } from '@parley/shared';

export const teamMemberPushbackFollowUps: readonly FollowUp[] = [
  {
    id: 'strange-sort-of',
    on: ['opening', 'answer:strange-rota'],
    asked: [
      'Strange in what way?',
      'a strange sort of rota, how do you mean',
      'What’s strange about it, Rhys?',
      'you find it strange?',
      'Strange how?',
      'what do you find odd about my rota',
    ],
    says: [
      'It starts from nothing, as if the phone had been silent till December. And it’s whole weekends, cut by somebody with a ruler.',
    ],
  },
  {
    id: 'which-cross',
    on: ['opening', 'common:are_we_all_right', 'answer:angry'],
    asked: [
      'Which of us should be cross, do you think?',
      'are you cross with me then',
      'I’m not cross. Are you?',
      'not sure who was meant to be cross, what do you mean',
    ],
    says: ['Neither of us, I’d hope. You for my three words and me for your mail, I’d call it one each.'],
  },
  {
    id: 'tired-of-what',
    on: ['opening', 'common:how_do_you_feel'],
    asked: [
      'What are you so tired of?',
      'tired from what',
      'You say you are just tired. Since when?',
      'Is it work that makes you so tired?',
      'Tired of what, the rota?',
      'what is it that makes you tired',
    ],
    says: ['Of a phone that goes at night and hasn’t anything to say. It’s been a while, mind, it’s not this week.'],
  },
  {
    id: 'nothing-prepared',
    on: ['opening'],
    asked: [
      'I haven’t prepared anything. Can we just talk?',
      'nothing prepared, I only want to listen',
      'Would you rather start yourself?',
      'I have no slides, i just came over',
    ],
    says: [
      'That’s a relief, I’d my face ready for slides. Ask me who’s been answering the phone till now, that’s as good a place as any.',
    ],
  },
  {
    id: 'awkward-meaning',
    on: ['opening', 'fact:mail', 'common:agree_now', 'answer:just-december'],
    asked: [
      'Not awkward, but not doing it. What does that mean?',
      'so what do you refuse exactly then',
      'Not doing any of it, or not like this?',
      'is it a no to cover or a no to the rota',
    ],
    says: ['A no to the rota as it’s drawn. Cover there has to be, I’d never say otherwise.'],
  },
  {
    id: 'inspector-who',
    on: ['fact:start-date', 'answer:inspector-law', 'statement:news-inspector'],
    asked: [
      'Which inspector?',
      'who is the inspector then',
      'Does the inspector really ring?',
      'has she ever called here',
    ],
    says: [
      'Ms Prosser, from the regulator. She rings at odd hours and hangs up when somebody says good evening. Pleasant enough, they tell me.',
    ],
  },
  {
    id: 'river-doesnt-read',
    on: ['fact:start-date'],
    asked: [
      'You mean floods come before the fifth as well?',
      'so the river was there before, is that what you mean',
      'What happens before the fifth then?',
      'and until the fifth of December, who answers?',
    ],
    says: ['It comes up in October, November, when it likes. Till the fifth it’s as it’s always been, they ring me.'],
  },
  {
    id: 'three-seventy-five',
    on: ['fact:rota'],
    asked: [
      'Is £3.75 an hour too little for you?',
      'is it the money then, the 180',
      'How do you get to three seventy-five?',
      'So the pay is the trouble?',
    ],
    says: [
      'Forty-eight hours into a hundred and eighty, I’d a quiet bus ride. It’s not the trouble, it only made me smile.',
    ],
  },
  {
    id: 'other-four-weekends',
    on: ['fact:rota', 'concern:three-winters', 'statement:news-rota-facts', 'answer:strange-rota'],
    asked: [
      'Who had the other four, then?',
      'what do you mean, who had the other four weekends',
      'Did you do the other four yourself?',
      'so it was you every weekend?',
      'And who did?',
      'who had all the other weekends until now',
    ],
    says: ['Me, mostly. Nobody drew it like that, it was just whoever’s phone went, and it was only mine that did.'],
  },
  {
    id: 'on-the-bus-thumb',
    on: ['fact:mail', 'answer:reply-all', 'statement:news-you-hurt-me'],
    asked: [
      'Did you mean to send it to everyone?',
      'why to all and not just to me',
      'Were you angry when you typed it?',
      'three words on the bus, do you regret them',
    ],
    says: [
      'I meant the words, not the audience. I’d have typed more but we’d got to Bridgend and it’s dark past there.',
    ],
  },
  {
    id: 'reactions-reply',
    on: ['fact:mail', 'answer:reply-all'],
    asked: [
      'How did the others react to your mail?',
      'what did the team say about the three words',
      'Did anybody answer you?',
      'what came back after your reply to all',
    ],
    says: ['Meg sent a cup of tea, in person. Anwar sent a thumb. Gethin and Lowri went very busy.'],
  },
  {
    id: 'more-nicely-how',
    on: ['fact:threshold-fix'],
    asked: [
      'How would you have said it more nicely?',
      'what did you say in March exactly',
      'Who did you say it to in March?',
      'in march, was it you who asked for it',
    ],
    says: [
      'I said six days and you’d sleep, in the planning round, to whoever had the pen. I’d have put a bow on it, that’s all.',
    ],
  },
  {
    id: 'fix-what-is-it',
    on: [
      'fact:threshold-fix',
      'concern:false-alarms',
      'answer:tech-new-gauges',
      'statement:claim-fix-done',
      'answer:gauges-old',
      'answer:crisp-packet',
    ],
    asked: [
      'What does the fix do exactly?',
      'how does this threshold fix work',
      'Can you explain the fix in plain words?',
      'what is the threshold, sorry',
    ],
    says: ['A gauge has to read high three times running before it rings. A leaf’s gone by then and a river isn’t.'],
  },
  {
    id: 'fix-how-much-less',
    on: [
      'fact:threshold-fix',
      'answer:fix-would-change',
      'concern:false-alarms',
      'answer:gauges-why',
      'answer:tech-new-gauges',
      'statement:offer-fix-first',
      'answer:minimum',
    ],
    asked: [
      'How many false alarms would it stop?',
      'would that stop all the false ones?',
      'After the fix, how often would it still ring?',
      'is it gone completely after the fix',
    ],
    says: ['Nearly all of them. You’d still get the odd spider with patience, but you’d sleep through most weeks.'],
  },
  {
    id: 'pie-chart-what',
    on: ['fact:dashboard-waits', 'concern:false-alarms', 'answer:dashboard-delay'],
    asked: [
      'Which pie chart?',
      'what’s in that pie chart for head office',
      'Who wants the pie chart?',
      'pie chart, you mean the dashboard?',
    ],
    says: [
      'The dashboard, aye. How many gauges are talking to us, in green, for a Mr Protheroe. He could ring me, everyone else does.',
    ],
  },
  {
    id: 'windows-meaning',
    on: ['fact:dashboard-waits', 'statement:news-dashboard-can-wait'],
    asked: [
      'They’ve windows?',
      'what do you mean, they have windows',
      'Windows, is that a joke?',
      'so you’d really let it wait the fortnight?',
    ],
    says: ['They can look out and see if it’s raining, that’s most of what the thing tells them. So yes, let it wait.'],
  },
  {
    id: 'blackmill-gauge',
    on: ['fact:volunteers', 'concern:false-alarms'],
    asked: [
      'What about the gauge at Blackmill?',
      'what’s wrong with the one at blackmill',
      'Why Blackmill?',
      'the gauge at Blackmill, is that the worst',
    ],
    says: [
      'It sits under a bridge by a lay-by, so it gets leaves and then it gets lunches. It’s the worst liar we’ve got.',
    ],
  },
  {
    id: 'meg-anwar-know',
    on: [
      'fact:volunteers',
      'answer:meg-anwar',
      'statement:claim-meg-anwar-yes',
      'answer:why-they-agreed',
      'answer:meg-daylight',
    ],
    asked: [
      'Have you told them that?',
      'did you warn Meg and Anwar',
      'Do they know what’s coming?',
      'why don’t you tell those two',
    ],
    says: [
      'I haven’t, no. You don’t tell people it’s leaves when they’ve just said yes to floods. I’d sooner show them, in daylight.',
    ],
  },
  {
    id: 'rather-not-them',
    on: ['fact:volunteers', 'statement:claim-meg-anwar-yes'],
    asked: [
      'Do you mind that they said yes?',
      'are you upset with Meg and Anwar for it',
      'Does it bother you that two have already agreed?',
      'would you rather they had said no',
    ],
    says: ['Not a bit, it’s decent of them. I only don’t want them finding out what I found out, one leaf at a time.'],
  },
  {
    id: 'forty-one-leaves',
    on: ['fact:october-alarms', 'answer:october-night', 'statement:claim-few-alarms'],
    asked: [
      'Forty-one of forty-six were false?',
      'so nine out of ten were nothing',
      'And the other five?',
      'what were the five that were real',
      'And the rest, the five?',
      'were the five others real floods',
    ],
    says: [
      'Forty-one, aye. The five were the Ewenny twice, the Garw twice and a culvert at Pyle, and every one of those was worth getting up for.',
    ],
  },
  {
    id: 'october-who-took',
    on: ['fact:october-alarms', 'answer:october-night', 'statement:claim-few-alarms', 'answer:who-covered'],
    asked: [
      'Who took those 46 calls?',
      'and all the forty-six came to you?',
      'Did anyone else get up for them?',
      'how do you have that figure, 46',
    ],
    says: [
      'They came to me. I pencil them on the kitchen calendar, time and river, and a little leaf if it’s a leaf. It was a leafy month.',
    ],
  },
  {
    id: 'october-normal',
    on: ['fact:october-alarms', 'answer:october-night'],
    asked: [
      'Is October always like that?',
      'is that a normal month or a bad one',
      'How about the other months?',
      'and in january, is it as many',
    ],
    says: [
      'Autumn’s the worst, with the leaves. January there’s fewer and more of them are real. Summer it’s spiders.',
    ],
  },
  {
    id: 'sixty-three-only',
    on: ['fact:calls-to-rhys'],
    asked: [
      '63 in one year?',
      'sixty three calls, all at night?',
      'How many of the 63 were real?',
      'were these all outside working hours',
      '63, since when?',
      'sixty-three times in how long',
    ],
    says: [
      'All out of hours, nights and weekends, in the one year. A handful were real, and I’d not have missed those.',
    ],
  },
  {
    id: 'sixty-three-paid',
    on: ['fact:calls-to-rhys', 'answer:paid-for-nights'],
    asked: [
      'And nobody paid you for a single one?',
      'why did you never claim that',
      'Did you not put in overtime?',
      'why no overtime for those calls',
    ],
    says: ['I never asked. There’s a form, and it wants the name of whoever told you to go, and nobody ever had.'],
  },
  {
    id: 'bill-see',
    on: ['fact:calls-to-rhys', 'answer:budget-pay', 'statement:offer-back-pay'],
    asked: [
      'Can I see that phone bill?',
      'do you still have the bills',
      'Could you give me the bill for finance?',
      'the itemised bill, may I have a copy',
    ],
    says: ['You can, it’s in a drawer with the takeaway menus. I’ll bring it in, I’ve run a pencil down it already.'],
  },
  {
    id: 'calls-and-alarms',
    on: ['fact:calls-to-rhys'],
    asked: [
      'Is that more than the alarms in October?',
      '46 alarms in october and only 63 calls in a year, how does that fit',
      'Do they call you for every alarm?',
      'why 63 calls if there are so many alarms',
    ],
    says: [
      'Not every alarm goes by way of Pencoed, the box rings out by itself. The sixty-three’s when the depot rang me on top, to ask was it true.',
    ],
  },
  {
    id: 'heart-who',
    on: ['fact:number-on-the-wall'],
    asked: [
      'Who drew the heart?',
      'a heart over your number?',
      'Why is there a heart?',
      'in marker with a heart, who did that',
    ],
    says: ['Sharon, I’ve always assumed, she does the birthdays. I’ve never liked to ask in case it was Dai.'],
  },
  {
    id: 'number-since-who',
    on: [
      'fact:number-on-the-wall',
      'answer:storm-babet',
      'answer:number-off',
      'statement:offer-number-off-wall',
      'concern:three-winters',
    ],
    asked: [
      'Who wrote it there?',
      'how did your number get on that wall',
      'Why your private one?',
      'since babet, that’s what, three winters',
    ],
    says: [
      'I read it out to Dai over the radio the night of Babet, for that night only. It got written where the pen was.',
    ],
  },
  {
    id: 'take-down-want',
    on: ['fact:number-on-the-wall', 'concern:three-winters', 'statement:claim-old-team-phone'],
    asked: [
      'Do you want it taken down?',
      'should I have it removed',
      'Would it help if the number came off?',
      'shall your number go from the wall at pencoed',
    ],
    says: [
      'I’d like it down, aye, once there’s another one up. Otherwise some wet night they’ve a clean wall and nobody to ring.',
    ],
  },
  {
    id: 'eleven-which',
    on: [
      'fact:worst-gauges',
      'answer:gauges-why',
      'statement:offer-worst-eleven',
      'common:your_proposal',
      'answer:in-return',
      'common:how_do_you_know',
    ],
    asked: [
      'Which eleven?',
      'can you give me the list of the eleven',
      'Do you know them by heart?',
      'where are these eleven gauges',
      'Which ones are the eleven?',
      'name me the eleven bad ones',
    ],
    says: [
      'Blackmill, then two on the Garw, and the rest are along the Ewenny under trees. I’ll write you all eleven before you’ve finished your tea.',
    ],
  },
  {
    id: 'eleven-enough',
    on: ['fact:worst-gauges', 'answer:gauges-why', 'statement:offer-worst-eleven', 'answer:switch-off'],
    asked: [
      'So would it be enough to fix those eleven?',
      'only the eleven, how many days would that take',
      'If we only did the eleven first?',
      'is it six days for all or for the eleven',
    ],
    says: [
      'For the nights, near enough, yes. It’s six days for the lot, and the eleven would be quiet by the end of the fourth.',
    ],
  },
  {
    id: 'dad-how-is',
    on: ['fact:sunday-visit', 'answer:sunday-reason'],
    asked: [
      'How is he?',
      'how is your father now',
      'I’m sorry. How long has he been there?',
      'does he still recognise you',
    ],
    says: [
      'Up and down, thanks. Two years in there come spring, and Sunday’s his good day, after his dinner. He likes the sea and the scores.',
    ],
  },
  {
    id: 'dad-nobody',
    on: ['fact:sunday-visit', 'answer:sunday-reason'],
    asked: [
      'Does anyone in the team know?',
      'who else knows about your dad',
      'So it stays between us?',
      'I won’t tell anybody about your father, all right',
    ],
    says: [
      'Only you, and I’d like it left so. They’d be kind about it, and I couldn’t be doing with that over the photocopier.',
    ],
  },
  {
    id: 'begins-word',
    on: [
      'concern:three-winters',
      'common:how_do_you_feel',
      'common:did_i_offend_you',
      'common:main_worry',
      'common:what_do_you_mean',
      'common:why_not',
      'statement:summary-three-winters',
    ],
    asked: [
      'What’s wrong with the word begins?',
      'why does “begins” bother you so much',
      'You mean it doesn’t begin, it has been there?',
      'what should it have said instead of begins',
      'Because of one word?',
      'the word begins hurt you, why that',
    ],
    says: [
      'Because it began three winters ago, and I was in it. “Continues” would have done me, it’s only two letters more.',
    ],
  },
  {
    id: 'who-pencoed-rings',
    on: [
      'concern:three-winters',
      'statement:claim-no-cover-before',
      'common:example',
      'answer:who-covered',
      'common:what_others_say',
    ],
    asked: [
      'Who do they phone?',
      'so who does Pencoed call, you?',
      'If I ring Pencoed, what will they tell me?',
      'and whose number would they give me',
    ],
    says: ['Mine. They’d not even look it up. It’s been me every time the Ewenny’s come up for three winters.'],
  },
  {
    id: 'written-where',
    on: ['concern:three-winters', 'answer:recognition-what'],
    asked: [
      'Where should it be written down?',
      'written down where, in a report?',
      'What would you like to have written?',
      'should it go in the minutes or somewhere',
    ],
    says: [
      'At the top of the rota would do. “Cover so far, R. Bevan, three winters”, and then the five names under it.',
    ],
  },
  {
    id: 'took-a-while-what',
    on: ['concern:three-winters'],
    asked: [
      'What would you like to happen about it?',
      'what should change on the fifth then',
      'What do you want me to do about those winters?',
      'so what happens now, what would be fair for you',
    ],
    says: [
      'Tell the other four who’s been doing it, take my number off that depot, and don’t start me level with everyone. That’s all it comes to.',
    ],
  },
  {
    id: 'tell-others-how',
    on: [
      'concern:three-winters',
      'answer:recognition-what',
      'statement:offer-tell-team',
      'common:what_matters_most',
      'statement:admission-didnt-know',
      'common:which_first',
      'answer:which-first',
      'answer:minimum',
      'answer:valued-phrase',
    ],
    asked: [
      'How should I tell them?',
      'is the Monday round the right place for that',
      'What exactly should I say to the others?',
      'do you want to be in the room when I tell them',
      'In the Monday round?',
      'when and how do I say it to the team',
    ],
    says: [
      'In the Monday round, one sentence, standing up. I’ll be there, looking at the carpet, and then on to the next item.',
    ],
  },
  {
    id: 'blackmill-story',
    on: ['concern:false-alarms', 'common:example'],
    asked: [
      'What happened that night?',
      'a crisp packet on a gauge, tell me',
      'When was that, at Blackmill?',
      'did you go out there for a crisp packet?',
    ],
    says: [
      'October, that was. I drove half an hour in the rain and there it was, cheese and onion, sat on the sensor. I took it home and put it on the fridge.',
    ],
  },
  {
    id: 'three-engineers-vacancy',
    on: ['concern:false-alarms', 'common:consequence'],
    asked: [
      'Do you think Meg would leave?',
      'who would hand in notice',
      'Three engineers and a vacancy, that’s four. You mean one quits?',
      'would somebody really quit over it',
    ],
    says: [
      'Meg, I’d be afraid, she’d run herself ragged first. You can’t be got up for nothing that often and stay keen.',
    ],
  },
  {
    id: 'moved-lower',
    on: ['concern:false-alarms', 'answer:backlog-who'],
    asked: [
      'How low is it now?',
      'where is it in the backlog today',
      'What number is the card at?',
      'which place does the fix have in the backlog',
    ],
    says: ['Forty-something, last I scrolled. It’s under a thing about the colour of the buttons.'],
  },
  {
    id: 'who-overtook',
    on: [
      'concern:false-alarms',
      'answer:backlog-who',
      'common:tried_before',
      'common:who_is_to_blame',
      'answer:raised-before',
    ],
    asked: [
      'What came in ahead of it?',
      'which jobs went before the fix',
      'Who put the dashboard before it?',
      'what was more important than the fix',
    ],
    says: [
      'A report, a portal, another report, and then the dashboard. All with a name attached that parks near the door.',
    ],
  },
  {
    id: 'gives-way-dashboard',
    on: ['concern:false-alarms', 'answer:fix-first', 'common:how_can_i_help'],
    asked: [
      'If the dashboard gives way, is that enough?',
      'the dashboard could wait, would that free the six days',
      'What would you stop for it?',
      'which job should give way in your opinion',
    ],
    says: [
      'The dashboard would do it, a fortnight late and Anwar’s free. It’s the only thing he’s on, so nothing else has to give.',
    ],
  },
  {
    id: 'anwar-why',
    on: [
      'concern:false-alarms',
      'answer:fix-why-six',
      'statement:offer-fix-first',
      'answer:start-the-fix',
      'common:how_can_i_help',
    ],
    asked: [
      'Why Anwar?',
      'do you need Anwar for the whole six days',
      'Can’t somebody else do it with you?',
      'could Gethin help you instead of Anwar',
      'Why him?',
      'is there a reason it must be Anwar',
    ],
    says: [
      'He wrote the part that does the ringing, so he knows where it’s soft. And he’ll hold a ladder without telling me about his holidays.',
    ],
  },
  {
    id: 'van-loaded',
    on: [
      'statement:offer-fix-first',
      'answer:fix-first',
      'statement:offer-prioritise-vague',
      'common:next_step',
      'answer:start-the-fix',
      'statement:admission-backlog',
      'statement:claim-six-days',
      'statement:news-dashboard-can-wait',
      'statement:claim-head-office-ok',
    ],
    asked: [
      'When would the van be loaded?',
      'what do you need for the van',
      'Which day could you two start?',
      'if I say Monday, does the van go out on monday?',
      'And when?',
      'what day do you load the van',
    ],
    says: [
      'Monday, first light, if you’ve told Anwar by then. A ladder, two batteries and a flask, it’s not an expedition.',
    ],
  },
  {
    id: 'list-napkin',
    on: ['statement:offer-worst-eleven', 'fact:worst-gauges', 'answer:whole-weekend-sure'],
    asked: [
      'Do you have that napkin?',
      'would you write me the list now',
      'Can I have the list by tomorrow?',
      'write it on a napkin, now?',
    ],
    says: [
      'Give me a pen. Name, river, which way it lies and who’s got the gate key, you’ll have it before the tea’s gone.',
    ],
  },
  {
    id: 'sunday-hours',
    on: [
      'concern:sunday-afternoons',
      'answer:whole-weekend-sure',
      'statement:summary-sundays',
      'common:is_it_flexible',
      'answer:just-december',
      'answer:sunday-reason',
      'answer:sunday-exception',
      'answer:half-weekend',
      'statement:offer-sunday-exception-reason',
      'common:why_not',
      'common:say_again',
      'common:your_contribution',
    ],
    asked: [
      'What hours on Sunday exactly?',
      'from when to when are you not free on sundays',
      'Is it all of Sunday or only the afternoon?',
      'so only two till five, the rest of Sunday is fine?',
      'From when to when?',
      'which hours are blocked on your sunday',
    ],
    says: ['Two till five, and the driving round it. Sunday morning I could do, and I’m home by six.'],
  },
  {
    id: 'every-sunday',
    on: [
      'concern:sunday-afternoons',
      'answer:will-you-join',
      'statement:summary-sundays',
      'answer:sunday-reason',
      'answer:sunday-exception',
      'answer:half-weekend',
      'statement:offer-sunday-exception-reason',
    ],
    asked: [
      'Is that every Sunday?',
      'each sunday, without exception',
      'Could you miss one now and then?',
      'what about one Sunday a month, would that work',
      'Each week?',
      'is it on all sundays of the winter',
    ],
    says: ['Every one. It’s not a hobby, I’d not make this much fuss over a hobby. The mornings you can have.'],
  },
  {
    id: 'no-reason-needed',
    on: [
      'concern:sunday-afternoons',
      'statement:offer-block-half-day',
      'statement:offer-sunday-exception-reason',
      'answer:sunday-exception',
      'answer:sunday-reason',
    ],
    asked: [
      'I won’t ask why. What do you need from me there?',
      'you don’t have to tell me the reason, is that all right',
      'So no questions about Sunday, and then?',
      'i will not ask what it is, only how to plan it',
    ],
    says: [
      'Thank you. Draw it so that any of us can keep half a day clear, and I’ll not look like the one with the note from his mam.',
    ],
  },
  {
    id: 'others-told-what',
    on: [
      'concern:sunday-afternoons',
      'statement:offer-block-half-day',
      'statement:offer-half-weekends',
      'answer:sunday-reason',
      'answer:sunday-exception',
      'statement:offer-cover-sunday-myself',
    ],
    asked: [
      'What should I tell the others about your Sundays?',
      'how do we explain it to the rest of the team',
      'Should I tell them why?',
      'the others will ask, what do I answer',
      'And the others?',
      'what reason do I give to the team for the sundays',
    ],
    says: [
      'Tell them it’s the rule for everybody, half a day each and no reasons. Then there’s nothing to explain, and Lowri’ll bless you for it.',
    ],
  },
  {
    id: 'who-from-two',
    on: [
      'concern:sunday-afternoons',
      'statement:offer-half-weekends',
      'statement:summary-sundays',
      'answer:half-weekend',
      'answer:urgent-sunday',
      'answer:just-december',
      'statement:offer-cover-sunday-myself',
    ],
    asked: [
      'Who could take the phone from two?',
      'and who has it on sunday afternoon then',
      'Would Meg take over at noon?',
      'whoever is on Sunday, could that be me',
      'And who then?',
      'from two o’clock on sunday who answers',
    ],
    says: ['Meg’d take it, for a Saturday back, or you would, with my list in front of you. Gethin if there’s cake.'],
  },
  {
    id: 'rivers-which',
    on: ['concern:sunday-afternoons', 'common:worst_case', 'answer:real-calls', 'answer:if-nothing'],
    asked: [
      'What is the Garw?',
      'the garw, is that the river',
      'Which is the dangerous one, the Garw or the Ewenny?',
      'garw, how fast does that come up',
    ],
    says: [
      'A river, up the valley behind Blackmill. It’s steep and it doesn’t give you long, an hour from a stream to somebody’s gate.',
    ],
  },
  {
    id: 'ewenny-what',
    on: ['concern:three-winters', 'common:example'],
    asked: [
      'What’s the Ewenny?',
      'ewenny, sorry, what is that',
      'When does the Ewenny come up?',
      'how often does the Ewenny rise in a winter',
    ],
    says: [
      'The river down below Bridgend. It comes up slow and it stays up, two or three times a winter, and always at a weekend it seems.',
    ],
  },
  {
    id: 'four-desks',
    on: ['concern:friday-mail', 'answer:mail-better'],
    asked: [
      'You were still there on Friday?',
      'at ten to five you were in the office?',
      'I didn’t see you there. Where were you?',
      'how far away were you when I sent it',
    ],
    says: [
      'At my desk, forty feet from yours, with my coat on the chair. I’d have had time for it, my bus is at five past.',
    ],
  },
  {
    id: 'say-sorry-first',
    on: ['concern:friday-mail', 'answer:mail-sorry'],
    asked: [
      'If I say sorry, would you take yours back?',
      'who says sorry first',
      'Would you apologise to the others as well?',
      'and you’d say sorry for the reply to all?',
    ],
    says: [
      'I would, and I’d go first if it speeds things up. I’m sorry I sent it to everyone. I’m not sorry I said it.',
    ],
  },
  {
    id: 'is-it-open',
    on: ['concern:friday-mail', 'answer:mail-sorry', 'statement:admission-mail-wrong', 'answer:first-thing-now'],
    asked: [
      'Would it help if I called it a draft?',
      'if I say the rota is open again, is that enough',
      'What would make it open for you?',
      'a draft, would that be all right with you',
      'A draft, would that do?',
      'can I make up for it by opening the rota again',
    ],
    says: ['It would, if all five hear it the same day. A draft that only I know about is just a promise.'],
  },
  {
    id: 'what-moved-about',
    on: [
      'concern:friday-mail',
      'statement:claim-licence-fixed',
      'statement:refusal-cover-stays',
      'answer:what-fixed',
      'statement:offer-no-more-mails',
      'answer:what-or-how',
      'common:who_decides',
      'statement:admission-mail-wrong',
    ],
    asked: [
      'What would you want to move?',
      'which part of the rota would you change',
      'If everything but the date is open, what do you change first?',
      'what would you like to have a say in',
    ],
    says: [
      'Halves and not wholes, swaps without asking, and who’s rung first. And it doesn’t start till the gauges are quiet.',
    ],
  },
  {
    id: 'where-the-fence',
    on: ['concern:friday-mail'],
    asked: [
      'What do you mean by the fence?',
      'fixed is the date and that there is cover, the rest is open. ok?',
      'Only the fifth and the cover are fixed. Is that a good fence?',
      'the fence, what should be inside it',
    ],
    says: ['That’s a fence I can see over. The fifth and somebody on the phone, and the rest is ours to draw.'],
  },
  {
    id: 'hr-monday-joke',
    on: ['concern:friday-mail'],
    asked: [
      'What would the fourth word have been?',
      'four words, what was the fourth',
      'Which word did you leave out?',
      'why HR on monday, what did you want to write',
    ],
    says: ['I’ll leave you to guess, you’ve a vocabulary. It’d have been an adverb.'],
  },
  {
    id: 'frame-joke',
    on: ['concern:friday-mail'],
    asked: [
      'You’ve put my mail in a frame?',
      'what frame',
      'Do you really have it on the wall?',
      'the mail in a frame, are you serious',
    ],
    says: ['Not a real one, no. It’s still at the top of my phone, mind, where I see it when it rings.'],
  },
  {
    id: 'lady-water-kitchen',
    on: ['answer:why-answer', 'common:tried_before', 'answer:lady-blackmill'],
    asked: [
      'Do you still think about that?',
      'do you feel guilty about the lady',
      'Was that your fault, the kitchen?',
      'and since then you always pick up',
    ],
    says: ['I do, most wet nights. Nobody ever said it was mine to answer, but the phone was, and I’d heard it ring.'],
  },
  {
    id: 'five-or-six-real',
    on: ['answer:real-calls', 'common:worst_case'],
    asked: [
      'Five or six out of how many?',
      'so the others were all for nothing',
      'How can you tell the real ones?',
      'how do you know that it’s a real one before you drive',
    ],
    says: [
      'Out of fifty or sixty rings. If it’s rained two days and two gauges on one river agree, it’s real, and you go down the stairs quicker.',
    ],
  },
  {
    id: 'road-shut-who',
    on: ['answer:real-calls'],
    asked: [
      'How did you get the road shut?',
      'who closed the road that night',
      'You did that on your own in January?',
      'the road at the garw, what happened exactly',
    ],
    says: [
      'I rang Pencoed, they rang the council, and Dai came out with two cones and a lamp. Twenty minutes after, the water was over it.',
    ],
  },
  {
    id: 'back-pay-sum',
    on: [
      'answer:recognition-what',
      'statement:offer-back-pay',
      'answer:budget-pay',
      'statement:refusal-no-backpay-promise',
    ],
    asked: [
      'How much would that be, the back pay?',
      'how much money would you ask for',
      'What would be a fair sum for the nights?',
      'have you worked out what they owe you',
    ],
    says: [
      'I’ve never worked it out, I was afraid I’d mind. Pay the calls on the bill at the overtime rate and I’d call it square.',
    ],
  },
  {
    id: 'not-hide-for-ever',
    on: ['answer:off-first-call', 'statement:offer-off-first-call'],
    asked: [
      'Until when would you be off first call?',
      'how long should you come last',
      'When would you come back in?',
      'is february all right for you to start again',
    ],
    says: ['February’d do me. By then the others have had a few real ones, and I’ve had a few nights.'],
  },
  {
    id: 'list-what-ignore',
    on: [
      'answer:off-first-call',
      'answer:guide-write',
      'statement:offer-guide-paid-days',
      'common:other_options',
      'answer:who-answers-first',
      'common:your_contribution',
      'statement:offer-off-first-call',
    ],
    asked: [
      'What’s on that list?',
      'what does one ignore, for example',
      'Give me an example of what to ignore.',
      'which alarms should the others ignore',
    ],
    says: [
      'One gauge shouting on a dry night, leave it. Two on the same river in the rain, go. That’s half the list, and the rest’s who bites, which dogs.',
    ],
  },
  {
    id: 'guide-when',
    on: ['answer:guide-write', 'statement:offer-guide-paid-days', 'common:your_contribution'],
    asked: [
      'When could you have it done?',
      'by when would the guide be ready',
      'Which two days would suit you?',
      'can you finish the four pages before the fifth',
    ],
    says: [
      'Give me two quiet days next to each other and you’d have it before the fifth. The week after the van’s been out would be best.',
    ],
  },
  {
    id: 'dai-sharon-tell',
    on: ['answer:depot-who', 'common:who_else', 'common:talk_to_them', 'common:what_others_say'],
    asked: [
      'Why hasn’t anyone told them?',
      'they don’t know about the rota at Pencoed?',
      'Shall I go over there today?',
      'when is the best time to find Dai and Sharon',
    ],
    says: [
      'Nobody thinks of them, they’re two people and a radio. Dai’s on from ten tonight, Sharon from Saturday, and it’s twenty minutes by car.',
    ],
  },
  {
    id: 'cake-which',
    on: ['answer:depot-who', 'common:talk_to_them', 'statement:offer-number-off-wall'],
    asked: ['What cake do they like?', 'what kind of cake should I take', 'Why a cake?', 'cake, is that an order'],
    says: [
      'Anything with coffee in it. They’ve been rung at and shouted at for years, and nobody’s ever brought them so much as a bun.',
    ],
  },
  {
    id: 'three-readings',
    on: ['answer:gauges-why', 'answer:tech-new-gauges', 'follow-up:fix-what-is-it'],
    asked: [
      'Why three readings and not two?',
      'how long does it take, three readings in a row',
      'Wouldn’t we lose time on a real flood?',
      'isn’t it dangerous to wait for three readings',
    ],
    says: [
      'Fifteen minutes for the three, and even the Garw gives you longer than that. Two would let the slower leaves through.',
    ],
  },
  {
    id: 'days-split',
    on: ['answer:fix-why-six', 'concern:false-alarms', 'fact:threshold-fix', 'statement:offer-fix-first'],
    asked: [
      'What happens in the two days of writing?',
      'could we skip the testing',
      'How would you split the six days?',
      'what are the last two days for, in the van',
    ],
    says: [
      'Two at a desk, two stood under the worst ones with a hose, two going round the rest. Skip the hose and you’ll meet the leaf in December.',
    ],
  },
  {
    id: 'reminded-who',
    on: ['answer:backlog-who', 'common:tried_before', 'fact:threshold-fix', 'concern:false-alarms'],
    asked: [
      'Whom did you remind?',
      'you reminded twice, in what way',
      'When did you remind us the second time?',
      'did you remind me about it as well',
    ],
    says: [
      'The planning round, in May and again in September. You were there for the second, you wrote it down, fair play, and then the dashboard came.',
    ],
  },
  {
    id: 'cross-people',
    on: ['answer:fix-later', 'statement:offer-fix-later', 'common:consequence'],
    asked: [
      'Four cross people, why four?',
      'why would they stop picking up',
      'Is it really that bad, a few weeks of it?',
      'how long until people stop believing the phone',
    ],
    says: [
      'Because the fifth’s me and I’m cross already. I gave it a month, my first winter, before I started lying there counting rings.',
    ],
  },
  {
    id: 'before-fifth-possible',
    on: [
      'answer:fix-later',
      'answer:by-when',
      'common:more_time',
      'statement:offer-worst-eleven',
      'fact:threshold-fix',
      'concern:false-alarms',
      'statement:offer-fix-first',
      'answer:fix-first',
    ],
    asked: [
      'Can you do it before the fifth?',
      'is there enough time before december 5',
      'Will six days be enough if you start Monday?',
      'what if it rains those six days',
      'In time for the fifth?',
      'is the fix finished before the cover starts',
    ],
    says: [
      'There’s time, if it’s Monday and not the Monday after. Rain’s no trouble, it’s the only way to see if it works.',
    ],
  },
  {
    id: 'camera-mornings',
    on: ['answer:switch-off', 'statement:offer-mute-gauges'],
    asked: [
      'Who would check the cameras?',
      'which cameras do you mean',
      'Are there cameras on all the gauges?',
      'who looks at the cameras in the morning then',
    ],
    says: [
      'Whoever’s in first, it takes five minutes with a coffee. There’s one at each of the bad ones, the rest you’d know by the river.',
    ],
  },
  {
    id: 'more-than-share',
    on: [
      'answer:half-weekend',
      'statement:offer-half-weekends',
      'answer:one-in-five-fair',
      'common:your_contribution',
      'statement:summary-sundays',
    ],
    asked: [
      'How many Saturdays would you take?',
      'more than your share, how many is that',
      'Would two Saturdays in five be all right?',
      'you’d do more saturdays than the others?',
    ],
    says: ['Two in five I’d do and not complain, once the gauges are mended. It’s the day for it, there’s only rugby.'],
  },
  {
    id: 'meg-rugby',
    on: ['answer:sunday-cover', 'statement:offer-swap-with-meg', 'statement:claim-meg-wants-sundays'],
    asked: [
      'Does Meg play rugby?',
      'what about the rugby and Meg',
      'Have you asked Meg about that?',
      'does meg know you’d give her your sundays',
    ],
    says: [
      'She plays on the wing for the town, Saturdays, and she’d be lost without it. I’ve not asked her, I’d want it put to all five.',
    ],
  },
  {
    id: 'conditions-which-miss',
    on: ['answer:minimum', 'statement:summary-four-conditions', 'common:what_would_move_you'],
    asked: [
      'And if I can only do three of the four?',
      'which one could you do without',
      'Are all of those musts?',
      'what if back pay or one of them doesn’t work out',
    ],
    says: ['The sorry you’ve half done by walking over. The winters, the gauges and the Sundays I’d not join without.'],
  },
  {
    id: 'join-when-done',
    on: [
      'answer:minimum',
      'answer:will-you-join',
      'common:what_would_move_you',
      'answer:fix-first',
      'concern:three-winters',
      'common:is_that_acceptable',
    ],
    asked: [
      'If I do all that, are you in?',
      'so then you’d join?',
      'And then you’d be on the list for December?',
      'with all these done, I can put your name on it?',
    ],
    says: ['Then I’m in, aye, Saturdays and all. You can write it in ink, and I’ll tell Gethin and Lowri myself.'],
  },
  {
    id: 'monday-yes',
    on: ['answer:by-when'],
    asked: [
      'Will you tell me on Monday, then?',
      'what do you need from me by monday',
      'Which of us decides what on Monday?',
      'so monday I come and you say yes or no',
    ],
    says: ['You tell me if the fix has a day, and I tell you if you’ve a fifth name. It’ll take as long as a kettle.'],
  },
  {
    id: 'whiteboard-how-long',
    on: [
      'answer:tuesday-whiteboard',
      'statement:offer-whiteboard-tuesday',
      'common:your_proposal',
      'statement:offer-he-draws-it',
      'answer:swaps-how',
      'answer:like-about-rota',
    ],
    asked: [
      'How long would we need for that?',
      'what should we prepare for the whiteboard',
      'Shall I invite them or will you?',
      'who should be there when we draw it',
    ],
    says: [
      'An hour, the five of us and you, and the calendar with Christmas on it. You ask them, out loud, and I’ll bring pens that work.',
    ],
  },
  {
    id: 'buy-in-word',
    on: ['answer:tuesday-whiteboard'],
    asked: [
      'What do you have against buy-in?',
      'no buy-in, ok. What else should I not say?',
      'What if somebody does say buy-in?',
      'who says buy-in around here',
    ],
    says: ['It’s what they call it when it’s been bought already. I’d sit at the back and draw on the agenda.'],
  },
  {
    id: 'meg-every-leaf',
    on: ['answer:meg-anwar', 'concern:false-alarms', 'fact:volunteers'],
    asked: [
      'Why would she drive out to all of them?',
      'what makes you worry about Meg',
      'How long has Meg been here?',
      'is meg too careful for that job',
    ],
    says: [
      'She’s only two years in and she can’t leave a thing unanswered, like me at that age. Somebody’d have to tell her which ones to let lie.',
    ],
  },
  {
    id: 'gethin-lowri-why',
    on: [
      'answer:other-two',
      'common:what_others_say',
      'statement:claim-all-others-fine',
      'common:who_else',
      'fact:volunteers',
      'statement:claim-meg-anwar-yes',
    ],
    asked: [
      'Why are they waiting for you?',
      'what would Gethin and Lowri need to say yes',
      'Have they talked to you?',
      'gethin and lowri, what do they want',
    ],
    says: [
      'They’ve seen me come in grey of a Monday, I suppose. Lowri’s thinking of the little ones and Gethin of his sleep, but ask them.',
    ],
  },
  {
    id: 'christmas-lowri',
    on: ['answer:christmas'],
    asked: [
      'Would you really take Lowri’s Christmas?',
      'you’d take the saturday at christmas?',
      'Does Lowri know it’s her?',
      'which day of Christmas is the problem',
    ],
    says: [
      'The Saturday, aye, gladly, I only watch other people’s films. She knows, she counted it off on her fingers on Friday and went quiet.',
    ],
  },
  {
    id: 'count-the-calls',
    on: ['answer:after-first-weekend', 'common:what_success_is', 'answer:good-winter'],
    asked: [
      'How do we count that?',
      'who should count how many calls were real',
      'Four times in a whole winter, is that realistic?',
      'why only two of them on you',
    ],
    says: [
      'A sheet by the phone, three columns, time, river, leaf or not. We’ve had winters with four real ones, and with five names two’s my fair share.',
    ],
  },
  {
    id: 'why-nine',
    on: ['answer:if-nothing', 'common:consequence'],
    asked: [
      'How do you know it’d be nine?',
      'nine alarms on one weekend, where is that from',
      'Is nine a lot for a weekend?',
      'who would get the nine on the first weekend',
    ],
    says: [
      'That’s what a wet weekend brought this autumn, near enough, I looked it up on my calendar. Whoever has the phone would meet all nine.',
    ],
  },
  {
    id: 'nearly-me-twice',
    on: ['answer:worst-night', 'common:worst_case'],
    asked: [
      'What happened those two times?',
      'nearly you, when was that',
      'You turned over in bed?',
      'twice it was nearly you, tell me about it',
    ],
    says: [
      'I let it ring to the last, both times, because I was sure it was a leaf. Both times it was the Garw. I got there, with odd shoes on.',
    ],
  },
  {
    id: 'red-light',
    on: ['answer:health-sleep'],
    asked: [
      'You fell asleep at a red light?',
      'when was that in Bridgend',
      'Did anybody notice?',
      'why didn’t you say anything after bridgend',
    ],
    says: [
      'For a second, in daylight, after a night at Blackmill. A bus driver leaned on his horn, and I’ve waited till noon ever since.',
    ],
  },
  {
    id: 'lieu-how-much',
    on: ['answer:take-day-off'],
    asked: [
      'How much time off would be right?',
      'a whole day off after a night out?',
      'Would a late start be enough?',
      'what should the rule be for the morning after',
    ],
    says: ['In at noon if you’ve been out after midnight, and the day off if you were out twice. Same for all five.'],
  },
  {
    id: 'come-along-when',
    on: ['answer:listen-one-night', 'answer:three-in-morning'],
    asked: [
      'When could I come with you?',
      'which evening shall I come to Blackmill',
      'Shall I come to Blackmill this week?',
      'can we drive there together one night',
    ],
    says: [
      'Any dry evening this week, at dusk, so you see it before you hear it. Then wait for a wet one and I’ll ring you.',
    ],
  },
  {
    id: 'glyn-good-lad',
    on: ['answer:glyn-who', 'answer:who-knows-winters', 'answer:raised-before', 'common:happened_before'],
    asked: [
      'And Glyn never did anything about it?',
      'why didn’t Glyn put it in order',
      'Did Glyn not tell me when he left?',
      'what did glyn do with that knowledge',
    ],
    says: [
      'He meant to, I think, and then he’d his leaving do. It’ll not have been in your handover, it wasn’t in anybody’s.',
    ],
  },
  {
    id: 'why-never-said',
    on: [
      'answer:who-knows-winters',
      'common:who_is_to_blame',
      'answer:who-covered',
      'statement:admission-didnt-know',
      'answer:raised-before',
      'concern:three-winters',
      'common:main_worry',
      'common:what_do_you_mean',
    ],
    asked: [
      'Why have you kept quiet about it all this time?',
      'why didn’t you tell me before',
      'You could have told me, couldn’t you?',
      'what stopped you from telling the team',
      'And you never said so?',
      'why did I have to find that out now',
    ],
    says: [
      'You’d have to hear yourself say it. And it came on a night at a time, so there was never a day to complain on.',
    ],
  },
  {
    id: 'how-many-nights',
    on: [
      'answer:who-covered',
      'statement:claim-not-that-long',
      'answer:paid-for-nights',
      'common:since_when',
      'concern:three-winters',
      'answer:strange-rota',
      'common:main_worry',
      'common:what_do_you_mean',
      'statement:summary-three-winters',
    ],
    asked: [
      'How often was that in a winter?',
      'how many nights a week did they ring you',
      'Every night, or now and then?',
      'roughly how many nights are three winters',
    ],
    says: [
      'Most wet weekends and a night or two in the week, October to March. The dry ones I made up for by lying awake.',
    ],
  },
  {
    id: 'lead-as-sixth',
    on: ['statement:offer-hire-sixth'],
    asked: [
      'Should my name be on it too?',
      'you mean I should be on the rota myself?',
      'Would the team notice if I took weekends?',
      'me as the sixth, would that help',
    ],
    says: [
      'It’d be noticed, yes, more than any mail. One in six with your name in it, and Gethin would run out of reasons.',
    ],
  },
  {
    id: 'trial-after-fix',
    on: ['statement:offer-one-weekend-trial'],
    asked: [
      'So a month once they’re quiet?',
      'a trial after the fix, then',
      'How would you judge it after a month?',
      'what do we look at when the month is over',
    ],
    says: [
      'A month after the gauges, aye, I’d give it that. Then we look at the sheet, how many rings and how many rivers.',
    ],
  },
  {
    id: 'thank-you-fuss',
    on: ['statement:offer-thank-you-note', 'answer:valued-phrase'],
    asked: [
      'Would an award really be so bad?',
      'you don’t like a fuss, do you',
      'Not even a small thank you?',
      'what about a simple thank you then',
    ],
    says: ['A thank you’s fine, you’ve just done it. It’s the photograph and the voucher I’d hide from.'],
  },
  {
    id: 'protheroe-cross',
    on: ['answer:dashboard-delay', 'answer:who-else'],
    asked: [
      'Who tells Mr Protheroe?',
      'will Protheroe be angry',
      'Should I talk to head office about the delay?',
      'what do I tell mr protheroe',
    ],
    says: ['You do, he’s yours. Tell him he can have green in a fortnight, or green that nobody’s awake to look at.'],
  },
  {
    id: 'last-rang',
    on: ['answer:time-now', 'common:have_you_time'],
    asked: [
      'When did it last ring?',
      'is it usually ringing all day',
      'When did your phone last go?',
      'did it ring last night again',
    ],
    says: ['Ten past three on Sunday morning. Dry as a bone out, so I looked at the camera and it was a crow.'],
  },
  {
    id: 'friday-nights',
    on: ['follow-up:more-than-share', 'follow-up:who-from-two'],
    asked: [
      'And the Friday night with it?',
      'does that include friday night',
      'Would you do Friday nights as well?',
      'what about the Fridays',
    ],
    says: ['Friday night goes with it, yes. I’m up watching the radar of a Friday anyway, it’s that or the news.'],
  },
  {
    id: 'finance-says-no',
    on: ['follow-up:back-pay-sum', 'follow-up:bill-see'],
    asked: [
      'And if finance says no?',
      'what if they refuse it',
      'Would no money be a reason not to join?',
      'if Carys turns it down, are you still in',
    ],
    says: [
      'Then it’s no, and I’m no worse off than I was. I’d still join. I only want it asked for, in writing, by somebody who isn’t me.',
    ],
  },
  {
    id: 'one-sentence',
    on: ['follow-up:tell-others-how', 'follow-up:written-where', 'answer:say-to-team'],
    asked: [
      'What’s the one sentence?',
      'can you give me the sentence to say',
      'How would you put it yourself?',
      'what words should I use on monday',
    ],
    says: [
      '“Rhys has been the night cover for three winters, and I didn’t know.” Then the gauges. It doesn’t want polishing.',
    ],
  },
  {
    id: 'money-where-instead',
    on: ['answer:more-money', 'statement:offer-more-pay', 'answer:pay-per-call'],
    asked: [
      'So where should I put the money instead?',
      'no amount would change it, really?',
      'What would you spend it on then?',
      'and if it was a thousand pounds a weekend',
    ],
    says: [
      'Batteries, a ladder that isn’t mine, and a team phone. The rest of it’s days, and days you’ve got for nothing if a chart can wait.',
    ],
  },
  {
    id: 'order-then-what',
    on: ['answer:order-you', 'statement:offer-order-him'],
    asked: [
      'What do you mean by what you know?',
      'what would I lose if I just order it',
      'Would you really argue?',
      'would you go to HR if I made it mandatory',
    ],
    says: [
      'Which gauge lies, in which wind, and who’s got the key. I’d not go to HR, I’d just stop offering, and you’d notice in a month.',
    ],
  },
  {
    id: 'contract-reasonable',
    on: ['answer:order-you', 'statement:offer-order-him', 'answer:huw-hr'],
    asked: [
      'What counts as reasonable?',
      'reasonable, who decides what that is',
      'Is one in five reasonable under your contract?',
      'what does your contract say exactly about on call',
    ],
    says: [
      'Nobody’s ever tested it, and I’d sooner we weren’t the first. One in five with quiet gauges I’d call reasonable, if you want my reading.',
    ],
  },
  {
    id: 'leave-another-winter',
    on: ['answer:angry', 'common:are_we_all_right', 'answer:still-like-job'],
    asked: [
      'Have you thought of leaving?',
      'are you looking for something else',
      'What do you mean, another winter might be different?',
      'would you really go after one more winter',
    ],
    says: [
      'Not looking, no. But I’ve caught myself reading the jobs page to the end, and I never used to get past the crossword.',
    ],
  },
  {
    id: 'depot-told-me-then',
    on: ['statement:claim-counted-with-depot'],
    asked: [
      'They said they don’t even look at a list. What should I do?',
      'they told me they have your number by heart',
      'Sharon said it has always been you.',
      'the depot was surprised there is a rota at all',
    ],
    says: [
      'That’ll be right. Give them a new number in big letters, and tell my colleagues what they told you. You’ve the sum done already.',
    ],
  },
  {
    id: 'licence-before-none',
    on: ['answer:licence-who'],
    asked: [
      'Who wrote that there was no cover?',
      'why did they write there was no cover before',
      'So upstairs thinks nobody covers the nights?',
      'does anyone upstairs know it was you',
    ],
    says: ['Somebody who looked for a rota and didn’t find one. There wasn’t any paper, so there wasn’t any me.'],
  },
  {
    id: 'name-fifteen-minutes',
    on: ['answer:inspector-law', 'answer:nobody-answers'],
    asked: [
      'Fifteen minutes, is that hard?',
      'one named person, so not two?',
      'Can the named person change on a Sunday at noon?',
      'is it allowed to have two names per weekend',
    ],
    says: [
      'It only wants a name at any one time, so two names a weekend’s fine. Fifteen minutes is plenty, unless you’re in the bath.',
    ],
  },
  {
    id: 'phone-own-number',
    on: ['answer:phone-company', 'statement:claim-old-team-phone'],
    asked: [
      'Where would the team phone live during the week?',
      'who keeps the team phone on weekdays',
      'How should it be handed over?',
      'passed across a desk, when?',
    ],
    says: [
      'In the top drawer by the kettle, on charge. Handed over of a Friday at four, with the list, and you say “quiet week” and nobody believes it.',
    ],
  },
  {
    id: 'drive-half-hour-near',
    on: ['answer:how-far-out'],
    asked: [
      'Who lives nearest after you?',
      'how far away do the others live',
      'Could someone closer take Blackmill?',
      'are you the only one who lives near the gauges',
    ],
    says: [
      'Lowri’s forty minutes off, and the rest are Cardiff way, so it’d be an hour. All the more reason not to drive out to a leaf.',
    ],
  },
  {
    id: 'tenby-phone',
    on: ['answer:what-if-you-ill'],
    asked: [
      'You took the phone on holiday?',
      'what happened in Tenby',
      'Did they ring you in Tenby?',
      'even on holidays they called you',
    ],
    says: [
      'Twice, on the beach. I talked Dai through it with an ice cream in the other hand, and it was a leaf, both times.',
    ],
  },
  {
    id: 'head-start-outside',
    on: ['answer:rota-without-you', 'statement:offer-contractor'],
    asked: [
      'Why would it run badly with four?',
      'what would the other four miss without you',
      'Couldn’t you just write down what you know?',
      'if you write the guide, could four do it',
    ],
    says: [
      'I could write most of it, and I’ve offered. The rest is hearing the rain on your own roof and knowing which river that is.',
    ],
  },
  {
    id: 'saturdays-ink-when',
    on: ['common:agree_now', 'answer:just-december', 'statement:refusal-no-full-exemption'],
    asked: [
      'Which Saturday could I put you down for?',
      'from which saturday would you start',
      'Can I write you in for the first Saturday?',
      'shall I put you down for december 5 then, the Saturday',
    ],
    says: ['The first one, if the worst of the gauges are quiet by then. I’d as soon be there to hear it not ring.'],
  },
  {
    id: 'worse-than-others',
    on: ['statement:summary-wrong-lazy', 'statement:claim-paid-already', 'statement:claim-you-agreed'],
    asked: [
      'How many weekends was that, roughly?',
      'more than the other four together, how many weekends',
      'Can you prove that you worked those weekends?',
      'is there any record of that',
    ],
    says: [
      'Count the wet ones, October to March, three times over. Pencoed has a log of who they rang, and my phone bill’s got the rest.',
    ],
  },
  {
    id: 'being-counted-how',
    on: ['statement:summary-wrong-money', 'common:what_is_missing', 'statement:refusal-no-backpay-promise'],
    asked: [
      'What does being counted look like?',
      'how could I count it now, after three winters',
      'Counted by whom?',
      'do you want a number or just the words',
    ],
    says: [
      'Get the log from Pencoed, do the sum, and read it out to the other four. It needn’t be a big number, only a true one.',
    ],
  },
  {
    id: 'who-wrote-number',
    on: [
      'fact:number-on-the-wall',
      'concern:three-winters',
      'answer:number-off',
      'follow-up:who-pencoed-rings',
      'answer:storm-babet',
    ],
    asked: [
      'And the number on the wall, who put it there?',
      'who wrote your number up at Pencoed',
      'Who put your mobile up at Pencoed?',
      'Did you write it there yourself?',
      'whose marker was that',
    ],
    says: [
      'Dai did, the night the lines were down, because he’d lost the scrap of paper twice. It was only meant to be till the morning.',
    ],
  },
  {
    id: 'mail-annoyed-most',
    on: [
      'opening',
      'statement:admission-mail-wrong',
      'fact:mail',
      'answer:mail-sorry',
      'answer:mail-better',
      'answer:strange-rota',
      'answer:what-or-how',
    ],
    asked: [
      'Which bit of it annoyed you the most?',
      'what was the worst thing in my mail',
      'Was it the hour or the wording that got to you?',
      'which word in the mail made you cross',
      'What in the mail upset you most?',
    ],
    says: [
      'The word “begins”. Ten to five I could have laughed off, I was on the bus anyway. But cover begins, it said.',
    ],
  },
  {
    id: 'cover-already',
    on: [
      'follow-up:begins-word',
      'follow-up:mail-annoyed-most',
      'concern:three-winters',
      'answer:strange-rota',
      'follow-up:strange-sort-of',
    ],
    asked: [
      'Because there’s been cover already?',
      'So there was cover before December?',
      'you mean somebody has been covering all along',
      'There has been somebody, hasn’t there?',
      'and that somebody was you?',
    ],
    says: ['There has, aye, and you’re looking at it. No rota, no allowance, only a phone on the hall table.'],
  },
  {
    id: 'fix-for-eleven',
    on: [
      'fact:worst-gauges',
      'follow-up:eleven-which',
      'follow-up:list-napkin',
      'answer:gauges-why',
      'answer:how-many-gauges',
    ],
    asked: [
      'What will the fix change for these eleven?',
      'what does the threshold fix do to the bad gauges',
      'How would you make those eleven quiet?',
      'and after the fix, would these still ring',
      'What happens to the liars when it’s mended?',
    ],
    says: [
      'They’d wait for three high readings in a row before they ring. A leaf’s gone by the second, a river isn’t.',
    ],
  },
  {
    id: 'keep-quiet-or-tell',
    on: [
      'answer:who-knows-winters',
      'common:who_else',
      'statement:admission-didnt-know',
      'answer:who-covered',
      'statement:summary-three-winters',
    ],
    asked: [
      'Do you want me to keep quiet about it?',
      'Is it all right if I tell the others?',
      'Should this stay between us?',
      'may I talk about it with the team',
      'Is it a secret?',
    ],
    says: [
      'No, the nights you can tell. I’d like the other four to know, from you and in a sentence. It’s only the Sundays I’d keep in here.',
    ],
  },
  {
    id: 'asked-before-told-what',
    on: [
      'answer:who-knows-winters',
      'common:who_else',
      'answer:mail-better',
      'common:what_did_we_do_wrong',
      'statement:admission-mail-wrong',
      'answer:what-mail-should-have-said',
    ],
    asked: [
      "If I'd asked you before, what would you have told me?",
      'What would you have said if I had come to your desk?',
      'suppose I had asked you first, what then',
      'What would you have answered on Friday?',
    ],
    says: [
      'That they’ve my number on a wall at Pencoed, that the gauges want six days, and that I can’t do a Sunday afternoon. Ten minutes, with tea.',
    ],
  },
  {
    id: 'friday-to-noon-check',
    on: [
      'answer:half-weekend',
      'follow-up:sunday-hours',
      'statement:offer-half-weekends',
      'statement:summary-sundays',
      'answer:own-rota',
    ],
    asked: [
      'So Friday evening to Sunday noon, right?',
      'Friday night until Sunday at twelve, is that what you can do?',
      'From when on Friday, till when on Sunday?',
      'so you would do friday evening, saturday and sunday morning',
      'Did I get the hours right, Friday to Sunday noon?',
    ],
    says: ['That’s it. Friday at five to Sunday at noon, and somebody else has it till Monday morning.'],
  },
  {
    id: 'rest-of-sundays',
    on: [
      'concern:sunday-afternoons',
      'answer:half-weekend',
      'statement:offer-cover-sunday-myself',
      'follow-up:every-sunday',
    ],
    asked: [
      'And on the other Sundays nobody calls you?',
      "What about Sundays when you're not on the rota?",
      'Do they ring you on Sundays now?',
      'and the sundays in between, are you free then',
    ],
    says: [
      'They ring whenever it rains, that’s the trouble with a wall. Once the number’s off it, the other Sundays look after themselves.',
    ],
  },
  {
    id: 'prothero-tell-when',
    on: [
      'statement:news-dashboard-can-wait',
      'fact:dashboard-waits',
      'answer:dashboard-delay',
      'statement:offer-fix-first',
      'answer:fix-first',
    ],
    asked: [
      "I'll talk to head office today. What should I tell them?",
      'How do I explain it to head office?',
      'What should I say to Mr Protheroe?',
      "what's the argument for head office",
      'will head office understand that',
    ],
    says: [
      'Say the licence wants a phone that’s answered, and that people only answer one that tells the truth. A fortnight’s cheap for that.',
    ],
  },
  {
    id: 'why-cant-wait',
    on: [
      'statement:offer-tell-head-office',
      'statement:news-dashboard-can-wait',
      'fact:dashboard-waits',
      'statement:claim-head-office-ok',
      'statement:offer-fix-first',
      'statement:offer-anwar-free',
    ],
    asked: [
      "They'll ask why it can't wait. What do I say?",
      'What do I say when they ask me why?',
      'How do I justify it to head office?',
      'they will say the dashboard was promised, what then',
      "What's the best reason I can give them?",
    ],
    says: [
      'That the licence wants the phone answered from the fifth, and nobody answers a phone that’s wrong nine times in ten. A chart can be late, a flood can’t.',
    ],
  },
  {
    id: 'were-real',
    on: [
      'follow-up:how-many-nights',
      'fact:calls-to-rhys',
      'answer:storm-babet',
      'answer:who-covered',
      'answer:done-nights-count',
      'common:since_when',
    ],
    asked: [
      'How many of them were real?',
      'And how many of those were floods?',
      'How many were for nothing?',
      'were most of them false',
    ],
    says: [
      'A handful in a winter, five or six. The rest were leaves, spiders and once a heron stood on a sensor looking at me.',
    ],
  },
];
