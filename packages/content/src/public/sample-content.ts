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
};
