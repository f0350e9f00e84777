import type { Entry, Message, Problem, SetAside, View } from './wire';

/** How it went with an act. */
export type Outcome = { stored: true; setAside: SetAside | null } | { stored: false; problem: Problem };

interface Pending {
  act: string;
  resolve: (outcome: Outcome) => void;
}

export interface Listener {
  view(view: View, entries: Entry[]): void;
  phrase(player: string, phrase: string): void;
  connection(state: 'open' | 'lost' | 'unknown-person' | 'no-table'): void;
}

const PING = 20_000;
const SLOWEST = 5_000;
const AGAIN = 1_000;

/**
 * The socket of one table. It comes back by itself, asks for what it missed, and sends every act again that was not
 * answered: the server counts an act's id once.
 */
export class Live {
  private socket: WebSocket | null = null;
  private version = 0;
  private tries = 0;
  private closed = false;
  private timer = 0;
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.open();
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  private open(): void {
    if (this.closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?after=${this.version}`);
    this.socket = socket;
    let ping = 0;
    socket.onopen = () => {
      this.tries = 0;
      ping = window.setInterval(() => this.send({ type: 'ping' }), PING);
      this.listener.connection('open');
      for (const [id, { act }] of this.pending) this.send({ type: 'act', id, act });
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Message);
    socket.onclose = (event) => {
      clearInterval(ping);
      if (this.closed || this.socket !== socket) return;
      if (event.code === 4401) return this.listener.connection('unknown-person');
      if (event.code === 4404) return this.listener.connection('no-table');
      this.listener.connection('lost');
      const wait = Math.min(SLOWEST, 200 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
      this.timer = window.setTimeout(() => this.open(), wait);
    };
  }

  private readonly hurry = (): void => {
    if (!this.closed && this.socket?.readyState === WebSocket.CLOSED && document.visibilityState === 'visible') {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private hear(message: Message): void {
    switch (message.type) {
      case 'view':
        if (message.view.version >= this.version) this.seen(message.view, message.entries);
        break;
      case 'ack':
        this.settle(message.id, { stored: true, setAside: message.setAside });
        break;
      case 'refused':
        if (message.problem.status === 503) this.later(message.id);
        else this.settle(message.id, { stored: false, problem: message.problem });
        break;
      case 'phrase':
        this.listener.phrase(message.player, message.phrase);
        break;
      case 'pong':
        break;
      default:
        // All that is known stands above; a newer server may say more.
        message satisfies never;
    }
  }

  /** A view can come again, as when somebody comes or goes; what happened is told once. */
  private seen(view: View, entries: Entry[]): void {
    const news = entries.filter((entry) => entry.number > this.version);
    this.version = view.version;
    this.listener.view(view, news);
  }

  /** The server is not able to just now, such as after a restart: the act goes again under its id. */
  private later(id: string): void {
    window.setTimeout(() => {
      const pending = this.pending.get(id);
      if (pending) this.send({ type: 'act', id, act: pending.act });
    }, AGAIN);
  }

  private settle(id: string, outcome: Outcome): void {
    this.pending.get(id)?.resolve(outcome);
    this.pending.delete(id);
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  act(act: string): Promise<Outcome> {
    const id = uuid();
    return new Promise((resolve) => {
      this.pending.set(id, { act, resolve });
      this.send({ type: 'act', id, act });
    });
  }

  phrase(phrase: string): void {
    this.send({ type: 'phrase', phrase });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }
}

/** `crypto.randomUUID` is there only on https and localhost; a school's own server may have neither. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
