import { BadgePercent, Clock, Layers, Timer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { type DealForm, newDeal } from "./deal-form";

const ideas = [
  {
    icon: Clock,
    title: "Happy hour specials",
    text: "A quiet hour, made worth the walk.",
    draft: { title: "Happy hour: 10% off glass", discountPercent: 10 },
  },
  {
    icon: Layers,
    title: "Bundle discounts",
    text: "Two things that belong together, a little less for both.",
    draft: { title: "Hookah and coals bundle: $10 off", discountAmount: "10.00" },
  },
  {
    icon: Timer,
    title: "Limited time offers",
    text: "A good price with a clear end.",
    draft: { title: "This weekend only: 20% off pipes", discountPercent: 20 },
  },
] as const;

/** Shown while there are no promotions: ideas that open the form with a draft. */
export function FirstDeal({ onCreate }: { onCreate: (draft: DealForm) => void }) {
  return (
    <section className="grid justify-items-center gap-5 rounded-xl border border-border-strong border-dashed px-4 py-10 text-center">
      <BadgePercent aria-hidden className="size-10 text-primary" />
      <div>
        <h2 className="text-subheading">Create Your First Promotion</h2>
        <p className="mt-1 text-muted-foreground">It appears on the public page as soon as you save it.</p>
      </div>
      <ul className="grid w-full max-w-3xl gap-3 text-left sm:grid-cols-3">
        {ideas.map(({ icon: Icon, title, text, draft }) => (
          <li key={title}>
            <button
              type="button"
              className="grid h-full w-full content-start gap-1 rounded-lg border bg-card p-4 text-left transition-colors hover:border-foreground/50 hover:bg-accent"
              onClick={() => onCreate({ ...newDeal, ...draft })}
            >
              <Icon aria-hidden className="size-5 text-info" />
              <span className="font-semibold">{title}</span>
              <span className="text-muted-foreground text-sm">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button size="lg" onClick={() => onCreate(newDeal)}>
        Create Deal
      </Button>
    </section>
  );
}
