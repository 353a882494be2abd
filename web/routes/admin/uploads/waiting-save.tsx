import { countOf, wordFor } from '../../../../contracts/count-of.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { Upload } from './uploads-of-form.ts';
import type { Uploads } from './use-uploads.ts';

/** Of more the rest is a number. */
const MAX_NAMED = 3;

const inWords = new Intl.ListFormat('en-GB');

type Props = {
  uploading: Uploads;
  words: {
    /** "picture" */
    what: string;
    /** "Saving" */
    doing: string;
    /** "Save" */
    toDo: string;
    /** "The tour is not saved yet." */
    notDone: string;
  };
};

/** What a save waits for: files on their way, or those that did not come up. */
export function WaitingSave({ uploading, words: { what, doing, toDo, notDone } }: Props) {
  const { uploads, waiting, retry, saveWithout, doNotSave } = uploading;
  if (waiting.takenOut !== null)
    return (
      <p role="status" className="mb-3 text-sm font-medium wrap-anywhere text-rhododendron">
        {waiting.takenOut} is left out. {notDone}
      </p>
    );
  if (!waiting.isWaiting) return null;
  const failed = uploads.filter(({ fault }) => fault !== undefined);
  const onTheirWay = uploads.length - failed.length;
  const again = failed.filter(({ isInvalid }) => !isInvalid);
  const percent = Math.round(waiting.share * 100);
  return (
    <div className="mb-3 rounded-card border border-edge bg-sheet px-4 py-3">
      {onTheirWay > 0 ? (
        <>
          <p className="font-semibold">
            <span role="status">
              {doing} when {countOf(onTheirWay, what)} {wordFor(onTheirWay, 'is', 'are')} up
            </span>
            <span aria-hidden="true" className="tabular-nums">
              : {percent} %
            </span>
          </p>
          <progress
            aria-label={`${doing}: on its way`}
            max={1}
            value={waiting.share}
            className="mt-2 block h-1.5 w-full overflow-hidden rounded-full bg-mist accent-teesta"
          />
        </>
      ) : (
        <p role="alert" className="font-semibold text-rhododendron">
          {failed.length === 1 ? `One ${what}` : countOf(failed.length, what)} did not come up. {notDone}
        </p>
      )}
      <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
        Without {wordFor(uploads.length, 'it', 'them')}, this is left out: {namesOf(uploads)}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {onTheirWay === 0 && again.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              for (const { key } of again) retry(key);
            }}
          >
            Try again
          </Button>
        )}
        <Button variant="secondary" onClick={saveWithout}>
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
