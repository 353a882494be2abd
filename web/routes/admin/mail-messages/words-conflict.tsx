import type { MailWords, MessageDetail } from '../../../../contracts/mail-words/mail-words.contract.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import type { WordsEditing } from './use-words-editor.ts';

const PARTS = [
  { part: 'subject', name: 'Subject' },
  { part: 'body', name: 'Text' },
] as const;
type Part = keyof MailWords;

type Props = {
  /** As it is stored now. */
  message: MessageDetail;
  editing: WordsEditing;
};

/** A colleague saved the same message meanwhile: of what both changed, whose stays. */
export function WordsConflict({ message, editing }: Props) {
  const { words: theirs, version } = message;
  const { words: yours, base, isOvertaken, isBusy } = editing;
  const isConflict = isOvertaken && version !== editing.version;
  const both = PARTS.filter(
    ({ part }) => yours[part] !== base[part] && theirs[part] !== base[part] && yours[part] !== theirs[part],
  );
  const taken = PARTS.filter(({ part }) => yours[part] === base[part] && theirs[part] !== base[part]);
  const conflict = {
    version,
    parts: both.map(({ part, name }) => ({ part, name, yours: yours[part], theirs: theirs[part] })),
    taken: taken.map(({ name }) => `the ${name.toLowerCase()}`),
  };

  async function saveTogether(chosenTheirs: Part[]) {
    const of = (part: Part) =>
      chosenTheirs.includes(part) || yours[part] === base[part] ? theirs[part] : yours[part];
    const together = { subject: of('subject'), body: of('body') };
    editing.type(together);
    await editing.save(together, version);
  }

  return (
    <ConflictDialog
      what="these words"
      conflict={isConflict ? conflict : null}
      isSaving={isBusy}
      onSave={saveTogether}
      onClose={() => editing.setOvertaken(false)}
    />
  );
}
