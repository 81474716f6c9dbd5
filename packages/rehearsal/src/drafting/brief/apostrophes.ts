/** Contractions typed without their apostrophe, as in chats: 'he doesnt want to'. */
import { alternatives } from '../../language/one-of';

/** None that is a word of its own as well: no 'its', 'lets', 'were', 'hell'. */
const WITHOUT = new RegExp(
  String.raw`(?<![\p{L}\d'’@#/.-])(?:${alternatives(String.raw`
    dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt wouldnt couldnt shouldnt mustnt cant wont
    im ive youre youve youll theyre theyve theyll weve thats whats whos theres heres hes shes
`)})(?![\p{L}\d'’@/-])`,
  'giu',
);

/** @returns the same words with their apostrophes; longer than what was given where there was one to put */
export const apostrophes = (text: string): string =>
  text.replaceAll(WITHOUT, (word) => word.replace(/(?:t|m|ve|s|re|ll)$/iu, "'$&"));
