import { sitting } from '../../../../features/drafts/sitting/sitting.ts';
import type { Uploading } from '../../uploads/use-uploads.ts';
import { uploadsOnTheirWay } from './lost-uploads.ts';

/** Warns before a reload during uploads and remembers what is lost. Returns a function that checks again. */
export function holdWhileGoing(draftName: string, { uploads, wait }: Uploading): () => void {
  const writtenIn = sitting.current();
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();

  function look(): void {
    const lost = uploads.getSnapshot().filter(({ isInvalid }) => !isInvalid);
    const isOver = sitting.current() !== writtenIn;
    if (lost.length > 0 && !isOver) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
    if (isOver) return;
    const names = lost.map(({ file }) => file.name);
    uploadsOnTheirWay.remember(draftName, { names, isWaiting: wait.getSnapshot().isWaiting });
  }
  uploads.subscribe(look);
  wait.subscribe(look);
  return look;
}
