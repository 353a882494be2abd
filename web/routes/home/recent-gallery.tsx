import { href, Link } from 'react-router';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { HomePictures } from './home-pictures.server.ts';

const LARGE = '(min-width: 1240px) 620px, (min-width: 1024px) 50vw, 100vw';
const SMALL = '(min-width: 1240px) 330px, (min-width: 1024px) 27vw, 54vw';

export function RecentGallery({ pictures }: { pictures: HomePictures['recent'] }) {
  return (
    <section aria-labelledby="recent-gallery" className="measure mt-20 sm:mt-28">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 id="recent-gallery" className="text-title">
          Recent Gallery
        </h2>
        <ButtonLink to={href('/gallery')} variant="secondary">
          See the gallery
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {pictures.map(({ id, picture }, place) => (
          <li
            key={id}
            className={classNames('overflow-hidden rounded-card', place === 0 && 'col-span-2 row-span-2')}
          >
            <Link to={`${href('/gallery')}#${id}`} className="group block h-full">
              <Picture
                picture={picture}
                sizes={place === 0 ? LARGE : SMALL}
                className="aspect-[4/3] size-full transition-transform duration-200 ease-quiet group-hover:scale-[1.03] motion-reduce:transform-none"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
