import type { ScenarioContent } from '@parley/shared';

import { scopeChangeRequestAnswers } from '../answers/scope-change-request';
import { scopeChangeRequestCommonAnswers } from '../common-answers/scope-change-request';
import { scopeChangeRequestFollowUps } from '../follow-ups/scope-change-request';
import { scopeChangeRequestStatements } from '../statements/scope-change-request';
import { scopeChangeRequestVoice } from '../voices/scope-change-request';

export const scopeChangeRequest = {
  slug: 'scope-change-request',
  title: 'Scope Change Request',
  description:
    'Halfway through the build, Beatriz asks for a second approval step. She calls it small and expects it in the same price. She has a reason that she has not told you.',
  difficulty: 'easy',
  category: 'scope_management',
  challengeType: 'scope_creep',
  stakeholderType: 'client',
  industry: 'Hotels and hospitality',
  goal: 'Find out what the second approval is for, and agree on a way to get there with a price and a date that both of you can stand by.',
  situation:
    'Your firm is building the purchasing app for Miradouro, fourteen hotels in Portugal: a fixed price of €86,000, signed on 4 March, in use from 2 June. On Monday Beatriz wrote that a regional director must also approve orders above €2,000. Section 4.2 of the specification, which she signed, names one approval, by the hotel manager. Your developers put the second step at nine working days and €7,200, and it would move the opening to 16 June. The supplier-rating screen, eight days of work, has not been begun. A lighter way, an e-mail to the director for every large order, takes two days and costs €1,600.',
  learningObjectives: [
    'Find the need behind a request',
    'Separate what is possible from what is paid for',
    'Offer a choice with a price on each side',
  ],
  skills: ['expectation_management', 'active_listening', 'negotiation_skills'],
  estimatedDuration: 15,
  persona: {
    name: 'Beatriz Couto',
    shortName: 'Beatriz',
    pronoun: 'she',
    role: 'Head of operations',
    organisation: 'Miradouro Hotels',
    description:
      'Head of operations for fourteen family hotels. Warm, talkative, in a hurry from May to September. Believes that good partners do not count every coffee.',
    style:
      'Fluent English with Portuguese sentence shapes: "no?" at the end, "I tell you", half a story before the point, present tense where English wants another. Friendly even when she refuses. Speaks of hotels and people by name. No business jargon.',
    goals: [
      'Know that no hotel can place a large order unseen again',
      'Have the app in the hotels before the summer season fills them',
      'Not go back to her uncle for money',
    ],
    trust: 55,
    patience: 7,
    redLines: [
      {
        text: 'She will not open after the middle of June: from then on the hotels are full and nobody can learn anything.',
        line: 'After the fifteen of June I can’t put a new app in anybody’s hand. The hotels are full, they would throw it in the pool.',
      },
    ],
    wouldMove: [
      'Being asked what happened, and being listened to until the end of the story',
      'A lighter way that shows large orders to a second person before July',
      'An exchange: something she does not need against the step that she does',
      'A plain explanation of what section 4.2 covers, without a lecture',
    ],
  },
  concerns: [
    {
      id: 'unseen-orders',
      summary: 'another hotel placing a large order that nobody above the manager has seen',
      worry:
        'In January Faro ordered linen for eleven thousand four hundred and my uncle found it before I did. He said nothing. He just put the invoice on my desk and went to lunch.',
      weight: 3,
      central: true,
      cues: [
        'large orders',
        '€2,000',
        'Faro',
        'linen',
        'regional director',
        'second person',
        'unseen',
        'auditors',
        'July',
      ],
      acknowledgedBy: [
        'So what you really need is that nobody can spend a big amount again without somebody above them knowing.',
        'Ah ok so it isnt about the button, its about the linen in Faro happening again',
        'It sounds as if one order went through that should have been seen by somebody else, and you were the one who had to answer for it.',
        'You don’t want to find out about the next big order from the invoice.',
      ],
      settledBy: [
        'Every order over €2,000 sends the regional director an e-mail the same minute, with the amount, the hotel and a button that stops it within 24 hours. That is two days of work and €1,600, and it is in the app on 2 June.',
        'what if the director gets a mail for each order above 2000 and can block it for a day. 2 days work, not 9. you’d have it for the opening and the list of all those mails is your proof for the auditors',
        'I suggest the full second approval, as you asked, in exchange for the supplier rating screen. Nobody can then send an order of more than €2,000 without the director’s yes, the price stays as it is, and it costs you one extra day, so 3 June.',
        'We could do it in two bites. On the 2nd of June the directors see every large order by mail and can stop it. In autumn, when it is quiet, we build the proper step. You would never again be surprised by an invoice, and you decide in October if you still want the rest.',
        'Let me set the manager’s own limit to €2,000. Above that the order simply waits until the director opens it on the phone and taps yes; we reuse the approval we already have, so I can hold that at €1,600.',
      ],
      nearMisses: [
        'I completely understand your needs and we are committed to delivering a solution that fully supports your approval governance.',
        'Approval workflows are a common requirement, and there are several best practices that we could explore together in a workshop.',
        'That is definitely something we can look at, let me take it back to the team and see what is feasible.',
        'A second step will give you more transparency and control over your purchasing process.',
      ],
      lines: {
        open: [
          'I need that somebody above the hotel sees the big orders before they go. That is all. One more person says yes, no?',
          'A manager can order today for ten thousand and the first I know is the invoice. This I can’t have any more.',
        ],
        pressed: [
          'You talk to me about the screen. I talk to you about a manager alone at night with the whole linen catalogue.',
          'My uncle asks me every Friday if it is done. He says “Faro”, only this word, and he looks at me.',
          'If in August another hotel does the same as Faro, do I tell them the specification was very clear?',
        ],
        heard: [
          'Exactly, now we speak of the same thing. So how do I get my second pair of eyes?',
          'Yes. You understood me faster than my own IT. But what do we do with the orders?',
        ],
        answered: [
          'I like this direction. And Telmo, who does not open a computer, how does he see the order?',
          'Good, but can the order leave before the director looks? Because that is what happened with the linen.',
        ],
        settled: [
          'With this I sleep. The big order shows itself to somebody before it becomes an invoice, that is what I wanted from the first day.',
          'Perfect, and I can tell my uncle it can’t be Faro again. He will pretend he was never worried.',
        ],
        relapsed: [
          'A minute ago somebody saw the big orders in time, and now I’m not sure any more. For the linen it makes a difference.',
        ],
      },
      better: {
        text: 'Before I price the second step: what happened that you need it? If it’s about seeing large orders in time, an e-mail to the director with a stop button takes two days instead of nine, and you’d have it on 2 June.',
        why: 'She asked for a solution. Behind it is an order of €11,400 that nobody saw. Ask for that first, and a smaller thing does the job.',
      },
    },
    {
      id: 'same-price',
      summary: 'going back to her uncle for more money after telling him that the price was fixed',
      worry:
        'I chose you because of the fixed price. The other one was cheaper by nine thousand and my uncle liked him. I said: with these people there are no surprises.',
      weight: 2,
      central: false,
      cues: ['price', '€86,000', 'fixed price', '€7,200', '€1,600', 'uncle', 'Amândio', 'budget', 'extra'],
      acknowledgedBy: [
        'You told your uncle that €86,000 was the end of it, and now I come with a second bill.',
        'I know the fixed price was the reason you picked us. An extra is the last thing you wanted to hear.',
        'it must look like we promised one price and now start counting',
      ],
      settledBy: [
        'If we leave out the supplier-rating screen, which is eight days nobody has started, the second step costs you nothing: the €86,000 stay €86,000.',
        'the full step is €7,200, and I can’t give that away. But the mail version is €1,600 and thats the whole of it, no second invoice later, you get it in writing tomorrow',
        'The fixed price covers one approval, section 4.2, and I will keep it to the cent. For the extra there are two figures you can choose from, €7,200 for the full step or €1,600 for the notice by e-mail, and both are ceilings.',
        'We swap. You give up the rating of suppliers, I build the directors’ approval, and your uncle never sees another offer from me. I’d only ask you to confirm by Friday which one you want.',
      ],
      nearMisses: [
        'I am sure we can find a commercial arrangement that works for both sides.',
        'Quality always has its price, and the added value will pay for itself many times over.',
        'Don’t worry about the costs for now, we’ll sort something out when we get there.',
      ],
      lines: {
        open: [
          'And it’s inside the eighty-six thousand, of course. It is a fixed price, this is why I signed it.',
          'My uncle thinks that the price is finished. I’d like very much that he continues to think it.',
        ],
        pressed: [
          'You say it costs. How much, for one button? I can’t go to my uncle with “it costs”.',
          'The other company was nine thousand less. I said no to them because of extras. You see how I look now?',
          'Is there nothing in the eighty-six that I don’t need? There must be some screen there that nobody will open.',
        ],
        heard: [
          'Yes, that’s my situation with my uncle, you describe it well. So what will it cost me?',
          'Thank you. It’s not that I want a present. I want to know what I pay and that it stops there.',
        ],
        answered: [
          'This I can carry home. It’s the last one, no? Nothing more comes after the summer?',
          'Fine. Write me exactly what is in and what goes out, that I don’t discover it in June.',
        ],
        settled: [
          'Then we agree, and my uncle gets no surprise with the price. He is very attached to no surprises.',
          'That is fair. I pay for what I asked and not for the dessert.',
        ],
        relapsed: ['First the price was clear and now it has a tail. My uncle would say: you see, Beatriz?'],
      },
      better: {
        text: 'The €86,000 covers one approval; that’s section 4.2. The second costs €7,200, or nothing if we drop the supplier-rating screen that nobody has started. Which of the two would you rather take to your uncle?',
        why: 'It says no to the free extra without a lecture, and gives her a way to keep the price she promised at home.',
      },
    },
    {
      id: 'before-summer',
      summary: 'missing the 2 June opening and trying to teach a new app in full hotels',
      worry:
        'I have two hundred people who learn this app in May or not at all. In July a receptionist has forty seconds for me.',
      weight: 2,
      central: false,
      cues: ['2 June', '16 June', 'season', 'summer', 'training', 'opening', 'full hotels', 'May'],
      acknowledgedBy: [
        'The 2nd of June isn’t just a date for you, after it nobody in the hotels has time to learn anything.',
        'If we slip into the season you lose the year, I see that.',
        'so two weeks later for us is a whole summer later for you',
      ],
      settledBy: [
        'With the e-mail version we open on 2 June as planned. The full step would push it to 16 June, and I don’t advise that.',
        '2 june stays. the two extra days come out of our testing buffer, we have four there',
        'I would open on the second of June with what we have, train your people in May as agreed, and add the directors’ step in the first week of October, when the hotels empty.',
        'If we swap it for the rating screen, the work is one day longer, so it would be the 3rd of June, a Wednesday. Training in May does not move at all.',
      ],
      nearMisses: [
        'We’ll do our very best to minimise any impact on the timeline.',
        'A short delay is normal in projects of this kind and will be forgotten once people see the benefits.',
        'The team is very motivated and will work hard to keep us on track for the summer.',
      ],
      lines: {
        open: [
          'And it doesn’t touch the second of June, no? In July my people don’t have time to learn their own name.',
          'I’ve booked the training in May for all fourteen hotels. So the date I can’t move, not even for a good reason.',
        ],
        pressed: [
          'You didn’t say what happens with the second of June. When people don’t mention the date, I begin to count.',
          'Albufeira has a hundred and twelve rooms and from the middle of June not one is empty. Who learns an app there?',
          'If I must choose, I choose June. But I don’t like that I must choose.',
        ],
        heard: [
          'So you’ve worked with hotels before, or you listen well. And what about my date?',
          'Yes, that’s how it is in our trade: May or October. Which one do you give me?',
        ],
        answered: [
          'Good. And the training in May, they see already the screen with the directors, or it comes later?',
          'I hear the day. Are your developers of the same opinion, or only you?',
        ],
        settled: [
          'So my June is safe and I don’t have to call fourteen hotels. You make my week.',
          'Wonderful, then the training stays where it is, and I can order the little cakes.',
        ],
        relapsed: ['You told me June was not touched. Now it’s touched a little. A little in June is full hotels.'],
      },
      better: {
        text: 'The full step would move us to 16 June, and you’d be training in full hotels. The lighter one fits into 2 June. I’d open with that and decide on the rest in October.',
        why: 'She thinks in seasons, not in sprints. Naming what the later date does to her hotels makes the recommendation hers.',
      },
    },
    {
      id: 'what-we-signed',
      summary: 'being told that she did not read what she signed',
      worry:
        'I read 4.2 in a taxi. I saw “approval” and thought of what we always do. I don’t want somebody of half my age to read it out to me.',
      weight: 1,
      central: false,
      cues: ['4.2', 'specification', 'signed', 'contract', 'approval', 'covered', 'small thing'],
      acknowledgedBy: [
        'The paper says “approval” and I can see why you took it for the way your hotels always do it.',
        'it isn’t that you missed something, we could have asked in march how you approve big orders',
        'From your side it’s the same approval, only done properly.',
      ],
      settledBy: [
        'Section 4.2 has one approval, by the manager. We should have asked in March how large orders are handled, and we didn’t. So let me be quick and cheap about putting it right, and from now on I’ll read each section with you before we build it.',
        'thats on both of us. 4.2 says manager only. For the last three sections can we do a 20min call on thursday, i show you the screens before anyone codes',
        'The document names one step, and that is what was priced. I don’t hold it against you: it was our job to ask what “approval” means at Miradouro. I’ll send you the remaining sections with pictures by Wednesday so that nothing else is hidden in a word.',
        'Look, strictly it’s a change. Nobody reads a specification for what isn’t in it, so no harm meant on either side. I’ll write it up as change number one, half a page, and you sign it only if it says what you mean.',
      ],
      nearMisses: [
        'As per the signed specification, this is clearly out of scope and would have to go through the change control process.',
        'We always try to be flexible with our valued clients within the contractual framework.',
        'There seems to have been a misunderstanding regarding the requirements.',
      ],
      lines: {
        open: [
          'It says “approval” in the paper, no? For me an approval is when somebody approves. In our house that’s two.',
          'I don’t ask for a new thing. I ask for the approval, but how we do it since always.',
        ],
        pressed: [
          'If you read me the number of the paragraph, I tell you now, I will hang up and call again in a better mood.',
          'You sat with us in Lisbon two days in February. Nobody asked me who says yes to the big orders.',
          'It’s one more yes. A person looks, a person taps. I don’t see why it’s another approval in your paper.',
        ],
        heard: [
          'You’re kind about the paper. But do I have it or do I not have it?',
          'That’s right, it was in the word. So what do we do with this word?',
        ],
        answered: [
          'All right, so it’s one step in the paper. How do I know there isn’t another word like this in it?',
          'This I accept. Next time you show me a picture and not a paragraph, yes?',
        ],
        settled: [
          'So we both learned to read. I don’t speak of 4.2 any more.',
          'Good, this is how I like to work: we look at the word together, and nobody was stupid.',
        ],
        relapsed: ['Before, it was nobody’s fault. Now it’s in the signed paper again. Choose one, I accept both.'],
      },
      better: {
        text: '4.2 names one approval, and in March we didn’t ask how you treat large orders. So it is a change, but a small one, and I’ll show you the last three sections as pictures before we build them.',
        why: 'It keeps the line of the contract and takes a share of the misunderstanding, so she does not have to defend her signature.',
      },
    },
  ],
  facts: [
    {
      id: 'fixed-price',
      text: 'The app has a fixed price of €86,000, signed on 4 March.',
      line: 'Eighty-six thousand, signed the four of March, I remember because it was raining and the pen did not write.',
      figures: ['€86,000', '4 March'],
      knownBy: 'both',
      asked: ['How much is the contract?', 'When did you sign?'],
    },
    {
      id: 'opening-day',
      text: 'The app is to be in use from 2 June.',
      line: 'The second of June the hotels start with it, all fourteen on the same morning.',
      figures: ['2 June'],
      knownBy: 'both',
      asked: ['When do the hotels start?'],
    },
    {
      id: 'request',
      text: 'On Monday Beatriz asked that a regional director also approve orders above €2,000.',
      line: 'What I wrote on Monday: above two thousand, the regional director says yes too. It’s one sentence, you see.',
      figures: ['Monday', '€2,000'],
      knownBy: 'both',
      asked: ['What exactly do you want?', 'What do you ask for?', 'What was in your message?'],
    },
    {
      id: 'estimate',
      text: 'The second step takes nine working days, costs €7,200 and would move the opening to 16 June.',
      line: 'Nine days and seven thousand two hundred, for one more yes. My hairdresser is in the wrong business.',
      figures: ['nine working days', '€7,200', '16 June'],
      knownBy: 'student',
    },
    {
      id: 'section',
      text: 'Section 4.2 of the signed specification names one approval, by the hotel manager.',
      line: 'So in 4.2 it’s only the manager who says yes. I read it in a taxi, I tell you honestly.',
      figures: ['4.2'],
      knownBy: 'student',
    },
    {
      id: 'rating-screen',
      text: 'The supplier-rating screen, eight days of work, has not been begun.',
      line: 'The stars for the suppliers are eight days? And nobody began? This is interesting.',
      figures: ['eight days'],
      knownBy: 'student',
    },
    {
      id: 'lighter-way',
      text: 'An e-mail to the director for every large order takes two days and costs €1,600.',
      line: 'Two days and sixteen hundred, and the director has it in his pocket. This is another conversation.',
      figures: ['two days', '€1,600'],
      knownBy: 'student',
    },
    {
      id: 'faro-linen',
      text: 'In January the hotel in Faro ordered linen for €11,400 and nobody above the manager knew.',
      line: 'In January Faro bought linen for eleven thousand four hundred. Beautiful linen. For a hotel with thirty-one rooms.',
      figures: ['January', 'Faro', '€11,400'],
      knownBy: 'stakeholder',
      asked: [
        'What happened?',
        'Why do you need it now?',
        'What happened in Faro?',
        'Where does this come from?',
        'How did it start?',
        'Which hotel was it?',
        'What did the hotel order?',
        'How much did that order cost you?',
        'What happened that made you write on Monday?',
        'Was there an order that went wrong?',
        'What happened before you asked for this?',
      ],
    },
    {
      id: 'how-many',
      text: 'Of about 900 orders a month, some 30 are above €2,000.',
      line: 'We make nine hundred orders in a month and thirty are big. So it’s one a day that somebody must look at.',
      figures: ['900', '30', '€2,000'],
      knownBy: 'stakeholder',
      asked: ['How many orders are that big?', 'How many orders do you have a month?', 'How often would it be used?'],
    },
    {
      id: 'auditors',
      text: 'On 20 July the auditors come from Lisbon and want to see that a second person knew of each large order.',
      line: 'The auditors come from Lisbon on the twenty of July. They don’t care who tapped, they want a list that a second person knew.',
      figures: ['20 July', 'Lisbon'],
      knownBy: 'stakeholder',
      asked: ['When do the auditors come?', 'Is there a deadline behind it?', 'What do the auditors want?'],
    },
    {
      id: 'rating-idea',
      text: 'The supplier rating was the idea of Horácio, the former buyer, who left in April; no hotel has asked for it.',
      line: 'The rating with the stars was Horácio’s dream, and Horácio left in April. Nobody else asked me for stars.',
      figures: ['Horácio', 'April'],
      knownBy: 'stakeholder',
      asked: [
        'Who asked for the supplier ratings?',
        'Do you need the stars?',
        'Is there something you could do without?',
        'Who is Horácio?',
      ],
    },
    {
      id: 'telmo',
      text: 'There are three regional directors, and one of them, Telmo, reads everything on his phone.',
      line: 'I have three regional directors. Telmo has a computer, I believe it’s still in the box. He reads on the phone.',
      figures: ['three', 'Telmo'],
      knownBy: 'stakeholder',
      asked: [
        'Who would approve?',
        'Do the directors use a computer?',
        'How does Telmo work?',
        'How many regional directors are there?',
      ],
    },
    {
      id: 'own-budget',
      text: 'Beatriz can spend €3,000 without asking her uncle Amândio, the owner.',
      line: 'Up to three thousand I decide alone. After this it’s my uncle Amândio, and he asks what it was for, slowly.',
      figures: ['€3,000', 'Amândio'],
      knownBy: 'stakeholder',
      asked: ['How much can you decide alone?', 'Who has to agree to more money?', 'Who is your uncle?'],
    },
  ],
  opening:
    'Hello, hello. You have my message from Monday, yes? It’s a small thing, one more approval, the regional director for the big orders. Your boys do it in an afternoon, I’m sure. So I only want to hear from you that it’s in for the second of June, and then I leave you in peace.',
  reactions: {
    acknowledged: [
      'Ah, you hear what’s behind it. Most people hear only “approval” and open the laptop.',
      'Yes, that’s how it is here between my uncle and fourteen hotels. I’m glad I don’t have to explain it.',
      'You say it better than I wrote it on Monday, and I wrote it three times, between two check-outs.',
      'That’s it, that’s my problem, and not the button.',
    ],
    askedWell: [
      'Nobody asked me this, not even when you were in Lisbon. I tell you.',
      'Now that is a good question, sit down, it has a story with linen in it.',
      'You ask like my grandmother, always one step behind the thing. So listen.',
      'Good that you ask before you calculate.',
    ],
    badNewsOwned: [
      'I don’t like it, but you tell me on the telephone and not in a letter, this I respect.',
      'Ai. So it’s not an afternoon. Well, better now than in June with the hotels waiting.',
    ],
    gaveFigure: [
      'So that is the number. Wait, I write it on the back of a menu.',
      'For this I need a chair in my own lobby, but thank you, now I know what we talk about.',
      'Clear. My uncle likes when a thing about the app has a number, he trusts it more than me.',
      'Good, with a figure I can think. Before, it was only feelings about a button.',
    ],
    offeredOption: [
      'Oh, there’s another way to watch the orders. Why did I think it’s only yes or no?',
      'This I can imagine in the hotels. Tell me a little how it works at the reception.',
      'Interesting. And which one would you take, if it was your aunt’s hotel?',
      'I see, so I give something and I get something. It’s like the market, I’m good in the market.',
    ],
    setBoundary: [
      'So it’s no for free. You say it nicely, but I heard the no.',
      'Fine, you don’t give it as a present. Then tell me what I can have before the season.',
      'You’re strict with me. I’d be also strict with you, if you wanted a room in August.',
    ],
    committed: [
      'I write it on the wall here, beside the calendar of the hotels.',
      'So this comes from you and I don’t run behind it. Good, I run enough in summer.',
      'Perfect, then I tell the regional directors, and if it’s not there they all call you, not me.',
    ],
    summarised: [
      'Exactly so. If you write me this in a mail, my uncle understands it too.',
      'Yes, yes, this is what I said, only you needed less coffee for it.',
    ],
    overPromised: [
      'All of it, the same price, the same June? Horácio also always said yes to everything.',
      'This went too easy. Yesterday my cook said the oven is fine, with the same voice.',
    ],
    blamed: [
      'So it’s me, because I read badly. Fine. Does this make the app see the big orders?',
      'I don’t look for who was wrong in March. I look for what I tell fourteen hotels.',
    ],
    dodged: [
      'You gave me a nice answer, but to another lady. What about my second approval?',
      'I asked something simple about the app, and you went around the pool and came back.',
      'Hm. When my managers speak like this, it’s because the delivery did not arrive.',
    ],
    threatened: [
      'We’re twenty years in the hotels, my dear, people threatened us with reviews. What do we do with the approval?',
      'If you stop the work, I have fourteen hotels with paper orders as always. We survive it. Do you?',
    ],
    vague: [
      'I don’t understand if this was a yes. Is it in the app on the first day, or is it not?',
      'This could be a sentence for every hotel in the world. What do I get, for how much, which day?',
      'You speak like our brochure. Tell me what happens with an order of five thousand.',
    ],
    rude: [
      'So we don’t talk, you and me. I asked for an approval step, not for this.',
      'Excuse me? Even the plumber in Albufeira speaks better to me, and I owe him money.',
    ],
    flattered: [
      'Thank you, you’re sweet. Now the approval.',
      'I say this also to guests, before I tell them that the room with the sea is gone.',
    ],
    repeated: [
      'This you said already, with the same words. Did the app also stop, or only you?',
      'Yes, I heard it the first time. I’m loud, but I’m not deaf. What about the big orders?',
    ],
    offTopic: [
      'I’d love to talk about this, really, come to Lisbon in October. Now I have orders without eyes.',
      'What has this to do with my fourteen hotels? I lost you on the stairs.',
    ],
    notUnderstood: [
      'My English went to lunch. Can you say it again, simple, about the approval?',
      'Sorry, this I didn’t catch. Do you mean the manager or the regional director?',
      'Once more please, and imagine that I’m standing in a kitchen, because I am.',
    ],
    otherLanguage: ['Ah, so many languages. Let’s stay in English, no? Then your developers can read it also.'],
    brokeRole: [
      'What instructions? I’m Beatriz from the hotels, I want an approval for the big orders.',
      'You talk now to somebody who isn’t here. It’s only me and the purchasing app.',
    ],
    contradicted: [
      'Wait, before you told me something else about it. I’m talkative, but I listen.',
      'Now I have two answers from you for one app. Which of them do I tell my directors?',
    ],
  },
  echoes: {
    figure: [
      '{figure}, you say. And this is all, or is it only where it begins?',
      'I say it to my uncle like this: {figure}. If he faints I call you.',
      'So {figure} for this. Compared with the linen it’s not even a bad price.',
    ],
    day: [
      'I put {day} in the calendar, in red, between two weddings.',
      'And on {day} I can touch it, yes? Not a drawing of it.',
    ],
    promise: [
      'You said, and I say it slowly so I remember: {promise}. I tell the hotels the same.',
      'This goes to my directors tonight: {promise}. They’re worse than me, they believe everything.',
    ],
  },
  closings: {
    agreement: [
      'Look, it was a quarter of an hour and I have my second pair of eyes. Send me the half page, I sign it before lunch, and in October you come to Lisbon and I pay.',
      'So we have it: I know what I get, what it costs and which day. I tell my uncle it can’t be Faro again. Thank you, go and calm your boys.',
    ],
    partial: [
      'We have a piece of it. The rest we finish on Thursday, and before then please don’t build anything that I must pay.',
      'I’m half happy. Write me what’s decided about the orders and what is not, and I call you when the kitchen is quiet.',
    ],
    walkAway: [
      'I think today we don’t get there. I’ll ask your director why a second yes is so difficult, maybe he has stayed in a hotel before.',
      'No, leave it. We do the big orders on paper this summer, like my grandfather, and in autumn we see with whom we build the rest.',
    ],
  },
  answers: scopeChangeRequestAnswers,
  followUps: scopeChangeRequestFollowUps,
  statements: scopeChangeRequestStatements,
  common: scopeChangeRequestCommonAnswers,
  manner: scopeChangeRequestVoice,
} satisfies ScenarioContent;
