const underWay = new Set<Promise<unknown>>();

/** Remembers a save of a picture's words or focus: the tour is not sent before it is through. */
export function trackPictureSave<T>(save: Promise<T>): Promise<T> {
  underWay.add(save);
  const forget = () => underWay.delete(save);
  save.then(forget, forget);
  return save;
}

export async function pictureSavesDone(): Promise<void> {
  await Promise.allSettled(underWay);
}
