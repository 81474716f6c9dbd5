import { sentenceCase, titleCase, type ConversationSummary } from '@parley/shared';
import { Link } from 'react-router-dom';
import { ExportButton } from '@/components/export-button';
import { Score } from '@/components/score';
import { StatusBadge } from '@/components/status-badge';
import { formatDate, formatTime } from '@/lib/format';

function HistoryRow({ conversation }: { readonly conversation: ConversationSummary }) {
  const { scenario, stakeholderPersona: persona } = conversation;
  const started = new Date(conversation.startedAt);
  return (
    <tr>
      <th scope="row" className="hist-title">
        {scenario.title}
        <span>{titleCase(scenario.category)}</span>
      </th>
      <td className="hist-who">
        {persona.name}
        <span>{sentenceCase(persona.type)}</span>
      </td>
      <td className="hist-status">
        <StatusBadge status={conversation.status} />
      </td>
      <td className="hist-date num">
        <time dateTime={conversation.startedAt}>
          {formatDate(started)} <span>{formatTime(started)}</span>
        </time>
      </td>
      <td className="hist-score">
        <Score score={conversation.feedback?.overallScore ?? null} />
      </td>
      <td className="hist-acts">
        {conversation.status === 'completed' && (
          <ExportButton
            tone="bare"
            of={scenario.title}
            report={{
              conversationId: conversation._id,
              title: scenario.title,
              day: conversation.completedAt ?? conversation.startedAt,
            }}
          />
        )}
        <Link to={`/coaching-sessions/${conversation._id}`} className="more">
          View<span className="sr"> {scenario.title}</span>
        </Link>
      </td>
    </tr>
  );
}

/** Scenario, stakeholder, status, date, score, actions (product §14.1). On a phone each row becomes a short paragraph. */
export function HistoryTable({ conversations }: { readonly conversations: readonly ConversationSummary[] }) {
  return (
    <table className="hist">
      <caption className="sr">Your conversations, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <th scope="col">Stakeholder</th>
          <th scope="col">Status</th>
          <th scope="col">Date</th>
          <th scope="col">Score</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {conversations.map((conversation) => (
          <HistoryRow key={conversation._id} conversation={conversation} />
        ))}
      </tbody>
    </table>
  );
}
