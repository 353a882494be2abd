import { type DragEvent, useEffect, useState } from 'react';

const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>) => dataTransfer.types.includes('Files');

export function useFileDrop(onFiles: ((files: File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    dropProps: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles?.([...event.dataTransfer.files]);
      },
    },
  };
}

/** A file dropped elsewhere must not replace the page. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    function hold(event: globalThis.DragEvent) {
      const { dataTransfer, target } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      if (target instanceof Element && target.closest('input[type=file]')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    }
    document.addEventListener('dragover', hold);
    document.addEventListener('drop', hold);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('drop', hold);
    };
  }, []);
}
