import { useEffect, useRef, useState } from 'react';

/** A mail that is drawn any smaller cannot be read. */
const SMALLEST = 0.7;

/** How large what is so wide is drawn, so that all of it is in sight; in its own size where it would be too small. */
export function scaleFor(width: number, room: number): number {
  const whole = Math.min(1, room / width);
  return whole < SMALLEST ? 1 : whole;
}

/** The same for the room that an element has, which changes with the window. */
export function useScale(width: number) {
  const strip = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    if (!strip.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);
  return { strip, scale: room ? scaleFor(width, room) : 1 };
}
