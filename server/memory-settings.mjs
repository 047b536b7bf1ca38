/**
 * Memory settings of the web process, the sync worker and the embedded database. Plain JavaScript, so that no compiler
 * stays loaded beside a running shop.
 */

/**
 * MB, four times what code and pages take: V8 collects garbage later the more memory it may use, and on a large machine
 * would hold several times what it needs.
 */
const HEAP_MB = 512;
/** MB of each of the three parts of the young generation: Node 20's own choice, of which later versions take more. */
const YOUNG_MB = 16;

/**
 * Node's flags for the web process and the sync worker. A limit already set in NODE_OPTIONS is kept.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]}
 */
export function heapFlags({ NODE_OPTIONS = "" }) {
  return /max[-_]old[-_]space/.test(NODE_OPTIONS)
    ? []
    : [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`];
}

/**
 * Settings of glibc's allocator, unless already set.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function allocatorSettings(env) {
  return {
    // Each thread that processes pictures would get an arena of its own and keep it (sharp's notes on memory
    // allocators): a flood of pictures cost 400 MB, with this 230.
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? "2",
    // Fixed: otherwise glibc raises both to the size of the last freed block and keeps the memory of a flood of
    // uploads.
    MALLOC_MMAP_THRESHOLD_: env.MALLOC_MMAP_THRESHOLD_ ?? "131072",
    MALLOC_TRIM_THRESHOLD_: env.MALLOC_TRIM_THRESHOLD_ ?? "131072",
  };
}
