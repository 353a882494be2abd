import { useEffect, useState } from 'react';
import type { ActionSeen, ChangedMeanwhile } from '../../../../contracts/enquiries/seen.contract.ts';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import { type Draft, draftStore } from '../../../features/drafts/draft-store.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { halfTyped } from '../../../ui/fields/half-typed.ts';
import { type BegunAction, beginAction } from '../toasts/show-toast.ts';
import { dayInWords, NO_DAY } from './day-in-words.ts';
import { inTurn } from './in-turn.ts';
import { actionOf, type LookedAfter, NO_ACTION } from './looked-after.ts';
import { useFollowUp } from './use-follow-up.ts';

/** A draft does not restore an empty choice. */
export const NOBODY = 'nobody';

export const draftNameOfAction = (id: string) => `desk:next-action:${id}`;

export type NextActionWork = ReturnType<typeof useNextActionForm>;

/** Saving and "Done" change the same record: they queue, and each sees the result of the one before. */
export function useNextActionForm(of: LookedAfter) {
  const { plan, finish } = useFollowUp();
  const [fault, setFault] = useState<string>();
  const draftName = draftNameOfAction(of._id);
  const { form, restored, save: keep, clear } = useFormDraft(draftName);
  const stored = actionOf(of);
  /** From when the form was begun, so that saving, even days later, detects a colleague's plan. */
  const [shown, setShown] = useState(stored);
  const { on, words, forId } = stored;
  const turn = (run: (made: ActionSeen | undefined) => Promise<ActionSeen | undefined>) =>
    inTurn<ActionSeen | undefined>(`next action of ${of._id}`, async (made) => (await run(made)) ?? made);

  // The form follows the stored value until it is edited.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is stored again
  useEffect(() => {
    if (!form.current) return;
    if (!draftStore.look(draftName) || isSame(valuesOf(form.current), stored)) form.current.reset();
  }, [form, draftName, on, words, forId]);

  /** Marks the user's own change as seen, as the form may be sent before the page shows it. */
  function seeOwn(now: ActionSeen) {
    const own = JSON.stringify(now);
    const atPress = form.current && fieldOf(form.current, 'seen').value;
    const put = (next: string, inPlaceOf: string | null) => {
      const field = form.current && fieldOf(form.current, 'seen');
      if (field?.value !== inPlaceOf) return;
      field.value = next;
      if (draftStore.look(draftName)) keep();
    };
    return {
      worked: () => put(own, atPress),
      undone: ({ action }: ChangedMeanwhile) => put(JSON.stringify(action), own),
    };
  }

  /** Reports faults and returns null if there are any. */
  function readTyped(element: HTMLFormElement): ActionSeen | null {
    const typed = valuesOf(element);
    const half = halfTyped(element).on;
    if (typed.on === null && (!seenIn(element).on || half)) {
      setFault(half ?? NO_DAY);
      fieldOf(element, 'on').focus();
      return null;
    }
    setFault(undefined);
    return typed;
  }

  async function save(): Promise<boolean> {
    const element = form.current;
    const begun = beginAction();
    const typed = element && readTyped(element);
    if (!typed) return false;
    let own: ActionSeen | undefined;
    await turn(async (made) => {
      own = await send(typed, { seen: made ?? seenIn(element), begun });
      return own;
    });
    return own !== undefined;
  }

  /** Sends what the form has now, or, if it was left, what it sent before. */
  async function saveAgain(sent: ActionSeen, seen: ActionSeen): Promise<void> {
    const begun = beginAction();
    const typed = form.current ? readTyped(form.current) : sent;
    if (typed) await turn(() => send(typed, { seen, begun }));
  }

  async function send(typed: ActionSeen, pressed: Pressed): Promise<ActionSeen | undefined> {
    const { on: day } = typed;
    const made = day === null ? NO_ACTION : { ...typed, words: typed.words.trim() };
    const own = seeOwn(made);
    const worked = () => {
      // Text typed since the request stays.
      if (isSame(typedIn(draftStore.look(draftName) ?? {}), typed)) clear();
      own.worked();
    };
    const again = ({ action }: ChangedMeanwhile) => void saveAgain(typed, action);
    const hasWorked =
      day === null
        ? await finish(of, { ...pressed, ...own, worked })
        : await plan(
            of,
            { ...made, on: day, seen: pressed.seen },
            { begun: pressed.begun, ...own, worked, isTold: isFaultShown, again },
          );
    return hasWorked ? made : undefined;
  }

  function done(): Promise<unknown> {
    const begun = beginAction();
    return turn(async (seen = stored) => {
      // An earlier call in the queue has removed it.
      if (seen.on === null) return seen;
      return (await finish(of, { seen, begun, ...seeOwn(NO_ACTION) })) ? NO_ACTION : undefined;
    });
  }

  function isFaultShown(error: unknown): boolean {
    const { on: found } = fieldFaults(error);
    if (!found || !form.current) return false;
    setFault(found);
    return true;
  }

  return {
    ...{ form, restored, fault, shown, save, done },
    onInput() {
      keep();
      setFault(undefined);
    },
    onReset: () => setShown(stored),
  };
}

type Pressed = {
  seen: ActionSeen;
  begun: BegunAction;
};

function fieldOf(form: HTMLFormElement, name: 'on' | 'seen'): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

const seenIn = (form: HTMLFormElement) => JSON.parse(fieldOf(form, 'seen').value) as ActionSeen;

const valuesOf = (form: HTMLFormElement) =>
  typedIn(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));

function typedIn({ on = '', words = '', forId = '' }: Draft): ActionSeen {
  return { on: dayInWords(on, todayInIndia()) ?? null, words, forId: forId === NOBODY ? null : forId };
}

/** The server trims the words. */
function isSame(one: ActionSeen, other: ActionSeen): boolean {
  return one.on === other.on && one.forId === other.forId && one.words.trim() === other.words.trim();
}
