import { buttonVariants } from "@/components/controls/button-variants";
import { SiteMark } from "@/components/illustrations/site-mark";
import { cn } from "@/lib/cn";
import { shop } from "@/lib/shop/shop";

const LEAVE_URL = "https://www.google.com";

/**
 * The 21+ question. Plain markup: AGE_GATE_SCRIPT in the head opens it and handles the answer. Escape and clicks
 * outside do nothing, but No always leads away, so nobody is trapped.
 */
export function AgeGate() {
  return (
    <dialog
      id="age-gate"
      aria-labelledby="age-gate-title"
      aria-describedby="age-gate-text"
      suppressHydrationWarning
      {...{ closedby: "none" }}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-2xl border border-glass-line bg-popover p-6 text-center text-popover-foreground shadow-overlay gate-backdrop sm:p-9 short:p-5"
    >
      <SiteMark className="mx-auto size-14 short:hidden" />
      <h2 id="age-gate-title" className="mt-5 text-heading short:mt-0">
        {`Are you ${shop.minimumAge} or older?`}
      </h2>
      <p id="age-gate-text" className="mt-2 text-muted-foreground">
        {`${shop.name} sells tobacco and nicotine products to adults only. A valid government photo ID is checked in the shop.`}
      </p>
      <label className="mt-6 short:mt-2 flex min-h-11 cursor-pointer items-center justify-center gap-3 text-[0.9375rem]">
        <input type="checkbox" name="remember" className="size-5 accent-primary" />
        Remember for 30 days
      </label>
      <div className="mt-4 grid gap-3 sm:grid-cols-2 short:mt-2">
        <button type="button" data-age="yes" className={cn(buttonVariants({ size: "lg" }), "sm:order-2")}>
          {`Yes, I am ${shop.minimumAge}+`}
        </button>
        <a href={LEAVE_URL} className={buttonVariants({ variant: "outline", size: "lg" })}>
          No
        </a>
      </div>
    </dialog>
  );
}
