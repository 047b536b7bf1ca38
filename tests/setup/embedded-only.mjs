/**
 * Whether a file of database tests does not run against a server: it is about the embedded database, or the kind of
 * database makes no difference to it, for the reason in its first lines.
 * @param {string} path from the project's folder
 * @param {string} text
 */
export const isEmbeddedOnly = (path, text) =>
  path.startsWith("server/embedded-database/") || /^\/\/ Runs once: /m.test(text);
