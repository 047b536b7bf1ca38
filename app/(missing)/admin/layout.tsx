/**
 * The frame of the back office again, without app/admin/loading.tsx in it: below a loading state the answer has begun
 * with status 200 before the page says that there is none.
 */
export { default, generateMetadata } from "@/app/admin/layout";
