import type { ScenarioContent } from '@parley/shared';

export const vendorPerformanceIssueCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Being counted for three. Two I’ll carry. The second was your bracket, and it’s down in a letter with my firm’s name on it.',
      'Still the counting, daft as it sounds. Get May right and I’ll tell you what’s really short in here.',
    ],
    later: ['Now it’s what goes in the frames. Boards in Penang, wages on the twenty-eighth, in that order.'],
  },
  worst_case: {
    says: [
      'Opening day, a ribbon, a mayor, and black glass with “Brightpost” on the back of it.',
      'That I send forty people home and you’ve a row of poles with nothing on them. Neither of us builds trams after that.',
    ],
  },
  what_matters_most: {
    says: [
      'That the record’s true. Then the money, then the boards. I know it ought to be the other way round.',
      'A true count. I can build on a true count, I can’t build on “third consecutive failure”.',
    ],
    later: ['Boards, now that May’s been said. Fifteen of them, and a plane to sit in.'],
  },
  what_success_is: {
    says: [
      'Forty more lit on the twenty-first of September, two late ones on my slate, and lunch today after all.',
      'I walk past a stop with my daughter and she reads me the next tram off it. That.',
    ],
  },
  cost_to_you: {
    says: [
      'Weekends in May that I never billed, a tester I couldn’t keep, and most of my hair.',
      'Forty brackets in a skip, for a start. And every Monday morning on hold with your Accounts.',
    ],
  },
  consequence: {
    says: [
      'Then I build what I can, when I can, and I’ll put no day to it. You’ll have poles with a hole in them.',
      'Then my best people go on the bus shelters for Solihull, because Solihull pays. I’d hate it.',
    ],
  },
  why_that_date: {
    says: [
      'The twenty-fourth’s yours, it’s in the contract. The twenty-eighth’s mine, that’s wages. Nobody asked Penang about either.',
      'I signed the twenty-fourth in the winter, when boards took four weeks. I’d not sign it for all forty today.',
    ],
  },
  why_not: {
    says: [
      'Because there’s nothing on the shelf behind it. I’ve signed two dates like that, and both of them were late.',
      'Because I’d be making it up, and I’ve promised my partner I’d give that up.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean the second batch wasn’t mine. Drawing frozen on the sixth of May, new bracket on the eleventh. Count again without it.',
      'Plainly: one late, yes. Two, your bracket. Three late, yes. So two, not three.',
    ],
    later: ['I mean boards. I’ve frames, I’ve glass, and the thing in the middle isn’t here for all of them.'],
  },
  example: {
    says: [
      'The bracket. Forty cut, bent and coated, then four holes move, and it’s forty in the skip. That’s the whole story in one nail on my wall.',
      'Here’s one: I rang about the bracket, your man said “do what you can”, and the next thing I got was a courier.',
    ],
  },
  how_do_you_know: {
    says: [
      'The drawing’s got a date in the corner, and I’ve both of them hanging there. I remember dates, it’s my curse.',
      'I counted. Bring me anything you doubt and I’ll show you where it hangs or where it should be.',
    ],
  },
  what_is_good: {
    says: [
      'The displays are. Eighty of them working every morning since spring. And your fitters, they hang a thing straight.',
      'You drove here instead of writing. That’s one good thing today already.',
    ],
  },
  since_when: {
    says: [
      'Since the eleventh of May for the bracket. It’s been sour since the letter, mind, not since the bracket.',
      'May for the quarrel. The rest crept up on me over the summer, I’ll own that.',
    ],
  },
  happened_before: {
    says: [
      'Not with me. Eleven years, and the only other freeze that thawed was a car park in Rugby. They paid for it, too.',
      'Late once or twice, yes. Written to by courier, never.',
    ],
  },
  tried_before: {
    says: [
      'One, I rang your side in May. Two, I put on the Saturdays. Three, I kept hoping. The third didn’t work.',
      'I rang four other makers about boards. The quickest wanted to redesign the plug.',
    ],
  },
  how_found_out: {
    says: [
      'About the bracket? By e-mail, at ten to five, with “rev C” in the subject. I thought it was a mistake.',
      'The letter came by courier. I was on the van. Moira rang me and read it out.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You froze a drawing and thawed it, and then you counted my lateness and not your own. Two things, really.',
      'No one person to ask. My lads get four answers from three of yours.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Two of the three, me. One, you. I’m not being clever, it’s sums.',
      'Coventry for the first and the third. For the second, whoever drew four new holes after the freeze.',
    ],
  },
  who_decides: {
    says: [
      'Dates, me. Money off, Moira and me, and she reads it first. On your side I’ve never found out.',
      'You’re looking at him, for anything with a day on it. For pounds, I walk upstairs to Moira.',
    ],
  },
  who_else: {
    says: [
      'Moira, my partner, she keeps the books. The lads. And a man in Penang who’s never heard of your tram.',
      'My daughter, if you count the hours she’s sat here. And forty families at the end of the month.',
    ],
  },
  what_others_say: {
    says: [
      'Moira says stop building till you pay. The lads say nothing, they’ve chalked a three on the bracket.',
      'Femi at the end bench says he told me so, about the parts. He says that about most things.',
    ],
  },
  talk_to_them: {
    says: [
      'Talk to Moira, she’s upstairs. She’ll ask about the invoice before you’ve sat down.',
      'The lads, any time, go and stand by the end bench. They’ll be more polite than me.',
    ],
  },
  your_role: {
    says: [
      'I deliver. I own half of it, I give the dates, I drive the van when it’s urgent, and lately I sweep.',
      'Delivery director, it says on the card. It means it’s me you hang.',
    ],
  },
  what_would_move_you: {
    says: [
      'Hearing that the second batch was yours, first. After that you’d be surprised how quickly I move.',
      'One true line about May. And then some money towards Penang, or my invoice.',
    ],
    later: [
      'Boards or the money for them. Give me either with a day on it, and I’ll give you a delivery with a day on it.',
    ],
  },
  your_proposal: {
    says: [
      'One: the record goes to two. Two: what’s owed gets paid. Three: I bring what I can build, when I said, and the rest when the boards are here.',
      'Put May right, and ask me what’s on the shelf. I’d build the plan from the shelf upwards.',
    ],
  },
  which_first: {
    says: [
      'May first, it takes two minutes and costs nothing. Then the shelf, then the money.',
      'The bracket. I can’t talk about the last forty with a three hanging over my head.',
    ],
    later: ['The boards first, now. They’re the only thing that takes longer the later you start.'],
  },
  is_it_flexible: {
    says: [
      'The second lorry is. The first, on the twenty-fourth, I could do. What isn’t flexible is a circuit board that’s still in Malaysia.',
      'A bit. Not the count, though, two’s two.',
    ],
  },
  other_options: {
    says: [
      'There’s two lorries in place of one. There’s a plane in place of a boat. There’s paper at a stop or two. You pick, I’ll build.',
      'Yes, as long as it doesn’t start with another firm. They’d stand behind me in the same queue.',
    ],
  },
  your_contribution: {
    says: [
      'My two best on your forty, the six mended for nothing, and a call the day a thing slips.',
      'One and three I own without a solicitor. And I’ll drive the second lorry down myself.',
    ],
  },
  how_can_i_help: {
    says: [
      'Say whose May was. Then go and stand in front of whoever signs my invoice until they sign.',
      'Send me somebody who can read a meter. And a name my lads can ring about a hole.',
    ],
    later: ['Get the money to Penang, or to me, so the parts can fly. That’s the help with wings on it.'],
  },
  is_that_acceptable: {
    says: [
      'It hangs on two things: it mustn’t leave me with three on my record, and there’ve got to be boards behind it.',
      'Might be. Does it put May right, and does it move money or boards by a day I can chalk up? If it does, I’m in.',
    ],
    later: ['If it’s got parts behind it and a day on it, yes. If it rests on me hoping, no, I’ve given up hoping.'],
  },
  agree_now: {
    says: [
      'Not yet, my friend. I’m not signing anything while I’m down for three.',
      'No. Get May right and tell me where boards or money come from, and I’ve a pen behind my ear.',
    ],
    later: ['For what there are boards for, yes, here’s my hand. For the rest, when I know who pays Penang and when.'],
  },
  will_you_support_me: {
    says: [
      'Ask me when I’m not being counted for three. I’ve nothing against you, I’ve something against the sum.',
      'I’d like to. Give me a true line about May, and I’ll stand next to you in front of your mayor.',
    ],
    later: [
      'Yes. I’ll drive over to Nottingham and say it to your people’s faces, two mine, one yours, and here’s the plan.',
    ],
  },
  more_time: {
    says: [
      'It’s not time I want, it’s boards. Give me a month more without them, and I’d hand you the same frames with more dust on.',
      'For the last few, a fortnight past the twenty-fourth would help. You’ve not got much past that yourself, have you?',
    ],
  },
  in_writing: {
    says: [
      'Yes, please. An e-mail will do, with May in it the right way round. I’ve had enough of hearing things on the phone.',
      'On paper, both ways. I didn’t write it down in May, and look where I’m sitting.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Ring me. Not Brightpost, me. I’ve a phone in this pocket and it’s only ever your Accounts’ music.',
      'A call, same day each week, five minutes. If it’s bad, ring twice.',
    ],
  },
  next_step: {
    says: [
      'You say the sentence about May, then we go and count that shelf together, it’s ten yards.',
      'May, the shelf, the money. We’re still on the first one.',
    ],
    later: [
      'I send you the pro forma from Penang tonight and the deliveries with days on. You send me the corrected letter. We swap.',
    ],
  },
  what_is_missing: {
    says: [
      'One sentence about May. Then a day for my money. Then something to put in the frames.',
      'The second batch. You’ve gone round it twice, like a man round a puddle.',
    ],
    later: ['The fifteen boards and the hands to test with. May’s done, I’ve wiped it off the wall.'],
  },
  did_i_get_it_right: {
    says: [
      'If you’ve got “two his, one ours, and no boards for all forty”, you’ve got it. If there’s a three in there, no.',
      'Near enough to build from. Check the count, though, I’m touchy about the count.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Cross about one of them and ashamed of the six. I joke when I’m both.',
      'Like a man who’s been written to. Ask me again when it says two.',
    ],
    later: ['Lighter, to tell you the truth. I could eat. Still scared of the twenty-eighth, but I’m always that.'],
  },
  do_you_trust_me: {
    says: [
      'You, I’ve not made my mind up. You came in person, that’s one. You’ve not said “bracket” in the right sentence yet.',
      'As far as the door. Your firm’s told me things in May that melted in five days.',
    ],
    later: ['More than when you parked. You counted straight, and a man who counts straight I can do business with.'],
  },
  are_we_all_right: {
    says: [
      'We will be when it’s two. At the moment I’m being polite on an empty stomach.',
      'Not quite, my friend. That letter’s still pinned up behind you.',
    ],
    later: ['We’re all right. It’s lunch and not a hanging. Just let’s not forget Penang over the rice.'],
  },
  did_i_offend_you: {
    says: [
      'You didn’t. The courier did. Talk about the batches and we’ll get on.',
      'No, no. It takes more than that, I’ve been shouted at by lift engineers.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please. I’m from Coventry, we don’t do the other thing well. What is it about my three batches?',
      'Go on, frank’s cheaper than a courier. Start with the second batch, if it’s all the same.',
    ],
  },
  have_you_time: {
    says: [
      'For you, till your train. The frames aren’t going anywhere, they’ve nothing inside them.',
      'Ten minutes, an hour, I’ve got it. Just don’t spend it all on the clause.',
    ],
  },
  say_again: {
    says: [
      'Take the second batch off my record, then help me get the boards and I’ll give you a date that holds.',
      'Two were mine, one was yours. Write that down, and we’ll talk about the last forty.',
    ],
  },
};
