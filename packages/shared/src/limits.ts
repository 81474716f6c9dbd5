/** Limits that forms and schemas share; plain numbers, so that a browser can import them without zod. */

/** bcrypt reads 72 bytes and no more; a longer password is refused rather than cut. */
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_BYTES = 72;

/** For how long a mailed link to a new password works, from when it is sent (product §4.9). */
export const PASSWORD_RESET_MS = 60 * 60 * 1000;
/** For how long another address waits for its link (product §4.7). */
export const EMAIL_CONFIRMATION_MS = 24 * 60 * 60 * 1000;

export const MESSAGE_MAX_CHARACTERS = 4000;
/** What a letter to the people behind the product may hold (product §3.9). */
export const ENQUIRY_MESSAGE_MAX_CHARACTERS = 4000;
/** A live tip is asked for drafts longer than this (product §10.2). */
export const TIP_MIN_CHARACTERS = 15;
/** How many other lines may be tried in one conversation. */
export const BRANCHES_MAX = 3;

/** For how long a mailed invitation to a team works (product §18.2). */
export const TEAM_INVITATION_DAYS = 7;
/** How many people one call can invite to a team, and how many rows a pasted list may have. */
export const INVITED_AT_ONCE_MAX = 200;
/** From how many people with scores on a team sees the average of a skill (product §18.4). */
export const SKILL_AVERAGE_PEOPLE = 5;
export const ASSIGNMENT_NOTE_MAX_CHARACTERS = 500;
/** How much a team can be asked for at the same time (product §25.1). */
export const ASSIGNMENTS_RUNNING_MAX = 10;
