import { Readable } from 'node:stream';
import type { DeskNewsCounts, LiveMessage, Presence } from '../../../contracts/live/live.contract.ts';
import type { ChangeKind } from '../../../contracts/live/live-terms.ts';

/** Tells the client that this is no broken connection. */
export const END_EVENT = 'event: end\ndata: {}\n\n';
const HEARTBEAT = ': \n\n';

/** Server-sent events for one tab. For a slow reader, changes are merged, so nothing piles up. */
export class DeskStream extends Readable {
  readonly #kinds = new Set<ChangeKind>();
  readonly #presence = new Map<string, Presence>();
  #counts: DeskNewsCounts | undefined;
  #ages: LiveMessage['ages'];
  #staffRole: LiveMessage['staffRole'];
  #isRead = false;
  #isAtEnd = false;

  tell({ kinds = [], ages, counts, presence = [], staffRole }: LiveMessage): void {
    for (const kind of kinds) this.#kinds.add(kind);
    for (const one of presence) this.#presence.set(`${one.userId} ${one.tab}`, one);
    this.#counts = counts ?? this.#counts;
    this.#ages = ages ?? this.#ages;
    this.#staffRole = staffRole ?? this.#staffRole;
    this.#send();
  }

  beat(): void {
    if (this.#isRead) this.#write(HEARTBEAT);
  }

  end(): void {
    if (this.#isAtEnd || this.destroyed) return;
    this.#isRead = true;
    this.#send();
    this.#isAtEnd = true;
    this.push(END_EVENT);
    this.push(null);
  }

  override _read(): void {
    this.#isRead = true;
    this.#send();
  }

  #send(): void {
    const message: LiveMessage = {
      ...(this.#kinds.size > 0 && { kinds: [...this.#kinds] }),
      ...(this.#ages && { ages: this.#ages }),
      ...(this.#counts && { counts: this.#counts }),
      ...(this.#staffRole && { staffRole: this.#staffRole }),
      ...(this.#presence.size > 0 && { presence: [...this.#presence.values()] }),
    };
    if (!this.#isRead || Object.keys(message).length === 0) return;
    this.#kinds.clear();
    this.#presence.clear();
    this.#counts = undefined;
    this.#ages = undefined;
    this.#staffRole = undefined;
    this.#write(`data: ${JSON.stringify(message)}\n\n`);
  }

  #write(text: string): void {
    if (!this.#isAtEnd && !this.destroyed) this.#isRead = this.push(text);
  }
}
