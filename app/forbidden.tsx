import { AccessDenied } from "@/app/admin/_components/access-denied";
import { shop } from "@/lib/shop/shop";

/**
 * At the root, because the admin layout itself refuses: only a boundary above it shows what it throws. Next takes the
 * metadata of the screen that was asked for, and none when that refuses too.
 */
export default function Forbidden() {
  return (
    <>
      <title>{`Access Denied | ${shop.name}`}</title>
      <AccessDenied />
    </>
  );
}
