import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { isRefusal } from '../../../../../api/api-error.ts';
import { useFormDraft } from '../../../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../../../features/failures/failure-text.ts';
import { leaveField } from '../../../../../lib/browser/leave-field.ts';
import { type Faults, useFaults } from '../../../../../ui/fields/use-faults.ts';
import { useLeadOn } from '../../../actions/use-lead-on.ts';
import { useReload } from '../../../actions/use-reload.ts';
import { sendOnceAnHour } from '../../../drafts/send-once-an-hour.ts';
import { snapshotDraft } from '../../../drafts/snapshot-draft.ts';
import { holdAnswerSeen, useAnsweredMeanwhile } from '../../../replies/answered-meanwhile.tsx';
import { useFileDrop } from '../../../replies/files/use-file-drop.ts';
import type { ReplyFiles } from '../../../replies/files/use-reply-files.ts';
import { type BegunAction, beginAction, showFailure, showToast } from '../../../toasts/show-toast.ts';
import { useSaving } from '../../../uploads/use-uploads.ts';
import { useDeskPosition } from '../../position/desk-position.ts';
import { THEN_NEXT, useSendKeys } from './use-send-keys.ts';

/** `isAfterLost`: an earlier request from this form got no response and may have been stored. */
export type HowSent = { files: string[]; isAfterLost: boolean | undefined };

type Words = string | (() => Promise<string>);

const textOf = (words: Words) => (typeof words === 'string' ? words : words());

type Options = {
  draftName: string;
  send: (values: Record<string, string>, idempotencyKey: string, how: HowSent) => Promise<unknown>;
  check?: (values: Record<string, string>) => Faults;
  files?: ReplyFiles;
  done: Words;
  /** Shown on the next enquiry's page, so it must name the traveller. */
  doneThenNext?: Words;
  /** Shown if the page is left during the uploads: "… goes out once its files are up." */
  waits?: string;
  failed: string;
};

/** Text typed during the request stays. A reply that waits for uploads is sent even after the page is left. */
export function useHistoryForm(options: Options) {
  const { draftName, check, send, files, done, doneThenNext = done, waits = '', failed } = options;
  const { form, restored, save, clear } = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(form);
  const reload = useReload();
  const [isOwnBusy, setBusy] = useState(false);
  const isBusy = isOwnBusy || files?.isSending === true;
  const place = useDeskPosition();
  const here = useLocation();
  const navigate = useNavigate();
  const leadOn = useLeadOn();
  /** "Send anyway" repeats this choice. */
  const isNextWanted = useRef(false);
  const { pressed, written } = useWhatOutlastsThePage(form, files);
  const way = { text: 'Go back to it', go: () => void navigate(here) };

  /** False if files were left out on purpose; else "Send anyway" includes files attached since. */
  const isWhole = useRef(true);
  const sendAnyway = () => (files && isWhole.current ? files.wait.saveOnceUp() : void submit());
  const { wasAnswered, dialog } = useAnsweredMeanwhile(form, { save, send: sendAnyway });
  const { isOver, dropProps } = useFileDrop(files?.choose);
  useSaving(files?.wait, {
    save: () => void submit(),
    onLeft: () => showToast({ text: waits, tone: 'info', begun: pressed.current, way }),
    onStuck: () => isInSight() || tellElsewhere(STUCK, pressed.current),
  });

  const sendByKey = useSendKeys((isThenNext) => form.current && begin(form.current, isThenNext), isBusy);

  function begin(element: HTMLFormElement, isThenNext: boolean): void {
    if (isBusy) return;
    isNextWanted.current = isThenNext;
    pressed.current = beginAction();
    const isFit = Object.keys(check?.(valuesOf(element)) ?? {}).length === 0;
    if (files && isFit) files.wait.saveOnceUp();
    else void submit();
  }

  async function submit() {
    if (isBusy || !written.current) return;
    const values = valuesOf(written.current);
    const begun = pressed.current ?? beginAction();
    const lead = leadOn();
    const isUnchanged = snapshotDraft(draftName);
    const sending = files?.begin();
    const ids = sending?.ids ?? [];
    isWhole.current = sending?.isWhole ?? true;
    setBusy(true);
    try {
      const found = check?.(values) ?? {};
      if (Object.keys(found).length > 0) throw new FoundFaults(found);
      const sendIt = (key: string, { values, ids }: Sent, isAfterLost?: boolean) =>
        send(values, key, { files: ids, isAfterLost });
      await sendOnceAnHour(draftName, { values, ids }, sendIt, { isRepeat: isSameOnceMore });
      sending?.went();
      const shown = form.current ?? openedAgain(draftName);
      if (isUnchanged()) {
        shown?.reset();
        clear();
        leaveField(shown);
      }
      const [text = '', elsewhere = ''] = await Promise.all([done, doneThenNext].map(textOf));
      // A user who has left the page stays where they are.
      const isLeft = !shown || lead.hasLeft();
      if (isLeft || (isNextWanted.current && place)) showToast({ text: elsewhere, begun, way });
      else showToast({ text, begun });
      if (isNextWanted.current && !isLeft) await place?.goToNext();
      await reload();
    } catch (error) {
      const found = error instanceof FoundFaults ? error.faults : fieldFaults(error);
      showFaults(found);
      if (error instanceof FoundFaults || isRefusal(error)) sending?.refused(found);
      else sending?.lost();
      const [first] = Object.values(found);
      if ((first && isInSight()) || wasAnswered(error, begun)) return;
      if (first) tellElsewhere(first, begun, () => showFaults(found));
      else showFailure(failed, error, { begun });
      // The refusal may be about data that the page shows.
      if (isRefusal(error)) await reload();
    } finally {
      setBusy(false);
    }
  }

  const isInSight = () => form.current !== null && !isBehindTab(form.current);

  /** Does not move a user who is in another tab or on another page. */
  function tellElsewhere(reason: string, begun: BegunAction | undefined, thenShow = () => {}): void {
    const toTab = {
      text: 'Show it',
      go() {
        if (!form.current) return way.go();
        showTabOf(form.current);
        thenShow();
      },
    };
    showFailure(failed, undefined, { reason, begun, way: form.current ? toTab : undefined });
  }

  return {
    faults,
    isBusy,
    isRestored: restored !== null,
    isOver,
    dialog,
    /** Returns a function that restores the files, for `DraftRestoredNotice`. */
    startAfresh() {
      form.current?.reset();
      return files?.clear() ?? (() => {});
    },
    formProps: {
      ref: form,
      noValidate: true,
      'data-draft': draftName,
      ...(files && dropProps),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        begin(event.currentTarget, submitter?.getAttribute('name') === THEN_NEXT);
      },
      onKeyDown: sendByKey,
      onInput(event: FormEvent<HTMLFormElement>) {
        holdAnswerSeen(event.currentTarget);
        save();
        clearFault(event);
      },
    },
  };
}

const openedAgain = (draftName: string) =>
  document.querySelector<HTMLFormElement>(`form[data-draft="${draftName}"]`);

const STUCK = 'A file did not come up.';

class FoundFaults extends Error {
  readonly faults: Faults;
  constructor(faults: Faults) {
    super();
    this.faults = faults;
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The page of the submission, for later messages, and the form element, which keeps its text after unmounting. */
function useWhatOutlastsThePage(
  form: { current: HTMLFormElement | null },
  files: Pick<ReplyFiles, 'wait'> | undefined,
) {
  const pressed = useRef<ReturnType<typeof beginAction>>(undefined);
  const written = useRef<HTMLFormElement>(null);
  const wait = files?.wait;
  useEffect(() => {
    written.current = form.current;
    // Submitted from an earlier visit to this page.
    if (wait?.getSnapshot().isWaiting) pressed.current = beginAction();
  }, [form, wait]);
  return { pressed, written };
}

/** Forms stay mounted in hidden tabs. */
function isBehindTab(form: HTMLFormElement): boolean {
  return form.closest('[role=tabpanel][hidden]') !== null;
}

export function showTabOf(form: HTMLFormElement): void {
  const panel = form.closest('[role=tabpanel]');
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  if (!tab) return;
  // Synchronous, because a field in the tab gets the focus next.
  flushSync(() => tab.click());
  tab.focus();
}

type Sent = { values: Record<string, string>; ids: string[] };

/** True for a retry. Fields that the page itself changes do not count; the writer's own choice does. */
export function isSameOnceMore(earlier: unknown, now: Sent): earlier is Sent {
  const before: Sent = { values: {}, ids: [], ...(earlier as Partial<Sent>) };
  if (JSON.stringify(whatIsWritten(before)) !== JSON.stringify(whatIsWritten(now))) return false;
  return before.values.isDone === now.values.isDone || !hasChosenSince(before, now);
}

function whatIsWritten({ values, ids }: Sent) {
  const { isDone: _ticked, doneChoice: _choice, answerSeen: _seen, ...words } = values;
  return { words, ids };
}

/** The page leaves the field out if there is no choice. */
function hasChosenSince(
  { values: { doneChoice: before } }: Sent,
  { values: { doneChoice: now } }: Sent,
): boolean {
  return before !== undefined && now !== undefined && before !== now;
}
