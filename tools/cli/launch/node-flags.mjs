/**
 * Node's flags for a TypeScript file of the project. The `react-server` condition makes the marker package
 * `server-only` harmless outside a Next build.
 */
export const TYPESCRIPT = ["--conditions=react-server", "--import", "tsx"];

/** Node's flags for a process that stops when its parent is killed. */
export const WITH_PARENT = ["--import", "./tools/cli/launch/stop-with-parent.mjs"];

/**
 * The arguments of Node for a child process that runs `args`.
 * @param {string[]} args the file, or flags instead of one, and its arguments
 */
export const childArgs = (args) => [...(args[0]?.endsWith(".ts") ? TYPESCRIPT : []), ...WITH_PARENT, ...args];
