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

/** An empty choice would not be put back with a draft. */
export const NOBODY = 'nobody';

export const draftNameOfAction = (id: string) => `desk:next-action:${id}`;

export type NextActionWork = ReturnType<typeof useNextActionForm>;

/**
 * The form in which something is planned, and the button that says that what was planned is done. Both change the same: what
 * is pressed while the other is on its way waits for its turn, and has seen what came of it.
 */
export function useNextActionForm(of: LookedAfter) {
  const { plan, finish } = useFollowUp();
  const [fault, setFault] = useState<string>();
  const draftName = draftNameOfAction(of._id);
  const { form, restored, save: keep, clear } = useFormDraft(draftName);
  const stored = actionOf(of);
  /** What stood there as the form was begun: what a colleague plans meanwhile is told when it is saved, also days later. */
  const [shown, setShown] = useState(stored);
  const { on, words, forId } = stored;
  /** `run` is given what the one before made of it, where it had to wait for that, and answers what it made itself. */
  const turn = (run: (made: ActionSeen | undefined) => Promise<ActionSeen | undefined>) =>
    inTurn<ActionSeen | undefined>(`next action of ${of._id}`, async (made) => (await run(made)) ?? made);

  // The form follows what is stored, also by a colleague, as long as it says nothing else of one's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is stored anew
  useEffect(() => {
    if (!form.current) return;
    if (!draftStore.look(draftName) || isSame(valuesOf(form.current), stored)) form.current.reset();
  }, [form, draftName, on, words, forId]);

  /**
   * Answers what to call once a press has worked, and once that is taken back: what one puts there oneself has been seen. The
   * page shows it a little later, and what is typed may be sent before.
   */
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

  /** Null where there is something to be mended first, which is said then. */
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

  /** Answers whether it worked. */
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

  /** All the same: as it is typed by now, and of a form that was left, as it was sent. */
  async function saveAgain(sent: ActionSeen, seen: ActionSeen): Promise<void> {
    const begun = beginAction();
    const typed = form.current ? readTyped(form.current) : sent;
    if (typed) await turn(() => send(typed, { seen, begun }));
  }

  async function send(typed: ActionSeen, pressed: Pressed): Promise<ActionSeen | undefined> {
    const { on: day } = typed;
    // As it is stored, so as it is shown.
    const made = day === null ? NO_ACTION : { ...typed, words: typed.words.trim() };
    const own = seeOwn(made);
    const worked = () => {
      // What was typed further is kept.
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
      // What waited for its turn has taken it away.
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
  /** What stood there for whoever pressed. */
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

/** The server stores words without the space around them. */
function isSame(one: ActionSeen, other: ActionSeen): boolean {
  return one.on === other.on && one.forId === other.forId && one.words.trim() === other.words.trim();
}
