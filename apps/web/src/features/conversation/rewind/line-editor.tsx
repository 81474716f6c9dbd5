import { MESSAGE_MAX_CHARACTERS } from '@parley/shared';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '@/components/button';

/** The counter appears when so many characters are left. */
const COUNTER_FROM = 400;

interface LineEditorProps {
  readonly name: string;
  readonly placeholder: string;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onSay: () => void;
  /** It is being sent, or the stakeholder still speaks. */
  readonly busy: boolean;
  /** Take the focus when it appears. */
  readonly focus: boolean;
}

/** Where the other line is written. Enter says it, Shift+Enter begins a new line. */
export function LineEditor({ name, placeholder, draft, onDraft, onSay, busy, focus }: LineEditorProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const left = MESSAGE_MAX_CHARACTERS - draft.trim().length;
  const ready = !busy && draft.trim() !== '' && left >= 0;
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  const say = (): void => {
    if (ready) onSay();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  return (
    <form
      className="sheet branch-editor"
      aria-label="Another line"
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      <label className="sr" htmlFor={id}>
        Another line to {name}
      </label>
      <textarea
        ref={box}
        id={id}
        value={draft}
        placeholder={placeholder}
        aria-describedby={`${id}-count`}
        aria-invalid={left < 0 || undefined}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="sheet-foot">
        <output className={left < 0 ? 'desk-count num desk-count-over' : 'desk-count num'} id={`${id}-count`}>
          {left < 0
            ? `${(-left).toLocaleString('en-US')} characters too many`
            : left <= COUNTER_FROM
              ? `${left.toLocaleString('en-US')} characters left`
              : ''}
        </output>
        <Button size="sm" tone="ink" type="submit" disabled={!ready}>
          {busy ? 'Saying...' : 'Say it'}
        </Button>
      </div>
    </form>
  );
}
