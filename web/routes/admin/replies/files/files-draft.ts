import type { ReplyFile } from '../../../../../contracts/reply-files/reply-files.contract.ts';
import { type Draft, draftStore } from '../../../../features/drafts/draft-store.ts';
import { sitting } from '../../../../features/drafts/sitting/sitting.ts';

/** An uploaded file of an unsent reply. `day`: the travel date in a calendar file. */
export type AttachedFile = Omit<ReplyFile, 'type'> & { day?: string };

const nameOf = (draftName: string) => `${draftName}:files`;

/** Stored like typed text, by file id: "48213 Plan.pdf". The contents are on the server. */
export const filesDraft = {
  load(draftName: string): AttachedFile[] {
    return Object.entries(draftStore.load(nameOf(draftName)) ?? {}).map(([_id, text]) => {
      const space = text.indexOf(' ');
      const [bytes, day] = text.slice(0, space).split('@');
      return { _id, name: text.slice(space + 1), bytes: Number(bytes), day };
    });
  },
  /** Does not take up the draft, which may be another tab's. */
  has: (draftName: string) => draftStore.look(nameOf(draftName)) !== null,
  /** `writtenIn`: the session in which the form was opened; a late save must not reach the next user. */
  save(draftName: string, files: readonly AttachedFile[], writtenIn: string | null): void {
    if (sitting.current() !== writtenIn) return;
    const draft: Draft = Object.fromEntries(
      files.map(({ _id, name, bytes, day }) => [_id, `${bytes}${day ? `@${day}` : ''} ${name}`]),
    );
    draftStore.save(nameOf(draftName), draft);
  },
  release: (draftName: string) => draftStore.release(nameOf(draftName)),
};
