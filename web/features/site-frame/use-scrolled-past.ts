import { useEffect, useRef, useState } from 'react';

export function useScrolledPast() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  return { mark, isPast };
}
