/**
 * SAMPLE CONTENT. These figures and voices prove nothing (product §1.5). An operator replaces them with
 * claims of their own and sets `isSample` to false; until then every page that shows them says that they are a sample.
 */
export interface Testimonial {
  readonly quote: string;
  readonly author: string;
  readonly role: string;
}

export const sampleClaims: {
  readonly isSample: boolean;
  readonly results: readonly { readonly figure: string; readonly text: string }[];
  readonly testimonials: readonly Testimonial[];
  /** One for a content page, by its address. */
  readonly ofPages: Readonly<Record<string, Testimonial>>;
} = {
  isSample: true,
  results: [
    { figure: '28%', text: 'higher stakeholder satisfaction after eight weeks of practice' },
    { figure: '5,000+', text: 'project managers have rehearsed here' },
    { figure: '24/7', text: 'someone to face, before any meeting' },
  ],
  testimonials: [
    {
      quote: 'I had the sponsor talk four times here before I had it once for real. The fifth was the shortest.',
      author: 'Programme manager',
      role: 'Logistics',
    },
    {
      quote: 'It showed me the sentence I hide behind. I had said it in every steering meeting for two years.',
      author: 'Senior project manager',
      role: 'Health care',
    },
    {
      quote: 'My new starters come to their first client call having already lost one.',
      author: 'Head of PMO',
      role: 'Software',
    },
  ],
  ofPages: {
    '/industries/technology': {
      quote: 'I now ask for the number of days before I say the name of the month.',
      author: 'Delivery lead',
      role: 'Payments software',
    },
    '/industries/healthcare': {
      quote: 'The nurse on the screen asked what ours had been too polite to ask me for a year.',
      author: 'Programme manager',
      role: 'Hospital group',
    },
    '/industries/consulting': {
      quote: 'My juniors used to bring me the client’s anger. Now they bring me what the client wants.',
      author: 'Engagement manager',
      role: 'Consulting firm',
    },
    '/industries/financial-services': {
      quote:
        'The first honest red report of my career took me eleven minutes to say, and I had practised nine of them.',
      author: 'Project director',
      role: 'Insurance',
    },
    '/industries/construction': {
      quote: 'I gave notice on the Tuesday instead of hoping until the Friday. That is all, and it was worth a crane.',
      author: 'Site project manager',
      role: 'General contractor',
    },
    '/industries/manufacturing': {
      quote: 'I used to begin with the penalty clause. I begin with our own bracket now, and we are done sooner.',
      author: 'Supplier quality lead',
      role: 'Machine building',
    },
  },
};
