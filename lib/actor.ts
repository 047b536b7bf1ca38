/** Who is acting. `system` is the shop itself: the scheduler, a command. */
export type Actor =
  | { kind: "visitor" }
  | { kind: "user"; id: string; username: string; email: string | null; isAdmin: boolean; sessionId: string }
  | { kind: "system"; name: string };
