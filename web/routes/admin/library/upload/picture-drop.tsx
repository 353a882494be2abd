import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { buttonStyle } from '../../../../ui/buttons/button-style.ts';
import { classNames } from '../../../../ui/class-names.ts';

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';
const VIDEOS = 'video/mp4,video/webm,video/quicktime';

type Props = {
  room: number;
  isFirst: boolean;
  label?: string;
  withVideos?: boolean;
  onFiles: (files: File[]) => void;
};

export function PictureDrop({ room, isFirst, label, withVideos, onFiles }: Props) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function take(files: FileList | null | undefined) {
    if (files) onFiles([...files].slice(0, room));
    if (input.current) input.current.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a convenience; the button inside does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border border-dashed px-4 text-center',
        isFirst ? 'py-10' : 'py-4',
        isOver ? 'border-teesta bg-info-ground' : 'border-edge',
      )}
    >
      <label
        className={buttonStyle(
          'secondary',
          'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        )}
      >
        <ImagePlus className="size-5" />
        {label ?? (isFirst ? 'Choose pictures' : 'Add pictures')}
        <input
          ref={input}
          type="file"
          multiple={room > 1}
          data-part="choose-files"
          accept={withVideos ? `${PICTURES},${VIDEOS}` : PICTURES}
          onChange={(event) => take(event.target.files)}
          className="sr-only"
        />
      </label>
      <span className="text-ink-soft max-sm:hidden">or drop {room > 1 ? 'them' : 'it'} here</span>
    </div>
  );
}
