import { type MouseEvent, useState } from 'react';
import { href } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageContent } from '../../features/page-content/page-content.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { socialCard } from '../../features/page-head/social-card.ts';
import { galleryPictures } from '../../features/pictures/gallery-pictures.server.ts';
import { lazyPart } from '../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { Route } from './+types/gallery.ts';

const PhotoLightbox = lazyPart(() => import('../../features/pictures/photo-lightbox.tsx'), 'PhotoLightbox');

/** By column count; tall and square tiles crop a wider picture. */
const SIZES = '(min-width: 1240px) 420px, (min-width: 768px) 36vw, (min-width: 540px) 46vw, 70vw';
const FIRST = 4;

export const handle: PageHandle = { isPublic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const content = await pageContent(context.get(apiContext), 'gallery');
  const { heading, lead, searchEngines } = content;
  return { heading, lead, searchEngines, pictures: galleryPictures(content) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.searchEngines;
  return pageMeta(matches, title, description, { image: socialCard('gallery') });
};

export default function Gallery({ loaderData: { heading, lead, pictures } }: Route.ComponentProps) {
  const [shown, setShown] = useState<number>();
  if (pictures.length === 0) return <NoPicturesYet heading={heading} />;
  return (
    <>
      <div className="measure pt-10 sm:pt-14">
        <PageHeading title={heading} lead={lead} />
      </div>
      {/* Full width, so that a phone of 360 px has two columns (a container query). */}
      <div className="@container mt-8 sm:mt-10">
        <ul className="mx-2 columns-1 gap-4 sm:mx-5 lg:measure @min-[350px]:columns-2 @min-[540px]:columns-3 @min-[768px]:columns-4">
          {pictures.map(({ id, picture, caption, tile }, index) => (
            <li key={id} id={id} className="mb-4 scroll-mt-28 break-inside-avoid">
              <a
                href={picture.url}
                data-opens-here=""
                onClick={(event) => openInPlace(event, () => setShown(index))}
                style={{ aspectRatio: tile }}
                className="group relative block overflow-hidden rounded-card"
              >
                <Picture
                  picture={picture}
                  sizes={SIZES}
                  haste={index < FIRST ? 'soon' : 'late'}
                  className="block size-full transition-transform duration-200 ease-quiet group-hover:scale-[1.03] motion-reduce:transform-none"
                />
                <span className="sr-only">{caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {shown !== undefined && (
        <PhotoLightbox pictures={pictures} index={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

function NoPicturesYet({ heading }: { heading: string }) {
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading title={heading} />
      <div className="mt-10">
        <EmptyState title="No pictures yet" text="They will follow. The tours say what there is to see.">
          <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
        </EmptyState>
      </div>
    </div>
  );
}

/** Modified clicks stay with the browser. */
function openInPlace(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open();
}
