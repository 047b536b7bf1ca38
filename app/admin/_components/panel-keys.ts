import { auditKeys } from "@/lib/audit/address-keys";

/** The side panels, by the parameter of the address that opens each, with its other parameters. */
export const panelKeys = {
  person: [],
  order: [],
  money: ["line"],
  product: [],
  privacy: [],
  points: ["page"],
  audit: Object.values(auditKeys),
  messages: ["message", "messagesQ", "messagesPage"],
  rows: ["first", "last", "weekday", "tier"],
} as const satisfies Record<string, readonly string[]>;

export type PanelName = keyof typeof panelKeys;
