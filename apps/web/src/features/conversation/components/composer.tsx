import { MESSAGE_MAX_CHARACTERS } from '@parley/shared';
import { ArrowDown } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/field';
import { Icon } from '@/components/icon';

/** The counter appears when so many characters are left. */
const COUNTER_FROM = 400;

const figure = (count: number) => count.toLocaleString('en-US');

interface TipSwitch {
  /** Null while the plan is not known. */
  readonly allowed: boolean | null;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function TipChoice({ allowed, on, onChange }: TipSwitch): ReactNode {
  if (allowed === null) return null;
  if (allowed)
    return <Checkbox label="Real-time coaching" checked={on} onChange={(event) => onChange(event.target.checked)} />;
  return (
    <span>
      Real-time coaching comes with Solo Pro. <Link to="/pricing">See the plans</Link>
    </span>
  );
}

interface ComposerProps {
  readonly name: string;
  readonly number: number;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly canSend: boolean;
  readonly onSend: () => void;
  /** Why nothing can be sent just now, in words. */
  readonly waiting: string | null;
  readonly tips: TipSwitch;
  readonly tip: ReactNode;
  readonly warning: ReactNode;
  readonly far: boolean;
  readonly onLatest: () => void;
}

/** Where the student writes. Enter sends, Shift+Enter begins a new line; one may type ahead while the other speaks. */
export function Composer(props: ComposerProps) {
  const id = useId();
  const { draft, onDraft, canSend, onSend, waiting } = props;
  const left = MESSAGE_MAX_CHARACTERS - draft.trim().length;
  const ready = canSend && draft.trim() !== '' && left >= 0;
  const send = (): void => {
    if (ready) onSend();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="desk"
      aria-label="Your reply"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="wrap galley desk-over">
        <Button
          size="sm"
          className={props.far ? 'desk-latest desk-latest-on' : 'desk-latest'}
          onClick={props.onLatest}
          tabIndex={props.far ? 0 : -1}
          aria-hidden={!props.far}
        >
          <Icon of={ArrowDown} /> Latest
        </Button>
      </div>
      <div className="wrap galley">
        {props.warning}
        <div className="line-who">
          <b>You</b>
          <span>{props.number} · draft</span>
        </div>
        <div className="sheet">
          <label className="sr" htmlFor={id}>
            Your reply to {props.name}
          </label>
          <textarea
            id={id}
            value={draft}
            placeholder={`Answer ${props.name}`}
            aria-describedby={`${id}-count`}
            aria-invalid={left < 0 || undefined}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <div className="sheet-foot">
            <TipChoice {...props.tips} />
            <output className={left < 0 ? 'desk-count num desk-count-over' : 'desk-count num'} id={`${id}-count`}>
              {left < 0
                ? `${figure(-left)} characters too many`
                : left <= COUNTER_FROM
                  ? `${figure(left)} characters left`
                  : ''}
            </output>
            {waiting !== null && <span className="desk-wait">{waiting}</span>}
            <Button size="sm" tone="ink" type="submit" disabled={!ready}>
              Send
            </Button>
          </div>
        </div>
        {props.tip}
      </div>
    </form>
  );
}
