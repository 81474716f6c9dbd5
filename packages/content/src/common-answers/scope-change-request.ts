import type { ScenarioContent } from '@parley/shared';

export const scopeChangeRequestCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That a manager orders something big and I know it only from the invoice. The screen is nothing, the surprise is everything.',
      'It’s the big orders with nobody looking. After that comes June, and after June comes my uncle’s face.',
    ],
    later: [
      'Now only small things: that everybody understands how it works, and that nothing moves on the second of June.',
    ],
  },
  worst_case: {
    says: [
      'That in August a hotel spends ten thousand at midnight, and my uncle has the paper before me.',
      'The worst is a full July, an app nobody learned, and the big orders going out by telephone like always.',
    ],
  },
  what_matters_most: {
    says: [
      'June, then the eyes on the orders, then the price. In this order, and the first two I don’t let go.',
      'That we open in June and that somebody can stop a big order before it leaves. How it looks comes last.',
    ],
  },
  what_success_is: {
    says: [
      'That in July a crazy order waits, a director looks, and I hear of it over lunch and not from the post.',
      'All fourteen start on the second, no big order goes unseen, and I never said the word “extra” at home.',
    ],
  },
  cost_to_you: {
    says: [
      'My word, mostly. I told my uncle the price is the price. And my nights, because the managers order at night.',
      'If it goes wrong I stand with two hundred people and no app in the middle of the season. That is my summer.',
    ],
  },
  consequence: {
    says: [
      'Then every manager telephones me for each big thing and I’m the approval, until July, when I don’t pick up any more.',
      'Then we stay on paper for the big orders, and in autumn I think about with whom we build the rest.',
    ],
  },
  why_that_date: {
    says: [
      'Because in May my people have time and in July nobody has. After the second of June they don’t listen to me any more.',
      'Because from the middle of June the houses are full. Albufeira has a hundred and twelve rooms, try to teach there.',
    ],
  },
  why_not: {
    says: [
      'Because then nobody stops a big order in time, or it comes too late for June. Those are my two reasons.',
      'Because what comes too late or too dear I can’t use, and what only informs me afterwards I have already.',
    ],
    later: ['I don’t say no. I only want it on half a page before I say yes aloud.'],
  },
  what_do_you_mean: {
    says: [
      'I mean this: above two thousand a second person looks, and the order waits until he looked. Nothing more secret than that.',
      'I speak in stories, excuse me. I mean that a manager alone shouldn’t be able to spend ten thousand.',
    ],
  },
  example: {
    says: [
      'Take a manager at eleven at night, tired, a nice catalogue, a wedding that perhaps comes. He presses, it’s ordered, I learn it in three weeks.',
      'For example an ice machine for four thousand. Maybe right, maybe not. I want that somebody asks one question before it’s on the lorry.',
    ],
  },
  how_do_you_know: {
    says: [
      'Because I see the invoices, and I sit between fourteen hotels and my uncle. What nobody looks at, I find last.',
      'Nine years of operations, I’ve worked nights at the reception. I know what people order when nobody watches.',
    ],
  },
  what_is_good: {
    says: [
      'The screens are pretty and your boys pick up the telephone. The ordering for fruit and towels is exactly how my people need it.',
      'I like that you called and didn’t write. And the app for the small orders, there I’ve no complaint.',
    ],
  },
  since_when: {
    says: [
      'Since Monday you have it in writing. In my head it’s since the winter, when I began to look at the big orders.',
      'The wish is old, in my father’s time there were always two signatures. The hurry is new.',
    ],
  },
  happened_before: {
    says: [
      'Yes, something went through that somebody should have stopped. I don’t want to have a collection of it.',
      'It happened, and in a house I like. That’s why I ask now and not in October.',
    ],
  },
  tried_before: {
    says: [
      'I talked with the managers, very nicely, and they nodded. Then came the next catalogue. So talking I tried.',
      'We had paper with two signatures, and the second one was always in the car. So now I want it in the app.',
    ],
  },
  how_found_out: {
    says: [
      'From a paper, and late, like I find out all things here. That’s what I want to change.',
      'Nobody told me. I saw an invoice, not an order, and then it’s only to pay.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You asked in Lisbon what the manager does, and nobody asked who looks over his shoulder. And I didn’t say it. That’s all of it.',
      'Nothing terrible: one word in the paper has two meanings, and none of us saw it.',
    ],
  },
  who_is_to_blame: {
    says: [
      'A piece you, a piece me, a piece the taxi where I read. I don’t look for the guilty one, I look for the brake.',
      'Nobody, really. If you want a guilty one, take the word “approval”, it doesn’t defend itself.',
    ],
  },
  who_decides: {
    says: [
      'What it is, I decide. If it costs real money, my uncle Amândio decides, and he decides slowly.',
      'Me, the same day, if it’s small and clear. The family, if it’s big.',
    ],
  },
  who_else: {
    says: [
      'The three regional directors, because they would look at the big orders. Paulo from IT for the passwords. And my uncle, when there’s money.',
      'Fourteen managers who don’t know it yet, and Inês, who makes the training in May.',
    ],
  },
  what_others_say: {
    says: [
      'The directors are a bit proud of it, the managers will say I don’t trust them, and my uncle asks every Friday if it’s done.',
      'Paulo says it’s nothing, but Paulo isn’t the one who builds it. The directors say yes if it’s short.',
    ],
  },
  talk_to_them: {
    says: [
      'To the directors, yes, begin with Graça, she answers in one minute. To my uncle I go myself.',
      'Call whom you like in the hotels, only before ten or after five. With the money you speak to me.',
    ],
  },
  your_role: {
    says: [
      'Operations, all fourteen houses. When something is missing or too much, it ends on my desk.',
      'I run the daily life of the hotels, and I stand between the managers and my uncle, with a telephone at each ear.',
    ],
  },
  what_would_move_you: {
    says: [
      'Something light that lets a second person stop a big order, on the second of June, for a price that I can carry home. For this I give things away.',
      'Show me how the order waits for a second person. When I see that, I’m the easiest client you have.',
    ],
    later: ['You moved me already. Now only the half page, with the number and the day on it.'],
  },
  your_proposal: {
    says: [
      'You take out something that nobody needs and put in my second person. You know better than me what there is.',
      'I’d do it small: it rings at the director, he can press stop, finished. But you’re the one who builds.',
    ],
  },
  which_first: {
    says: [
      'First that an order can be stopped, before the opening. The elegant version, the lists, the colours, that comes later.',
      'The second of June first, then the big orders. What the paper means by its words can wait.',
    ],
  },
  is_it_flexible: {
    says: [
      'The day, a little, two or three days if it’s for something good. That a second person looks, no, there I’m not flexible.',
      'How it looks, completely. When the hotels are full, not at all.',
    ],
  },
  other_options: {
    says: [
      'Only my notebook and my telephone, and that isn’t a plan for the summer. Everything else must come from you.',
      'A lighter way I’d take, if it has a stop. Something that comes after the middle of June, no.',
    ],
  },
  your_contribution: {
    says: [
      'I give up a screen, I answer the same day, and I get you the directors on the telephone. It’s not nothing, no?',
      'From me you get quick answers, before breakfast if you want, and a signature on half a page.',
    ],
  },
  how_can_i_help: {
    says: [
      'Find me a way that a second person sees the big orders by June, and tell me honestly what it costs. With this you help me a lot.',
      'Give me one number and one day that I can repeat at home without sweating.',
    ],
    later: ['Put it on a page that my uncle can read with his old glasses. Then you’ve helped me completely.'],
  },
  is_that_acceptable: {
    says: [
      'It hangs on three things: can somebody stop the order, is it there on the second of June, and does the price end. If you say yes three times, I also say yes.',
      'If it’s good for the big orders and good for June I take it, I’m not difficult. If it misses one of them, no.',
    ],
    later: ['Yes, if it changes nothing for the orders and for June. Put it on the half page.'],
  },
  agree_now: {
    says: [
      'Not yet. Put on half a page what I get, what it costs and which day, and I’m fast.',
      'I’d like to, but not without a number and a day. A yes like that, my uncle would hear it from here.',
    ],
    later: ['Yes. Send the half page and I sign it before lunch.'],
  },
  will_you_support_me: {
    says: [
      'If I understand it and it stops where you say, yes, at home and with the directors. I’m loud, it helps.',
      'I support what I can explain to a manager in a kitchen. Give me that and I carry it.',
    ],
    later: ['Yes, I tell the directors tonight, and my uncle on Friday after the fish.'],
  },
  more_time: {
    says: [
      'Until Thursday, ten o’clock, yes. Friday at lunch my uncle asks me, and then I must have more than a smile.',
      'A day or two for thinking, good. Two weeks for building, no, not in June.',
    ],
  },
  in_writing: {
    says: [
      'Yes, half a page: what’s in, what’s out, the number, the day. Without “approximately”.',
      'Please, in writing, and short. What’s long I read in a taxi.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Call me before ten, and if it’s a number, write it after. If June moves, I want to know it the same hour.',
      'A message on Friday morning, three lines. Before lunch, because at lunch I’m asked.',
    ],
  },
  next_step: {
    says: [
      'You tell me what’s possible before June and for how much, I choose, you write it. Thursday before ten is good.',
      'First the number and the day. Then I talk with the directors, then your boys begin.',
    ],
    later: [
      'You send the half page, I sign, and I tell Graça, Filipe and Telmo. Then you show me how it looks on a phone.',
    ],
  },
  what_is_missing: {
    says: [
      'A clear word on the big orders: who sees them, who stops them, from which day. And how much.',
      'A price that stops, and a word that the second of June holds. With these two I can go to lunch.',
    ],
    later: ['Only the paper, the half page. And that one director tries it before June.'],
  },
  did_i_get_it_right: {
    says: [
      'If you understood that it’s about seeing the big orders in time, and not about one more button, then yes.',
      'Nearly. Put June in it, and that the price must stop somewhere, then it’s complete.',
    ],
  },
  how_do_you_feel: {
    says: [
      'A bit squeezed, no? Here my hotels, there my uncle, and in the middle a manager with a catalogue.',
      'Friendly and a bit nervous. When I talk much I’m still well, when I talk slowly you should run.',
    ],
    later: ['Lighter. I even finished the coffee while it was warm.'],
  },
  do_you_trust_me: {
    says: [
      'I do, otherwise I would have written to your director. But I trust with a paper under it.',
      'Yes, it’s a good beginning that you talk with me. The rest I tell you after June.',
    ],
    later: ['Yes. You speak clear with me, without dancing, that’s how I know people.'],
  },
  are_we_all_right: {
    says: [
      'We’re all right. It’s the first surprise, I count until three.',
      'Yes, yes. I ask loud, but I don’t bite before August.',
    ],
    later: ['We’re very well. In October you come to Lisbon and I pay.'],
  },
  did_i_offend_you: {
    says: [
      'Me? No. If somebody reads me my own signature aloud, then perhaps a little. You didn’t shout, so we’re fine.',
      'No, no, I’ve managers who offend me better, and before breakfast.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please, frank is quicker. Only don’t read me a paragraph, tell me what I get.',
      'Say it. I worked nights at a reception, I’ve heard frank in eight languages.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, a quarter of an hour, and the towels come at some point. Go, I listen.',
      'For this, yes. It’s before the summer, I still have minutes to give away.',
    ],
  },
  say_again: {
    says: [
      'I want that above two thousand euros a second person sees the order before it goes. In the app, on the second of June.',
      'One more yes for the big orders, from the regional director, before they leave the hotel. That’s my whole message from Monday.',
    ],
  },
  shall_i_explain: {
    says: [
      'Yes, yes, tell me. With little words, I’m better with linen than with screens.',
      'Please, show me. I sit and I listen, that’s rare, use it.',
    ],
  },
  may_i_come: {
    says: [
      'But of course, come, and then you eat with us. Nobody understands it from a list.',
      'Yes, come and see it. I tell them at the desk, they’ll give you a coffee.',
    ],
  },
};
