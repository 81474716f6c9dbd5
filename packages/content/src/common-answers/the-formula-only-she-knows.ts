import type { ScenarioContent } from '@parley/shared';

export const theFormulaOnlySheKnowsCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That they make a table of my notebooks and it spoils the tiles, and my name is under it. I have had that once, and I still have the letter.',
      'The name, my dear. A number travels without me and the blame always finds my address.',
    ],
    later: ['It was the name under it, and you’ve found another hand for that. Now it’s only the boy and my sleep.'],
  },
  worst_case: {
    says: [
      'February, I am in the garden, the telephone rings and it’s Ferri, very friendly. First they ask what is wrong, and then they ask who.',
      'That it’s 2017 again, and this time it’s Davide who gets the letter, because he is here and I’m not.',
    ],
  },
  what_matters_most: {
    says: [
      'Whose name is on it, that first. Then the boy. The notebooks are only paper.',
      'That nothing of mine goes out alone into the world with my name on a string.',
    ],
  },
  what_success_is: {
    says: [
      'Davide fires, I drink a coffee with clean hands, the tile comes out and nobody calls me.',
      'That in February they ring only to say hello.',
    ],
  },
  cost_to_you: {
    says: [
      'Nine years of a quiet kitchen it cost me the last time. I wouldn’t like to pay that twice.',
      'Sleep, and my good name. The sleep I get back.',
    ],
  },
  consequence: {
    says: [
      'Then it’s like August, only longer and colder, and without flowers. And the boy stands there.',
      'If nothing is arranged, I go on the eighteenth with the key on my chain, and the line may ask its own manual.',
    ],
  },
  why_that_date: {
    says: [
      'On the eighteenth of December I hang up the coat, that is mine. The eleventh of January somebody upstairs chose, who has never licked a tile.',
      'It’s thirty-one years on that day, and the cat has been told.',
    ],
  },
  why_not: {
    says: [
      'Because it went like that once before, and they were also friendly. Not until I know whose name stands under it.',
      'Because a kiln has no always, my dear, and you’re still asking me for one.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that they take a number from a dry day, use it on a wet one, and then somebody writes me a letter. That’s all that I mean.',
      'It’s simple. Who uses my numbers must also answer for them, and it mustn’t be me in my garden.',
    ],
  },
  example: {
    says: [
      'The order for Lyon, in 2017. A page from a dry June, used for the whole year, and it came out like wet cement. And I was at a wedding.',
      'Monday. The kiln has stood, it’s warm outside and cold in the belly, and every table in the world is wrong until ten.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve stood there for thirty-one years, and I have the letter in the kitchen drawer, with the stamp.',
      'From the tile. You lay it beside the old one, and if the eye jumps, you know.',
    ],
  },
  what_is_good: {
    says: [
      'The new line doses straighter than my wrist, that I say freely. And Davide has the eye. And you brought coffee.',
      'There are four weeks, the boy is good, and you haven’t a telephone in your hand.',
    ],
  },
  since_when: {
    says: [
      'Since 2017, my dear. Before that the drawer had no lock at all, they came and looked in like into a pot.',
      'The lock is nine years old. The rest is thirty-one.',
    ],
  },
  happened_before: {
    says: [
      'Yes, in 2017, with a consultant and very nice shoes. And a little in August, when I was at the sea.',
      'Once, and once is enough for a registered letter.',
    ],
  },
  tried_before: {
    says: [
      'They photographed my pages and made a table. And they set a meeting at ten in the morning with a projector. I wouldn’t try those again.',
      'A table, a telephone, a projector. A coffee at the kiln with Davide nobody has tried yet.',
    ],
  },
  how_found_out: {
    says: [
      'That the tiles were grey I found out after my niece’s wedding, and that it was my fault I found out by registered post.',
      'From the postman. He had me sign for it, he was embarrassed too.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'They asked for the recipe and not for the cook. And when it burned they remembered the cook.',
      'You personally, nothing, you’ve only come late. The ones before you took the page and left out the weather.',
    ],
    later: ['What was wrong has been said now, and by somebody with a clean shirt. I don’t stir in it any more.'],
  },
  who_is_to_blame: {
    says: [
      'The one who made the table and the one who let it run. Tassi signed my warning, and he is at a bathtub factory now. I’m not looking for him.',
      'Not me, that I know. Who it was, that should have stood in the letter.',
    ],
  },
  who_decides: {
    says: [
      'Ferri decides if it runs. I decide who sees the inside of my drawer. And Signora Malagoli decides who packs.',
      'Upstairs it’s Ferri. Down here, the kiln.',
    ],
  },
  who_else: {
    says: [
      'Davide, first of all. Then Gianna with the roster, Malagoli with the packing, and Ferri with the pen.',
      'Three people and a boy. You can visit them all before lunch, it’s one corridor.',
    ],
  },
  what_others_say: {
    says: [
      'Davide says nothing and is sick on Mondays. The engineers say recipe. At the bar they say I should ask for a villa.',
      'My sister-in-law says burn the books. She has never liked the kiln.',
    ],
  },
  talk_to_them: {
    says: [
      'Talk to Davide, he’s behind that door with a broom, and go up to Ferri. And bring young Bassi down, the one who asks.',
      'With all of them, yes, gladly. Only not all at once and not at ten.',
    ],
  },
  your_role: {
    says: [
      'I correct the shade until the eye doesn’t jump, that’s all. And now I’m also the old woman with the drawer.',
      'I stand at kiln 3 and taste. Who decides, that sits upstairs.',
    ],
  },
  what_would_move_you: {
    says: [
      'That it’s tried beside me, that another hand signs, and that Davide has his in the slip before I go. And a night’s sleep.',
      'Somebody who says aloud whose fault 2017 was. You’d be surprised how quickly a key turns.',
    ],
    later: ['I’m moved already, I only pretend for the look of it. Write it down, and I fetch the key.'],
  },
  your_proposal: {
    says: [
      'Bring the boy to me, let the machine look over my shoulder, and let Ferri sign. But I am only the one with the spoon, you must cook it.',
      'I would begin on a Monday at five, with Davide and without paper. Then one sees what must be written.',
    ],
  },
  which_first: {
    says: [
      'The name. Then the boy, then my bed. In the kitchen one also begins with washing the hands.',
      'Who signs. With that we could be finished before the coffee is cold.',
    ],
  },
  is_it_flexible: {
    says: [
      'My last day isn’t, and the notebooks aren’t. With the hours, the days and the how you can knead me like dough.',
      'A good deal. Not the books and not my name.',
    ],
  },
  other_options: {
    says: [
      'There’s the table, there’s the boy, and there’s a sheet that says when to ask somebody. I like the last two better than the first.',
      'You can read with me at the kiln, you can come at five, you can give me Davide. Nobody has asked for anything but the drawer.',
    ],
  },
  your_contribution: {
    says: [
      'I would teach the boy, I’d read every line of your sheet, and I’d say where the machine is wrong. And some Mondays I would come.',
      'Thirty-one years, spoken slowly. Only not with a signature under it.',
    ],
  },
  how_can_i_help: {
    says: [
      'Go up the stairs and say the names for me. Davide, Gianna, Ferri. They don’t hear me, I smell of slip.',
      'Find out who puts his pen under it. With that you’d help me most.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It depends where my name comes in. If it’s nowhere under a number, then I hear it gladly.',
      'I ask of everything the same. On a wet morning, when I’m gone, who carries it?',
    ],
    later: ['If it leaves my name out and the boy in, then yes, why not.'],
  },
  agree_now: {
    says: [
      'Not yet, my dear. I’ve said yes to a coffee. For more than that I must know who signs when I’m in the garden.',
      'No, it’s still half raw. You can’t serve that.',
    ],
    later: ['Yes. I say it and I shake hands on it, and on paper Ferri says it.'],
  },
  will_you_support_me: {
    says: [
      'With the boy, always. With a table that has my name on it, never. So it’s up to what you bring.',
      'I’d stand by you at the kiln. Upstairs I don’t know how one stands.',
    ],
    later: ['Yes, and I say so at the bar too, and that’s more public than the newspaper.'],
  },
  more_time: {
    says: [
      'Until this coffee is finished, and I drink slowly today. Of weeks there are four, and I can’t bake you more.',
      'A few days you can have. But each week that you think, Davide packs four days of it.',
    ],
  },
  in_writing: {
    says: [
      'Yes, one page, in words that Davide understands, and Ferri under it. What’s only said is gone by Wednesday.',
      'On paper and with a stamp, since the other one came with a stamp.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Come to the kiln and tell me, early, with coffee. A mail I don’t read, my sister-in-law reads it and then everybody knows.',
      'By mouth, and before the boys at the bar hear it.',
    ],
  },
  next_step: {
    says: [
      'You find out whose name would be under it, and then you come back. I’m here, I’m the one next to the hot thing.',
      'Go to Ferri. And come on Monday at five, so you see what you’re writing about.',
    ],
    later: ['On Monday at seven, at the kiln, with Davide and without a telephone. And Ferri’s paper before my cake.'],
  },
  what_is_missing: {
    says: [
      'Who carries it when it goes wrong and I’m not here. You’ve walked round that like round a wet floor.',
      'A name under it that isn’t mine. And then the boy.',
    ],
    later: ['Only the paper with Ferri’s pen on it. And the roster by the clock, in green.'],
  },
  did_i_get_it_right: {
    says: [
      'If you’ve understood that it’s about the name and not about the paper, then you have it.',
      'Nearly, like a tile that’s good in daylight. I’d have put Davide in it too.',
    ],
  },
  how_do_you_feel: {
    says: [
      'A little sad, a little tired, and angry only on Mondays, since 2017.',
      'Like the kiln when it cools. It ticks.',
    ],
    later: ['Lighter. I slept badly over it for nine years, and look, it only needed another pen.'],
  },
  do_you_trust_me: {
    says: [
      'You’ve kept your hands on the table, that’s a beginning. Trust I give like cobalt, in thousandths.',
      'More than the one with the telephone. That isn’t hard, my dear.',
    ],
    later: ['Yes, a good spoonful by now. You asked about the letter before the drawer.'],
  },
  are_we_all_right: {
    says: [
      'We two, yes, you’ve done me nothing. It’s with the gentlemen upstairs that I’m a bit crooked.',
      'You’re still sitting here and I’m still talking. When I’m cross I get short.',
    ],
    later: ['We’re as good as a first-choice tile. Come and eat with us, if the rabbit isn’t burned.'],
  },
  did_i_offend_you: {
    says: [
      'No, my dear, I only go quiet when somebody says recipe.',
      'Not you. The letter did, and you didn’t write it.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please, say it as it is, I’m used to fire. It’s the polite ones who photograph.',
      'Frankly is best. Round things roll away.',
    ],
  },
  have_you_time: {
    says: [
      'Until the cup is empty, and there’s another in the pot. So, ask, only not for the key.',
      'For a coffee always. At the kiln they call when it hiccups.',
    ],
  },
  say_again: {
    says: [
      'The drawer stays locked until I know whose name is under my numbers when they go wrong. That’s it, with or without coffee.',
      'I shared it once, and I got the letter. How will it be different?',
    ],
  },
};
