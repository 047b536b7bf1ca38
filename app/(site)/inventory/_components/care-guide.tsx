import { Section, SectionHeader } from "@/components/layout/section";

const guides = [
  {
    title: "Glass",
    steps: [
      "Dump the water after every session. Old water stains glass more than smoke does.",
      "Rinse with warm water, then isopropyl alcohol and coarse salt. Shake, wait ten minutes, rinse until the smell is gone.",
      "Let it air-dry upside down. Never move glass straight from hot to cold.",
    ],
  },
  {
    title: "Hookahs",
    steps: [
      "Take the stem out of the base while it dries, or the grommet sticks.",
      "Brush the stem with warm water and lemon, never with scented soap.",
      "Rinse a washable hose after each use. If the hose is not washable, only blow air through it.",
    ],
  },
  {
    title: "Pipes and grinders",
    steps: [
      "Clear the bowl while it is still a little warm.",
      "Clean wood with a dry pipe cleaner, never with alcohol.",
      "Put a metal grinder in the freezer for half an hour, then brush the teeth clean.",
    ],
  },
  {
    title: "Vapes and e-cigs",
    steps: [
      "Charge with the cable it came with, on a hard surface, and unplug when full.",
      "Wipe the contacts with a dry cotton swab once a week.",
      "Never throw a battery in the trash. Ask us where to take it.",
    ],
  },
] as const;

export function CareGuide() {
  return (
    <Section id="care" tone="muted" aria-labelledby="care-title">
      <SectionHeader
        id="care-title"
        title="Care guide"
        lead="A piece you take care of lasts for years. Here is how."
      />
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {guides.map(({ title, steps }) => (
          <section key={title}>
            <h3 className="mb-4 border-primary border-b pb-3 text-subheading">{title}</h3>
            <ul className="grid gap-3 text-[0.9375rem] text-muted-foreground leading-relaxed">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
