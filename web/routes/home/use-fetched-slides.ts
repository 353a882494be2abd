import { useEffect, useState } from 'react';

/** The slides whose pictures may be fetched: the first at once; once the page has loaded, the shown and the next. */
export function useFetchedSlides(index: number, count: number): ReadonlySet<number> {
  const [isLoaded, setIsLoaded] = useState(false);
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]));

  useEffect(() => {
    const loaded = () => setIsLoaded(true);
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', loaded, { once: true });
    return () => window.removeEventListener('load', loaded);
  }, []);

  useEffect(() => {
    if (isLoaded) setFetched((before) => new Set([...before, index, (index + 1) % count]));
  }, [isLoaded, index, count]);

  return fetched;
}
