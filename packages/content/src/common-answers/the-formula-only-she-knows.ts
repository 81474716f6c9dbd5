import type { ScenarioContent } from '@parley/shared';

export const theFormulaOnlySheKnowsCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That they make a table of my notes, it spoils the tiles, and my name is under it. I have had that once.',
      'Who answers for it when my numbers go wrong and I’m not there. A number travels without me and the blame always finds my address.',
    ],
    later: ['If it’s another name under it, then it’s young Davide, who’d be alone at the kiln. And my sleep.'],
  },
  worst_case: {
    says: [
      'February, I am in the garden, the tiles are wrong and it’s Ferri on the telephone, very friendly. First they ask what is wrong, and then they ask who.',
      'That a table spoils the tiles and young Davide gets the blame, because he is here and I’m not.',
    ],
  },
  what_matters_most: {
    says: [
      'Whose name is under the numbers, that first. Then young Davide, who must work with them. The notebooks are only paper.',
      'That nobody uses my numbers wrongly and then sends me the letter.',
    ],
  },
  what_success_is: {
    says: [
      'That the tiles come out right without me, and young Davide stands there and isn’t afraid.',
      'That in February the tiles are right, and they ring only to say hello.',
    ],
  },
  cost_to_you: {
    says: [
      'My good name, it cost me that once. I wouldn’t like to pay it twice.',
      'Sleep, my dear. I lie there and fire tiles in my head.',
    ],
  },
  consequence: {
    says: [
      'Then it’s like August, 6.4% on the broken heap, only longer and colder, and without flowers.',
      'If nothing is arranged, I go on the eighteenth with the key on my chain, and the line may ask its own manual.',
    ],
  },
  why_that_date: {
    says: [
      'On the eighteenth of December I hang up the coat, that is mine. The eleventh of January somebody upstairs chose, who has never licked a tile.',
      'I go when the thirty-one years are full, and the cat has been told. Why they start in January, that you must ask Ferri.',
    ],
  },
  why_not: {
    says: [
      'Because it went wrong once before, and it was my name on the letter. Not until I know who answers for it.',
      'Because in a kiln no number holds always, my dear, and then somebody looks for a name.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that they take a number from a dry day, use it on a wet one, and then they blame me. That’s all that I mean.',
      'I mean that who uses my numbers must also answer for them, and it mustn’t be me in my garden.',
    ],
  },
  example: {
    says: [
      'Yes: somebody took one page of mine from a dry June and used it for the whole year, and the tiles came out like wet cement.',
      'Monday. The kiln has stood, it’s warm outside and cold in the belly, and every table in the world is wrong until ten.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve stood at kiln 3 for thirty-one years, my dear, one sees it.',
      'From the tile. You lay it beside the old one, and if the eye jumps, you know.',
    ],
  },
  what_is_good: {
    says: [
      'The new line doses straighter than my wrist, that I say freely. And young Davide has the eye. And you brought coffee.',
      'There are four weeks, my dear, and you came without a telephone in your hand.',
    ],
  },
  since_when: {
    says: [
      'Nine years, since somebody made a table from my pages. Before that the drawer had no lock at all, they came and looked in like into a pot.',
      'The lock is nine years old, and my work at the kiln thirty-one.',
    ],
  },
  happened_before: {
    says: [
      'Yes, once, nine years ago, with a consultant and very nice shoes. And a little in August, when I was at the sea.',
      'Yes, once, and it ended with a letter to me. I don’t need a second one.',
    ],
  },
  tried_before: {
    says: [
      'They photographed my pages and made a table, and it went wrong. And they set a meeting at ten in the morning with a projector.',
      'A table and a projector, and neither was any good. To learn it at the kiln beside me, that nobody has tried.',
    ],
  },
  how_found_out: {
    says: [
      'At the bar by the gate, my dear, like everything. From upstairs nobody tells me first.',
      'From the tiles, or from the barman. And the bad things come by registered post.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'They asked for the recipe and not for the cook. And when it burned they remembered the cook.',
      'You personally, nothing. The ones before you took a page of mine and left out the weather.',
    ],
    later: ['It’s been said now, and I don’t stir in it any more. Put the weather in this time.'],
  },
  who_is_to_blame: {
    says: [
      'The one who made the table from my page and the one who let it run. Not me, that I know.',
      'Whoever said run, my dear. I was only the name they found.',
    ],
  },
  who_decides: {
    says: [
      'Ferri decides if it runs. I decide who sees the inside of my drawer.',
      'Upstairs it’s Ferri, for the line and for the money. Down here, the kiln.',
    ],
  },
  who_else: {
    says: [
      'Young Davide, first of all, who learns with me. Then Gianna with the roster, Signora Malagoli with the packing, and Ferri with the pen.',
      'Ferri, and the engineers of the new line. And Davide, the young one, who must look at the tiles when I’m gone.',
    ],
  },
  what_others_say: {
    says: [
      'The engineers say recipe. At the bar by the gate they say I should ask for a villa.',
      'My sister-in-law says burn the books, she has never liked the kiln. Upstairs they say nothing to me.',
    ],
  },
  talk_to_them: {
    says: [
      'Yes, talk to young Davide, he’s behind that door with a broom, and go up to Ferri. And bring young Bassi down, the engineer who asks.',
      'With all of them, yes, gladly. Only not all at once and not at ten in the morning.',
    ],
  },
  your_role: {
    says: [
      'I correct the shade until the eye doesn’t jump, that’s all. And now I’m also the old woman with the drawer.',
      'I’m the shade technician at kiln 3, I stand there and taste. The deciding they do upstairs.',
    ],
  },
  what_would_move_you: {
    says: [
      'That it’s tried beside me first, that another hand signs, and that young Davide learns it before I go. And a night’s sleep.',
      'Somebody who says aloud that it wasn’t my fault, the last time. You’d be surprised how quickly a key turns.',
    ],
    later: ['Not much more, my dear. Write it down with Ferri’s name under it, and I fetch the key.'],
  },
  your_proposal: {
    says: [
      'Bring young Davide to me, let the machine look over my shoulder, and let Ferri sign. But I am only the one with the spoon, you must cook it.',
      'I would begin on a Monday at five at the kiln, with young Davide and without paper. Then one sees what must be written.',
    ],
  },
  which_first: {
    says: [
      'Whose name is under the numbers. Then young Davide, then my sleep.',
      'Who signs. With that we could be finished before the coffee is cold.',
    ],
  },
  is_it_flexible: {
    says: [
      'Partly. My last day isn’t, and the notebooks aren’t. The hours, the days and the how you can knead like dough.',
      'A good deal of it, yes. Not the books and not my name under a table.',
    ],
  },
  other_options: {
    says: [
      'Yes: young Davide learns it beside me, and you write a sheet that says when to ask somebody. I like that better than a table.',
      'You can read with me at the kiln, or come at five and watch. Nobody has asked for anything but the drawer.',
    ],
  },
  your_contribution: {
    says: [
      'I would teach whoever comes after me, I’d read every line of your sheet, and I’d say where the machine is wrong.',
      'Thirty-one years, spoken slowly, at the kiln. Only not with my signature under it.',
    ],
  },
  how_can_i_help: {
    says: [
      'Go up the stairs and find out who puts his pen under my numbers. They don’t hear me up there, I smell of slip.',
      'Get me young Davide for the firings that are left. With that you’d help me most.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It depends where my name comes in. If it’s nowhere under a number, then I hear it gladly.',
      'Perhaps, my dear. On a wet morning, when I’m gone, who carries it?',
    ],
    later: ['Yes, why not, if it leaves my name out and lets young Davide learn.'],
  },
  agree_now: {
    says: [
      'Not yet, my dear. I’ve said yes to a coffee. For more than that I must know who signs when I’m in the garden.',
      'No, it’s half raw, you can’t serve that. Tell me first whose name is under it.',
    ],
    later: ['Yes. I say it and I shake hands on it, and on paper Ferri says it.'],
  },
  will_you_support_me: {
    says: [
      'With teaching young Davide, always. With a table that has my name on it, never.',
      'I’d stand by you at the kiln, yes. Upstairs I don’t know how one stands.',
    ],
    later: ['Yes, and I say so at the bar too, and that’s more public than the newspaper.'],
  },
  more_time: {
    says: [
      'A little, my dear. Of weeks there are four, and I can’t bake you more.',
      'A few days you can have. After the eighteenth I’m in the garden.',
    ],
  },
  in_writing: {
    says: [
      'Yes, one page, in plain words, and Ferri under it. What’s only said is gone by Wednesday.',
      'Yes, on paper and with a stamp. Upstairs they believe only what has a stamp.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Come to the kiln and tell me, early, with coffee. A mail I don’t read, my sister-in-law reads it and then everybody knows.',
      'By mouth, my dear, and before they hear it at the bar.',
    ],
  },
  next_step: {
    says: [
      'You find out whose name would be under my numbers, and then you come back. I’m here, I’m the one next to the hot thing.',
      'Go to Ferri. And come on Monday at five, so you see what you’re writing about.',
    ],
    later: ['We begin on Monday at seven, at the kiln, without a telephone. And Ferri’s paper before my cake.'],
  },
  what_is_missing: {
    says: [
      'Who answers for it when it goes wrong and I’m not here. That nobody has told me.',
      'A name under the numbers that isn’t mine. And somebody to stand at the kiln after me.',
    ],
    later: ['Only the paper with Ferri’s pen on it. Then we can begin.'],
  },
  did_i_get_it_right: {
    says: [
      'Yes, if you’ve understood that it’s about who answers for it and not about the paper.',
      'Nearly, my dear. I’d have put young Davide in it too.',
    ],
  },
  how_do_you_feel: {
    says: [
      'A little sad to go, and glad of the coffee. It’s kind that you ask.',
      'Tired, my dear, like the kiln when it cools. It ticks.',
    ],
    later: ['Lighter. I’ve slept badly over it for nine years.'],
  },
  do_you_trust_me: {
    says: [
      'A spoonful, you ask before you take. The rest I give like cobalt, in thousandths.',
      'More than the one with the telephone. That isn’t hard, my dear.',
    ],
    later: ['Yes, by now. You’ve thought of me and not only of my notebooks.'],
  },
  are_we_all_right: {
    says: [
      'We two, yes, you’ve done me nothing. It’s with the gentlemen upstairs that I’m a bit crooked.',
      'Yes, you’re sitting here and I’m talking. When I’m cross I get short.',
    ],
    later: ['We’re as good as a first-choice tile. Come and eat with us, if the rabbit isn’t burned.'],
  },
  did_i_offend_you: {
    says: [
      'No, my dear, I only go quiet when somebody says recipe.',
      'No, not you. It’s an old thing, and you had no part in it.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please, say it as it is, I’m used to fire. It’s the polite ones who photograph.',
      'Yes, frankly is best, my dear. Round things roll away.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, until the cup is empty, and there’s another in the pot. So, ask, only not for the key.',
      'Yes, for a coffee always. At the kiln they call when it hiccups.',
    ],
  },
  say_again: {
    says: [
      'The drawer stays locked until I know whose name is under my numbers when they go wrong. That’s it, with or without coffee.',
      'I want to know who answers for it when the tiles go wrong and I’m gone. That’s all, my dear.',
    ],
  },
  shall_i_explain: {
    says: [
      'Yes, my dear, tell me. I drink, you speak, so nobody interrupts.',
      'Go, go, show me. If it’s long we take a second coffee.',
    ],
  },
  may_i_come: {
    says: [
      'Come, come, of course, but in shoes that can get white. The dust forgives nobody.',
      'Yes, you come and watch. Touching comes later, and maybe not.',
    ],
  },
};
