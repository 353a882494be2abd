import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

type Message = { uid: number; raw: Buffer; flags: Set<string> };

/**
 * A small IMAP4rev1 server with one mailbox, on a real socket: as much as `imapflow` needs, with ways to fail. npm has
 * no maintained test server, and CI installs no other.
 */
export type ImapServer = {
  port: number;
  deliver: (raw: Buffer) => void;
  messages: Message[];
  signedIn: () => number;
  mostSignedIn: () => number;
  connections: () => number;
  drop: () => void;
  /** Changes the UIDs of all messages. */
  renumber: () => void;
  refuse: (uid: number) => void;
  close: () => Promise<void>;
};

export async function openImapServer({
  user = 'bounces@agency.example',
  password = 'secret',
  tls,
}: {
  user?: string;
  password?: string;
  tls?: { key: string; cert: string };
} = {}): Promise<ImapServer> {
  const box = { messages: [] as Message[], nextUid: 1, validity: 7, refused: new Set<number>() };
  const sessions = new Set<Session>();
  const counts = { connections: 0, most: 0 };
  const accept = (socket: Socket) => {
    counts.connections += 1;
    const session = new Session(socket, box, { user, password });
    sessions.add(session);
    session.onSignIn = () => {
      counts.most = Math.max(counts.most, signedIn());
    };
    socket.on('close', () => sessions.delete(session));
    socket.on('error', () => socket.destroy());
  };
  const server = tls ? createTlsServer(tls, accept) : createServer(accept);
  const signedIn = () => [...sessions].filter((session) => session.isSignedIn).length;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    deliver(raw) {
      box.messages.push({ uid: box.nextUid, raw, flags: new Set() });
      box.nextUid += 1;
      for (const session of sessions) session.tellOfNew();
    },
    messages: box.messages,
    signedIn,
    mostSignedIn: () => counts.most,
    connections: () => counts.connections,
    drop() {
      for (const session of sessions) session.socket.destroy();
    },
    renumber() {
      box.validity += 1;
      for (const message of box.messages) message.uid += 100;
      box.nextUid += 100;
    },
    refuse: (uid) => box.refused.add(uid),
    async close() {
      for (const session of sessions) session.socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const BEFORE_SIGN_IN = ['CAPABILITY', 'ID', 'LOGIN', 'NOOP', 'LOGOUT'];

type Mailbox = { messages: Message[]; nextUid: number; validity: number; refused: Set<number> };

class Session {
  isSignedIn = false;
  onSignIn = () => {};
  readonly socket: Socket;
  readonly #box: Mailbox;
  readonly #account: { user: string; password: string };
  #typed = '';
  #idleTag: string | undefined;
  #isSelected = false;

  constructor(socket: Socket, box: Mailbox, account: { user: string; password: string }) {
    this.socket = socket;
    this.#box = box;
    this.#account = account;
    this.#say('* OK [CAPABILITY IMAP4rev1 IDLE NAMESPACE ID] ready');
    socket.on('data', (bytes) => this.#read(bytes.toString('latin1')));
  }

  tellOfNew(): void {
    if (this.#idleTag !== undefined) this.#say(`* ${this.#box.messages.length} EXISTS`);
  }

  #say(line: string): void {
    if (!this.socket.destroyed) this.socket.write(`${line}\r\n`, 'latin1');
  }

  #read(text: string): void {
    this.#typed += text;
    for (let end = this.#typed.indexOf('\r\n'); end !== -1; end = this.#typed.indexOf('\r\n')) {
      const line = this.#typed.slice(0, end);
      this.#typed = this.#typed.slice(end + 2);
      this.#answer(line);
    }
  }

  #answer(line: string): void {
    if (this.#idleTag !== undefined && line.toUpperCase() === 'DONE') {
      this.#say(`${this.#idleTag} OK idle ended`);
      this.#idleTag = undefined;
      return;
    }
    const [tag = '*', ...words] = line.split(' ');
    const command = (
      words[0]?.toUpperCase() === 'UID' ? words.splice(0, 2).join(' ') : (words.shift() ?? '')
    ).toUpperCase();
    const rest = words.join(' ');
    const isAllowed = this.isSignedIn || BEFORE_SIGN_IN.includes(command);
    if (!isAllowed) this.#say(`${tag} BAD sign in first`);
    else if (this.#obey(tag, command, rest)) this.#say(`${tag} OK done`);
  }

  /** Returns false if the command has been answered. */
  #obey(tag: string, command: string, rest: string): boolean {
    const told = this.#untagged(command, rest);
    if (told !== undefined) {
      if (told) this.#say(`* ${told}`);
      return true;
    }
    if (command === 'LOGIN') this.#signIn(tag, rest);
    else if (command === 'SELECT') this.#select(tag);
    else if (command === 'UID FETCH') this.#fetch(tag, rest);
    else if (command === 'IDLE') this.#idle(tag);
    else if (command === 'LOGOUT') this.socket.end(`* BYE\r\n${tag} OK done\r\n`);
    else this.#say(`${tag} BAD ${command} is not known here`);
    return false;
  }

  #untagged(command: string, rest: string): string | undefined {
    if (command === 'CAPABILITY') return 'CAPABILITY IMAP4rev1 IDLE NAMESPACE ID';
    if (command === 'ID') return 'ID ("name" "test")';
    if (command === 'NAMESPACE') return 'NAMESPACE (("" "/")) NIL NIL';
    if (command === 'LIST' || command === 'LSUB') return `${command} (\\HasNoChildren) "/" "INBOX"`;
    if (command === 'NOOP') return this.#isSelected ? `${this.#box.messages.length} EXISTS` : '';
    if (command === 'UID SEARCH') return `SEARCH${this.#search(rest)}`;
    if (command === 'UID STORE') return this.#store(rest);
    return undefined;
  }

  #idle(tag: string): void {
    this.#idleTag = tag;
    this.#say('+ idling');
  }

  #signIn(tag: string, given: string): void {
    const [user, password] = [...given.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain,
    );
    this.isSignedIn = user === this.#account.user && password === this.#account.password;
    this.#say(this.isSignedIn ? `${tag} OK signed in` : `${tag} NO [AUTHENTICATIONFAILED] wrong`);
    if (this.isSignedIn) this.onSignIn();
  }

  #select(tag: string): void {
    this.#isSelected = true;
    this.#say('* FLAGS (\\Seen \\Deleted)');
    this.#say('* OK [PERMANENTFLAGS (\\Seen \\Deleted)] flags');
    this.#say(`* ${this.#box.messages.length} EXISTS`);
    this.#say(`* OK [UIDVALIDITY ${this.#box.validity}] validity`);
    this.#say(`* OK [UIDNEXT ${this.#box.nextUid}] next`);
    this.#say(`${tag} OK [READ-WRITE] selected`);
  }

  /** `UID 5:*` always includes the newest message. */
  #search(criteria: string): string {
    const from = Number(/UID (\d+):\*/i.exec(criteria)?.[1] ?? 1);
    const newest = this.#box.messages.at(-1)?.uid;
    const found = this.#box.messages.filter(({ uid }) => uid >= from || uid === newest);
    return found.map(({ uid }) => ` ${uid}`).join('');
  }

  #fetch(tag: string, rest: string): void {
    const uid = Number(/^\d+/.exec(rest)?.[0]);
    const place = this.#box.messages.findIndex((message) => message.uid === uid);
    const message = this.#box.messages[place];
    const isRefused = this.#box.refused.has(uid);
    if (message && !isRefused) {
      const max = Number(/<0\.(\d+)>/.exec(rest)?.[1] ?? message.raw.length);
      const part = message.raw.subarray(0, max);
      this.socket.write(`* ${place + 1} FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n`);
      this.socket.write(part);
      this.#say(')');
    }
    this.#say(isRefused ? `${tag} NO [SERVERBUG] cannot read it` : `${tag} OK fetched`);
  }

  #store(rest: string): string {
    const uid = Number(/^\d+/.exec(rest)?.[0]);
    const message = this.#box.messages.find((one) => one.uid === uid);
    for (const [flag] of rest.matchAll(/\\\w+/g)) message?.flags.add(flag);
    return '';
  }
}
