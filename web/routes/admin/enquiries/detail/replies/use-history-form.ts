import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFormDraft } from '../../../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../../../features/failures/failure-text.ts';
import { isRefusal } from '../../../../../features/failures/is-refusal.ts';
import { leaveField } from '../../../../../lib/browser/leave-field.ts';
import { type Faults, useFaults } from '../../../../../ui/fields/use-faults.ts';
import { useLeadOn } from '../../../actions/use-lead-on.ts';
import { useReload } from '../../../actions/use-reload.ts';
import { sendOnceAnHour } from '../../../drafts/send-once-an-hour.ts';
import { snapshotDraft } from '../../../drafts/snapshot-draft.ts';
import { holdAnswerSeen } from '../../../replies/answer-seen.tsx';
import { useFileDrop } from '../../../replies/files/use-file-drop.ts';
import type { ReplyFiles } from '../../../replies/files/use-reply-files.ts';
import { useAnsweredMeanwhile } from '../../../replies/use-answered-meanwhile.ts';
import { type BegunAction, beginAction, showFailure, showToast } from '../../../toasts/show-toast.ts';
import { useSaving } from '../../../uploads/use-uploads.ts';
import { useDeskPlace } from '../../place/desk-place.ts';
import { isSameOnceMore, type Sent } from './same-once-more.ts';
import { isBehindTab, showTabOf } from './tab-of-form.ts';
import { THEN_NEXT } from './then-next.ts';
import { useSendKeys } from './use-send-keys.ts';

/** The ids of the files that go along, and whether what was sent from this form before may have gone out, too. */
type HowSent = { files: string[]; isAfterLost: boolean | undefined };

type Words = string | (() => Promise<string>);

const textOf = (words: Words) => (typeof words === 'string' ? words : words());

type Options = {
  /** Under which this browser keeps what is typed, until it is sent. */
  draftName: string;
  send: (values: Record<string, string>, idempotencyKey: string, how: HowSent) => Promise<unknown>;
  /** What is wrong can often be told before anything is sent. */
  check?: (values: Record<string, string>) => Faults;
  /** They go along: it is sent once they are up. */
  files?: ReplyFiles;
  done: Words;
  /** Said on the page of another enquiry: of whom it speaks is not in sight there. */
  doneThenNext?: Words;
  /** Said where the page is left while it waits for files: "… goes out once its files are up." */
  waits?: string;
  failed: string;
};

/**
 * A form that adds to the history of an enquiry or a message: faults stand beside their fields, success empties it and shows
 * the new line. What was typed while it was sent stays. What waits for its files goes out also where its page is left.
 */
export function useHistoryForm(options: Options) {
  const { draftName, check, send, files, done, doneThenNext = done, waits = '', failed } = options;
  const { form, restored, save, clear } = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(form);
  const reload = useReload();
  const [isOwnBusy, setBusy] = useState(false);
  const isBusy = isOwnBusy || files?.isSending === true;
  const place = useDeskPlace();
  const here = useLocation();
  const navigate = useNavigate();
  const leadOn = useLeadOn();
  /** How it was sent; "Send anyway" goes on with it. */
  const isNextWanted = useRef(false);
  const { pressed, written } = useWhatOutlastsThePage(form, files);
  const way = { text: 'Go back to it', go: () => void navigate(here) };

  /** Whether no file was left out of it by choice: then what is chosen since goes along with "Send anyway". */
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
    // What is wrong is told at once, not after a wait for files.
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
      // Whoever has left meanwhile is at something else, and is not led away from it.
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
      // It may be what the page shows that the refusal was for.
      if (isRefusal(error)) await reload();
    } finally {
      setBusy(false);
    }
  }

  /** What stands in the form is read there. */
  const isInSight = () => form.current !== null && !isBehindTab(form.current);

  /** Whoever is at something else, behind another tab or on another page, is not led away from it. */
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
    /** Files are held over it, to be dropped. */
    isOver,
    /** Of what a colleague answered meanwhile: for `AnsweredDialog`. */
    dialog,
    /** For `DraftRestoredNotice`, where files go along: the answered function brings these back. */
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

/** On a page that was opened again meanwhile. */
const openedAgain = (draftName: string) =>
  document.querySelector<HTMLFormElement>(`form[data-draft="${draftName}"]`);

const STUCK = 'A file did not come up.';

/** Told before anything was sent. */
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

/** The page that it was sent from, of which later messages speak; and its form, which keeps what was typed after it is gone. */
function useWhatOutlastsThePage(
  form: { current: HTMLFormElement | null },
  files: Pick<ReplyFiles, 'wait'> | undefined,
) {
  const pressed = useRef<ReturnType<typeof beginAction>>(undefined);
  const written = useRef<HTMLFormElement>(null);
  const wait = files?.wait;
  useEffect(() => {
    written.current = form.current;
    // It was sent from this page before that was left and opened again.
    if (wait?.getSnapshot().isWaiting) pressed.current = beginAction();
  }, [form, wait]);
  return { pressed, written };
}
