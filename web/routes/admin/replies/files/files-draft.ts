import type { ReplyFile } from '../../../../../contracts/reply-files/reply-files.contract.ts';
import { type Draft, draftStore } from '../../../../features/drafts/draft-store.ts';
import { sitting } from '../../../../features/drafts/sitting/sitting.ts';

/** A file that is up, for a reply that is not sent yet. `day`: the day of travel that this calendar file has. */
export type AttachedFile = Omit<ReplyFile, 'type'> & { day?: string };

const nameOf = (draftName: string) => `${draftName}:files`;

/** The files of a draft, as the typed words are kept: what is in them lies on the server. By id: "48213 Plan.pdf". */
export const filesDraft = {
  load(draftName: string): AttachedFile[] {
    return Object.entries(draftStore.load(nameOf(draftName)) ?? {}).map(([_id, text]) => {
      const space = text.indexOf(' ');
      const [bytes, day] = text.slice(0, space).split('@');
      return { _id, name: text.slice(space + 1), bytes: Number(bytes), day };
    });
  },
  /** For whoever does not take them up: they may be another tab's. */
  has: (draftName: string) => draftStore.look(nameOf(draftName)) !== null,
  /** `writtenIn`: the sitting that the form was opened in; what comes late is not for whoever sits here by then. */
  save(draftName: string, files: readonly AttachedFile[], writtenIn: string | null): void {
    if (sitting.current() !== writtenIn) return;
    const draft: Draft = Object.fromEntries(
      files.map(({ _id, name, bytes, day }) => [_id, `${bytes}${day ? `@${day}` : ''} ${name}`]),
    );
    draftStore.save(nameOf(draftName), draft);
  },
  release: (draftName: string) => draftStore.release(nameOf(draftName)),
};
