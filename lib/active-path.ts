/** A header link is active when the path starts with its path; Home only on exactly "/". */
export function isActivePath(pathname: string, linkPath: string): boolean {
  return linkPath === "/" ? pathname === "/" : pathname.startsWith(linkPath);
}
