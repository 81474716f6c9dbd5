import type { TextPage } from '@parley/shared';

/** /about, with the anchors #careers and #press (product §3.14). */
export const page = {
  title: 'About',
  subtitle:
    '{brand} is a room in which project managers may get a difficult conversation wrong, and find out by which sentence.',
  description:
    'Why there is a place to rehearse difficult stakeholder conversations, who runs it, what it holds itself to, careers, and what the press may use.',
  dated: false,
  sections: [
    {
      id: 'mission',
      title: 'Mission',
      text: [
        'Projects seldom fail for want of a Gantt chart. They fail in a room, in the four minutes in which somebody says “it’s a small thing” and nobody says what it costs. Those minutes are taught last and practised never: the first time you tell a sponsor that the date is gone is the time that counts.',
        'We want the first time to be a rehearsal. You hold the conversation in writing, with somebody who wants something, knows something and has limits, and afterwards you read which of your sentences moved them and which cost you. Then you hold it again.',
      ],
    },
    {
      id: 'founder',
      title: 'Who is behind it',
      text: [
        '{founded}',
        'There is a person at the other end of every address on this site. They can’t see your report; send them a line of it that puzzles you, and they tell you which rule it follows.',
      ],
    },
    {
      id: 'values',
      title: 'What we hold ourselves to',
      text: [
        {
          kind: 'list',
          items: [
            '*No judgement without a quotation.* What counts for or against you stands beside your own words, and what can’t be shown isn’t counted.',
            '*A stakeholder, not an examiner.* They have reasons of their own, give way when you give them reason to, and remember what you promised four messages ago.',
            '*Practice is private.* A team sees that you practised and how it went, never what you said.',
            '*Only figures that are so.* What we can count we count; what comes from elsewhere has its source beside it; a sample is called a sample.',
            '*Easy to leave.* No card for the trial, everything to download, an account that you can close yourself.',
          ],
        },
        'How far we keep to this you can check: the [page on scoring](/how-scoring-works) holds every rule and number that a score is made of, and [Security and Trust](/security) says what we don’t have as plainly as what we do.',
      ],
    },
    {
      id: 'careers',
      title: 'Careers',
      text: [
        'Open positions are announced here, and at this moment there are none. Somebody who has led projects and can write how a tired finance director speaks is always worth a conversation: write to [{support}](mailto:{support}) with one page of dialogue rather than a curriculum vitae.',
      ],
    },
    {
      id: 'press',
      title: 'Press',
      text: [
        'For articles, talks and lists: the [logo](/logo-download) in six variants, as SVG and PNG, for use beside a text about {brand}, unaltered. You may show screens of your own trial and quote from any public page with its address. Conversations quoted on this site as script were really held with the built-in stakeholder, and say on which day; the demo on the first page is written.',
        'In one sentence: {brand} lets project managers rehearse difficult stakeholder conversations with a simulated stakeholder, and scores them by quoting their own words. Plans begin at $19 a month, after a free trial of 14 days.',
        'Questions, figures, an interview: [{support}](mailto:{support}).',
      ],
    },
  ],
  actions: [
    { to: '/register', label: 'Start Free Trial' },
    { to: '/contact', label: 'Contact' },
  ],
} satisfies TextPage;
