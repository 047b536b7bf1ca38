/** Somebody who is signed in. */
export type User = {
  kind: "user";
  id: string;
  username: string;
  email: string | null;
  isAdmin: boolean;
  sessionId: string;
};

/** Who is acting. `system` is the shop itself: the scheduler, a command. */
export type Actor = { kind: "visitor" } | User | { kind: "system"; name: string };
