import type { ScenarioContent } from '@parley/shared';

export const stakeholderAlignmentCrisisCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'The nineteenth. Three directors at one table, each with a signed list, and myself reading out which of them lost.',
      'That somebody is beaten in public and I am the one holding the paper. The rest I can cater for.',
    ],
    later: [
      'It was the nineteenth. Since nobody is to lose in the room, I have only small worries left, and they have prices.',
    ],
  },
  worst_case: {
    says: [
      'I finish reading, nobody speaks, and a chair goes back. I have heard that chair once this month already.',
      'Orla leaves, Sorcha leaves, and I have fourteen hotels and a logo.',
    ],
  },
  what_matters_most: {
    says: [
      'That no director loses before an audience. After that, a desk that Orla can live with.',
      'The room on the nineteenth. The list is only what happens in it.',
    ],
  },
  what_success_is: {
    says: [
      'Twelve minutes, three signatures and soup. And on the twentieth Orla and Sorcha still say good morning.',
      'One list, and nobody remembers having fought about it.',
    ],
  },
  cost_to_you: {
    says: [
      'Two directors, possibly, and the chair’s good opinion. I should like to keep all three, for different reasons.',
      'I work with every one of them on the twentieth. It costs me that, if it goes badly.',
    ],
  },
  consequence: {
    says: [
      'Then I go into the committee with three lists and a tie on, and by lunch I am advertising for a head of operations.',
      'Then the nineteenth comes without a list, and you and I each lose a summer.',
    ],
  },
  why_that_date: {
    says: [
      'The nineteenth is when the committee sits, and they were promised one list, in the singular. You do not move a committee, you only explain why you tried.',
      'Because everybody has it in the diary, and a moved diary is a question.',
    ],
  },
  why_not: {
    says: [
      'Because it ends with somebody losing in front of the others, or at least I cannot yet see how it does not.',
      'Because I have to run hotels with those three on the twentieth.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that I can choose between them in this room, and I cannot do it in the committee. All the rest is decoration.',
      'In plain words: nobody is to be overruled in public. How you do it, I leave to you.',
    ],
  },
  example: {
    says: [
      'The fourth of March. Three people, one room, yellow notes, forty minutes, and the door has hung crooked since. I would like the opposite of that.',
      'Reception. Revenue wants members signed up there, operations wants the key found there. Both are signed. That is the sort of thing.',
    ],
  },
  how_do_you_know: {
    says: [
      'I have read all three lists, which I believe makes me the only one. And I was in the Corrib Room when the door went.',
      'Four hundred weddings. One learns who will leave before the soup.',
    ],
  },
  what_is_good: {
    says: [
      'Seventeen of the forty-six stand on every list. And you came to Galway yourself, with no slides that I can see.',
      'They all three want guests to come back. It is only about where the guest should stand.',
    ],
  },
  since_when: {
    says: [
      'Since January they have each thought it was theirs, and since the fourth of March everybody has been able to hear it.',
      'The lists were signed in February. The door went in March.',
    ],
  },
  happened_before: {
    says: [
      'Not with three signatures. We once had two chefs for one wedding, and I ate in my office.',
      'Salthill tried a sign-up at the desk last autumn. Orla has the sheets, and her opinion.',
    ],
  },
  tried_before: {
    says: [
      'A workshop, with sticky notes. It lasted forty minutes. I would not call the method promising.',
      'I tried asking each of them to give way, and each explained to me which of the others should.',
    ],
  },
  how_found_out: {
    says: [
      'I asked for the lists and read them one after another, on a Sunday. By the third I had stopped laughing.',
      'They each sent me a signed copy, with compliments, inside a fortnight.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'Your analysts said yes three times and wrote it down. Nobody laid the lists side by side, and there is not a price on any of it.',
      'You sold one horse to three buyers. It was a very good horse.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Your side nodded, my side signed, and somebody further up smiled at everybody. I am not collecting names.',
      'Let us say that there is enough of it for each of the fourteen hotels.',
    ],
  },
  who_decides: {
    says: [
      'In here, I do. In the committee it is supposed to be all of them together, which is to say nobody. I would rather it were done before.',
      'The paying is mine, so the deciding may be. It is only the audience I want rid of.',
    ],
  },
  who_else: {
    says: [
      'Orla Brannigan for the hotels, Sorcha Keane for revenue, Tadhg Moriarty for the money. See each of them alone.',
      'The three of them and no fourth. Leave the chair to me.',
    ],
  },
  what_others_say: {
    says: [
      'Orla says the desk, Sorcha says members, Tadhg says a figure with a euro in front of it. Then each of them says the others have misunderstood the programme.',
      'They say very little to each other, which at Larkrise is how one knows.',
    ],
  },
  talk_to_them: {
    says: [
      'Separately, with pleasure. Half an hour each, Nuala has the diaries. All three at once, no, and Mrs Larkin, not at all.',
      'One by one, yes. Start in Salthill.',
    ],
  },
  your_role: {
    says: [
      'I pay for it, and on the nineteenth I carry it in. It is more or less what I did in banqueting.',
      'I hold the paper. I would like there to be something civil on it.',
    ],
  },
  what_would_move_you: {
    says: [
      'Show me that the seventeen can go ahead, how few of the rest really clash, and that I may decide those without a gallery.',
      'An honest word about your side’s nodding helps. A way through the nineteenth helps more.',
    ],
    later: ['You have done it. I need only the page, and that all three have seen the same one.'],
  },
  your_proposal: {
    says: [
      'Keep them apart, find out what truly collides, and let me settle that over this desk. But you are the one with the pencil.',
      'I would start with what they agree on and be very quiet about the rest until the sixteenth.',
    ],
  },
  which_first: {
    says: [
      'The room on the nineteenth. If you know how nobody loses there, we can do the desk over coffee.',
      'First the committee, then the desk, then your analysts.',
    ],
  },
  is_it_flexible: {
    says: [
      'The date is not. Who decides what is, rather, and so is nearly everything that is not read aloud.',
      'I bend in private. I have never yet bent in a committee.',
    ],
  },
  other_options: {
    says: [
      'I know of three. Somebody wins, everybody loses a little, or nobody chooses in that room at all. I have seen the first two at weddings.',
      'If there is a fourth, I hope it does not involve coloured dots.',
    ],
  },
  your_contribution: {
    says: [
      'I carry it in and I look at anybody who sighs. I will have the diaries opened for you, and I will ring Orla when there is something to ring about.',
      'Three doors opened and one paper carried. It is more than the last supplier got.',
    ],
  },
  how_can_i_help: {
    says: [
      'Put the lists next to each other, tell me what really collides, and let nobody hear about it first in the committee.',
      'Be the one person in this who says no to somebody before they sign.',
    ],
  },
  is_that_acceptable: {
    says: [
      'Put it to this test. Does anybody lose by it in front of the others? If not, I can very likely carry it.',
      'It would depend who hears of it first. If all three hear the same thing on the same day, I have no quarrel with it.',
    ],
    later: ['So long as it leaves the nineteenth as quiet as we have made it, yes.'],
  },
  agree_now: {
    says: [
      'Not while I can still picture a chair being pushed back. Take that picture away and ask me then.',
      'I have agreed to three lists already this year, in a manner of speaking. Not yet.',
    ],
    later: ['Yes. You may have my agreement, and I would like it on one page before lunch.'],
  },
  will_you_support_me: {
    says: [
      'If there is no loser in it, I will read it out myself and look at anybody who coughs.',
      'I support things I can carry. Hand me something with a handle.',
    ],
    later: ['I will. I carry it in, and I ring Orla before the door does.'],
  },
  more_time: {
    says: [
      'Of mine, until the wedding fair at noon. Of the committee’s, none. It sits on the nineteenth.',
      'You may have until Monday for the page. After that it is decoration.',
    ],
  },
  in_writing: {
    says: [
      'One page, to me alone, today. When I have read it twice it may go to the three of them, at the same hour.',
      'Please. They remember different conversations otherwise.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Ring me the evening you have spoken to one of them, before they ring me themselves. It is usually a matter of minutes.',
      'A line after each talk. And nothing with a traffic light on it, I have seen the lobby at Christmas.',
    ],
  },
  next_step: {
    says: [
      'A pencil and the three lists, tonight. And then you tell me what I carry into that room.',
      'See what truly collides. Everything else waits on that.',
    ],
    later: ['You see Orla, then Tadhg, then Sorcha. I have a page on Monday, and I decide what is on it in here.'],
  },
  what_is_missing: {
    says: [
      'What I do on the nineteenth about the ones they do not agree on. I have heard plenty about the ones they do.',
      'Somebody’s name beside the difficult ones, and a day before the committee.',
    ],
    later: ['Nothing in the room itself. There is the desk to spare and a page to write.'],
  },
  did_i_get_it_right: {
    says: [
      'Very nearly. If there was a loser in your version, take him out, and it is mine.',
      'If you kept the audience out of it, you have it.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Like a man seating three families at a table for two. One jokes.',
      'Cornered, since you ask. But the coffee is good.',
    ],
    later: ['Lighter by about three lists. I may even go to the wedding fair willingly.'],
  },
  do_you_trust_me: {
    says: [
      'As far as the window. People from your firm have been very agreeable to everybody, and I am still paying for it.',
      'I will when I have heard you say no to Sorcha.',
    ],
    later: ['Rather more than when you sat down. You told me something uncomfortable and then did a sum.'],
  },
  are_we_all_right: {
    says: [
      'We are at the coffee stage. The waiters are safe. Ask me when there is one list.',
      'I had another firm ring in February, and I let it ring. Take that as it is meant.',
    ],
    later: ['We are. I have been known to finish a wedding with people I met at the brawl.'],
  },
  did_i_offend_you: {
    says: [
      'Not in the least. When I am offended I become very polite, and you would have noticed the change.',
      'No. It was the young man with the yellow note who managed that, and it was Orla he offended.',
    ],
  },
  may_i_be_frank: {
    says: [
      'I wish you would. I have had eleven cousins and three directors be tactful at me all year. Which list is it, then?',
      'Do. The door in here closes.',
    ],
  },
  have_you_time: {
    says: [
      'Until noon, when I have a wedding fair. They have a harpist and can begin without me.',
      'For this, yes. It is the only thing on my desk, three times over.',
    ],
  },
  say_again: {
    says: [
      'I have three signed lists and a committee on the nineteenth that expects one. Which were you planning to build, and who tells the other two?',
      'How do I come out of that room with one list and three directors?',
    ],
  },
};
