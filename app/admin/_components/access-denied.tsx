import { buttonVariants } from "@/components/controls/button-variants";
import { routes } from "@/lib/routes";

/** What a signed-in customer sees at an admin address. Plain markup, because Next sends it along with every page. */
export function AccessDenied() {
  return (
    <main className="page-width grid min-h-svh place-content-center justify-items-center gap-4 text-center">
      <h1 className="text-title">Access Denied</h1>
      <p className="text-lead text-muted-foreground">You need admin privileges to access this page</p>
      <a href={routes.home.path} className={buttonVariants()}>
        Back to the store
      </a>
    </main>
  );
}
