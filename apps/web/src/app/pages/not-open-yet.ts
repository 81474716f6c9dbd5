/** Pages whose own work comes in later parts: what will be here, and what can be done meanwhile. Honest, never a pretence. */
export interface PageToCome {
  /** Below the root, as the router writes it. */
  readonly path: string;
  /** The name the page will have. */
  readonly title: string;
  /** What will be here. */
  readonly text: string;
  /** What can be done meanwhile. */
  readonly action:
    | { readonly label: string; readonly to: string }
    | { readonly label: string; readonly mail: 'support' };
}

const START = { label: 'Start Free Trial', to: '/register' } as const;
const SUPPORT = { label: 'Write to us', mail: 'support' } as const;

export const NOT_OPEN_YET: readonly PageToCome[] = [
  {
    path: 'about',
    title: 'About',
    text: 'Who makes this, and why, will stand here. The shortest answer is the product itself.',
    action: START,
  },
  {
    path: 'security',
    title: 'Security and Trust',
    text: 'How your conversations are kept, and who can read them, will stand here. Ask us anything about it until then.',
    action: SUPPORT,
  },
  {
    path: 'privacy-policy',
    title: 'Privacy Policy',
    text: 'The privacy policy of this installation has not been published yet. Ask us what is stored about you, and why.',
    action: SUPPORT,
  },
  {
    path: 'terms-of-service',
    title: 'Terms of Service',
    text: 'The terms of this installation have not been published yet. Ask us before you rely on anything they would settle.',
    action: SUPPORT,
  },
  {
    path: 'logo-download',
    title: 'Logo Download',
    text: 'The logo will be here as PNG, in three sizes and six variants.',
    action: SUPPORT,
  },
];
