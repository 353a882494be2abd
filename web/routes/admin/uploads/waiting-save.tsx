import { useRef } from 'react';
import { countOf, wordFor } from '../../../../contracts/count-of.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFocusOnward } from '../actions/use-focus-onward.ts';
import type { Upload } from './uploads-of-form.ts';
import type { Uploads } from './use-uploads.ts';

const MAX_NAMED = 3;

const inWords = new Intl.ListFormat('en-GB');

type Props = {
  uploading: Uploads;
  words: {
    what: string;
    doing: string;
    toDo: string;
    notDone: string;
  };
};

export function WaitingSave({ uploading, words }: Props) {
  const { uploads, waiting } = uploading;
  const { isWaiting, takenOut } = waiting;
  const going = uploads.filter(({ fault }) => fault === undefined).length;
  const isGoing = isWaiting && going > 0;
  return (
    <div className={boxOf(isWaiting, takenOut !== null)}>
      <p className={isWaiting ? 'font-semibold' : undefined}>
        {/* Always rendered: a status is announced only if it exists before its text. */}
        <span role="status">
          {takenOut !== null && `${takenOut} is left out. ${words.notDone}`}
          {isGoing && `${words.doing} when ${countOf(going, words.what)} ${wordFor(going, 'is', 'are')} up`}
        </span>
        {isGoing && (
          <span aria-hidden="true" className="tabular-nums">
            : {Math.round(waiting.share * 100)} %
          </span>
        )}
      </p>
      {isWaiting && <WaitedFor uploading={uploading} words={words} />}
    </div>
  );
}

function boxOf(isWaiting: boolean, isSomethingLeftOut: boolean): string {
  if (isWaiting) return 'mb-3 rounded-card border border-edge bg-sheet px-4 py-3';
  return isSomethingLeftOut ? 'mb-3 text-sm font-medium wrap-anywhere text-rhododendron' : 'sr-only';
}

function WaitedFor({ uploading, words: { what, doing, toDo, notDone } }: Props) {
  const { uploads, waiting, retry, saveWithout, doNotSave } = uploading;
  const part = useRef<HTMLDivElement>(null);
  const without = useRef<HTMLButtonElement>(null);
  useFocusOnward(part, '[type=submit]');
  const failed = uploads.filter(({ fault }) => fault !== undefined);
  const isGoing = uploads.length > failed.length;
  const again = failed.filter(({ isInvalid }) => !isInvalid);

  function tryAgain() {
    // The button disappears, and the focus with it.
    without.current?.focus();
    for (const { key } of again) retry(key);
  }

  return (
    <div ref={part}>
      {isGoing ? (
        <progress
          aria-label={`${doing}: on its way`}
          max={1}
          value={waiting.share}
          className="mt-2 block w-full"
        />
      ) : (
        <p role="alert" className="font-semibold text-rhododendron">
          {failed.length === 1 ? `One ${what}` : countOf(failed.length, what)} did not come up. {notDone}
        </p>
      )}
      <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
        Without {wordFor(uploads.length, 'it', 'them')}, this is left out: {namesOf(uploads)}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {!isGoing && again.length > 0 && (
          <Button variant="secondary" onClick={tryAgain}>
            Try again
          </Button>
        )}
        <Button ref={without} variant="secondary" onClick={saveWithout}>
          {toDo} without {wordFor(uploads.length, 'it', 'them')}
        </Button>
        <Button variant="quiet" onClick={doNotSave}>
          Do not {toDo.toLowerCase()} yet
        </Button>
      </div>
    </div>
  );
}

function namesOf(uploads: readonly Upload[]): string {
  const names = uploads.map(({ file }) => file.name);
  const more = names.length - MAX_NAMED;
  return inWords.format(more > 1 ? [...names.slice(0, MAX_NAMED), `${more} more`] : names);
}
