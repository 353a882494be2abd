import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import { shortenAtSpace } from '../../../../contracts/fields/shorten-text.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import type { LibraryPicture, Video } from '../../../../contracts/media.contract.ts';
import { PICTURE_LIMITS, wishedVideoBytes } from '../../../../contracts/media-terms.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { Fact } from '../lists/fact.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/picture-page.ts';
import { FocusDialog } from './focus/focus-dialog.tsx';
import { PictureForm } from './picture-form.tsx';
import { nameOfPicture } from './picture-tile.tsx';
import { PictureUses } from './picture-uses.tsx';
import { ReplaceEverywhere } from './replace-everywhere.tsx';

const TITLE_LENGTH = 60;
const LIST = href('/admin/media');

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Picture');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.id, staffApi.getLibraryPicture));

export const HydrateFallback = () => <LoadingList title="Picture" />;

export default function PicturePage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="picture"
      nameOf={(picture) => shortenAtSpace(nameOfPicture(picture), TITLE_LENGTH)}
      back={{ to: LIST, text: 'All pictures' }}
    >
      {(picture) =>
        picture && (
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
            <Crops picture={picture} />
            <div className="grid content-start gap-8">
              <PictureForm picture={picture} />
              <ShownBy picture={picture} />
            </div>
          </div>
        )
      }
    </RecordPage>
  );
}

function Crops({ picture }: { picture: LibraryPicture }) {
  const act = useStaffAction();
  const [isFocusing, setFocusing] = useState(false);
  const { _id, tall, originalName, isUploaded, createdAt, width } = picture;
  return (
    <div>
      <div className="flex items-start gap-3">
        <Picture
          picture={picture}
          alt="Cut wide"
          sizes="(min-width: 1024px) 420px, 65vw"
          className="aspect-[3/2] w-full min-w-0 flex-[15] rounded-card"
        />
        {tall && (
          <Picture
            picture={{ ...picture, ...tall }}
            alt="Cut upright"
            sizes="(min-width: 1024px) 220px, 35vw"
            className="aspect-[4/5] w-full min-w-0 flex-8 rounded-card"
          />
        )}
      </div>
      {isUploaded && (
        <Button variant="quiet" onClick={() => setFocusing(true)} className="mt-2 -ml-2 px-3">
          <Crosshair className="size-5" />
          Choose what stays in sight
        </Button>
      )}
      {picture.video && <Film video={picture.video} poster={picture.url} />}
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {originalName && <Fact label="File">{originalName}</Fact>}
        <Fact label={isUploaded ? 'Uploaded' : 'Here since'}>{formatDay(createdAt)}</Fact>
        <Fact label="Width">{width} pixels</Fact>
        {!isUploaded && <Fact label="Origin">Ships with the site</Fact>}
      </dl>
      <FocusDialog
        picture={isFocusing ? picture : null}
        onSave={async (body) => {
          await staffApi.changePicture({ params: { id: _id }, body });
          await act({ call: async () => {}, failed: 'Failed to load the picture' });
        }}
        onClose={() => setFocusing(false)}
      />
    </div>
  );
}

function Film({ video, poster }: { video: Video; poster: string }) {
  const { url, seconds, width, height, bytes } = video;
  const size = `${width} × ${height}, ${seconds} seconds, ${(bytes / 1_000_000).toFixed(1)} MB, without sound.`;
  return (
    <div className="mt-4">
      <video
        src={url}
        poster={poster}
        controls
        muted
        playsInline
        preload="none"
        className="w-full rounded-card"
      />
      <p className="mt-2 text-sm text-ink-soft">
        {size} {stateText(video)}
      </p>
    </div>
  );
}

function stateText({ state, bytes, seconds }: Video): string {
  if (state === 'smaller') return 'It was made smaller.';
  if (state === 'waiting') return 'The server is making it smaller. It can be used already.';
  if (bytes <= wishedVideoBytes(seconds)) return 'It was small enough as it came.';
  return 'It is kept as large as it came: the browser could not make it smaller. Uploaded with Chrome or Edge, it would load faster.';
}

function ShownBy({ picture }: { picture: LibraryPicture }) {
  const act = useStaffAction();
  const { _id, uses, isUploaded, isPermanent } = picture;
  const asked = { params: { id: _id } };
  const remove = () =>
    act({
      call: () => staffApi.deletePicture(asked),
      failed: 'Failed to delete the picture',
      done: 'The picture is deleted.',
      undo: () => staffApi.restorePicture(asked),
      leadsTo: LIST,
    });
  return (
    <section aria-labelledby="shown-by" className="border-t border-mist pt-6">
      <h2 id="shown-by" className="text-heading">
        Shown by
      </h2>
      {uses.length === 0 ? (
        <p className="mt-2 text-ink-soft">{noneText(picture)}</p>
      ) : (
        <>
          <div className="mt-2">
            <PictureUses uses={uses} />
          </div>
          <div className="mt-4">
            <ReplaceEverywhere picture={picture} />
          </div>
        </>
      )}
      {isUploaded && uses.length === 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <DeleteButton onClick={() => void remove()} name={`Delete ${nameOfPicture(picture)}`} />
          <p className="text-sm text-ink-soft">
            {isPermanent
              ? `It can be restored for ${PICTURE_LIMITS.daysDeleted} days.`
              : `It goes by itself ${PICTURE_LIMITS.daysAbandoned} days after it came: no form was saved with it.`}
          </p>
        </div>
      )}
      {isUploaded && uses.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">It can be deleted once nothing shows it.</p>
      )}
    </section>
  );
}

function noneText({ isUploaded }: LibraryPicture): string {
  return isUploaded
    ? 'Nothing shows this picture.'
    : 'No tour and nobody of the team. Pages that come with the site may show it.';
}
