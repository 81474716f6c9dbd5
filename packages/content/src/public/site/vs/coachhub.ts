import type { ComparisonPage } from '@parley/shared';

export const page = {
  kind: 'comparison',
  title: 'Coaching by people, practice with characters',
  displayWord: 'characters',
  subtitle:
    'For whoever has to choose something for a department: where CoachHub is the better purchase, and where it is not.',
  description:
    'CoachHub and our team plan compared for a buyer: reach, languages, reporting, confidentiality, and what happens to one quarrel between two departments.',
  competitorName: 'CoachHub',
  competitorDescription:
    'CoachHub, of Berlin, runs a digital coaching platform for companies: employees are matched with certified business coaches whom they meet online, and personnel departments steer the programme and see how it is used. It has also brought out Aimy, a coach made of software, which can play a role in a conversation. Described from public sources in November 2026.',
  keyDifferences: [
    {
      title: 'A programme, or a rehearsal room',
      description:
        'CoachHub is bought as a programme with goals, coaches and a rollout. A team here is a list of addresses and a date on which it ends.',
    },
    {
      title: 'Breadth, or one narrow thing',
      description:
        'Their coaches work with any manager on any subject. Our characters are clients, sponsors, engineers and suppliers of projects, and know nothing else.',
    },
    {
      title: 'Experience, or evidence',
      description:
        'A coach judges from long experience and tells nobody else. Our report counts, quotes and can be disputed line by line.',
    },
  ],
  comparisonTable: [
    { feature: 'Certified human coaches', product: false, competitor: true, advantage: 'competitor' },
    {
      feature: 'Works in your people’s own language',
      product: 'English only',
      competitor: 'Many languages',
      advantage: 'competitor',
    },
    {
      feature: 'Software that plays a role',
      product: 'Written cases, hidden motives',
      competitor: 'Aimy',
      advantage: 'neither',
    },
    {
      feature: 'Cases from project work',
      product: true,
      competitor: 'Brought by the participant',
      advantage: 'product',
    },
    { feature: 'One rubric for everybody', product: true, competitor: false, advantage: 'product' },
    { feature: 'Rollout help and workshops', product: false, competitor: true, advantage: 'competitor' },
    {
      feature: 'Up and running',
      product: 'Once arranged and invited',
      competitor: 'After a rollout',
      advantage: 'product',
    },
    { feature: 'Employer reads along', product: false, competitor: false, advantage: 'neither' },
    { feature: 'What it costs is public', product: true, competitor: 'On request', advantage: 'product' },
  ],
  article: [
    {
      title: 'Follow one quarrel through both',
      text: [
        'Buyers compare lists of functions. It is more telling to follow a single case. Take this one: the head of packaging has been overruled by the laboratory, in front of others, three days before a carton goes to print. She will not sit at a table with its head. You run the product launch, and you have to get her back to one before Thursday.',
        '*With CoachHub* you would take it to your coach. If an appointment falls before then you talk it through, perhaps try your opening sentence, and leave calmer and with a plan. In the following months you and the coach may find out why conflicts between departments drain you. That second part is where the money is well spent.',
        '*Here* you would open [Cross-Functional Conflict Resolution](/solutions/conflict-resolution), which is that case, and Lotte Brandsma would begin.',
        {
          kind: 'talk',
          talk: 'thursday-carton',
          lines: [
            {
              message: 1,
              words:
                'I’m not going to sit at a table with him so that we can all feel better. Tell me if I print or not.',
            },
            {
              message: 4,
              words:
                'I have spoken with Arjun. He warned us on 9 February, by mail, to the old project address that nobody reads. The fault is the project’s, so it is mine.',
              marks: [
                {
                  words: 'The fault is the project’s, so it is mine.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Takes the fault out of the quarrel by taking it on.',
                },
              ],
            },
            { message: 5, words: 'Then I was angry at the wrong man since Monday. Fine. Like this I can work.' },
            {
              message: 8,
              words:
                'Then the black plate goes without a date, and the plant prints the date by inkjet for €0.004 a carton: six months until 18 March, nine if the test holds. Arjun signs that text tomorrow, before you change the plate.',
              marks: [
                {
                  words: 'the plant prints the date by inkjet for €0.004 a carton',
                  indicator: 'trade-off-with-number',
                  verdict: 'met',
                  note: 'The way out stands beside its price.',
                },
              ],
            },
            { message: 9, words: 'Good. That I can print, and nobody has to lie about the months.' },
          ],
          caption:
            'Five of the eleven messages of a run that scored 7.8 out of 10. The carton can be printed. Whether the two of them make it up is another conversation.',
        },
        'You could lose it, read why, and hold it again before lunch. What you cannot do is ask Lotte why you avoid such talks. She has a carton to print.',
      ],
    },
    {
      title: 'The question about software',
      text: [
        'CoachHub now has a machine that can take a role as well, so “they have people, we have software” is no longer the whole difference. What remains is preparation. A general assistant plays the difficult colleague that you describe to it, and it knows about her only what you knew. Lotte was written before you arrived. She has figures of her own, a last hour until which something can still be changed, and a reason for her anger which is not the one you would guess.',
        'The other remainder is the report. Ask what exactly was measured, by which rule, and whether the same conversation would be measured the same way tomorrow. Ask us that too.',
      ],
    },
    {
      title: 'What to ask both of us before you sign',
      text: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Who in our company can read what an employee said, by which route, and can that be switched on later?',
            'What do you count as use: a licence given out, or a conversation finished?',
            'What becomes of the data when we stop?',
            'Which of your figures about success come from our own people, and how many of them would that take?',
          ],
        },
        'Our answers: nobody, by none, and no; finished conversations; [what is kept and for how long](/privacy-policy) is written down; and a skill average needs five people before it is shown at all.',
      ],
    },
  ],
  advantages: [
    {
      title: 'A pilot you can afford to end',
      description:
        'Ten seats, sixty days, one payment. There is no rollout to defend if it turns out to be the wrong thing.',
    },
    {
      title: 'Comparable talks',
      description:
        'Everybody meets the same Lotte with the same facts, so a conversation about the conversation is possible.',
    },
  ],
  chooseThem: [
    'Your managers work in more than one language.',
    'You want coaching for leadership in general, from first-line managers to the board.',
    'A coach’s judgement, confidential and unscored, is exactly the point.',
    'You need a supplier with a rollout team in several countries.',
  ],
  related: ['/vs/betterup', '/features/team-management', '/solutions/pmo-leaders'],
  ctaTitle: 'Send one team first',
  ctaDescription:
    'Before you choose for a department, let five people hold the same conversation and compare what they learnt.',
} satisfies ComparisonPage;
