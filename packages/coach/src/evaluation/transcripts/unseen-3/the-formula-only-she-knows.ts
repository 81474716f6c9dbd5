import type { WrittenTalk } from '../talk';

const scenario = 'the-formula-only-she-knows';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'the-formula-only-she-knows/strong-chatty',
    scenario,
    quality: 'strong',
    voice: 'chatty, non-native, few figures',
    lines: [
      'Thank you, I sit on this one then. No telephone, only coffee, and it’s from the bar and not from the machine. Signora Righi, I heard that someone copied your notebook once and afterwards it was you who got the blame. Before I ask anything about glaze I would like to know how that went.',
      'A summer page in winter. So what was missing was not the number, it was the day around it. And nobody in that meeting said that he used it in the wrong month? My mother baked like this, she never wrote down the flour because it depends on the rain. What do you look at before you touch the dosing, before you even open the drawer?',
      'Not your name, and not a table either, I don’t want the notebooks. I would rather have it so: you pick ten of your bad days and tell them to two people you choose yourself, at the kiln, like stories. What was the weather, what you saw, what you did, and from where on you don’t know. The last one is important, outside of that they must stop and not guess. And on each sheet stands who decided, which is the operator and never you.',
      'He shouts at me then. A stopped night is cheap beside a spoiled batch, that one is over nine thousand euros, so I get Ferri to sign that stopping is allowed, before we do the first story. If he does not sign we don’t begin, you drink the coffee and that’s all. For your time: in the four weeks I ask him to take the Thursday samples off you, and after that I may pay ten days at 320, in the wet months, when you want and only if you want.',
      'Then no January, February when you are back. It leaves the eleventh without you, I know, so in that week they must stop more, not less. May I say it once, that I’ve understood: two that you choose, maybe Matteo, ten bad days told at the kiln, the books stay in the drawer, Ferri’s signature first, and you are at your sister’s in January. I bring you the signed paper on Wednesday with the coffee. Would you tell me by then who is the other one?',
    ],
    replies: [
      'Pff. The engineer with the new shoes. He took a correction from August and used it in February. Three batches, grey like a wet dog, and in the meeting it was: Ornella’s notebook is wrong.',
      'First the window. Then the slip on the finger, then I smell. And you want that in a table, I suppose, with my name on top.',
      'Two people I choose. And who pays when they stop at three in the night and the director shouts?',
      'Ferri passes my kiln every morning and says nothing, and to you he gives ten days. Hm. In January I go to my sister in Ancona. And the boy with the headphones is called Matteo, he is not stupid, he only looks it.',
    ],
    met: {
      'spoke-in-particulars': 4, 'answered-questions': 4, 'stayed-on-the-matter': 4, 'turned-no-into-next': 3, 'trade-off-with-number': 4, 'asked-priority-first': 1, 'set-a-boundary': 4,
      'promised-what-is-paid-for': 4, 'gave-the-cause': 2, 'answered-the-central': 3, 'named-before-answering': 1, 'followed-up': 2, 'gave-it-back': 5, 'tied-to-their-interest': 3,
      'backed-with-fact': 4, 'moved-a-concern': 4, 'put-in-writing': 5, 'owner-and-day': 5, 'recorded-agreement': 5, 'named-their-stake': 1, 'asked-their-side': 1,
      'took-up-what-was-raised': 4, 'asked-for-decision': 5, 'committed-in-own-name': 5, 'moved-to-decision': 5,
    },
    notApplicable: ['said-where-things-stand', 'owned-their-part', 'held-the-line', 'recommended-one'],
  },
  {
    id: 'the-formula-only-she-knows/middling-all-ear',
    scenario,
    quality: 'middling',
    voice: 'patient, warm, listens, offers little',
    lines: [
      'I’d rather leave the notebooks where they are for now, if that’s alright. How did you learn the shades yourself, was there somebody who showed you?',
      'And on a day when it turns out wrong, what’s the first thing you notice? I mean before anyone else in the hall would.',
      'That must have been bitter, to have your own writing used and then to be the one they point at. I wouldn’t hand it out a second time either.',
      'So it isn’t a recipe, as I hear you. You know when the recipe stops being true, and that’s what was lost when somebody else took it away with him.',
      'I’d want it done differently. With people next to you and not with paper, and so that nobody can say it was Ornella. How exactly I don’t know yet, I’d have to think about it with Luca. What would you have to see before you’d believe that?',
      'May I come again, with another coffee? Then perhaps we could look at one shade together. Only one, and the drawer stays shut.',
    ],
    met: {
      'asked-priority-first': 2, 'named-before-answering': 3, 'followed-up': 2, 'gave-it-back': 4, 'named-their-stake': 3, 'asked-their-side': 5, 'took-up-what-was-raised': 3,
    },
    notApplicable: ['said-where-things-stand', 'owned-their-part', 'held-the-line', 'gave-the-cause', 'recommended-one', 'promised-what-is-paid-for'],
  },
  {
    id: 'the-formula-only-she-knows/poor-name-dropper',
    scenario,
    quality: 'poor',
    voice: 'cheerful, full of names, days and case nouns',
    lines: [
      'Signora Ornella, thirty-one years, eleven notebooks, kiln 3, that’s quite a story and Luca Ferri told me all of it. 1.8 per cent with you, 6.4 when you were at the sea. On 11 January the dosing line goes on and on 18 December there’s the cake with the whole shift.',
      'I have talked with Bruno from maintenance and Giada in the lab, and with the people of the new line on Tuesday. Everybody says the same: cobalt, humidity, frit 212, it’s all in the corrections. Giada has already ordered eleven blue folders, one for each notebook.',
      'The scanner is booked on 30 November from 8 to 12, Giada scans, Bruno types it into the sheet, on 4 December we load recipe table 7. It’s 2,200 pages, I took two hundred a book.',
      'On the first page there’s the title, the date and ‘source: O. Righi’, so you’re known for it in Fiorano and at the group in Sassuolo, also in English. Luca reads the first ten pages himself on the 3rd.',
      'That was in the old days with Moretti, everybody knows Moretti, he is in Imola now with the washbasins. The new line has 16 nozzles and a camera of 5 megapixels, that’s another world.',
      'Of course, of course. Monday the 30th at eight then, Giada brings the trolley, and the key will turn up.',
    ],
    replies: [
      'I said no violins, and that counts for cake. What is it you want?',
      'Folders. So you are the one with the scanner.',
      'And when your table is wrong, whose name stands on page one?',
      'Known for it. The last time I was also known for it. For three batches.',
      'Then ask the camera. The coffee was good. The drawer is locked.',
    ],
    met: { 'said-where-things-stand': 1, 'spoke-in-particulars': 3, 'owner-and-day': 3, 'put-in-writing': 3 },
    notApplicable: ['owned-their-part', 'gave-the-cause', 'recommended-one'],
  },
];
