const KEPT = 16;

/**
 * Caches the order of records of a list query, so that page 900 costs the same as page 1. Holds indexes or references,
 * never answers, and is cleared when a record changes.
 */
export class ViewCache<V> {
  private views = new Map<string, V>();

  get(key: string, build: () => V): V {
    const known = this.views.get(key);
    if (known !== undefined) return known;
    const built = build();
    if (this.views.size >= KEPT) this.views.delete(this.views.keys().next().value as string);
    this.views.set(key, built);
    return built;
  }

  clear(): void {
    this.views.clear();
  }
}
