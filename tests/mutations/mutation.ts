/** One control of the shop, how to switch it off, and the test that must fail without it. */
export type Mutation = {
  name: string;
  file: string;
  /** Exact text that stands in the file once, and what takes its place. */
  find: string;
  replace: string;
  project: "unit" | "integration";
  test: string;
  /** Part of the test's name, where its file holds many. */
  only?: string;
  /** Where only a server can show it; otherwise the embedded database is used when none answers. */
  needs?: "server";
};
