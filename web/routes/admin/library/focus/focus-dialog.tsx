import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { STAFF_CALLS } from '../../../../../contracts/calls/staff-calls.ts';
import type { ManagedPicture } from '../../../../../contracts/media.contract.ts';
import { callUrl } from '../../../../api/call-path.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureInside, useFailureInside } from '../../actions/failure-inside.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';

const WIDE = 3 / 2;
const TALL = 4 / 5;

type Focus = ManagedPicture['focus'];
type FocusedPicture = Pick<ManagedPicture, '_id' | 'focus' | 'tallFocus'>;
type Focuses = Pick<FocusedPicture, 'focus' | 'tallFocus'>;
type Props = {
  picture: FocusedPicture | null;
  /** If it throws, the dialog stays open and keeps the choice. */
  onSave: (focuses: Focuses) => Promise<void>;
  onClose: () => void;
};

export function FocusDialog({ picture, onSave, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const inside = useFailureInside();
  const act = useStaffAction();

  function close() {
    inside.clear();
    onClose();
  }

  async function save(focuses: Focuses) {
    setBusy(true);
    const call = () => onSave(focuses);
    const done = await act({ call, failed: 'Failed to save the picture', inside, keepsPage: true });
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Dialog open={picture !== null} onClose={close} title="Choose what stays in sight" busy={isBusy}>
      {picture && (
        <FocusChoice picture={picture} isBusy={isBusy} onSave={save} onClose={close}>
          <FailureInside failure={inside.failure} />
        </FocusChoice>
      )}
    </Dialog>
  );
}

const STEPS: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Percent per arrow key, without and with Shift. */
const STEP = 5;
const FINE_STEP = 1;

const inside = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

type ChoiceProps = Props & { picture: FocusedPicture; isBusy: boolean; children: ReactNode };

function FocusChoice({ picture, isBusy, onSave, onClose, children }: ChoiceProps) {
  const [wide, setWide] = useState(picture.focus);
  const [ownTall, setOwnTall] = useState(picture.tallFocus);
  const [shape, setShape] = useState<'wide' | 'tall'>('wide');
  const [ratio, setRatio] = useState(WIDE);
  const url = callUrl(STAFF_CALLS, 'getWholePicture', { id: picture._id });
  const tall = ownTall ?? wide;

  return (
    <>
      <fieldset>
        <legend className="text-ink-soft">
          Press on what matters most, or use the arrow keys. Below you see the cuts.
        </legend>
        <div className="mt-2 flex flex-wrap gap-x-6">
          <ShapeChoice text="Wide" isChosen={shape === 'wide'} onChoose={() => setShape('wide')} />
          <ShapeChoice
            text={`Upright, for phones${ownTall ? '' : ': as wide, until you move it'}`}
            isChosen={shape === 'tall'}
            onChoose={() => setShape('tall')}
          />
        </div>
      </fieldset>
      <FocusPoint
        url={url}
        focus={shape === 'wide' ? wide : tall}
        onMove={(move) => (shape === 'wide' ? setWide(move) : setOwnTall((own) => move(own ?? wide)))}
        onRatio={setRatio}
      />
      {children}
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
        <div className="flex items-end gap-3">
          <Cut url={url} at={cropPosition(ratio, wide, WIDE)} className="aspect-[3/2] w-36" />
          <Cut url={url} at={cropPosition(ratio, tall, TALL)} className="aspect-[4/5] w-19" />
          {ownTall && (
            <Button variant="quiet" onClick={() => setOwnTall(null)} className="px-3">
              Upright as wide
            </Button>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onClose}
          >
            Cancel
          </Button>
          <Button busy={isBusy} onClick={() => void onSave({ focus: wide, tallFocus: ownTall })}>
            {isBusy ? 'Cutting…' : 'Use this focus'}
          </Button>
        </div>
      </div>
    </>
  );
}

type ShapeProps = { text: string; isChosen: boolean; onChoose: () => void };

function ShapeChoice({ text, isChosen, onChoose }: ShapeProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="radio" checked={isChosen} onChange={onChoose} className="size-5 accent-teesta" />
      {text}
    </label>
  );
}

type CutProps = { url: string; at: string; className: string };

function Cut({ url, at, className }: CutProps) {
  return (
    <img
      src={url}
      alt=""
      style={{ objectPosition: at }}
      className={`rounded-field object-cover ${className}`}
    />
  );
}

type PointProps = {
  url: string;
  focus: Focus;
  onMove: (move: (from: Focus) => Focus) => void;
  onRatio: (ratio: number) => void;
};

function FocusPoint({ url, focus, onMove, onRatio }: PointProps) {
  function point(event: PointerEvent<HTMLElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const to = {
      x: inside(((event.clientX - box.left) / box.width) * 100),
      y: inside(((event.clientY - box.top) / box.height) * 100),
    };
    onMove(() => to);
  }

  function step(event: KeyboardEvent) {
    const direction = STEPS[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? FINE_STEP : STEP;
    onMove(({ x, y }) => ({ x: inside(x + direction.x * by), y: inside(y + direction.y * by) }));
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Focus: ${focus.x} percent from the left, ${focus.y} percent from the top. Arrow keys move it.`}
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={step}
        className="relative mx-auto mt-4 block w-fit max-w-full cursor-crosshair touch-none select-none"
      >
        <img
          src={url}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) => onRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
          className="block max-h-[40dvh] max-w-full rounded-field"
        />
        <span
          aria-hidden="true"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#14231f,inset_0_0_0_2px_#14231f]"
        />
      </button>
      <p aria-live="polite" className="sr-only">
        {focus.x} percent from the left, {focus.y} percent from the top
      </p>
    </>
  );
}

/** An `object-position` that shows what the server would crop. `ratio` of the picture and of the `crop`: width by height. */
export function cropPosition(ratio: number, focus: Focus, crop: number): string {
  const shown = { x: Math.min(1, crop / ratio), y: Math.min(1, ratio / crop) };
  return `${along(focus.x, shown.x)}% ${along(focus.y, shown.y)}%`;
}

function along(percent: number, shown: number): number {
  if (shown >= 1) return 50;
  const start = Math.min(Math.max(0, percent / 100 - shown / 2), 1 - shown);
  return Math.round((start / (1 - shown)) * 100);
}
