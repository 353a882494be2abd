import { Link } from 'react-router';
import { GALLERY_PICTURES } from '../../lib/gallery-pictures.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

const SHOWN = 5;

/** One large picture and four small ones; each leads to its place in the gallery. */
export function RecentGallery() {
  return (
    <section aria-labelledby="recent-gallery" className="measure mt-20 sm:mt-28">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 id="recent-gallery" className="text-title">
          Recent Gallery
        </h2>
        <ButtonLink to="/gallery" variant="secondary">
          See the gallery
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {GALLERY_PICTURES.slice(0, SHOWN).map(({ id, src, width, height, alt, colour, focus }) => (
          <li key={id} className="overflow-hidden rounded-card first:col-span-2 first:row-span-2">
            <Link to={`/gallery#${id}`} className="group block h-full">
              <img
                src={src}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                style={{ backgroundColor: colour, objectPosition: focus }}
                className="aspect-[4/3] size-full object-cover transition-transform duration-200 ease-quiet group-hover:scale-[1.03] motion-reduce:transform-none"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
