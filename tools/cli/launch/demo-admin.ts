/** The practice shop's owner: printed by `npm run demo`, and who the browser tests sign in as. */
export const DEMO_ADMIN = {
  username: "owner",
  email: "owner@example.com",
  password: "riverbed-lantern-42",
  adminCode: "practice-admin-code",
};
