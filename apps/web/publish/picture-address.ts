/** What Open Graph's readers ask for, in px. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Where the picture of a public page lies, below the root: `/og/features/ai-coaching.png`. */
export const pictureAddress = (path: string): string => `/og${path === '/' ? '/home' : path}.png`;
