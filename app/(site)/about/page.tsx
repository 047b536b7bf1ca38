import Link from "next/link";
import { buttonVariants } from "@/components/controls/button-variants";
import { StorefrontScene } from "@/components/illustrations/scenes/storefront-scene";
import { PageHeader, TitleLines } from "@/components/layout/page-header";
import { cachedHoursExceptions } from "@/lib/hours/queries";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { Inside, Standing, Story, Values } from "./_components/story";
import { Visit } from "./_components/visit";

export const dynamic = "force-static";
export const metadata = pageMetadata("about");

export default async function AboutPage() {
  const exceptions = await cachedHoursExceptions();
  return (
    <>
      <PageHeader
        eyebrow="About us"
        title={
          <TitleLines
            lines={["A neighborhood", "shop that takes", "its time"]}
            lineClass="max-sm:block lg:block"
          />
        }
        scene={<StorefrontScene />}
        lead="Glass, vapes, hookahs and accessories on South Maryland Parkway. In store only, 21 and over, with regular hours seven days a week."
      >
        <a href="#visit" className={buttonVariants({ size: "lg" })}>
          Find the shop
        </a>
        <Link
          href={routes.inventory.path}
          prefetch={false}
          className={buttonVariants({ variant: "outline", size: "lg" })}
        >
          See what we carry
        </Link>
      </PageHeader>
      <Story />
      <Values />
      <Inside />
      <Standing />
      <Visit exceptions={exceptions} />
    </>
  );
}
