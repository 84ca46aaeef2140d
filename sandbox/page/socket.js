// The one WebSocket of this tab. It comes back by itself when the server was away for a moment.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Socket {
  /** `onFrame(name, data)` for each frame, `onState(open)` when the connection comes or goes. */
  constructor(onFrame, onState) {
    this.onFrame = onFrame;
    this.onState = onState;
    this.wait = FIRST_WAIT;
    this.socket = null;
  }

  address() {
    const asked = new URLSearchParams(location.search);
    const query = new URLSearchParams();
    for (const name of ["key", "user"]) if (asked.get(name)) query.set(name, asked.get(name));
    return `ws://${location.host}/page/ws?${query}`;
  }

  connect() {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.onState(true);
    });
    socket.addEventListener("message", (event) => {
      const frame = JSON.parse(event.data);
      this.onFrame(frame.t, frame.d);
    });
    socket.addEventListener("close", () => {
      if (this.socket !== socket) return;
      this.onState(false);
      setTimeout(() => this.socket === socket && this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    });
  }

  /** Leaves the present connection and opens one for the user now named in the address. */
  renew() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  send(op, data = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ op, ...data }));
    return true;
  }
}
