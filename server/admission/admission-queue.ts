import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type ArrivingBody, BodyBudget } from "./body-budget";
import { FairQueue } from "./fair-queue";
import { inOwnContext } from "./own-context";
import { Pipelining } from "./pipelining";

/** A request that waits for admission. */
export type Applicant = {
  response: ServerResponse;
  /** Requests of one address share one queue. */
  address: string;
  /** The largest size its body can have, in bytes. */
  bodyBytes: number;
  /** How much of its body has arrived. */
  progress: ArrivingBody["progress"];
  /** Whether it is for a page that anybody may ask for and that is rendered for this request alone. */
  isRendering?: boolean;
  /** Whether its session is valid, for a request that needs one; answers itself when it is not. */
  authenticate?: () => Promise<boolean>;
  /** Answers that there was no room for its body. */
  refuse: () => void;
  /** Answers that its body arrived too slowly. */
  cutOff: () => void;
};

const LARGE_BODY_BYTES = 128 * 1024;

/**
 * Decides when a request starts: after the earlier answers on its connection; then, with what is known of it, when its
 * body fits the budget and its address has its turn. Small bodies, large bodies and pages rendered per request have
 * queues of their own. Of the bodies in each, one starts at a time: a burst of messages from many addresses delays a
 * reader by one of them, and several megabytes arriving at once would delay everybody. Of the renderings two do: what
 * sixty at once hold outlives the collections of the young generation, and the heap grows by a hundred megabytes.
 */
export class AdmissionQueue {
  readonly #pipelining = new Pipelining();
  readonly #bodyBudget = new BodyBudget();
  readonly #requests = new FairQueue({ atOnce: 2, slotMs: 2 });
  readonly #smallBodies = new FairQueue({ atOnce: 1, slotMs: 2 });
  readonly #renderings = new FairQueue({
    atOnce: 2,
    slotMs: 25,
    workMs: 1_000,
  });
  readonly #largeBodies = new FairQueue({ atOnce: 1, slotMs: 25 });

  /** Calls `work` when the request is the next of its connection; never when that closes first. */
  takeInOrder(socket: Socket, response: ServerResponse, work: () => void): void {
    this.#pipelining.take(socket, response, work);
  }

  /** Calls `work` when the request is admitted; never when its connection closes first. */
  take(applicant: Applicant, work: () => void): void {
    const { response, address, bodyBytes: bytes } = applicant;
    const queue = this.#queueOf(applicant);
    const begin = inOwnContext(work);
    const enter = () =>
      this.#bodyBudget.take({ ...applicant, bytes }, () => queue.take(address, response, begin));
    whenAuthenticated(applicant, enter);
  }

  #queueOf({ bodyBytes, isRendering }: Applicant): FairQueue {
    if (bodyBytes > LARGE_BODY_BYTES) return this.#largeBodies;
    if (isRendering) return this.#renderings;
    return bodyBytes > 0 ? this.#smallBodies : this.#requests;
  }
}

function whenAuthenticated({ authenticate, response }: Applicant, enter: () => void): void {
  if (!authenticate) enter();
  else void authenticate().then((mayEnter) => mayEnter && !response.destroyed && enter());
}
