import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { BUILD_FILES } from "../build-files";

/** Tells whether a page, route or file exists at a path (without query). */
export type IsKnown = (path: string) => boolean;

/** Next's list of pages and routes: file to address, "/api/deals/[id]/route" to "/api/deals/[id]". */
const ROUTES = "app-path-routes-manifest.json";
const RoutesManifest = z.record(z.string(), z.string());
/**
 * Paths that are reached only through a rewrite of next.config.mjs or by Next itself, and the catch-all page of the
 * back office.
 */
const INNER = /^\/(?:inventory\/|admin\/\[\.\.\.|_)/;
/** Paths with double, backward or trailing slashes: Next redirects them, with their query, and renders no page. */
const REDIRECTED = /\/\/|\\|.\/$/;
export const isRedirected = (path: string): boolean => REDIRECTED.test(path);

function filesBelow(folder: string, url: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { encoding: "utf8", recursive: true }).map((path) => `${url}${path}`);
}

/** Matches the paths of a page or route by Next's name of it. */
export function patternOf(address: string): RegExp {
  const parts = address.split("/").map((part) => {
    if (part.startsWith("[...")) return ".+";
    return part.startsWith("[") ? "[^/]+" : part.replaceAll(".", "\\.");
  });
  return new RegExp(`^${parts.join("/")}$`);
}

/**
 * Reads from a build which paths exist.
 * @throws when the build has no list of its routes, or one in a format other than that of Next 16
 */
export function readKnownPaths(distDir: string, publicDir: string): IsKnown {
  const manifest = RoutesManifest.parse(JSON.parse(readFileSync(join(distDir, ROUTES), "utf8")));
  const addresses = Object.values(manifest).filter((address) => !INNER.test(address));
  const fixed = new Set([
    ...addresses.filter((address) => !address.includes("[")),
    ...filesBelow(publicDir, "/"),
    ...filesBelow(join(distDir, "static"), BUILD_FILES),
  ]);
  const patterns = addresses.filter((address) => address.includes("[")).map(patternOf);
  return (path) => fixed.has(path) || isRedirected(path) || patterns.some((pattern) => pattern.test(path));
}
