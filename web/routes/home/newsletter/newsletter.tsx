import { type RefObject, useEffect, useRef, useState } from 'react';
import { CallUs } from '../../../features/contact/call-us.tsx';
import { NewsletterForm } from '../../../features/newsletter/newsletter-form.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** Share of the section in view. */
const SEEN = 0.1;

export function Newsletter() {
  const section = useRef<HTMLElement>(null);
  const isWaiting = useEntrance(section, SEEN);
  return (
    <section
      ref={section}
      aria-labelledby="newsletter"
      data-entrance={isWaiting ? 'waiting' : undefined}
      className="measure mt-20 sm:mt-28"
    >
      <div
        className={classNames(
          'grid grid-cols-1 overflow-hidden rounded-card border border-mist bg-sheet transition-[translate] duration-200 ease-quiet motion-reduce:transition-none lg:grid-cols-[1.35fr_1fr] print:translate-y-0',
          // Moved, never hidden: on a slow phone the script may come long after the visitor.
          isWaiting && 'translate-y-10',
        )}
      >
        <div className="p-6 sm:p-10 lg:p-12">
          <h2 id="newsletter" className="max-w-[24ch] text-heading">
            Subscribe now to get useful travelling information.
          </h2>
          <NewsletterForm />
          <p className="text-ink-soft">Ready for the next trip? Let's get started</p>
        </div>
        <CallUs className="p-6 sm:p-10 lg:p-12" />
      </div>
    </section>
  );
}

/** Never under reduced motion or without script. */
function useEntrance(place: RefObject<HTMLElement | null>, share: number): boolean {
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    if (!place.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isIn = entry !== undefined && entry.intersectionRatio >= share;
        setIsWaiting(!isIn && entry !== undefined && entry.boundingClientRect.top > 0);
        if (isIn) observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, share]);

  return isWaiting;
}
