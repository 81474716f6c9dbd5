import type { ScenarioContent } from '@parley/shared';

export const vendorPerformanceIssueCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Being blamed for three late batches when the second was your bracket. Two I’ll carry, three I won’t.',
      'That my firm’s on record for three when it ought to be two. Put May right and I’ll tell you what’s really short in here.',
    ],
    later: [
      'What goes in the frames. I’m short of driver boards for the last forty, and after that it’s wages on the twenty-eighth.',
    ],
  },
  worst_case: {
    says: [
      'Opening day, a ribbon, a mayor, and black glass with “Brightpost” on the back of it.',
      'That I send forty people home and you’ve a row of poles with nothing on them. Neither of us would get another tram.',
    ],
  },
  what_matters_most: {
    says: [
      'That the record’s true, two late by me and one by you. Then the parts, then the money.',
      'A true count of the late batches, before anything else. I can’t build on “third consecutive failure”, that’s what your firm wrote to me.',
    ],
    later: ['The missing boards for the last forty. After them it’s money for the wages.'],
  },
  what_success_is: {
    says: [
      'The last forty lit on the twenty-first of September, and two late batches on my slate, not three.',
      'That I walk past a stop with my daughter and she reads me the next tram off it. And nobody sends anybody a letter.',
    ],
  },
  cost_to_you: {
    says: [
      'Weekends, a good deal of sleep, and most of my hair. And if it goes on, my firm’s good name.',
      'Money, for a start, there’s forty brackets in a skip. And every late day comes out of what I pay the lads with.',
    ],
  },
  consequence: {
    says: [
      'Then I build what I can, when I can, and I’ll put no day to it. You’ll have stops with no display on opening day.',
      'Then my best people go on the bus shelters for Solihull, because Solihull pays. I’d hate it, and you’d be late.',
    ],
  },
  why_that_date: {
    says: [
      'The twenty-fourth of August is your contract’s date, so that everything’s up before the opening. My own is the twenty-eighth, that’s wages.',
      'Because the line opens on the twenty-first of September, and your contract counts back from there. I’d not sign it for all forty today.',
    ],
  },
  why_not: {
    says: [
      'Because I won’t sign for what I can’t build, and I won’t carry three late batches when one was your bracket.',
      'I’d be making it up, that’s why. I haven’t the parts for all of the last forty, and I’ve given up promising on hope.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean the second batch wasn’t mine. Drawing frozen on the sixth of May, new bracket on the eleventh. Count again without it.',
      'Plainly: the first was late through me, the second through your bracket, the third through me. So two, not three.',
    ],
    later: [
      'I mean driver boards. I’ve frames, I’ve glass, and the thing in the middle isn’t here for all of the last forty.',
    ],
  },
  example: {
    says: [
      'The bracket. Forty cut, bent and coated, then four holes move, and it’s forty in the skip.',
      'I rang your side about the bracket, your man said “do what you can”, and the next thing I got was a letter by courier.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve the papers: both drawings are hanging there with a date in the corner, and every delivery note’s in that drawer.',
      'I counted it myself, from your drawings and my delivery notes. Tell me which bit you doubt, and I’ll show you the paper.',
    ],
  },
  what_is_good: {
    says: [
      'The displays are. The first eighty work every morning, and your fitters hang a thing straight.',
      'Your fitters, for one, I’d keep them. And you came here in person, which I count for something.',
    ],
  },
  since_when: {
    says: [
      'Since the eleventh of May, when the new bracket came. Before that you and I had no quarrel.',
      'It goes back to May and the bracket. Then your firm’s letter made it sour.',
    ],
  },
  happened_before: {
    says: [
      'Not like this. In eleven years one other customer changed a frozen drawing, a car park in Rugby, and they paid for it, too.',
      'I’ve been late once or twice before, yes. Never three times, and nobody ever wrote to me by courier about it.',
    ],
  },
  tried_before: {
    says: [
      'I rang your side in May, and I’ve put on extra shifts. Mostly I kept hoping, and that didn’t work.',
      'For the parts I’m short of I’ve rung four other makers, and none of them was quicker. One wanted to redesign the plug.',
    ],
  },
  how_found_out: {
    says: [
      'By e-mail about the bracket, on the eleventh of May, with “rev C” in the subject. I thought it was a mistake.',
      'The bracket came by e-mail and your firm’s letter by courier. Moira, my partner, rang me on the van and read it out.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You changed a drawing after you’d frozen it, and then you counted that delay as mine. Two things, really.',
      'You’ve no one person my lads can ask, so they get four answers from three of you. And you write letters before you ring.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Me for two of the three, you for one. I’m not being clever, it’s sums.',
      'Coventry for the first and the third. For the second, your side, whoever drew four new holes after the freeze.',
    ],
  },
  who_decides: {
    says: [
      'Dates I decide, and money off I decide with my partner Moira. Who does it on your side I’ve never found out.',
      'I do, for anything with a day on it. For pounds, I walk upstairs and ask Moira, who owns the other half.',
    ],
  },
  who_else: {
    says: [
      'My partner Moira, who keeps the books, and forty people who live off this workshop. On your side, whoever pays invoices.',
      'Talk to Moira about money, she’s my partner, and to Femi at the end bench about the boards. Nobody else here need know.',
    ],
  },
  what_others_say: {
    says: [
      'My partner Moira says stop building till you pay, and the lads are fed up. They’ve chalked a three on the old bracket.',
      'They see it as I do: two were ours, one was yours. Only they say it with fewer jokes.',
    ],
  },
  talk_to_them: {
    says: [
      'Yes, any time. My partner Moira’s upstairs, she’ll ask about the invoice before you’ve sat down, and the lads are on the floor.',
      'Of course, go and ask them yourself, I’ve nothing to hide. They’ll be more polite than me.',
    ],
  },
  your_role: {
    says: [
      'I’m delivery director and I own half of Brightpost, eleven years now. I give the dates and I drive the van when it’s urgent.',
      'I answer for every delivery, to you and to my partner Moira, who owns the other half. It means it’s me you hang.',
    ],
  },
  what_would_move_you: {
    says: [
      'Hearing that the second batch was yours, first. After that you’d be surprised how quickly I move.',
      'One true line about May, and some money moving, for my invoice or for the parts I’m short of.',
    ],
    later: [
      'Boards or the money for them. Give me either with a day on it, and I’ll give you a delivery with a day on it.',
    ],
  },
  your_proposal: {
    says: [
      'Put the record at two, pay what’s owed, and I bring what I can build on the day and the rest when I’ve the parts.',
      'Let’s put May right, then go and count what’s on my shelf, and make the plan from the shelf upwards.',
    ],
  },
  which_first: {
    says: [
      'May first, it takes two minutes and costs nothing. Then the parts, then the money.',
      'The bracket. I can’t talk about the last forty while I’m down for three late batches.',
    ],
    later: ['The boards first. They’re the only thing that takes longer the later you start.'],
  },
  is_it_flexible: {
    says: [
      'Partly: some of the last forty I can do by the twenty-fourth of August, the others need longer.',
      'The dates can bend, if it’s two deliveries and not one. What can’t bend is the count, two late ones are mine and not three.',
    ],
  },
  other_options: {
    says: [
      'Yes, bring the last forty in two lots, or help me get the parts quicker. You pick, I’ll build.',
      'There’s more than one way, as long as it doesn’t start with another firm. I’d split the last forty and put a day on each half.',
    ],
  },
  your_contribution: {
    says: [
      'My best two people on the last forty, the six dark ones mended for nothing, and a call the day a thing slips.',
      'I’ll own the first and the third batch without a solicitor, mend the six for free, and drive a load down myself if that saves a day.',
    ],
  },
  how_can_i_help: {
    says: [
      'Say that the second batch was yours, and then get my invoice paid. Those two help more than anything.',
      'Send me somebody who can read a meter, and give my lads one name they can ring about a hole.',
    ],
    later: ['Get me the missing boards, or the money to pay for them. With those I can give you real dates.'],
  },
  is_that_acceptable: {
    says: [
      'Only if it doesn’t leave me with three on my record, and there are parts behind it.',
      'It depends: does it put May right, and does it move money or parts by a day I can chalk up? If it does, I’m in.',
    ],
    later: ['If it’s got parts behind it and a day on it, yes. If it rests on me hoping, no, I’ve given up hoping.'],
  },
  agree_now: {
    says: [
      'Not yet, my friend. I’m not signing anything while I’m down for three.',
      'No, not today as it stands. Get May right and tell me where parts or money come from, and I’ve a pen behind my ear.',
    ],
    later: [
      'For what there are boards for, yes, here’s my hand. For the rest, when I know who pays for the boards and when.',
    ],
  },
  will_you_support_me: {
    says: [
      'Not while I’m being counted for three. I’ve nothing against you, I’ve something against the sum.',
      'I’d like to, and I will once the record on May is true. Then I’ll stand next to you in front of your mayor.',
    ],
    later: [
      'Yes. I’ll drive over to Nottingham and say it to your people’s faces, two mine, one yours, and here’s the plan.',
    ],
  },
  more_time: {
    says: [
      'A little, yes, but not past this week. My parts aren’t ordered while we wait, and each day comes off your fitters.',
      'You can have a few days, if you must. Any longer and I can’t keep the opening for you, nor the wages for my lads.',
    ],
  },
  in_writing: {
    says: [
      'Yes, please. An e-mail will do, with May in it the right way round. I’ve had enough of hearing things on the phone.',
      'Yes, on paper, both ways, and quote me if you like. In May I only rang, and look where I’m sitting.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Ring me on my own phone, once a week, and on the day if something goes wrong.',
      'By phone, the same day each week, five minutes. No couriers, and if it’s bad, ring twice.',
    ],
  },
  next_step: {
    says: [
      'You say whose the second batch was, then we go and count what’s on my shelf, it’s ten yards.',
      'First May, then the shelf, then the money. It starts with you and the bracket.',
    ],
    later: [
      'I send you a delivery plan tonight with days on it. You send me the corrected record, and a day when the boards get paid.',
    ],
  },
  what_is_missing: {
    says: [
      'One sentence about May, that the second batch was yours. Then a day for my money, and something to put in the frames.',
      'That you own the bracket, that’s what I’m waiting for. After that I need money, parts and a pair of hands.',
    ],
    later: ['The missing boards, and the hands to test with. May’s done, I’ve wiped it off the wall.'],
  },
  did_i_get_it_right: {
    says: [
      'If you’ve got “two his, one ours, and no parts for all forty”, you’ve got it. If there’s a three in there, no.',
      'Near enough, as long as your count says two for me and one for you. I’m touchy about the count.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Cross about one of the three, and ashamed of the six that went dark. I joke when I’m both.',
      'Sore, like a man who’s been written to. Say two late batches and not three, and I’ll feel better.',
    ],
    later: [
      'Lighter, to tell you the truth, I could eat. Scared of the twenty-eighth, that’s wages, but I’m always that.',
    ],
  },
  do_you_trust_me: {
    says: [
      'You, I’ve not made my mind up. You came in person, that’s one. Tell me whose the bracket was, and that’s two.',
      'As far as the door. In May I had a frozen drawing from your firm, and it lasted five days.',
    ],
    later: ['More than when you parked. You counted straight, and a man who counts straight I can do business with.'],
  },
  are_we_all_right: {
    says: [
      'We will be, when the record says two and not three. At the moment I’m being polite on an empty stomach.',
      'Not quite, my friend. I’ve a letter from your firm on that wall that calls me a failure three times over.',
    ],
    later: ['We’re all right. It’s lunch and not a hanging. Just let’s not forget the boards over the rice.'],
  },
  did_i_offend_you: {
    says: [
      'You didn’t. Your firm did, with a letter by courier. Talk straight about the batches and we’ll get on.',
      'No, no. It takes more than that, I’ve been shouted at by lift engineers.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please, and it stays in this workshop. I’m from Coventry, we don’t do the other thing well.',
      'Go on, ask me or tell me straight. Frank’s cheaper than a courier.',
    ],
  },
  have_you_time: {
    says: [
      'For you, yes, till your train. The frames aren’t going anywhere, they’ve nothing inside them.',
      'Yes, ten minutes, an hour, I’ve got it. Sit down, that stool’s the clean one.',
    ],
  },
  say_again: {
    says: [
      'I asked how many of the three late batches are mine. I say two, because the second was your bracket.',
      'Take the second batch off my record, that’s what I’m asking. Then I’ll talk about the last forty and give you a date that holds.',
    ],
  },
  shall_i_explain: {
    says: [
      'Go on, my friend, I’m listening with both ears. The grinder’s off.',
      'Yes, tell me. Then I’ll tell you what it looks like from this bench.',
    ],
  },
  may_i_come: {
    says: [
      'Come, my friend, the door’s open from seven. Wear old shoes.',
      'Yes, come and look at anything you like. There’s nothing in here I’d throw a sheet over.',
    ],
  },
};
