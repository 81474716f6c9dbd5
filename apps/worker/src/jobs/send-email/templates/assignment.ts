/** What one's team asks for, and that it is not done yet (product §25.5). */
import { assignmentOverAt, oneLine, type EmailData } from '@parley/shared';
import { dateOf, dayOf } from '../dates';
import { button, paragraph, written, type Block } from '../letter';
import { defused, greetingOf, nameForMail } from '../links';
import type { LetterContext, Written } from '../template';

type Asked = EmailData<'assignment_asked'>;
type Due = EmailData<'assignment_due'>;

const dueDay = ({ dueOn }: Pick<Due, 'dueOn'>): string => dayOf(new Date(dueOn));
/** It may lie a year ahead: the text names the year, and the subject goes without. */
const dueDate = ({ dueOn }: Pick<Due, 'dueOn'>): string => dateOf(new Date(dueOn));
const team = ({ teamName }: Pick<Due, 'teamName'>): string => `your team ${defused(oneLine(teamName))}`;
const what = ({ kind, title }: Pick<Due, 'kind' | 'title'>): string =>
  kind === 'track' ? `the learning track “${title}”` : `the scenario “${title}”`;

/** Where it can be done. */
const way = ({ kind, slug }: Pick<Due, 'kind' | 'slug'>, { brand }: LetterContext): Block =>
  kind === 'track'
    ? button('Open the track', `${brand.publicUrl}/learning-tracks/${encodeURIComponent(slug)}`)
    : button('Open your dashboard', `${brand.publicUrl}/dashboard`);

const reason = (data: Pick<Due, 'teamName'>): string =>
  `You receive this message because you are a member of ${team(data)}. Such messages end when you leave it.`;

export function writeAssignmentAsked(data: Asked, context: LetterContext): Written {
  const { name, title, askedBy = '', note } = data;
  if (context.now >= assignmentOverAt(data.dueOn)) return null;
  const asking = nameForMail(askedBy);
  const who = asking === '' ? team(data).replace('your', 'Your') : `${asking}, of ${team(data)},`;
  return {
    subject: `Your team asks you to complete “${title}” by ${dueDay(data)}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        `${who} asks you to complete ${what(data)} by ${dueDate(data)}. It counts until that day has ended everywhere in the world.`,
      ),
      ...(note === '' ? [] : [written(defused(note))]),
      paragraph(
        'The admins of your team see whether and when you have done it and, unless you keep your scores private, your best score. They never see what was said.',
      ),
      way(data, context),
    ],
    reason: reason(data),
  };
}

export function writeAssignmentDue(data: Due, context: LetterContext): Written {
  const { name, title, completed, of } = data;
  if (context.now >= assignmentOverAt(data.dueOn)) return null;
  return {
    subject: `Still to complete by ${dueDay(data)}: “${title}”`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        `By ${dueDate(data)}, ${team(data)} asks you to complete ${what(data)}. It is not done yet, and counts until that day has ended everywhere in the world.`,
      ),
      ...(of === 1 ? [] : [paragraph(`You have completed ${completed} of its ${of} scenarios.`)]),
      way(data, context),
    ],
    reason: reason(data),
  };
}
