import { countOf, wordFor } from '../../../../../../../contracts/count-of.ts';
import { Button } from '../../../../../../ui/buttons/button.tsx';
import type { SaveAfterUploads } from './use-save-after-uploads.ts';
import type { Upload, Uploads } from './use-uploads.ts';

/** Of more the rest is a number. */
const MAX_NAMED = 3;

const inWords = new Intl.ListFormat('en-GB');

/** What a save waits for: pictures on their way, or those that did not come up. */
export function WaitingSave({
  waiting,
  uploads: { uploads, retry },
}: {
  waiting: SaveAfterUploads;
  uploads: Uploads;
}) {
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
              Saving when {countOf(onTheirWay, 'picture')} {wordFor(onTheirWay, 'is', 'are')} up
            </span>
            <span aria-hidden="true" className="tabular-nums">
              : {percent} %
            </span>
          </p>
          <progress
            aria-label="Pictures on their way"
            max={1}
            value={waiting.share}
            className="mt-2 block h-1.5 w-full overflow-hidden rounded-full bg-mist accent-teesta"
          />
        </>
      ) : (
        <p role="alert" className="font-semibold text-rhododendron">
          {failed.length === 1 ? 'One picture did' : `${failed.length} pictures did`} not come up. The tour is
          not saved yet.
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
        <Button variant="secondary" onClick={waiting.saveWithout}>
          Save without {wordFor(uploads.length, 'it', 'them')}
        </Button>
        <Button variant="quiet" onClick={waiting.stop}>
          Do not save yet
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
