/**
 * How the web process and the sync worker are kept small. Plain JavaScript, as all that stays loaded beside a running shop.
 */

/**
 * MB, four times what code and pages take: V8 lets garbage grow with the memory it believes it has, and on a large machine
 * would keep several times what is in use.
 */
const HEAP_MB = 512;

/**
 * Node's flags for the web process and the sync worker. A limit of the technician's own in NODE_OPTIONS is left as it is.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]}
 */
export function heapFlags({ NODE_OPTIONS = "" }) {
  return /max[-_]old[-_]space/.test(NODE_OPTIONS) ? [] : [`--max-old-space-size=${HEAP_MB}`];
}

/**
 * Settings of glibc's allocator for it, over what is set already.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function allocatorSettings(env) {
  return {
    // Each thread that works on pictures would get an arena of its own and keep it (sharp's notes on memory allocators): a
    // flood of pictures cost 400 MB, with this 230.
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? "2",
    // Fixed, or glibc raises both to what was freed last and keeps the bodies and pictures of a flood.
    MALLOC_MMAP_THRESHOLD_: env.MALLOC_MMAP_THRESHOLD_ ?? "131072",
    MALLOC_TRIM_THRESHOLD_: env.MALLOC_TRIM_THRESHOLD_ ?? "131072",
  };
}
