import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Body, BodyBudget } from "./body-budget";
import { FairQueue } from "./fair-queue";
import { Pipelining } from "./pipelining";

/** A request that wants to be let in. */
export type Applicant = {
  socket: Socket;
  response: ServerResponse;
  /** Whose turn it is: requests of one address wait in one line. */
  address: string;
  /** The most its body takes up. */
  bodyBytes: number;
  /** How much of its body has come. */
  progress: Body["progress"];
  /** Answers that there was no room for its body. */
  refuse: () => void;
  /** Answers that its body came too slowly. */
  cutOff: () => void;
};

const LARGE_BODY_BYTES = 128 * 1024;

/**
 * Decides when a request is begun: after the answers before it on its connection, when there is room for its body, and
 * when it is the turn of the address it comes from. Large bodies have a line of their own: megabytes that come in at once
 * hold everybody up.
 */
export class AdmissionQueue {
  readonly #pipelining = new Pipelining();
  readonly #bodies = new BodyBudget();
  readonly #requests = new FairQueue({ atOnce: 4, placeMs: 5 });
  readonly #largeBodies = new FairQueue({ atOnce: 1, placeMs: 25 });

  /** Calls `work` when the request is let in; never when its connection ends before. */
  take(applicant: Applicant, work: () => void): void {
    const { socket, response, address, bodyBytes: bytes } = applicant;
    const queue = bytes > LARGE_BODY_BYTES ? this.#largeBodies : this.#requests;
    this.#pipelining.take(socket, response, () =>
      this.#bodies.take({ ...applicant, bytes }, () => queue.take(address, response, work)),
    );
  }
}
