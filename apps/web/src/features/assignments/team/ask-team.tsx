import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { showToast } from '@/components/toast';
import { useAsk } from '../api/team-assignments';
import { AskForm } from './ask-form';
import { NOTHING, type Askable, type Draft } from './draft';

/** 'Ask Your Team' and its window. What was typed is kept when the window is closed (product §25.6). */
export function AskTeam({ members }: { readonly members: readonly Askable[] }) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const ask = useAsk();
  const change = (open: boolean): void => {
    // What becomes of what is being sent has to be seen.
    if (ask.isPending) return;
    ask.reset();
    setOpen(open);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Ask Your Team</Button>
      <Dialog
        cross
        open={isOpen}
        onOpenChange={change}
        title="Ask Your Team"
        description="Whoever you ask finds it on their dashboard and gets an e-mail now. Three days before the day we remind those who have not done it, if you ask at least five days ahead."
      >
        <AskForm
          draft={draft}
          onDraft={setDraft}
          members={members.filter(({ status }) => status === 'active')}
          ask={ask}
          onAsked={({ title }) => {
            setDraft(NOTHING);
            setOpen(false);
            showToast(`You have asked for “${title}”.`);
          }}
        />
      </Dialog>
    </>
  );
}
