import { usePathname } from "next/navigation";

/** Whether the page belongs to the back office, without asking who is signed in. */
export const useIsBackOffice = (): boolean => usePathname().startsWith("/admin");
