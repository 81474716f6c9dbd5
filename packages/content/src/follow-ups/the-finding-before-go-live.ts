import type { FollowUp } from '@parley/shared';

export const theFindingBeforeGoLiveFollowUps: readonly FollowUp[] = [
  {
    id: 'second-count',
    on: [
      'answer:how-tested',
      'answer:walk-through-night',
      'fact:the-finding',
      'answer:between-cuts',
      'common:how_do_you_know',
      'common:how_found_out',
      'statement:claim-one-off',
      'statement:claim-fixed-already',
    ],
    asked: [
      'And the second time, was it eleven as well?',
      'what did the second count give',
      'Did the repeat come out the same?',
      'was it again eleven seconds when you did it once more',
      'you timed it again, and then?',
    ],
    says: [
      'Eleven again, near enough that I’d not quarrel over the tenth. It was the first thing I wrote down that evening.',
    ],
  },
  {
    id: 'help-me-how',
    on: ['opening', 'concern:dark-bar'],
    asked: [
      'What kind of help do you mean?',
      'how can I help you with the eleven seconds',
      'When you say help me with that, what are you asking for?',
      'sorry, what do you expect me to say about it',
    ],
    says: [
      'Tell me what keeps an aircraft off the runway while that bar’s dark. It’s my way of saying that something’s not right.',
    ],
  },
  {
    id: 'fully-out',
    on: ['opening', 'fact:the-finding', 'answer:walk-through-night', 'common:example', 'statement:news-we-own-it'],
    asked: [
      'Were the lamps completely off, or only dim?',
      'was it the whole row or just some of the lamps',
      'So the entire bar went dark?',
      'did one or two of them still glow maybe',
      'all of the red ones were out?',
    ],
    says: [
      'The whole row, and off altogether. There wasn’t a glow in it. I could see the grass behind by my own torch.',
    ],
  },
  {
    id: 'why-b3-before-date',
    on: ['opening', 'answer:why-date-not-yours'],
    asked: [
      'Why do you want to talk about B3 before the first of December?',
      'can’t we begin with the date instead',
      'Why does the lamp come first and the date after?',
      'is there a reason you leave December for later',
    ],
    says: [
      'Because the date hangs on the lamp, and the lamp hangs on nothing of ours. Settle the one and the other’s a short talk.',
    ],
  },
  {
    id: 'see-the-page',
    on: ['opening', 'answer:report-readers'],
    asked: [
      'May I see what you’ve written?',
      'can you show me that page of yours',
      'Could I have a copy of the sentence you just read?',
      'is it only one sentence, what you wrote there',
    ],
    says: [
      'Turn it round, it’s yours to read. It’s the one page, in pencil, and there’s nothing on it that I’ve not read out.',
    ],
  },
  {
    id: 'alone-at-bar',
    on: ['answer:how-tested', 'answer:walk-through-night', 'fact:the-finding', 'common:how_found_out'],
    asked: [
      'Were you alone at the bar?',
      'who else saw it go dark',
      'Was there a witness beside you when you counted?',
      'did anybody of ours stand next to you',
    ],
    says: ['I was alone at the lamp. Your electrician was at the breaker with a radio, and he heard me count aloud.'],
  },
  {
    id: 'time-of-evening',
    on: [
      'answer:how-tested',
      'answer:walk-through-night',
      'answer:aircraft-that-night',
      'fact:the-finding',
      'common:how_found_out',
    ],
    asked: [
      'What time was it when you cut the power?',
      'at which hour on Thursday did you do that',
      'Was it already dark when you pulled the breaker?',
      'how late in the evening was this',
    ],
    says: ['It was full dark, some time past nine, and dry. I’d waited for a gap, and the tower gave me one.'],
  },
  {
    id: 'other-three-times',
    on: [
      'answer:why-those-four',
      'answer:how-tested',
      'concern:what-else-was-missed',
      'answer:ten-cuts',
      'common:tried_before',
    ],
    asked: [
      'And the other three, how long did they take?',
      'what were the seconds at the bars that passed',
      'The other bars you cut, were they all within three?',
      'how did the rest of your four do',
      'so three out of your four were fine?',
    ],
    says: [
      'Under three, the three of them. I’ve the figures in the book, and there’s nothing in them to be ashamed of.',
    ],
  },
  {
    id: 'counted-from',
    on: [
      'fact:the-finding',
      'answer:how-tested',
      'answer:seven-seconds-ok',
      'answer:stopwatch-kind',
      'common:since_when',
      'statement:claim-one-off',
      'statement:claim-fixed-already',
    ],
    asked: [
      'From when to when did you count the eleven?',
      'does the time start when the power goes or when the red goes',
      'When do you stop the watch, at the first lamp or the last?',
      'what exactly is measured there',
      'at which moment do you start and stop the watch',
    ],
    says: ['From the red going out until the last lamp of the row is red again. It’s what a crew would have counted.'],
  },
  {
    id: 'came-back-whole',
    on: ['fact:the-finding', 'answer:walk-through-night', 'answer:technical-cause'],
    asked: [
      'And after the eleven seconds, did it come back properly?',
      'was everything normal again afterwards',
      'Did it flicker when the red returned?',
      'after it came back did it stay on',
    ],
    says: [
      'It came back all at once, the whole row, as if nothing had been. A man arriving half a minute later would never have known.',
    ],
  },
  {
    id: 'which-electrician',
    on: ['answer:how-tested', 'answer:think-team', 'follow-up:alone-at-bar', 'answer:between-cuts'],
    asked: [
      'Which electrician was that?',
      'do you know the name of our man at the breaker',
      'Who of my people helped you on Thursday?',
      'which of our electricians pulled it for you',
    ],
    says: [
      'A tall young man with a good torch. I didn’t take his name, I only thanked him. He’ll be on your roster for that evening.',
    ],
  },
  {
    id: 'which-inquiry',
    on: ['answer:why-three'],
    asked: [
      'Which inquiry was that?',
      'what accident was the inquiry about',
      'Can I read that inquiry somewhere?',
      'when was this inquiry you mention',
    ],
    says: [
      'One I’ve read more than once. It’s on the Inspectorate’s shelf, and Mr Dallas would lend it you. It isn’t cheerful reading.',
    ],
  },
  {
    id: 'met-families',
    on: ['answer:why-three'],
    asked: [
      'You met the families?',
      'how did you come to meet them',
      'What did the families say to you?',
      'which families do you mean',
    ],
    says: [
      'They sat in front of me at the hearing. I’d been sent to take notes. I’ve never rounded a second since, and I’d leave it there.',
    ],
  },
  {
    id: 'forty-metres',
    on: ['fact:dunmore-1994', 'answer:dunmore-more'],
    asked: [
      'Forty metres between the two aircraft?',
      '40 metres, measured how',
      'What do you mean by forty metres?',
      'it was only 40 metres at the end?',
    ],
    says: [
      'From the nose of the one to the wing of the other. I walked it next morning, in daylight, to know what it was.',
    ],
  },
  {
    id: 'dunmore-how-long',
    on: ['fact:dunmore-1994', 'answer:dunmore-more'],
    asked: [
      'How long was the bar dark that night at Dunmore?',
      'was it also eleven seconds in 1994',
      'For how many seconds did the bar fail there?',
      'did somebody time it back then',
    ],
    says: [
      'Nobody could say. There wasn’t a watch running, and each of us swore to another number. It’s why I carry one now.',
    ],
  },
  {
    id: 'dunmore-why-dark',
    on: ['fact:dunmore-1994', 'answer:dunmore-more', 'follow-up:dunmore-how-long'],
    asked: [
      'Why did the bar go dark at Dunmore?',
      'what was the cause there in 1994',
      'Was that a controller as well?',
      'what had failed at dunmore that night',
    ],
    says: [
      'Water in a junction box, as it turned out. There was no program in it. The crew couldn’t have told the difference.',
    ],
  },
  {
    id: 'dunmore-changed',
    on: ['fact:dunmore-1994', 'answer:dunmore-more'],
    asked: [
      'What was changed at Dunmore afterwards?',
      'did they fix it after that night',
      'What lesson did people take from it?',
      'and what did the airfield do about it then',
    ],
    says: [
      'The lamps were put right in a week, and the words in the tower took them a year. I thought it should have been the other way about.',
    ],
  },
  {
    id: 'low-visibility-means',
    on: ['fact:fog-nights', 'statement:claim-b3-never-used'],
    asked: [
      'What counts as a night of low visibility?',
      'where do the nineteen nights come from',
      'How did you get to 19 nights?',
      'who counted those foggy nights',
      'is 19 your own count?',
    ],
    says: [
      'It’s the tower’s own log, the nights that they worked by the lamps and the radio. I only counted the entries.',
    ],
  },
  {
    id: 'fog-nights-incidents',
    on: ['fact:fog-nights'],
    asked: [
      'Did anything happen on those nineteen nights?',
      'were there problems in the fog last december',
      'Was any of those 19 nights dangerous?',
      'and with the old lamps it went well on all of them?',
    ],
    says: [
      'Nothing that I’ve read of. The old lamps did their work, and it made for a very dull log. I’m fond of a dull log.',
    ],
  },
  {
    id: 'fog-nights-this-year',
    on: ['fact:fog-nights'],
    asked: [
      'And this December, will it be nineteen again?',
      'is it always that foggy here',
      'How many such nights do you expect this year?',
      'was last december unusual',
    ],
    says: ['I’d not guess at it. Fog keeps no calendar, so I’d make ready for a bad year and be glad of a clear one.'],
  },
  {
    id: 'what-sir-giles-said',
    on: [
      'fact:the-call',
      'concern:leaned-on',
      'answer:pressure-feel',
      'answer:director-view',
      'statement:admission-sir-giles-call',
    ],
    asked: [
      'What exactly did Sir Giles say on the phone?',
      'what did he want from your director',
      'Did he ask to have the finding changed?',
      'was there a threat in that call',
      'what did our chief executive ask for',
    ],
    says: [
      'I wasn’t on the line. As it was told to me, it was the ministers, the ribbon and the first. He asked for nothing to be changed, nobody said the word lamp.',
    ],
  },
  {
    id: 'who-told-of-call',
    on: [
      'fact:the-call',
      'concern:leaned-on',
      'answer:pressure-feel',
      'answer:director-view',
      'statement:offer-sir-giles-out',
      'statement:admission-sir-giles-call',
    ],
    asked: [
      'How do you know about the call?',
      'who told you that he phoned',
      'Did your director tell you that herself?',
      'from whom did you hear about it',
    ],
    says: [
      'Mrs Urquhart told me herself, that same afternoon, before I’d my coat off. She doesn’t keep such things from an inspector.',
    ],
  },
  {
    id: 'what-director-answered',
    on: ['fact:the-call', 'follow-up:what-sir-giles-said', 'follow-up:who-told-of-call'],
    asked: [
      'And what did your director answer him?',
      'how did she reply to Sir Giles',
      'What was she saying to him on the phone?',
      'did she promise him something',
    ],
    says: [
      'That the panel reads what it’s sent, and sits when it sits. She promised nothing, and she was every bit as civil as he was.',
    ],
  },
  {
    id: 'step-back-means',
    on: ['common:talk_to_them', 'statement:offer-call-director', 'answer:sir-giles-apology'],
    asked: [
      'What does it mean, you step back from the file?',
      'step back, so you would leave us?',
      'Why would you give up the case over a phone call?',
      'and if you step back what happens with our date',
      'who would take over then',
    ],
    says: [
      'I’d hand it to a colleague, and he’d begin at page one, on a night of his own. It’s no punishment. It has to be seen to be clean.',
    ],
  },
  {
    id: 'panel-sits-again',
    on: [
      'fact:the-panel',
      'answer:late-papers',
      'answer:what-if-wrong-panel',
      'answer:date-moves',
      'statement:offer-date-moves',
    ],
    asked: [
      'When does the panel meet again after the thirtieth?',
      'is there another meeting before Christmas',
      'If we miss this one, when’s the next panel?',
      'how often do they sit',
    ],
    says: [
      'Mr Dallas calls them together when there’s a paper worth the journey. I’d write to him early, they’re not young and they live far apart.',
    ],
  },
  {
    id: 'panel-send-to',
    on: ['fact:the-panel', 'answer:papers-needed', 'answer:papers-by-when', 'statement:offer-papers-friday'],
    asked: [
      'To whom do I send the papers?',
      'where should the papers go exactly',
      'Do I hand them to you or to the panel’s office?',
      'who receives it on friday at noon',
    ],
    says: [
      'To Mr Dallas, the panel’s secretary, with a copy to me. I’d ring him afterwards to hear that it’s in the right tray.',
    ],
  },
  {
    id: 'panel-agree-how',
    on: ['answer:panel-who', 'common:who_decides'],
    asked: [
      'Do the three have to agree?',
      'is it a vote, two against one',
      'What if one of the three is against it?',
      'how do they come to a decision',
    ],
    says: [
      'They talk until it’s the one answer. I’ve not seen them count hands, and I’ve waited in that corridor a good few times.',
    ],
  },
  {
    id: 'panel-asks',
    on: ['answer:speak-panel', 'answer:panel-who', 'statement:summary-all-measures'],
    asked: [
      'What will the panel ask you?',
      'which questions do they usually put',
      'What do these three want to hear from you?',
      'what is the hardest question they could ask',
    ],
    says: [
      'The captain asks what a crew sees. The engineer asks what happens when it fails twice. Mrs Urquhart asks would I taxi there myself.',
    ],
  },
  {
    id: 'panel-follows',
    on: ['answer:panel-who', 'common:who_decides'],
    asked: [
      'How often do they not go with the inspector?',
      'mostly, so when did they not',
      'You say mostly. When was it otherwise?',
      'have they gone against you before',
    ],
    says: [
      'Twice with me, out of a good many. One time I’d been too kind, and the other they’d read of a trouble that I hadn’t.',
    ],
  },
  {
    id: 'rule-last-used',
    on: ['fact:alternative-means', 'answer:rule42-how'],
    asked: [
      'What was it used for, eleven years ago?',
      'which airport used Rule 42 the last time',
      'Who was the last one to propose another way?',
      'and what did that last one propose',
    ],
    says: [
      'A small field out in the islands, with a crane working beside the taxiway. They sent one page, and it was a good one.',
    ],
  },
  {
    id: 'rule-needed-for-b3',
    on: [
      'fact:alternative-means',
      'answer:rule42-how',
      'answer:close-b3',
      'statement:offer-close-b3',
      'common:other_options',
      'answer:conditional',
    ],
    asked: [
      'Would closing B3 fall under Rule 42?',
      'do we need rule 42 if we close the point',
      'Is shutting B3 another means in that sense?',
      'should I use that rule for the closure',
    ],
    says: [
      'Aye, I’d put it under that. It makes the closure a proposal of yours, with a page to it, and not a favour of mine.',
    ],
  },
  {
    id: 'rule-and-finding',
    on: ['fact:alternative-means', 'answer:rule42-how', 'statement:offer-rule-42'],
    asked: [
      'Does the finding go away if we use Rule 42?',
      'and the finding, does it stay with that rule',
      'So the rule would replace the finding?',
      'with rule 42 are we clear of the three seconds',
    ],
    says: ['No, the finding stays where it is. The rule’s only for what you do until the lamp is right.'],
  },
  {
    id: 'why-not-mentioned',
    on: ['fact:alternative-means', 'common:other_options', 'common:is_it_flexible'],
    asked: [
      'Why does nobody ask for it?',
      'you never mentioned that rule before, why',
      'Why has it been eleven years?',
      'is there a catch with this rule',
    ],
    says: [
      'There’s no catch in it. Folk come to me about a date, and the rule’s about a lamp, so they never get as far as the page it’s on.',
    ],
  },
  {
    id: 'closed-go-first',
    on: [
      'answer:close-b3',
      'statement:offer-close-b3',
      'answer:first-possible',
      'common:your_proposal',
      'common:what_would_move_you',
      'follow-up:rule-needed-for-b3',
      'common:other_options',
      'statement:offer-live-with-finding',
      'answer:conditional',
      'answer:finding-scope',
      'answer:date-moves',
    ],
    asked: [
      'So if we close B3, can we go on the first?',
      'with B3 shut is the first of december ok for you',
      'Would closing B3 be enough for 1 December?',
      'and then you would accept our date?',
      'is the closure alone sufficient',
    ],
    says: [
      'It’d be enough for B3. For the first of December I’d want the other bars tried in the dark too, and the tower with its words.',
    ],
  },
  {
    id: 'walk-into',
    on: ['answer:close-b3', 'answer:barriers-kind', 'statement:offer-close-b3'],
    asked: [
      'What do you mean by something a man can walk into?',
      'something solid, like what',
      'Does it have to be a real barrier, not paint or paper?',
      'what would count as solid across it',
    ],
    says: [
      'A thing that’d bark your shin in the dark. Ink closes nothing for a crew that’s not read it, and I don’t count paint.',
    ],
  },
  {
    id: 'closed-from',
    on: ['answer:close-b3', 'statement:offer-close-b3', 'answer:barriers-kind', 'statement:offer-barriers-details'],
    asked: [
      'From when must B3 be closed?',
      'by when do the barriers have to stand',
      'Should we close it now or only for the takeover?',
      'since the old lamps still work, when do I have to shut it',
    ],
    says: [
      'Before the new lamps take over, and standing by dusk on the thirtieth. The old bar there does its work until then.',
    ],
  },
  {
    id: 'closed-until',
    on: [
      'answer:close-b3',
      'statement:offer-close-b3',
      'answer:close-only-fog',
      'statement:offer-close-only-fog',
      'common:what_would_move_you',
    ],
    asked: [
      'How long would B3 have to stay closed?',
      'until when is it shut then',
      'Proven by whom, and until when is that?',
      'what does proven mean for you',
      'for how many weeks is B3 shut, roughly',
    ],
    says: [
      'Till the bar’s come back under three, by night, often enough that I’m bored with it. I’d put no day on that page.',
    ],
  },
  {
    id: 'look-at-barrier',
    on: [
      'statement:offer-barriers-details',
      'statement:claim-already-closed',
      'answer:barriers-kind',
      'statement:offer-close-b3',
    ],
    asked: [
      'When will you come and look at it?',
      'will you check the barrier yourself',
      'Can you walk up to it this week?',
      'do you want to see the barriers before the thirtieth',
    ],
    says: [
      'As soon as it stands, and after dark, walking up as a stranger would. Ring me that day and leave nobody there to explain it.',
    ],
  },
  {
    id: 'where-barriers',
    on: ['answer:barriers-kind', 'statement:offer-barriers-details'],
    asked: [
      'Where do we get barriers like that?',
      'do such barriers with their own lamps exist',
      'How fast can one have them?',
      'who sells barriers with battery lamps',
    ],
    says: [
      'Most fields have a set in the back of a shed, from the last time they mended a taxiway. I’d ask your duty manager before I bought any.',
    ],
  },
  {
    id: 'cones-why-not',
    on: ['answer:barriers-kind'],
    asked: [
      'Why aren’t cones enough?',
      'what is wrong with cones',
      'Cones with lights on them, would those do?',
      'couldn’t heavy cones do the same',
    ],
    says: [
      'They blow over, and a big aircraft goes through a row of them and thinks it was a bump. Lights or none, I’d not count them.',
    ],
  },
  {
    id: 'centre-lights-why',
    on: ['answer:barriers-kind', 'statement:claim-other-lights', 'statement:offer-barriers-details'],
    asked: [
      'Why do the centre line lights have to be off?',
      'what’s the problem with the centre lights',
      'Must we switch off the lights on the taxiway too?',
      'does it matter if the middle line stays lit',
    ],
    says: [
      'Because they lead a stranger on. A barrier across and a lit line beyond it is two opinions, and at night he’ll follow the line.',
    ],
  },
  {
    id: 'day-not-allowed',
    on: ['answer:close-only-fog', 'statement:offer-close-only-fog'],
    asked: [
      'Why not by day, when pilots can see?',
      'in bright daylight what is the danger',
      'But in the daytime they’d see it’s dark?',
      'by day there is no fog so why closed',
    ],
    says: [
      'By day they’ve eyes, I’d grant you. But then somebody has to shut it each evening, and one evening he’ll be at his tea.',
    ],
  },
  {
    id: 'marshaller-beside',
    on: ['answer:man-with-torch', 'statement:offer-marshaller'],
    asked: [
      'And a marshaller in addition to the barrier?',
      'would you take him beside the barriers',
      'What if he’s there as well as a closure?',
      'man plus barrier, then ok?',
    ],
    says: ['Beside a barrier, aye, if you’ve a man to spare and a warm coat for him. Only never in its stead.'],
  },
  {
    id: 'voice-failed-where',
    on: ['answer:man-with-torch'],
    asked: [
      'Where did a voice fail?',
      'what happened at those places you’ve read about',
      'Which places do you mean, where the voice failed?',
      'how can a radio call fail',
    ],
    says: [
      'In the reports I’ve read. Somebody said hold, somebody else was talking over him, and what came out at the far end was go.',
    ],
  },
  {
    id: 'notice-by-when',
    on: ['answer:notice-crews', 'statement:offer-notice-to-crews'],
    asked: [
      'Two days ahead, so by when is that?',
      'by which day must the notice be out then',
      'Would Saturday be early enough for the notice?',
      'is thursday good for it',
    ],
    says: [
      'By Saturday the twenty-eighth at the latest, if B3’s shut from the thirtieth. Thursday would be better, and does no harm.',
    ],
  },
  {
    id: 'recorded-weather',
    on: ['answer:notice-crews', 'statement:offer-notice-to-crews'],
    asked: [
      'What’s the recorded weather?',
      'what do you mean by the recorded weather, a tape?',
      'Who listens to this recorded message?',
      'how does the sentence get on the weather recording',
    ],
    says: [
      'It’s the message that goes round on the radio, the wind and the runway. A crew takes it down before they ask for anything. The tower can add a line.',
    ],
  },
  {
    id: 'b1-seconds',
    on: ['answer:b1-ok'],
    asked: [
      'How many seconds did B1 take?',
      'what was the figure for B1',
      'B1 came back in what time exactly?',
      'under three, so two or nearly three?',
    ],
    says: ['Something over two. But it was only the once, with the sun up, so I’d build nothing on it yet.'],
  },
  {
    id: 'b1-fails',
    on: ['answer:b1-ok', 'fact:by-way-of-b1', 'statement:claim-two-minutes', 'statement:claim-tower-b1'],
    asked: [
      'And if B1 fails at night?',
      'what if the bar at B1 is slow too',
      'Suppose B1 comes out over three, where do they go then?',
      'if b1 is bad we have no way round, right?',
    ],
    says: [
      'Then you’ve nowhere to send them, and the old lamps stay lit. So I’d try B1 before any of the others, tonight if I could.',
    ],
  },
  {
    id: 'scone-wait',
    on: ['fact:by-way-of-b1', 'statement:claim-two-minutes'],
    asked: [
      'How long did you wait for the scone?',
      'what happened with the scone',
      'Is our terminal café that slow?',
      'a scone, really?',
    ],
    says: ['Nine minutes, by the same stopwatch. It was a good scone, so I wrote nothing.'],
  },
  {
    id: 'why-fifty',
    on: ['answer:reopen', 'statement:offer-fifty-cuts', 'follow-up:closed-until'],
    asked: [
      'Why fifty cuts?',
      'where does the number fifty come from',
      'Would twenty or thirty not do as well?',
      'fifty seems a lot, is it really needed',
    ],
    says: [
      'B3’s been dark once, so it’s more to show than the others. Ten might be luck. At fifty I’d be bored, and bored is what I’m after.',
    ],
  },
  {
    id: 'fifty-how-long',
    on: ['answer:reopen', 'statement:offer-fifty-cuts'],
    asked: [
      'How long do fifty cuts take?',
      'can fifty be done in one night',
      'How many nights would you need for the fifty?',
      'that takes ages, doesn’t it',
      'how many hours would you need for fifty cuts at B3',
    ],
    says: [
      'A few minutes each, with the note in the book. With a quiet field and nobody talking it goes in a night, or two with tea.',
    ],
  },
  {
    id: 'restart-at-one',
    on: ['answer:reopen', 'statement:offer-fifty-cuts'],
    asked: [
      'One over, and all fifty again?',
      'even if the forty-ninth is too slow?',
      'Does a single slow one really put us back to zero?',
      'so one bad cut and we begin from scratch',
    ],
    says: [
      'All fifty again, aye. It’s the forty-ninth I’d be listening for, and I’d sooner it came while there’s nobody at the bar.',
    ],
  },
  {
    id: 'nights-needed',
    on: [
      'answer:retest-offer',
      'answer:november-time',
      'statement:offer-retest-all-fifteen',
      'statement:offer-papers-friday',
      'answer:test-by-day',
      'common:more_time',
      'statement:admission-thin-test',
    ],
    asked: [
      'How many nights do we need for a hundred and fifty cuts?',
      'ten cuts times fifteen bars, how long is that',
      'Can it be done in one night?',
      'must all bars be tested in the same night',
      'is it realistic, 150 cuts in four nights',
    ],
    says: [
      'It needn’t be one night. There’s four of them to Friday noon, and at a few minutes a cut I’d think three would do it.',
    ],
  },
  {
    id: 'several-at-once',
    on: ['answer:retest-offer', 'answer:who-times', 'statement:offer-retest-all-fifteen', 'follow-up:nights-needed'],
    asked: [
      'Could we test several bars with the same cut?',
      'one power cut, people at three bars, does that count',
      'May we watch more than one bar at a time?',
      'does each bar need its own cut',
    ],
    says: [
      'Aye, that’s fair, the one cut serves for all of them. Only there must be somebody standing at each bar you write down.',
    ],
  },
  {
    id: 'average-or-each',
    on: [
      'answer:retest-offer',
      'answer:seven-seconds-ok',
      'statement:offer-retest-all-fifteen',
      'answer:another-fails',
      'answer:other-bars-same',
      'answer:one-bad-bar',
      'statement:offer-retest-sample',
    ],
    asked: [
      'Is it the average that counts, or each cut?',
      'if nine of ten are fine, does the bar pass',
      'One cut at four seconds and nine under three, what then?',
      'does every single cut have to be under 3',
    ],
    says: [
      'Each one by itself. An average is a grand way to hide the one that matters. One over, and that bar’s closed.',
    ],
  },
  {
    id: 'bad-ones-left-in',
    on: ['answer:retest-offer', 'statement:offer-retest-all-fifteen', 'answer:raw-logs', 'answer:trust'],
    asked: [
      'Why do you want the bad ones left in?',
      'what good does a bad number do you',
      'The bad ones left in, what do you mean?',
      'wouldn’t bad results speak against us',
    ],
    says: [
      'A log without a bad number in it makes me wonder who tidied. A bad one shows me where to stand the next time.',
    ],
  },
  {
    id: 'supplier-present',
    on: ['answer:who-times', 'statement:offer-tower-times', 'statement:offer-retest-all-fifteen'],
    asked: [
      'May the supplier be there at all?',
      'can the supplier’s people watch the test',
      'Is it a problem when the builder stands beside it?',
      'do the ones who built it have to stay away',
      'could the firm that built it stand there and watch',
    ],
    says: ['They may come and look, and hold the umbrella. Only not the watch, and not the pencil.'],
  },
  {
    id: 'other-neutral',
    on: ['answer:who-times', 'statement:offer-tower-times'],
    asked: [
      'Who else could do it if the tower has nobody free?',
      'would somebody from another airport be neutral enough',
      'And if the controllers can’t spare anyone for the timing?',
      'could the fire crew hold the watch instead',
    ],
    says: [
      'Your fire crew would do, or somebody lent by another field. Anybody who’d not be sorry to write down a four.',
    ],
  },
  {
    id: 'tower-spare-hands',
    on: ['answer:who-times', 'statement:offer-tower-times'],
    asked: [
      'How many people from the tower would that take?',
      'does the tower have the people for it',
      'Who in the tower would I ask for a timekeeper?',
      'can they leave their desk for that',
    ],
    says: [
      'One at the bar and one for the radio, and never the man on watch. Fiona Mackay would tell you who’s off and willing.',
    ],
  },
  {
    id: 'call-it-system',
    on: ['answer:another-fails', 'statement:offer-another-bar-closes'],
    asked: [
      'What do you mean, you’d call it the system?',
      'more than two, and then what follows',
      'If three bars are slow, is that the end of the first?',
      'why is two the limit',
    ],
    says: [
      'That I’d stop writing about bars and write about your controller. Then I’d tell the panel that the old lamps should stay lit.',
    ],
  },
  {
    id: 'start-which-bar',
    on: [
      'answer:retest-offer',
      'answer:november-time',
      'answer:advice',
      'statement:offer-retest-all-fifteen',
      'common:your_proposal',
      'common:next_step',
      'statement:admission-thin-test',
    ],
    asked: [
      'Which bar would you test first?',
      'where should we begin tonight',
      'In what order would you go through the bars?',
      'with which ones do we start',
    ],
    says: [
      'B1, for everybody’s to go by it. After that C2, and then whichever a stranger meets first. The far end can wait for Thursday.',
    ],
  },
  {
    id: 'why-c2',
    on: ['concern:what-else-was-missed', 'answer:another-fails'],
    asked: [
      'Why C2 in particular?',
      'what is special about C2',
      'Do you suspect something at C2?',
      'have you tested c2 then',
    ],
    says: [
      'There’s nothing special in it, I’ve not tried it. It’s the next on the chart that a stranger would come to.',
    ],
  },
  {
    id: 'passed-word',
    on: [
      'concern:what-else-was-missed',
      'common:who_is_to_blame',
      'answer:whose-fault',
      'answer:passed-tests',
      'common:what_did_we_do_wrong',
    ],
    asked: [
      'What’s wrong with the word passed?',
      'where does it say passed',
      'How do you mean that, help me with the word?',
      'what would passed mean to you',
      'which word do you stumble over',
    ],
    says: [
      'It’s on your front sheet, in blue, over four bars in daylight. To me it’d mean all fifteen, and in the dark.',
    ],
  },
  {
    id: 'who-signed-passed',
    on: ['common:who_is_to_blame', 'answer:whose-fault', 'follow-up:passed-word'],
    asked: [
      'And who did sign it?',
      'whose signature is on the passed sheet',
      'Do you know who signed for the tests?',
      'is there a name under it',
    ],
    says: [
      'I couldn’t read the hand. There’s a date and a flourish. I’d not want his head, only to know what he’d been looking at.',
    ],
  },
  {
    id: 'same-four',
    on: [
      'concern:what-else-was-missed',
      'common:tried_before',
      'fact:day-tests',
      'common:what_did_we_do_wrong',
      'answer:passed-tests',
      'statement:summary-tests-doubt',
      'statement:admission-thin-test',
    ],
    asked: [
      'Did you test the same four as we did?',
      'which of the bars had we tried ourselves',
      'Were yours and ours the same four bars?',
      'so four or eight bars have been looked at',
    ],
    says: [
      'I’ve not matched them line by line, and it wouldn’t help us. Yours were with the sun up, so in the dark it’s my four and eleven to go.',
    ],
  },
  {
    id: 'folder-page',
    on: ['fact:day-tests', 'statement:claim-all-tested', 'statement:claim-few-tests'],
    asked: [
      'Where in the folder is that?',
      'on what page does it say four bars',
      'Who wrote that page about the daylight?',
      'how did you find it in our folder',
    ],
    says: [
      'The last page but one, at the foot of the table. I read folders from the back, the front’s where they put the adjectives.',
    ],
  },
  {
    id: 'if-its-no-means',
    on: [
      'concern:leaned-on',
      'common:what_is_missing',
      'answer:enough',
      'common:what_would_move_you',
      'statement:news-date-matters',
      'common:who_else',
    ],
    asked: [
      'What do you mean, what do we do if it’s a no?',
      'a plan for no, how do you mean that',
      'What would be a good answer if you can’t sign?',
      'you want to hear what, that we postpone?',
    ],
    says: [
      'Whether you’d leave the old lamps on and name a later night, or whether there’d be more telephone calls. I’d like it said aloud.',
    ],
  },
  {
    id: 'who-may-say-later',
    on: ['concern:leaned-on', 'statement:offer-date-moves', 'statement:claim-sir-giles-told'],
    asked: [
      'Is it enough if I say it, or must it be Sir Giles?',
      'does it have to come from the chief executive',
      'Would my word on a later date count for you?',
      'and if it’s only me who says later',
    ],
    says: [
      'If it’s yours to say, you’ll do very well. If it’s his, I’d need to know he’s heard it from you and not from a newspaper.',
    ],
  },
  {
    id: 'line-in-writing',
    on: ['concern:leaned-on', 'statement:offer-date-moves', 'answer:date-moves'],
    asked: [
      'What should that line say?',
      'a line or two about what exactly',
      'What do you want to have in the file on the date?',
      'which wording do you need for the later date',
      'what do I write in that line about the later date',
    ],
    says: [
      'That if the panel isn’t content on the thirtieth, the old lamps stay on and you go on a later night. Your name and the day under it.',
    ],
  },
  {
    id: 'later-which-day',
    on: ['answer:date-moves', 'statement:offer-date-moves', 'statement:offer-wait-for-program', 'answer:wait-program'],
    asked: [
      'Which later date would you suggest?',
      'what day in december is good for you',
      'How late can we go at the latest?',
      'would you choose the date for us',
    ],
    says: [
      'It’s for you to choose. I’d only leave a few spare nights before the thirty-first, for that’s where the old permit stops.',
    ],
  },
  {
    id: 'may-move-or-moves',
    on: [
      'concern:leaned-on',
      'statement:offer-date-moves',
      'answer:date-moves',
      'statement:summary-wrong-date',
      'common:why_that_date',
      'statement:news-date-matters',
      'statement:refusal-keep-first',
    ],
    asked: [
      'Do I have to give up the first now?',
      'is it enough to say that the date may move',
      'So I needn’t postpone today?',
      'must we cancel 1 December already',
    ],
    says: [
      'No, you needn’t give it up. Only know today what you’d do if the panel says no, and have a second night in your pocket.',
    ],
  },
  {
    id: 'tower-even-if-closed',
    on: ['concern:tower-not-told', 'answer:tower-words', 'statement:offer-tower-page', 'answer:enough'],
    asked: [
      'If B3 is closed, does the tower still need the words?',
      'why brief the tower when nobody is at B3',
      'B3 is shut anyway, so what is the sentence for?',
      'do the controllers need it also with the barrier up',
    ],
    says: [
      'Aye, for the other fourteen. B3’s only the one that we’ve met, and a lamp doesn’t say beforehand that it’s going.',
    ],
  },
  {
    id: 'which-bar-meaning',
    on: ['concern:tower-not-told', 'common:what_others_say', 'answer:tower-opinion', 'statement:claim-tower-knows'],
    asked: [
      'They asked you which bar, what’s wrong with that?',
      'why is which bar a bad answer',
      'What would have been the right answer up there?',
      'and what should they have said to you',
    ],
    says: [
      'It told me they’d no word ready. One who’s been told says hold first, and asks which bar when everybody’s standing still.',
    ],
  },
  {
    id: 'all-stations-why',
    on: ['answer:tower-words'],
    asked: [
      'Why all stations and not only the crew at B3?',
      'everybody has to hold, isn’t that too much',
      'Must they stop the whole field for one bar?',
      'why hold all of them',
    ],
    says: [
      'Because in the first second nobody knows who’s looking at the dark one. You stop everybody, and sort them out after.',
    ],
  },
  {
    id: 'then-moving-again',
    on: ['answer:tower-words', 'follow-up:all-stations-why'],
    asked: [
      'And when may they move again?',
      'after the hold position, what comes next',
      'Who tells the crews that they can go on?',
      'how does it end once the red is back',
    ],
    says: [
      'When the red’s back and the tower’s spoken to each of them by name. Nobody moves on a lamp alone after that.',
    ],
  },
  {
    id: 'watches-number',
    on: [
      'concern:tower-not-told',
      'statement:offer-tower-practice',
      'statement:offer-tower-page',
      'statement:admission-tower-forgotten',
    ],
    asked: [
      'Five watches, how many people is that?',
      'how many controllers are there in all',
      'Who belongs to the five watches?',
      'is the night watch one of these five',
    ],
    says: [
      'The night watch is among the five. How many heads, Fiona Mackay would tell you; I know the chairs and not the people any more.',
    ],
  },
  {
    id: 'tower-until-when',
    on: ['concern:tower-not-told', 'answer:tower-words', 'answer:tower-training', 'statement:offer-tower-page'],
    asked: [
      'By when must they all have it?',
      'until which day do the watches have to know the words',
      'Is the twenty-ninth early enough for the tower?',
      'when should the last watch have practised',
      'what is the last day for briefing all five watches',
    ],
    says: [
      'All five before the takeover, nobody in the chair without it. The page itself goes in by Friday noon, with Fiona’s name on it.',
    ],
  },
  {
    id: 'practise-how',
    on: ['answer:tower-training', 'statement:offer-tower-practice'],
    asked: [
      'How long would that practice take?',
      'how do you practise a sentence',
      'What would such an exercise look like?',
      'is five minutes per watch enough',
    ],
    says: [
      'Five minutes at the start of a watch. One of them says that a bar’s dark, and each says the sentence aloud. They’ll laugh, and it sticks.',
    ],
  },
  {
    id: 'page-by-whom',
    on: [
      'answer:tower-who',
      'statement:offer-tower-page',
      'statement:claim-fiona-drafting',
      'answer:papers-needed',
      'answer:fiona-crossing',
      'statement:admission-tower-forgotten',
      'common:who_else',
    ],
    asked: [
      'Who should write the page, Fiona or me?',
      'do I draft it or does she',
      'Does the draft come from us?',
      'shall Fiona write the tower page herself',
    ],
    says: [
      'You begin, and she finishes. It’s easier to cross out another man’s words than to find your own on a night shift.',
    ],
  },
  {
    id: 'drawer',
    on: ['concern:tower-not-told', 'statement:offer-mail-to-tower'],
    asked: [
      'What was in that drawer?',
      'a drawer for what',
      'You didn’t read the messages either?',
      'did you keep those messages in a drawer',
    ],
    says: [
      'Messages to all staff, unread, the most of them about parking. There may have been a good one in it. That was the trouble.',
    ],
  },
  {
    id: 'ups-as-well',
    on: ['statement:offer-backup-power'],
    asked: [
      'Would a second supply help at all?',
      'so a battery is useless in your view?',
      'Why isn’t backup power enough?',
      'can I still mention the backup supply in the paper',
    ],
    says: [
      'It’d do no harm, and the fewer dark moments the better. Put it in the paper as the second line, it can’t be the first.',
    ],
  },
  {
    id: 'read-draft',
    on: [
      'answer:papers-needed',
      'answer:speak-panel',
      'statement:offer-papers-friday',
      'statement:offer-rule-42',
      'answer:papers-by-when',
      'common:in_writing',
      'statement:offer-put-in-writing',
      'answer:write-up',
    ],
    asked: [
      'Would you read a draft before we send it?',
      'can I show you the papers beforehand',
      'May I bring you a draft on Wednesday?',
      'will you look over it before friday noon',
    ],
    says: [
      'Bring it to the guest house on Wednesday evening. I’ll not write it for you, but I’d tell you where I stumbled.',
    ],
  },
  {
    id: 'guest-house-where',
    on: [
      'answer:meet-again',
      'common:how_to_keep_you_informed',
      'statement:offer-papers-friday',
      'statement:offer-think-first',
      'answer:come-watch',
    ],
    asked: [
      'Which guest house is that?',
      'what’s the number of the guest house',
      'Where exactly by the harbour?',
      'how do I ring you there',
    ],
    says: ['Mrs MacIver’s, the white one at the end of the pier. I left the number with your gatehouse this morning.'],
  },
  {
    id: 'as-it-stands',
    on: [
      'answer:your-recommendation',
      'common:consequence',
      'answer:role',
      'answer:sign-today',
      'statement:claim-director-agreed',
      'statement:offer-live-with-finding',
    ],
    asked: [
      'So as things stand it’s a no from you?',
      'right now you’d be against it, yes?',
      'If nothing changes you’d tell them not to switch?',
      'you would say the old lamps stay',
    ],
    says: ['As things stand, aye, that’s what I’d tell them. But it’s only Monday, and things needn’t stand.'],
  },
  {
    id: 'if-closed-recommend',
    on: ['answer:your-recommendation', 'follow-up:as-it-stands', 'common:consequence', 'follow-up:closed-go-first'],
    asked: [
      'And what would you say if B3 is closed?',
      'with the closure and the tests, how would you speak',
      'What would change your recommendation?',
      'if everything is done by then, what do you tell the panel',
      'what will you tell the panel once B3 is shut',
    ],
    says: [
      'That there’s nobody in front of it, that the rest were tried in the dark, and that I stood there. It’s a short speech, and they like those.',
    ],
  },
  {
    id: 'bad-number-like',
    on: ['answer:trust', 'common:do_you_trust_me', 'statement:claim-tests-started'],
    asked: [
      'A bad number such as?',
      'what kind of bad number do you mean',
      'Which bad number would you like to hear from me?',
      'a bad number, for example what',
    ],
    says: [
      'How long your slowest bar took, and which one. Or the thing you hope I’ll not look at. You’ll know it better than I do.',
    ],
  },
  {
    id: 'all-four-needed',
    on: ['answer:enough', 'answer:papers-needed', 'common:what_would_move_you'],
    asked: [
      'Do I need every one of those, or would two be enough?',
      'is it all or nothing with your list',
      'Could one of the points wait until after the first?',
      'what if we only manage some of it',
    ],
    says: [
      'Every one of them, I’m afraid. They lean on each other, and it’s the one that’s left out that would find a crew.',
    ],
  },
  {
    id: 'hardest-of-them',
    on: ['answer:enough', 'answer:november-time', 'common:what_would_move_you', 'statement:summary-all-measures'],
    asked: [
      'Which of them is the hardest?',
      'what takes the most time of these',
      'Where do you expect us to fail?',
      'which point worries you most on that list',
    ],
    says: [
      'The nights, I’d think. The others want a decision and a bit of paper, and the nights want folk who’ll stand in the cold.',
    ],
  },
  {
    id: 'supplier-letter-said',
    on: ['answer:supplier', 'common:what_others_say', 'common:tried_before'],
    asked: [
      'But what did the letter say?',
      'what was in that letter with the blue heading',
      'Did they explain anything in it?',
      'who signed the supplier’s letter',
    ],
    says: [
      'That they take it very seriously and they’re looking into it. There wasn’t a lamp or a second in the whole of it.',
    ],
  },
  {
    id: 'restart-log-where',
    on: ['answer:supplier', 'answer:technical-cause'],
    asked: [
      'Where do I get that restart log?',
      'who has the log of Thursday',
      'Why is the restart log important?',
      'what would the log show us',
    ],
    says: [
      'Your supplier can draw it off the controller, I’m told. It’d show what the box was doing while I was counting.',
    ],
  },
  {
    id: 'breath-seconds',
    on: ['answer:tower-see'],
    asked: [
      'How many seconds is a breath or two?',
      'so how late does the panel show it',
      'Has anybody timed that alarm in the tower?',
      'two seconds or five until they notice it',
    ],
    says: [
      'I’ve no number, for I’ve not timed it, and I’d not guess one. Put somebody up there with a watch on the first night of tests.',
    ],
  },
  {
    id: 'tower-could-stop-them',
    on: [
      'concern:dark-bar',
      'statement:summary-dark-bar',
      'answer:tower-see',
      'common:main_worry',
      'common:worst_case',
    ],
    asked: [
      'Couldn’t the tower see it and stop them in time?',
      'why doesn’t the controller just shout stop',
      'Isn’t the tower there to prevent exactly that?',
      'in eleven seconds the controller can react, no?',
    ],
    says: [
      'They’d have to see it, find the word, press the key and be heard. A crew needs less than that to let go of the brakes.',
    ],
  },
  {
    id: 'stands-between-means',
    on: [
      'concern:dark-bar',
      'common:what_do_you_mean',
      'common:say_again',
      'answer:need-me',
      'common:main_worry',
      'common:what_matters_most',
      'common:how_can_i_help',
      'statement:news-vague-measures',
      'common:agree_now',
    ],
    asked: [
      'What do you mean by stands between?',
      'between the aircraft and the runway, like a barrier?',
      'What would be a good answer to that?',
      'what kind of thing should be there',
    ],
    says: [
      'A thing that stops it with nobody’s help. I’d be content with an empty taxiway. A sentence in a manual isn’t standing anywhere.',
    ],
  },
  {
    id: 'crew-asks-first',
    on: ['concern:dark-bar', 'answer:crew-sees', 'common:worst_case', 'common:main_worry', 'answer:your-fear'],
    asked: [
      'Wouldn’t a careful crew ask the tower first?',
      'don’t pilots need a clearance by radio as well',
      'A good pilot wouldn’t just roll, would he?',
      'they must hear it from the tower too, not only see the lamp',
    ],
    says: [
      'A careful one would. But there’s a tired one too, who’s heard half a sentence with his number in it, and then the red goes out.',
    ],
  },
  {
    id: 'where-stranger-from',
    on: ['concern:dark-bar', 'answer:your-fear', 'common:worst_case', 'answer:mail-pilots'],
    asked: [
      'What kind of crew has never been here?',
      'who comes here at four in the morning',
      'Are there really crews who don’t know the field?',
      'which crews would be strangers',
    ],
    says: [
      'The mail flights, the most of them. It’s whoever’s on the roster, off another field, and they’ve only the chart and the lamps.',
    ],
  },
  {
    id: 'in-numbers-yours',
    on: ['concern:dark-bar', 'answer:finding-removed', 'common:what_would_move_you'],
    asked: [
      'What number do you have in mind?',
      'in numbers, you mean how many cuts?',
      'Can you tell me the number you’d like to see for B3?',
      'how many would you want before it’s used again',
    ],
    says: [
      'Fifty, by night, each of them under three, and me beside it with my own watch. There, I’ve said it for you.',
    ],
  },
  {
    id: 'five-hundred-of-what',
    on: ['answer:fog-wait'],
    asked: [
      'Five hundred metres of what?',
      'how is the 500 measured',
      'Who decides on the night that it’s too foggy?',
      'is that the visibility along the runway',
    ],
    says: [
      'Of seeing, along the runway, as the tower reads it off. If it’s less than that, leave the old ones on and go to bed.',
    ],
  },
  {
    id: 'late-lamp-how-late',
    on: ['answer:takeover-night-plan', 'statement:offer-watch-first-night'],
    asked: [
      'How late is a late lamp?',
      'what counts as late on that night',
      'One lamp over three seconds and we go back?',
      'would a single late lamp really send us back',
    ],
    says: [
      'Over three, or one that doesn’t come at all. One’s enough. The old ones are warm, and nobody’s harmed by going back.',
    ],
  },
  {
    id: 'five-to-wait',
    on: ['answer:inspector-before'],
    asked: [
      'What was wrong with those five?',
      'why did these five have to wait',
      'Was one of the five like ours?',
      'the five, how long did they wait',
    ],
    says: [
      'Wiring, mostly, and once a mast that wasn’t on anybody’s chart. Weeks, not months. Nobody remembers it now but me.',
    ],
  },
  {
    id: 'wait-how-long-card',
    on: ['answer:inspector-before', 'follow-up:five-to-wait'],
    asked: [
      'Which one sends you a card?',
      'who writes to you at New Year',
      'A card from an airport you stopped?',
      'do you still hear from these airports',
    ],
    says: ['The one with the mast. The manager paints them himself, and there’s always a mast in it somewhere.'],
  },
  {
    id: 'appeal-use',
    on: ['answer:law', 'statement:refusal-not-accept-finding'],
    asked: [
      'Would an appeal do us any good?',
      'does anybody win such an appeal',
      'How would you take it if we appealed?',
      'in the six weeks, what happens with the lamps',
    ],
    says: [
      'I’d not take it badly. The old lamps would burn meanwhile, and I’d say to Mr Dallas what I’ve said to you, eleven.',
    ],
  },
  {
    id: 'time-it-with-you',
    on: ['statement:refusal-not-accept-finding', 'statement:claim-one-off', 'statement:claim-fixed-already'],
    asked: [
      'Can we come out tonight and count with you?',
      'when could I time it together with you',
      'Shall we go and look at it together?',
      'do you offer to repeat it with me there',
    ],
    says: [
      'Tonight, if the tower gives us a gap. Bring your own watch and stand where a crew would. I’d say nothing till you’ve counted.',
    ],
  },
  {
    id: 'who-told-electrician-finish',
    on: ['answer:think-team'],
    asked: [
      'Told to finish by whom?',
      'why do you say they were told to finish',
      'Who told them that?',
      'did my people complain to you',
    ],
    says: [
      'Nobody complained. It’s only in how they walk, and there’s a countdown to the first on the board in the canteen.',
    ],
  },
  {
    id: 'mistaken-mail-flights',
    on: ['answer:b3-traffic', 'answer:mail-pilots'],
    asked: [
      'How do you know that they had never been here?',
      'what makes you say they were strangers',
      'Did you hear them on the radio?',
      'four in an hour, how did you count them',
    ],
    says: [
      'I’d a radio in my pocket, and they asked the tower the way, slowly. The counting I did in pencil, one stroke for each.',
    ],
  },
  {
    id: 'hour-quiet',
    on: ['answer:test-risk'],
    asked: [
      'When’s the last mail flight?',
      'from what hour to what hour is the field quiet',
      'Three hours, from when?',
      'who tells us when the gap is',
    ],
    says: [
      'The tower has it to the minute, and it shifts with the mail. I’d ask up there each evening before I pulled anything.',
    ],
  },
  {
    id: 'peace-of-two',
    on: ['answer:in-return', 'common:your_contribution', 'common:will_you_support_me'],
    asked: [
      'Three other hands, so you can’t guarantee it?',
      'what is your support worth then',
      'Is it likely that they follow you?',
      'how sure is it if you speak for us',
    ],
    says: [
      'It’s no guarantee, and it’s a good deal better than silence. They mostly listen to whoever stood in the cold.',
    ],
  },
  {
    id: 'last-date-extension',
    on: ['answer:beyond-permit', 'answer:old-safe', 'fact:old-permit'],
    asked: [
      'Tired how, do the old lamps fail?',
      'what is wrong with the old cables',
      'Why did you stop the permit at the thirty-first?',
      'are the old ones going to last until then',
    ],
    says: [
      'It’s the cables, the damp gets into them. They’ll see the year out, I walked them myself. I’d not say it of another winter.',
    ],
  },
  {
    id: 'whose-hand-switch',
    on: ['answer:the-switch-man', 'answer:takeover-night-plan', 'statement:offer-watch-first-night'],
    asked: [
      'Do you say go back, or do we?',
      'who has the last word on that night',
      'Would he need my permission for it?',
      'may the man at the switch decide alone',
    ],
    says: ['I’d say the word if I see it, and so may he if he sees it first. Nobody needs to ring anybody.'],
  },
  {
    id: 'moon-why',
    on: ['fact:takeover-night', 'answer:scotland-weather'],
    asked: [
      'Why does the moon matter?',
      'what has the moon to do with it',
      'Why did you look up the moon?',
      'half moon, is that good or bad',
    ],
    says: [
      'A full one flatters a lamp and shows a crew the tarmac. With half of it, and late, they’ve only what you light for them.',
    ],
  },
  {
    id: 'fortnight-b3',
    on: ['fact:corrected-program', 'statement:news-fix-date', 'statement:offer-live-with-finding'],
    asked: [
      'A fortnight, so what would you accept for those two weeks?',
      'what do you want to happen until the fifteenth',
      'Is that fortnight the whole problem?',
      'as it is, you mean dark for eleven seconds',
    ],
    says: [
      'It’s as it is: pull the power and it’s dark. For that fortnight I’d want no aircraft there, and after it I’d want to watch.',
    ],
  },
  {
    id: 'program-earlier',
    on: [
      'fact:corrected-program',
      'statement:news-fix-date',
      'statement:claim-supplier-guarantee',
      'answer:corrected-trust',
    ],
    asked: [
      'And if the program came before the fifteenth?',
      'would an earlier version help us',
      'What if the supplier delivers next week already?',
      'suppose it’s ready by friday, does it count',
    ],
    says: [
      'Then it’s early, and I’d still want to see it in the dark. It’d change nothing in what the panel reads unless the cuts are in it by Friday noon.',
    ],
  },
  {
    id: 'word-closes-how',
    on: ['answer:downgrade', 'statement:offer-soften-word', 'answer:finding-removed'],
    asked: [
      'And when would you close the finding?',
      'the word will look after itself, how do you mean',
      'What would make the word go away?',
      'so if the lamp is fixed you strike it out yourself',
    ],
    says: [
      'When I’ve stood there and seen it back in three, fifty times over. Then I write one line and the day, and I’ll lend you the pencil.',
    ],
  },
  {
    id: 'observation-difference',
    on: ['answer:downgrade', 'statement:offer-soften-word'],
    asked: [
      'What’s the difference between a finding and an observation?',
      'why is the word so important',
      'What does a finding mean for us in practice?',
      'is there something worse than a finding',
    ],
    says: [
      'An observation you may think about. A finding stands in front of the panel until it’s answered. A dark lamp wants answering.',
    ],
  },
  {
    id: 'condition-like-what',
    on: ['answer:conditional', 'common:is_it_flexible'],
    asked: [
      'Which condition would you accept, for example?',
      'a thing that stands on the taxiway, like what',
      'Such as barriers, you mean?',
      'what kind of restriction can one stumble over',
    ],
    says: [
      'A barrier across B3 with its own lamps. A closed taxiway. A man by the switch with leave to turn it. Things with a weight to them.',
    ],
  },
  {
    id: 'room-in-how',
    on: ['common:is_it_flexible', 'common:other_options'],
    asked: [
      'You have a good deal of room where?',
      'which other ways would you look at',
      'What room is there in how we do it?',
      'how free are we in the solution',
    ],
    says: [
      'Anywhere you like, so long as there’s nobody in front of a dark bar. Close it, mend it, or start on another night. I’ve no favourite.',
    ],
  },
  {
    id: 'elsewhere-where',
    on: ['common:happened_before', 'answer:seen-failure-before'],
    asked: [
      'Elsewhere, where was that?',
      'at which airport did it happen',
      'What happened at that other place?',
      'when was it, the other time',
    ],
    says: ['At a field up north, a good while ago. I’d sooner we dealt with yours, for yours can still be helped.'],
  },
  {
    id: 'instead-of-closing',
    on: ['statement:refusal-no-closure', 'statement:refusal-flat', 'statement:refusal-keep-first'],
    asked: [
      'What would you accept in place of closing it?',
      'if we can’t close B3, what else is possible',
      'Is there any way to keep B3 open?',
      'suppose B3 stays in use, what would you want',
    ],
    says: [
      'A bar that’s back in three, every time, in the dark. Or a later night. I know of no third thing that I could say aloud to the panel.',
    ],
  },
  {
    id: 'awkward-place',
    on: ['answer:environment-other', 'common:what_is_good'],
    asked: [
      'What do you mean by an awkward place?',
      'awkward in which way',
      'Is everything else really all right?',
      'so without B3 you’d have nothing against us',
    ],
    says: [
      'I mean that of all the lamps on the field, it’s the one between a crew and the runway. A sign that’s out is a nuisance. That’s not a nuisance.',
    ],
  },
  {
    id: 'why-other-bars-may-differ',
    on: ['answer:other-bars-same', 'statement:offer-retest-sample', 'concern:what-else-was-missed'],
    asked: [
      'Why would the same type behave differently?',
      'same type but one slow, how can that be',
      'What could be different at the other bars?',
      'you think that more of them are slow?',
    ],
    says: [
      'I’ve no idea, and that’s the reason. It’s the same lamp, the same box and the same drawing, and three came back and one didn’t.',
    ],
  },
  {
    id: 'director-torch',
    on: ['answer:director-view', 'common:what_others_say'],
    asked: [
      'She asked about the torch, what did she mean?',
      'is Mrs Urquhart on the side of the lamp then',
      'Will your director stand by you?',
      'and she didn’t tell you to be quick',
    ],
    says: [
      'She meant had I seen it myself. She was an inspector too, and she’s been rained on. She’ll ask it again on the thirtieth.',
    ],
  },
  {
    id: 'noon-why',
    on: ['answer:late-papers', 'answer:papers-by-when', 'common:more_time'],
    asked: [
      'Why does the panel need it by noon on Friday?',
      'what do they do with it over the weekend',
      'Is noon the same for everybody?',
      'could I ring the panel and ask for an hour',
    ],
    says: [
      'They read it at home over the weekend, on paper, at three kitchen tables. The post goes at one. It’s the same noon for all of us.',
    ],
  },
  {
    id: 'ceremony-what-tell',
    on: ['answer:ribbon-when', 'statement:news-date-matters'],
    asked: [
      'So the ceremony can happen whatever you decide?',
      'what should I tell the people with the ribbon',
      'Could we hold it on the first anyway?',
      'the ministers may come then, you don’t mind',
    ],
    says: [
      'Let them come, by daylight, and cut what they like. A ribbon needs no lamps. Only tell them that the night may be another one.',
    ],
  },
  {
    id: 'box-all-bars',
    on: ['statement:news-cause-known', 'answer:technical-cause', 'follow-up:why-other-bars-may-differ'],
    asked: [
      'If it’s the program, why did the others come back in time?',
      'same controller, so how come only B3 is slow',
      'Doesn’t the restart hit all bars the same?',
      'why wasn’t the whole field dark for eleven seconds',
    ],
    says: [
      'That’s what I’d ask your supplier, and I’d want it on paper. I saw three come back and one stay dark, and I’ve no more than that.',
    ],
  },
  {
    id: 'one-bad-closes',
    on: ['answer:one-bad-bar'],
    asked: [
      'So fourteen good ones would be enough for a yes?',
      'with B3 shut and fourteen good, you’d recommend it?',
      'Fourteen and one closed, can that go live?',
      'and that would be all right for the panel',
    ],
    says: [
      'With the fifteenth shut and the number written down, I’d speak for it. They like a bad bar better when it has a fence round it.',
    ],
  },
];
