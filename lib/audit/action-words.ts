/** Everything whose changes are recorded, with the words the screens use for it. */
export const AUDIT_ENTITIES = {
  deal: "Deal",
  event: "Event",
  product: "Product",
  customer: "Customer",
  "customer list": "Customer list",
  "order list": "Order list",
  checkin: "Visit",
  message: "Message",
  setting: "Setting",
  user: "Account",
  "privacy request": "Privacy request",
  "points expiry": "Points expiry",
  hours: "Opening hours",
  sync: "Sync",
  picture: "Picture",
  "audit log": "Audit log",
} as const;
export type AuditEntity = keyof typeof AUDIT_ENTITIES;
/** The words of a stored entity; its stored name where the code no longer knows it. */
export const entityInWords = (entity: string): string => AUDIT_ENTITIES[entity as AuditEntity] ?? entity;

/** Every action, as a sentence about it begins. */
const AUDIT_ACTIONS = {
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
  "undo join": "Join undone",
  part: "Separated",
  "undo part": "Separation undone",
  "not the same": "Said to be two people",
  "undo not the same": "No longer said to be two people",
  confirm: "Confirmed",
  note: "Note added",
  "delete note": "Note deleted",
  find: "Searched for",
  export: "Exported",
  upload: "Uploaded",
  erase: "Erased",
  "opt out": "Opted out of sale",
  run: "Applied",
  undo: "Undone",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;
/** The words of a stored action; its stored name where the code no longer knows it. */
export const actionInWords = (action: string): string => AUDIT_ACTIONS[action as AuditAction] ?? action;
