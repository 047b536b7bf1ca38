import { notFound } from "next/navigation";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";

/** For the scripts in the browser, which would set the dashboard's title; the HTML has that of not-found.tsx. */
export { metadata } from "../not-found";

/** Every address below /admin that has no page. The session comes first, so that only staff are told. */
export default async function MissingPage() {
  await adminPageCtx();
  notFound();
}
