import { classNames } from '../class-names.ts';
import type { QrDrawing } from './qr-drawing.ts';

type Props = { drawing: QrDrawing; label: string; className?: string };

/** Dark on white in both colour schemes: some cameras cannot read the inverse. */
export function QrCode({ drawing: { path, size }, label, className }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('max-w-full rounded-card border border-mist bg-white', className)}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
