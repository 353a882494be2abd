const TRIES = 4;
const FIRST_PAUSE_MS = 1_000;

export type RetryEnvironment = {
  isOnline: () => boolean;
  backOnline: () => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
};

const browser: RetryEnvironment = {
  isOnline: () => navigator.onLine,
  backOnline: () => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true })),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

export async function loadWithRetries<T>(
  load: () => Promise<T>,
  environment: RetryEnvironment = browser,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await load();
    } catch (error) {
      if (!environment.isOnline()) {
        await environment.backOnline();
        tried = 0;
      } else if (tried >= TRIES) {
        throw error;
      } else {
        await environment.pause(FIRST_PAUSE_MS * 2 ** (tried - 1));
      }
    }
  }
}
