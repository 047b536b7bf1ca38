/** The header's rule: a link is active when the path starts with it; Home only on exactly "/". */
export function isActivePath(pathname: string, linkPath: string): boolean {
  return linkPath === "/" ? pathname === "/" : pathname.startsWith(linkPath);
}
