import type { ScenarioContent } from '@parley/shared';

export const stakeholderAlignmentCrisisCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That I have to choose between three directors in front of the committee on the nineteenth.',
      'That somebody is beaten in public and I am the one holding the paper. The rest I can cater for.',
    ],
    later: ['Only small things. Nobody is to lose in the room, so what is left is the desk and a page.'],
  },
  worst_case: {
    says: [
      'I finish reading, nobody speaks, and a chair goes back. One of my directors walks out of the committee.',
      'That Orla leaves, Sorcha leaves, and I have fourteen hotels and a logo.',
    ],
  },
  what_matters_most: {
    says: [
      'That no director loses before an audience. After that, a desk that Orla can live with.',
      'How the nineteenth goes, more than the list. Nobody must be overruled in public.',
    ],
  },
  what_success_is: {
    says: [
      'Twelve minutes, three signatures and soup. And on the twentieth Orla and Sorcha still say good morning.',
      'One signed list, and nobody remembers having fought about it.',
    ],
  },
  cost_to_you: {
    says: [
      'Two directors, possibly, and the chair’s good opinion. I should like to keep all three.',
      'My peace with Orla, Sorcha and Tadhg. I have to work with every one of them on the twentieth.',
    ],
  },
  consequence: {
    says: [
      'Then I go into the committee with three lists, somebody loses in public, and I am soon advertising for a head of operations.',
      'We have nothing to show on the nineteenth, and your summer is lost as well as mine.',
    ],
  },
  why_that_date: {
    says: [
      'Because the committee sits on the nineteenth and was promised one list. I cannot move it without everybody asking why.',
      'It is in everybody’s diary, the chair’s included. I did not choose the day.',
    ],
  },
  why_not: {
    says: [
      'Because it would end with somebody losing in front of the others, as far as I can see.',
      'I have to run fourteen hotels with those three afterwards. That is why.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that I can choose between my directors in this office, and I cannot do it in the committee.',
      'In plain words: nobody is to be overruled in public. How you do it, I leave to you.',
    ],
  },
  example: {
    says: [
      'The fourth of March. Three people, one room, forty minutes, and Orla walked out. I do not want that in the committee.',
      'Reception. Revenue wants members signed up there, and operations wants nobody kept waiting there. Both have signed.',
    ],
  },
  how_do_you_know: {
    says: [
      'I have read all three lists, and I was in the Corrib Room when Orla left.',
      'From four hundred weddings. One learns who will leave before the soup.',
    ],
  },
  what_is_good: {
    says: [
      'Seventeen of the forty-six items stand on every list. And you came to Galway yourself.',
      'All three of my directors want guests to come back. They differ only on how.',
    ],
  },
  since_when: {
    says: [
      'Since this winter, when the programme began. It has been on paper since February, and everybody has been able to hear it since the fourth of March.',
      'This winter. Before that they argued like any three directors, over lunch.',
    ],
  },
  happened_before: {
    says: [
      'Not like this, not with three signatures. We once had two chefs for one wedding, and I ate in my office.',
      'No. They have disagreed often enough, but never on paper.',
    ],
  },
  tried_before: {
    says: [
      'Yes, a workshop with all three. It lasted forty minutes and ended with a door.',
      'I asked each of them to give way, and each told me which of the others should.',
    ],
  },
  how_found_out: {
    says: [
      'I read the three lists one after another, on a Sunday. By the third I had stopped laughing.',
      'Each of them sent me a signed copy inside a fortnight, and no two agreed.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'Your analysts said yes three times and wrote it down. Nobody laid the lists side by side, and there is not a price on any of it.',
      'You let each of the three believe that their list was the plan.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Your side nodded and mine signed, so we share it. I am not collecting names.',
      'Both of us, I would say. Your analysts refused nothing, and my directors asked for everything.',
    ],
  },
  who_decides: {
    says: [
      'I do, here in my office. The committee only has to approve it, and I want it settled before then.',
      'Since I pay, it falls to me. I will do it in private and not in the meeting.',
    ],
  },
  who_else: {
    says: [
      'Orla Brannigan for the hotels, Sorcha Keane for revenue, Tadhg Moriarty for the money. See each of them alone.',
      'My three directors and nobody beyond them. Leave the chair to me.',
    ],
  },
  what_others_say: {
    says: [
      'Orla says the desk, Sorcha says members, Tadhg says cost. Each thinks the other two have misunderstood the programme.',
      'To me, that their own list is the right one. To each other they say very little.',
    ],
  },
  talk_to_them: {
    says: [
      'Yes, but separately, half an hour each, and Nuala has the diaries. All three at once, no, and not Mrs Larkin.',
      'One by one, yes. I would start with Orla in Salthill.',
    ],
  },
  your_role: {
    says: [
      'I pay for the programme, and on the nineteenth I carry the list into the committee.',
      'I am commercial director, so the three lists end up on my desk. I would like there to be one.',
    ],
  },
  what_would_move_you: {
    says: [
      'Let the seventeen go ahead, show me how few of the rest really clash, and let me decide those in private.',
      'A way through the nineteenth in which nobody loses. An honest word about your side’s part would help too.',
    ],
    later: ['You have moved me. I need only the page, and that all three have seen the same one.'],
  },
  your_proposal: {
    says: [
      'Keep the three apart, find out what truly collides, and let me settle that in here.',
      'Start with what they agree on, and bring me the rest by the sixteenth on one page.',
    ],
  },
  which_first: {
    says: [
      'The committee on the nineteenth, and how nobody loses there. The desk can follow over coffee.',
      'First the committee, then reception, then your analysts.',
    ],
  },
  is_it_flexible: {
    says: [
      'The date is not. The lists are, nearly all of them, and so is the question of who decides which item.',
      'I can bend in private. In the committee I cannot.',
    ],
  },
  other_options: {
    says: [
      'I see three. One list wins, everybody loses a little, or each item is settled before the meeting. I prefer the last.',
      'There may be others, and I will listen. Only no second workshop.',
    ],
  },
  your_contribution: {
    says: [
      'I carry the paper in, I have the diaries opened for you, and I ring Orla beforehand.',
      'My name under it, and half an hour with each director. It is more than the last supplier got.',
    ],
  },
  how_can_i_help: {
    says: [
      'Put the lists next to each other, tell me what really collides, and let nobody hear about it first in the committee.',
      'Say no to somebody before they sign. Nobody else has, so far.',
    ],
  },
  is_that_acceptable: {
    says: [
      'That depends. If nobody loses by it in front of the others, I can very likely carry it.',
      'It would be, if all three directors hear the same thing on the same day.',
    ],
    later: ['Yes, so long as the nineteenth stays quiet.'],
  },
  agree_now: {
    says: [
      'Not yet. I would have to see that nobody is beaten in the committee.',
      'No, three lists have been agreed already this year. Show me first what I carry in.',
    ],
    later: ['Yes, you have my agreement. I would like it on one page before lunch.'],
  },
  will_you_support_me: {
    says: [
      'Yes, if there is no loser in it. I will read it out myself and look at anybody who coughs.',
      'I would, for something that all three have seen. For one director’s list, no.',
    ],
    later: ['I will. I carry it in, and I ring Orla this evening.'],
  },
  more_time: {
    says: [
      'No, the committee sits on the nineteenth. Of my own time you may have until noon.',
      'You may have until Monday for the page. Later than that is no use to me.',
    ],
  },
  in_writing: {
    says: [
      'Yes, one page, to me alone. When I have read it twice it may go to the three of them.',
      'Please do. My directors remember different conversations otherwise.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Ring me the evening you have spoken to one of the three, before they ring me themselves.',
      'A line after each talk will do. No traffic lights, please.',
    ],
  },
  next_step: {
    says: [
      'You lay the three lists side by side tonight and tell me what truly clashes.',
      'See Orla in Salthill, and bring me a page on Monday.',
    ],
    later: ['You see Orla, then Tadhg, then Sorcha. I have a page on Monday, and I decide what is on it in here.'],
  },
  what_is_missing: {
    says: [
      'A way to deal on the nineteenth with the items they do not agree on.',
      'A name beside each difficult item, and a decision before the committee.',
    ],
    later: ['Nothing for the committee itself. There is the desk to spare and a page to write.'],
  },
  did_i_get_it_right: {
    says: [
      'Very nearly. If nobody loses in public in your version, it is mine.',
      'Yes, so long as the choosing is done before the committee and not in it.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Cornered, since you ask, and then I joke. But the coffee is good.',
      'Uneasy. It is like seating three families at a table for two.',
    ],
    later: ['Lighter. I may even go to the wedding fair willingly.'],
  },
  do_you_trust_me: {
    says: [
      'Not entirely. People from your firm have been agreeable to everybody, and I am paying for it.',
      'I will, once I have heard you say no to somebody.',
    ],
    later: ['Rather more than when you sat down. You took the committee seriously.'],
  },
  are_we_all_right: {
    says: [
      'We are, so far. Ask me after the nineteenth and I can tell you better.',
      'Yes, we are on terms. Another firm rang in February and I let it ring.',
    ],
    later: ['We are. I have been known to finish a wedding with people I met at the brawl.'],
  },
  did_i_offend_you: {
    says: [
      'No, not in the least. When I am offended I become very polite, and you would notice.',
      'You did not. It was Orla who was offended, by a yellow note.',
    ],
  },
  may_i_be_frank: {
    says: [
      'I wish you would. Three directors and eleven cousins have been tactful at me all year.',
      'Please do, nobody can hear us. The door in here closes.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, until noon, when I have a wedding fair. They can begin without me.',
      'For this, yes. It is the only thing on my desk, three times over.',
    ],
  },
  say_again: {
    says: [
      'I have three signed lists and a committee on the nineteenth that expects one. I need a way there without a loser in public.',
      'The question is how I come out of that room with one list and three directors.',
    ],
  },
  shall_i_explain: {
    says: [
      'Do, I am all ears, and I have read everything else.',
      'Please, go ahead. I would only ask that it is not a fourth list.',
    ],
  },
  may_i_come: {
    says: [
      'You would be very welcome to. Mind the stairs, they are older than the company.',
      'By all means come and look. I should have asked more people to.',
    ],
  },
};
