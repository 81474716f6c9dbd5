import type { MemberStats, TeamDashboard } from '@parley/shared';
import { Search } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { Field, Input, Select } from '@/components/field';
import { Icon } from '@/components/icon';
import { EmptyState } from '@/components/states';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { countOf } from '@/lib/format';
import { useSession } from '@/lib/session';
import { isNoAdmin } from '@/lib/team';
import { useNow } from '@/lib/use-now';
import { REMOVE_FAILED, useRemove } from '../api/members';
import { findMembers, MEMBER_ORDERS, ORDER_WORDS, type MemberOrder } from './find-members';
import { MemberRow } from './member-row';
import { RemoveMember } from './remove-member';

/** From so many rows on there is something to search. */
const SEARCHED_FROM = 8;

interface FindBarProps {
  readonly search: string;
  readonly order: MemberOrder;
  readonly onSearch: (search: string) => void;
  readonly onOrder: (order: MemberOrder) => void;
}

function FindBar({ search, order, onSearch, onOrder }: FindBarProps) {
  return (
    <search className="ta-find-bar">
      <Field label="Search members" hideLabel className="ta-find">
        <Icon of={Search} />
        <Input
          type="search"
          placeholder="Search name or email"
          maxLength={100}
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </Field>
      <Field label="Order" hideLabel>
        <Select
          value={order}
          onChange={({ currentTarget }) =>
            onOrder(MEMBER_ORDERS.find((one) => one === currentTarget.value) ?? 'listed')
          }
        >
          {MEMBER_ORDERS.map((one) => (
            <option key={one} value={one}>
              {ORDER_WORDS[one]}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  );
}

/** Who has a seat, with the way to search, order, remove, re-send and name admins (product §18.8). */
export function MembersTab({ dashboard: { team, memberStats } }: { readonly dashboard: TeamDashboard }) {
  const { user } = useSession();
  const now = useNow();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<MemberOrder>('listed');
  const [asked, setAsked] = useState<MemberStats | null>(null);
  const list = useRef<HTMLTableElement>(null);
  const remove = useRemove();
  const searched = useDeferredValue(search);
  const found = findMembers(memberStats, searched, order);
  const pending = memberStats.filter(({ status }) => status === 'invited').length;
  const isReader = ({ email, status }: MemberStats): boolean => status === 'active' && email === user?.email;
  const confirm = (member: MemberStats): void =>
    remove.mutate(member, {
      onSuccess: () => {
        // Whoever removes somebody with the keyboard goes on where they stood.
        list.current?.focus();
        showToast(
          member.status === 'invited'
            ? `The invitation of ${member.name} is revoked.`
            : `${member.name} is no longer in the team.`,
        );
      },
      onError: (error) => {
        // Without the rights the whole page says so.
        if (!isNoAdmin(error)) showToast(messageOf(error, REMOVE_FAILED), 'error');
      },
    });
  return (
    <div className="ta-members">
      <div className="ta-members-head">
        <p className="muted num">
          {countOf(memberStats.length - pending, 'member')}, {countOf(pending, 'pending invitation')}
        </p>
        {memberStats.length >= SEARCHED_FROM && (
          <FindBar search={search} order={order} onSearch={setSearch} onOrder={setOrder} />
        )}
      </div>
      <table className="ta-table num" ref={list} tabIndex={-1}>
        <caption className="sr">Who has a seat in {team.name}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Role</th>
            <th scope="col">Status</th>
            <th scope="col" className="ta-figure">
              Credits Used
            </th>
            <th scope="col" className="ta-figure">
              Avg Score
            </th>
            <th scope="col">Last Active</th>
            <th scope="col">Remove</th>
          </tr>
        </thead>
        <tbody>
          {found.map((member) => (
            <MemberRow
              key={member._id}
              member={member}
              now={now}
              isOwner={team.isOwner}
              isReader={isReader(member)}
              isLeaving={remove.isPending && remove.variables._id === member._id}
              onRemove={setAsked}
            />
          ))}
        </tbody>
      </table>
      {found.length === 0 && (
        <EmptyState title="Nobody found">
          Nobody’s name or email holds “{searched.trim()}”. Try fewer letters.
        </EmptyState>
      )}
      {memberStats.length === 1 && (
        <p className="muted text-pretty ta-alone">
          Nobody else is here yet. Invite your team: each person takes a seat at once and joins by the link in their
          e-mail.
        </p>
      )}
      <RemoveMember
        member={asked}
        isReader={asked !== null && isReader(asked)}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
