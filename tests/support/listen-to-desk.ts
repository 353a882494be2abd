import type { LiveMessage } from '../../contracts/live/live.contract.ts';

export type DeskListener = {
  until: (isEnough: (told: LiveMessage[]) => boolean) => Promise<LiveMessage[]>;
  /** Resolves at the end of the stream; true if the server announced it. */
  ended: Promise<boolean>;
  leave: () => void;
};

/** Throws if the server refuses. */
export async function listenToDesk(origin: string, token: string): Promise<DeskListener> {
  const controller = new AbortController();
  const response = await fetch(`${origin}/api/v1/manage/live`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
  const told: LiveMessage[] = [];
  let more = Promise.withResolvers<void>();
  const ended = read(response.body);
  return {
    async until(isEnough) {
      while (!isEnough(told)) await Promise.race([more.promise, ended.then(failAtEnd)]);
      return told;
    },
    ended,
    leave: () => controller.abort(),
  };

  function failAtEnd(): never {
    throw new Error(`The stream ended after ${JSON.stringify(told)}.`);
  }

  async function read(body: ReadableStream<Uint8Array>): Promise<boolean> {
    let text = '';
    try {
      const decoder = new TextDecoder();
      for await (const part of body) {
        text += decoder.decode(part, { stream: true });
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          if (event.startsWith('event: end')) return true;
          if (event.startsWith('data: ')) told.push(JSON.parse(event.slice('data: '.length)));
        }
        more.resolve();
        more = Promise.withResolvers();
      }
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
    return false;
  }
}

export const toldOf =
  (kind: NonNullable<LiveMessage['kinds']>[number]) =>
  (told: LiveMessage[]): boolean =>
    told.some(({ kinds }) => kinds?.includes(kind));
