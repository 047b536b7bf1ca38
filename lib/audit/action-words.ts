/** Everything whose changes are recorded, with the words the screens use for it. */
export const AUDIT_ENTITIES = {
  deal: "Deal",
  event: "Event",
  product: "Product",
  customer: "Customer",
  checkin: "Visit",
  message: "Message",
  setting: "Setting",
  user: "Account",
  "privacy request": "Privacy request",
  "points expiry": "Points expiry",
  hours: "Opening hours",
  sync: "Sync",
} as const;
export type AuditEntity = keyof typeof AUDIT_ENTITIES;

/** Every action, as a sentence about it begins. */
export const AUDIT_ACTIONS = {
  create: "Created",
  update: "Changed",
  delete: "Deleted",
  void: "Voided",
  restore: "Restored",
  "keep both": "Kept beside another visit that day",
  sync: "Synced",
  "check-in": "Checked in",
  "set password": "Password set",
  "sign in": "Signed in",
  "sign out": "Signed out",
  join: "Joined",
  "undo join": "Join taken back",
  part: "Separated",
  "undo part": "Separation taken back",
  "not the same": "Said to be two people",
  "undo not the same": "Two people taken back",
  confirm: "Confirmed",
  note: "Note added",
  "delete note": "Note deleted",
  find: "Searched for",
  export: "Exported",
  erase: "Erased",
  "opt out": "Opted out of sale",
  run: "Carried out",
  undo: "Undone",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;
