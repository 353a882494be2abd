import { useEffect, useRef, useState } from 'react';
import type { MailWords, MessageDetail } from '../../../../contracts/mail-words/mail-words.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';
import {
  clearWordsDraft,
  isSameWords,
  loadWordsDraft,
  releaseWordsDraft,
  saveWordsDraft,
  type WordsDraft,
} from './words-draft.ts';

/** What is typed, what it was made from, and how it is saved. */
export function useWordsEditor(message: MessageDetail) {
  const { kind } = message;
  const act = useStaffAction();
  const [state, setState] = useState(
    () => loadWordsDraft(kind) ?? { words: message.words, base: message.words, version: message.version },
  );
  const [wasRestored] = useState(() => loadWordsDraft(kind) !== null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const newest = useRef(state);
  newest.current = state;

  useEffect(() => () => releaseWordsDraft(kind), [kind]);

  const type = (words: MailWords) => put({ ...newest.current, words });

  function put(next: WordsDraft) {
    newest.current = next;
    setState(next);
    setFaults({});
    if (isSameWords(next.words, next.base)) clearWordsDraft(kind);
    else saveWordsDraft(kind, next);
  }

  /** After a save: what the server has now, and what was typed while it was on its way. */
  function settle(stored: MessageDetail, sent: MailWords) {
    const typed = newest.current.words;
    const words = isSameWords(typed, sent) ? stored.words : typed;
    const next = { words, base: stored.words, version: stored.version };
    newest.current = next;
    setState(next);
    setOvertaken(false);
    if (isSameWords(words, stored.words)) clearWordsDraft(kind);
    else saveWordsDraft(kind, next);
  }

  async function run(words: MailWords, call: () => Promise<{ data: MessageDetail }>, done: string) {
    setBusy(true);
    await act({
      async call() {
        try {
          settle((await call()).data, words);
        } catch (error) {
          setFaults(fieldFaults(error));
          if (error instanceof ApiError && error.status === 409) setOvertaken(true);
          throw error;
        }
      },
      failed: 'Failed to save the words',
      done,
    });
    setBusy(false);
  }

  const save = (words = newest.current.words, version = newest.current.version) =>
    run(
      words,
      () => staffApi.saveWords({ params: { kind }, body: { ...words, version } }),
      'Saved: the next mail says it so.',
    );
  const restore = () => {
    const { words, version } = newest.current;
    return run(
      words,
      () => staffApi.restoreWords({ params: { kind }, body: { version } }),
      'The original words are back.',
    );
  };
  const discard = () => {
    const { words, base, version } = newest.current;
    const next = { words: message.words, base: message.words, version: message.version };
    newest.current = next;
    setState(next);
    setFaults({});
    setOvertaken(false);
    clearWordsDraft(kind);
    return () => put({ words, base, version });
  };

  const isChanged = !isSameWords(state.words, state.base);
  return {
    ...state,
    type,
    save,
    restore,
    discard,
    faults,
    isBusy,
    isChanged,
    isOvertaken,
    setOvertaken,
    wasRestored,
  };
}

export type WordsEditing = ReturnType<typeof useWordsEditor>;
