import { useEffect, useRef, useState } from 'react';

const SMALLEST = 0.7;

export function scaleFor(width: number, room: number): number {
  const whole = Math.min(1, room / width);
  return whole < SMALLEST ? 1 : whole;
}

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
