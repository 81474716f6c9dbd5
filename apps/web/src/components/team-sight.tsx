const SEEN: readonly string[] = [
  'Your name, your e-mail address, your role, and since when you have been in the team.',
  'How many of the team’s sessions you used, how many conversations you completed, your average score, and when you last practised.',
  'Your place in the leaderboard and, if you are among the most improved, by how much. Neither if you keep your scores private.',
  'In the team’s averages and totals: the day, the score and the skill scores of each conversation you complete in it, and which scenario of the library it was.',
  'Whether and when you did what the team asks you to practise, how far you are with a track and, unless you keep your scores private, your best score.',
];

const UNSEEN: readonly string[] = [
  'Any word of a conversation: not what you wrote, not what was answered, no quote and no report.',
  'Scenarios of your own, not even their titles. Your scores in them count, without saying for which scenario.',
  'Lines you try again, and conversations you abandoned or have not finished; only the session each of these conversations used is counted.',
  'What you did before you joined, and what you do once you have left.',
];

function Lines({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What a team's admins see of a member, and what nobody in the team ever does (product §18.4, §18.12). */
export function TeamSight() {
  return (
    <div className="sight">
      <h3>The team’s admins see</h3>
      <Lines of={SEEN} />
      <h3>Nobody in the team sees</h3>
      <Lines of={UNSEEN} />
    </div>
  );
}
