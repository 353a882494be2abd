import { useEffect, useRef, useState } from 'react';

const SMALLEST = 0.7;

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

const WIDTHS = [
  { value: 360, text: 'Phone' },
  { value: 800, text: 'Computer' },
] as const;

const LOOKS = [
  { value: false, text: 'Light' },
  { value: true, text: 'Dark' },
] as const;

type Props = {
  html: string;
  title: string;
  startsNarrow?: boolean;
};

/** Pixels. Below this the window itself would cut a wide mail off. */
const WIDE_WINDOW = 900;

/** Sandboxed: no scripts, no same origin. So the page cannot know its height, and the frame scrolls. */
export function MailFrame({ html, title, startsNarrow = false }: Props) {
  const [width, setWidth] = useState<number>(() =>
    startsNarrow || globalThis.innerWidth < WIDE_WINDOW ? 360 : 800,
  );
  const [isDark, setIsDark] = useState(false);
  const { strip, scale } = useScale(width);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap gap-3">
        <Choice label="Width of the preview" choices={WIDTHS} chosen={width} onChoose={setWidth} />
        <Choice label="Colours of the preview" choices={LOOKS} chosen={isDark} onChoose={setIsDark} />
      </div>
      <section
        ref={strip}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-mist bg-sunken"
      >
        <div
          className="mx-auto h-[min(75dvh,52rem)] min-h-80 overflow-hidden"
          style={{ width: width * scale }}
        >
          <iframe
            title={title}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            srcDoc={mailDocument(html, isDark)}
            style={{
              width,
              height: `${100 / scale}%`,
              transform: scale < 1 ? `scale(${scale})` : undefined,
              colorScheme: isDark ? 'dark' : 'light',
            }}
            className="block origin-top-left"
          />
        </div>
      </section>
    </div>
  );
}

type ChoiceProps<T> = {
  label: string;
  choices: readonly { value: T; text: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

function Choice<T extends number | boolean>({ label, choices, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="flex overflow-hidden rounded-full border border-edge">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, text }) => (
        <button
          key={text}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-11 px-3 sm:px-4 aria-pressed:bg-mist aria-pressed:font-semibold focus-visible:-outline-offset-4"
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * Links open a new tab, outside the frame.
 *
 * `prefers-color-scheme` in a frame follows the browser, whatever the frame's `color-scheme` (Chromium 150, with and
 * without `sandbox`), so the media queries are replaced in the text.
 */
export function mailDocument(html: string, isDark: boolean): string {
  const asked = html
    .replaceAll(/\(prefers-color-scheme: ?dark\)/g, isDark ? ALWAYS : NEVER)
    .replaceAll(/\(prefers-color-scheme: ?light\)/g, isDark ? NEVER : ALWAYS);
  const scheme = isDark ? 'dark' : 'light';
  return `<base target="_blank"><style>:root{color-scheme:${scheme} !important}</style>${asked}`;
}

export function scaleFor(width: number, room: number): number {
  const whole = Math.min(1, room / width);
  return whole < SMALLEST ? 1 : whole;
}

function useScale(width: number) {
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
