/** What in a brief is addressed to a machine: neither followed nor passed on (product §23.4). */
import { alternatives } from '../../language/one-of';

/** Addressed to a machine, not to anybody in a project. */
const FOR_A_MACHINE = new RegExp(
  alternatives(String.raw`
  \b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|all|your)\b.{0,20}\b(?:instruction|prompt|rule|direction)
  \bsystem\sprompt\b \byou\sare\snow\s(?:a|an|in)\b \b(?:as\san?\s(?:ai|language\smodel|assistant))\b
  <\|[^|]*\|> ^\s*(?:system|assistant|user)\s*: \bname\sthe\s(?:stakeholder|persona)\b
  \bset\s(?:the\s)?(?:trust|patience|score)\b \bscore\sof\s(?:10|ten)\b
  \b(?:credit|grant|give)\s(?:the|my|this)\s(?:account|user)\b \{\{ \$\{ <\/?script <[a-z]+[^>]*on\w+=
  \x60\x60\x60
`),
  'i',
);

export const forAMachine = (text: string): boolean => FOR_A_MACHINE.test(text);
